import type { Choice, Game } from '@engawa/kernel';
import { risingSun } from '@engawa/rising-sun';
import { describe, expect, it } from 'vitest';
import { sealedBids } from '../kit/test-games.ts';
import { answer, propose, room, undo } from './proposing.ts';
import { Room, type RoomPlan } from './room.ts';

const seenBy = (all: Room) => JSON.stringify(all.sitting.holders.map((_, seat) => all.sitting.table!.view(seat)));

/** Three at a game of Rising Sun who drink tea: it is seat 2's turn, and all may talk. */
function talks(): Room {
  const sun = new Room({ game: risingSun as unknown as Game, seats: ['ren', 'aki', 'nao'] });
  for (const seat of [0, 1, 2]) sun.choose(seat);
  return sun.choose(0, 'pass').choose(1, 'pass');
}

describe('P10: undo without consent', () => {
  it('takes back one choice, and everybody sees what they saw before it', () => {
    const two = room();
    const before = seenBy(two);
    two.choose(0);
    expect(undo(two, 0)).toBe('done');
    expect(seenBy(two)).toBe(before);
    expect(two.sitting.told(1, 0).at(-1)).toMatchObject({ undone: [two.sitting.number - 1], events: [] });
  });

  it('takes back the whole turn, as far as nobody’s consent is needed', () => {
    const two = new Room({ game: sealedBids });
    two.choose(0, 'pass').choose(1).choose(0).choose(0, 1);
    expect(undo(two, 0, 'turn')).toBe('done');
    expect(two.choices(0)).toHaveLength(2);
    expect(undo(two, 0, 'turn')).toBe('no-undo');
  });

  it('stops at a drawn lot, at what others chose, and at the end of the game', () => {
    const two = room();
    two.choose(0).choose(0, 'show');
    expect(undo(two, 0)).toBe('no-undo');
    two.choose(1, 'pass').choose(0, 'pass');
    expect(undo(two, 1, 'turn')).toBe('no-undo');
    expect(undo(two, 0, 'turn')).toBe('done');
  });

  it('is not undone twice by somebody who clicks twice', () => {
    const two = new Room({ game: sealedBids });
    two.choose(0, 'pass').choose(0).choose(0, 1);
    const at = two.sitting.number;
    expect(undo(two, 0, 1, at)).toBe('done');
    expect(undo(two, 0, 1, at)).toBe('stale');
    expect(undo(two, 0, 1)).toBe('done');
  });

  it('is not stale because others pick in the same round', () => {
    const two = new Room({ game: sealedBids });
    two.choose(0, 'pass').choose(0);
    const at = two.sitting.number;
    two.choose(1);
    expect(undo(two, 0, 1, at)).toBe('done');
  });

  it('is stale for somebody who has not seen the choice yet, and nonsense from the future', () => {
    const two = room().choose(0);
    expect(undo(two, 0, 1, two.sitting.number - 1)).toBe('stale');
    expect(undo(two, 0, 1, two.sitting.number + 1)).toBe('stale');
  });
});

describe('P10: undo with consent', () => {
  /** Seat 0 has passed, and seat 1 has begun its turn. */
  const begun = (plan?: RoomPlan) => room(plan).choose(0, 'pass').choose(1);

  it('asks those whose choices go with it, and nobody else', () => {
    const three = begun({ seats: ['ren', 'aki', 'nao'] });
    expect(undo(three, 0)).toBe('done');
    expect(three.sitting.proposal).toMatchObject({ by: 0, what: { is: 'undo', count: 1 }, asked: [1], agreed: [] });
    expect(answer(three, 2)).toBe('no-proposal');
    expect(answer(three, 1)).toBe('done');
    expect(three.sitting.proposal).toBeNull();
    expect(three.sitting.waiting).toEqual([0]);
  });

  it('is carried out when the last of them agrees', () => {
    const three = begun({ seats: ['ren', 'aki', 'nao'] }).choose(1, 'show');
    expect(undo(three, 0)).toBe('no-undo');
    const passing = room({ seats: ['ren', 'aki', 'nao'] })
      .choose(0, 'pass')
      .choose(1, 'pass')
      .choose(2);
    expect(undo(passing, 0)).toBe('done');
    expect(passing.sitting.proposal!.asked).toEqual([1, 2]);
    expect(answer(passing, 2)).toBe('done');
    expect(passing.sitting.proposal).toMatchObject({ asked: [1], agreed: [2] });
    expect(answer(passing, 2)).toBe('no-proposal');
    expect(answer(passing, 1)).toBe('done');
    expect(passing.sitting.waiting).toEqual([0]);
  });

  it('is off with the first refusal, when it is withdrawn, and with the next choice', () => {
    const two = begun();
    for (const end of [() => answer(two, 1, false), () => answer(two, 0, false), () => two.choose(1) && 'done']) {
      expect(undo(two, 0)).toBe('done');
      expect(answer(two, 0)).toBe('no-proposal');
      expect(end()).toBe('done');
      expect(two.sitting.proposal).toBeNull();
      expect(answer(two, 1)).toBe('no-proposal');
    }
  });

  it('needs no answer from bots', () => {
    const two = room({ seats: ['ren', { bot: 'random' }] }).choose(0, 'pass');
    two.must({ is: 'bot-choose', choice: two.choices(1)[0]!, at: two.sitting.number }, 1);
    expect(undo(two, 0)).toBe('done');
    expect([two.sitting.waiting, two.sitting.proposal]).toEqual([[0], null]);
  });

  it('is stale when the table has moved on, and one thing is asked at a time', () => {
    const two = begun();
    expect(undo(two, 0, 1, two.sitting.number - 1)).toBe('stale');
    expect(propose(two, 1, { is: 'close' })).toBe('done');
    expect(undo(two, 0)).toBe('already-asked');
    expect(propose(two, 0, { is: 'pause' })).toBe('already-asked');
  });

  it('P4: asks all if something goes that was said out of turn, for that may be secret', () => {
    for (const talker of [0, 1]) {
      const sun = talks().choose(2);
      sun.must({ is: 'interject', at: sun.sitting.number, choice: `offer:${1 - talker}` }, talker);
      expect(undo(sun, 2)).toBe('done');
      expect(sun.sitting.proposal).toMatchObject({ by: 2, asked: [0, 1] });
      expect([answer(sun, 0), answer(sun, 1)]).toEqual(['done', 'done']);
      expect(sun.sitting.waiting).toEqual([2]);
    }
  });

  it('does not call off what else is asked', () => {
    const two = room().choose(0);
    expect(propose(two, 1, { is: 'close' })).toBe('done');
    expect(undo(two, 0)).toBe('done');
    expect(two.sitting.proposal?.what.is).toBe('close');
  });
});

describe('proposals', () => {
  it('pause and resume the game when all agree', () => {
    const two = room();
    expect(propose(two, 0, { is: 'resume' })).toBe('no-need');
    expect(propose(two, 0, { is: 'pause' })).toBe('done');
    expect(answer(two, 1)).toBe('done');
    expect(two.sitting.paused).toBe(true);
    expect(two.ask({ is: 'choose', choice: two.choices(0)[0]!, at: two.sitting.number }, 0)).toBe('paused');
    expect(two.ask({ is: 'interject', at: two.sitting.number, choice: 'clap' }, 1)).toBe('paused');
    expect(undo(two, 0)).toBe('paused');
    expect(propose(two, 0, { is: 'undo', count: 1 })).toBe('paused');
    expect(propose(two, 0, { is: 'pause' })).toBe('no-need');
    expect(propose(two, 1, { is: 'resume' })).toBe('done');
    expect(answer(two, 0)).toBe('done');
    expect(two.sitting.paused).toBe(false);
    const notes = two.sitting.told(null, 0).flatMap(({ note }) => note?.is ?? []);
    expect(notes).toEqual(['start', 'pause', 'resume']);
  });

  it('close the game by vote', () => {
    const three = room({ seats: ['ren', 'aki', 'nao'] });
    expect(three.ask({ is: 'close', person: 'ren' }, 0)).toBe('ask-others');
    expect(propose(three, 1, { is: 'close' })).toBe('done');
    expect([answer(three, 0), answer(three, 2)]).toEqual(['done', 'done']);
    expect([three.sitting.status, three.sitting.closed]).toEqual(['closed', 'vote']);
    expect(three.ask({ is: 'choose', choice: 'pass', at: three.sitting.number }, 0)).toBe('over');
  });

  it('replace somebody who does not come back, and whoever does takes the seat back', () => {
    const three = room({ seats: ['ren', 'aki', 'nao'], absent: 'wait' });
    expect(three.ask({ is: 'hand-over', bot: 'random' }, 0)).toBe('others-wait');
    expect(propose(three, 1, { is: 'replace', seat: 1, bot: 'random' })).toBe('no-seat');
    expect(propose(three, 1, { is: 'replace', seat: 7, bot: 'random' })).toBe('no-seat');
    expect(propose(three, 1, { is: 'replace', seat: 0, bot: 'random' })).toBe('too-soon');
    three.pass(180_000);
    expect(propose(three, 1, { is: 'replace', seat: 2, bot: 'random' })).toBe('too-soon');
    expect(propose(three, 1, { is: 'replace', seat: 0, bot: 'random' })).toBe('done');
    expect(three.sitting.proposal!.asked).toEqual([2]);
    expect(answer(three, 2)).toBe('done');
    expect(three.sitting.holders[0]).toEqual({ person: 'ren', bot: 'random' });
    expect(propose(three, 1, { is: 'replace', seat: 0, bot: 'random' })).toBe('no-need');
    expect(three.ask({ is: 'choose', choice: 'pass', at: three.sitting.number }, 0)).toBe('bot-plays');
    expect(three.ask({ is: 'take-back' }, 0)).toBe('done');
    expect(three.ask({ is: 'take-back' }, 0)).toBe('no-need');
    three.choose(0, 'pass');
  });

  it('replace nobody whose clock still runs', () => {
    const replace = { is: 'replace', seat: 0, bot: 'random' } as const;
    for (const clock of [{ is: 'days', days: 3 } as const, { is: 'live', bank: 600, increment: 0 } as const]) {
      for (const absent of ['bot', 'wait'] as const) {
        const two = room({ clock, absent });
        two.pass(two.left(0) - 1);
        expect(propose(two, 1, replace)).toBe('too-soon');
        two.pass(1);
        if (absent === 'wait') two.must({ is: 'time-out', bot: 'random', now: two.now }, 0);
        expect(propose(two, 1, replace)).toBe('done');
        expect(two.sitting.holders[0]!.bot).toBe('random');
      }
    }
  });

  it('replace somebody who only comes and goes', () => {
    const three = room({ seats: ['ren', 'aki', 'nao'] });
    for (let i = 0; i < 4; i++) {
      three.pass(60_000).must({ is: 'hand-over', bot: 'random' }, 0).must({ is: 'take-back' }, 0);
    }
    expect(propose(three, 1, { is: 'replace', seat: 0, bot: 'random' })).toBe('done');
  });

  it('replace nobody at once who has just come back', () => {
    const two = room({}).pass(180_000);
    const replace = { is: 'replace', seat: 0, bot: 'random' } as const;
    expect(propose(two, 1, replace)).toBe('done');
    two.pass(1_000).must({ is: 'take-back' }, 0);
    expect(propose(two, 1, replace)).toBe('too-soon');
    expect(propose(two.pass(180_000), 1, replace)).toBe('done');
  });

  it.each<[string, (three: Room) => unknown]>([
    ['chooses', (three) => three.choose(0, 'pass')],
    [
      'says something out of turn',
      (three) => three.must({ is: 'interject', at: three.sitting.number, choice: 'clap' }, 0),
    ],
    ['leaves the seat to a bot', (three) => three.must({ is: 'hand-over', bot: 'random' }, 0)],
  ])('replace nobody who %s meanwhile', (_, comesBack) => {
    const three = room({ seats: ['ren', 'aki', 'nao'] }).pass(180_000);
    expect(propose(three, 1, { is: 'replace', seat: 0, bot: 'random' })).toBe('done');
    const { number } = three.sitting.proposal!;
    comesBack(three);
    expect(three.sitting.proposal).toBeNull();
    expect(three.reopened('snapshot').proposal).toBeNull();
    expect(three.ask({ is: 'answer', proposal: number, yes: true }, 2)).toBe('no-proposal');
    expect(propose(three, 1, { is: 'pause' })).toBe('done');
  });

  it('are not called off by what the others do', () => {
    const three = room({ seats: ['ren', 'aki', 'nao'] }).pass(180_000);
    expect(propose(three, 1, { is: 'replace', seat: 0, bot: 'random' })).toBe('done');
    three.must({ is: 'interject', at: three.sitting.number, choice: 'clap' }, 2);
    expect(answer(three, 2)).toBe('done');
    expect(three.sitting.holders[0]!.bot).toBe('random');
  });

  it('that were carried out all the same, in a log of old, are read as they happened', () => {
    const three = room({ seats: ['ren', 'aki', 'nao'] }).pass(180_000);
    expect(propose(three, 1, { is: 'replace', seat: 0, bot: 'random' })).toBe('done');
    three.choose(0, 'pass');
    three.log.push({ number: three.sitting.number + 1, at: three.now, seat: 2, what: { do: 'answer', yes: true } });
    expect(three.reopened('log').holders[0]!.bot).toBe('random');
  });

  it('are carried out at once when only bots are left to ask', () => {
    const one = room({ seats: ['ren', { bot: 'random' }] });
    expect(propose(one, 0, { is: 'pause' })).toBe('done');
    expect(one.sitting.paused).toBe(true);
    expect(propose(one, 0, { is: 'resume' })).toBe('done');
    expect(propose(one, 0, { is: 'close' })).toBe('done');
    expect(one.sitting.closed).toBe('vote');
  });

  it('wait for nobody who has left', () => {
    const three = room({ seats: ['ren', 'aki', 'nao'] });
    for (const leaver of [0, 1]) {
      expect(propose(three, 0, { is: 'pause' })).toBe('done');
      three.must({ is: 'hand-over', bot: 'random' }, leaver);
      expect(three.sitting.proposal).toBeNull();
      three.must({ is: 'take-back' }, leaver);
    }
  });
});

describe('interjections', () => {
  it('are made out of turn, and the open decision stays as it is', () => {
    const two = room();
    const { number } = two.sitting;
    const list = two.choices(0);
    expect(two.ask({ is: 'interject', at: two.sitting.number, choice: 'cheer' }, 1)).toBe('not-listed');
    expect(two.ask({ is: 'interject', at: two.sitting.number, choice: 'clap' }, 1)).toBe('done');
    expect(two.ask({ is: 'interject', at: two.sitting.number, choice: 'clap' }, 1)).toBe('not-listed');
    expect(two.choices(0)).toEqual(list);
    expect(two.ask({ is: 'choose', choice: list[0]!, at: number }, 0)).toBe('done');
    expect(two.sitting.told(null, number).map(({ events }) => events)).toEqual([[{ is: 'claps', seat: 1 }], []]);
  });

  /** Seat 1 offers seat 0 something, amount by amount. */
  const offer = (sun: Room, ...amounts: readonly Choice[]) => {
    for (const choice of ['offer:0', ...amounts]) say(sun, 1, choice);
    return sun;
  };
  const say = (sun: Room, seat: number, choice: Choice, at = sun.sitting.number) =>
    sun.must({ is: 'interject', at, choice }, seat);
  const gift = ['give:coin:1', 'give:ronin:0', 'ask:coin:0', 'ask:ronin:0'];
  const robbery = ['give:coin:0', 'give:ronin:0', 'ask:coin:5', 'ask:ronin:0'];

  it('P8: are stale if somebody else has said something since, also if the word is on the list again', () => {
    const sun = offer(talks(), ...gift);
    const at = sun.sitting.number;
    expect(sun.sitting.table!.interjections(0)).toContain('accept:1');
    offer(say(sun, 1, 'recall'), ...robbery);
    expect(sun.sitting.table!.interjections(0)).toContain('accept:1');
    expect(sun.ask({ is: 'interject', at, choice: 'accept:1' }, 0)).toBe('stale');
    expect(sun.ask({ is: 'interject', at: sun.sitting.number + 1, choice: 'accept:1' }, 0)).toBe('stale');
    expect(sun.ask({ is: 'interject', at: sun.sitting.number, choice: 'accept:1' }, 0)).toBe('done');
  });

  it('P8: are stale if what was said has been taken back since, and mean something else again', () => {
    const sun = offer(talks(), ...robbery);
    offer(say(sun, 1, 'recall'), ...gift);
    const at = sun.sitting.number;
    expect(undo(sun, 1, 6)).toBe('done');
    expect(sun.sitting.table!.interjections(0)).toContain('accept:1');
    expect(sun.ask({ is: 'interject', at, choice: 'accept:1' }, 0)).toBe('stale');
  });

  it('are not stale because of choices, of one’s own words, or of what was taken back before anybody could answer', () => {
    const sun = offer(talks(), ...gift);
    const at = sun.sitting.number;
    sun.choose(2);
    say(sun, 0, 'gift:2:coin', at);
    say(sun, 1, 'gift:2:coin');
    expect(undo(sun, 1)).toBe('done');
    say(sun, 0, 'accept:1', at);
  });
});
