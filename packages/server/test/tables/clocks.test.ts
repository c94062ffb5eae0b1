import { type Game, SearchLuck } from '@engawa/kernel';
import { risingSun } from '@engawa/rising-sun';
import type { ClockSettings } from '@engawa/wire';
import { describe, expect, it } from 'vitest';
import type { Ask } from '../../src/tables/asks.ts';
import { Sitting } from '../../src/tables/sitting.ts';
import { sealedBids } from '../kit/test-games.ts';
import { Room, type RoomPlan } from './room.ts';

const SECOND = 1_000;
const DAY = 86_400 * SECOND;
const LIVE: ClockSettings = { is: 'live', bank: 60, increment: 10 };
const DAYS: ClockSettings = { is: 'days', days: 3 };

/** Two at a game of fans who have kept their fans: it is seat 0's turn, and no time has passed. */
function room(plan: RoomPlan = { clock: LIVE }): Room {
  const two = new Room(plan);
  return two.choose(0).choose(1);
}

describe('a table without clocks', () => {
  it('shows none and lets everybody think for ever', () => {
    const two = room({}).pass(1e12);
    expect(two.sitting.clocks.all).toEqual([]);
    expect(two.sitting.clocks.deadline(two.now)).toBeNull();
    expect(two.ask({ is: 'time-out', bot: 'random', now: two.now }, 0)).toBe('no-need');
  });
});

describe('a live clock', () => {
  it('runs for all who decide at once, and stops for each with their own choice', () => {
    const two = new Room({ clock: LIVE });
    expect(two.running).toEqual([0, 1]);
    two.pass(5 * SECOND).choose(1);
    expect([two.running, two.left(1)]).toEqual([[0], 65 * SECOND]);
    two.pass(5 * SECOND).choose(0);
    // It is seat 0's turn now: nothing has passed on.
    expect([two.running, two.left(0), two.left(1)]).toEqual([[0], 50 * SECOND, 65 * SECOND]);
  });

  it('runs through a turn of several choices, and is set up once when the turn passes', () => {
    const two = room();
    expect(two.running).toEqual([0]);
    const before = two.left(0);
    two.pass(20 * SECOND).choose(0);
    expect([two.running, two.left(0)]).toEqual([[0], before - 20 * SECOND]);
    two.pass(10 * SECOND).choose(0, 'show');
    expect([two.running, two.left(0)]).toEqual([[1], before - 20 * SECOND]);
  });

  it('says when somebody is out of time, and a bot plays on', () => {
    const two = room();
    const left = two.left(0);
    expect(two.sitting.clocks.deadline(two.now)).toBe(two.now + left);
    expect(two.pass(left - 1).ask({ is: 'time-out', bot: 'random', now: two.now }, 0)).toBe('no-need');
    two.pass(1);
    expect(two.sitting.clocks.expired(two.now)).toEqual([0]);
    two.must({ is: 'time-out', bot: 'random', now: two.now }, 0);
    expect(two.sitting.holders[0]).toEqual({ person: 'ren', bot: 'random' });
    expect([two.running, two.left(0)]).toEqual([[], 0]);
    expect(two.sitting.told(null, 0).at(-1)!.note).toEqual({ is: 'hand-over', seat: 0, why: 'time' });
  });

  it('or the others wait, if that is how the table plays', () => {
    const two = room({ clock: LIVE, absent: 'wait' });
    two.pass(two.left(0)).must({ is: 'time-out', bot: 'random', now: two.now }, 0);
    expect(two.sitting.told(null, 0).at(-1)!.note).toEqual({ is: 'late', seat: 0 });
    expect([two.running, two.left(0)]).toEqual([[], 0]);
    expect(two.ask({ is: 'time-out', bot: 'random', now: two.now }, 0)).toBe('no-need');
    two.pass(1e9).choose(0).choose(0, 'show');
    expect(two.running).toEqual([1]);
  });

  it('does not run for bots, not even when somebody’s seat is handed over', () => {
    const two = new Room({ clock: LIVE, seats: ['ren', { bot: 'random' }] });
    expect(two.running).toEqual([0]);
    two.must({ is: 'hand-over', bot: 'random' }, 0).pass(1e9);
    expect([two.running, two.left(0)]).toEqual([[], 60 * SECOND]);
  });

  it('gives nobody time for leaving and coming back', () => {
    const two = room();
    two.pass(two.left(0) - 5 * SECOND);
    for (let i = 0; i < 5; i++) two.must({ is: 'hand-over', bot: 'random' }, 0).must({ is: 'take-back' }, 0);
    expect([two.running, two.left(0)]).toEqual([[0], 5 * SECOND]);
  });

  it('counts what a bot thought in the place of somebody who is back before it has decided', () => {
    const two = room();
    const before = two.left(0);
    for (let i = 0; i < 5; i++) {
      two.pass(SECOND).must({ is: 'hand-over', bot: 'random' }, 0);
      two.pass(2 * SECOND).must({ is: 'take-back' }, 0);
    }
    expect([two.running, two.left(0)]).toEqual([[0], before - 15 * SECOND]);
    expect(two.reopened('log').clocks.all).toEqual(two.sitting.clocks.all);
  });

  it('counts it also behind a snapshot, and gives the little for a decision once', () => {
    const two = room();
    two.must({ is: 'hand-over', bot: 'random' }, 0).pass(two.left(0));
    const again = two.reopened('snapshot');
    again.apply({ number: again.number + 1, at: two.now, seat: 0, what: { do: 'take-back', seat: 0 } });
    two.must({ is: 'take-back' }, 0);
    expect([two.running, two.left(0)]).toEqual([[0], 60 * SECOND]);
    expect(again.clocks.all).toEqual(two.sitting.clocks.all);
    two
      .must({ is: 'hand-over', bot: 'random' }, 0)
      .pass(60 * SECOND)
      .must({ is: 'take-back' }, 0);
    expect(two.left(0)).toBe(0);
    expect(two.sitting.clocks.expired(two.now)).toEqual([0]);
  });

  it('counts for nobody what a bot has decided, and nothing while the table is paused', () => {
    const two = room();
    const before = two.left(0);
    two.must({ is: 'hand-over', bot: 'random' }, 0).pass(5 * SECOND);
    const [choice] = two.choices(0);
    two.must({ is: 'bot-choose', choice: choice!, at: two.sitting.number }, 0).pass(9 * SECOND);
    two.must({ is: 'take-back' }, 0);
    expect([two.running, two.left(0)]).toEqual([[0], before]);
    two.must({ is: 'hand-over', bot: 'random' }, 0).pass(5 * SECOND);
    two.must({ is: 'propose', proposal: { is: 'pause' } }, 1).pass(1e9);
    two.must({ is: 'propose', proposal: { is: 'resume' } }, 1).must({ is: 'take-back' }, 0);
    expect([two.running, two.left(0)]).toEqual([[0], before - 5 * SECOND]);
  });

  it('gives a little to whoever takes a seat back whose time had run out', () => {
    const two = room();
    two.pass(two.left(0)).must({ is: 'time-out', bot: 'random', now: two.now }, 0);
    two.must({ is: 'take-back' }, 0);
    expect([two.running, two.left(0)]).toEqual([[0], 60 * SECOND]);
  });

  it('gives it once for a decision: whoever lets it pass too leaves the decision to the bot', () => {
    const two = room();
    const runOut = () => two.pass(two.left(0)).must({ is: 'time-out', bot: 'random', now: two.now }, 0);
    runOut();
    two.must({ is: 'take-back' }, 0);
    runOut();
    expect(two.ask({ is: 'take-back' }, 0)).toBe('out-of-time');
    const [choice] = two.choices(0);
    two.must({ is: 'bot-choose', choice: choice!, at: two.sitting.number }, 0);
    two.must({ is: 'take-back' }, 0);
    expect([two.running, two.left(0)]).toEqual([[0], 60 * SECOND]);
  });

  it('gives nobody time for taking back and choosing again', () => {
    const two = new Room({ game: sealedBids, clock: LIVE });
    two.choose(0, 'pass');
    const before = two.left(1);
    for (let i = 0; i < 5; i++) {
      two.choose(1).choose(1, 0);
      expect(two.left(1)).toBe(before + 10 * SECOND);
      two.must({ is: 'undo', count: 'turn', at: two.sitting.number }, 1);
    }
    expect([two.running, two.left(1)]).toEqual([[0, 1], before]);
  });

  it('lets whoever takes back pay for the time since, and not those who were asked in between', () => {
    const two = room();
    const before = [two.left(0), two.left(1)] as const;
    for (let times = 1; times <= 3; times++) {
      two.choose(0, 'pass').pass(4 * SECOND);
      expect([two.running, two.left(1)]).toEqual([[1], before[1] - 4 * SECOND]);
      two.must({ is: 'undo', count: 'turn', at: two.sitting.number }, 0);
      expect([two.running, two.left(0), two.left(1)]).toEqual([[0], before[0] - times * 4 * SECOND, before[1]]);
    }
    for (const from of ['log', 'snapshot'] as const) {
      expect(two.reopened(from).clocks.all).toEqual(two.sitting.clocks.all);
    }
  });

  it('lets nobody think for nothing while the others still pick, and takes nothing from these', () => {
    const two = new Room({ game: sealedBids, clock: LIVE });
    two.choose(0, 'pass').pass(2 * SECOND);
    const before = [two.left(0), two.left(1)] as const;
    two
      .choose(1)
      .choose(1, 0)
      .pass(8 * SECOND)
      .must({ is: 'undo', count: 'turn', at: two.sitting.number }, 1);
    expect([two.running, two.left(0), two.left(1)]).toEqual([[0, 1], before[0] - 8 * SECOND, before[1] - 8 * SECOND]);
  });

  it('counts the time since once, if the clock ran on, and leaves a little to whoever had some', () => {
    const two = new Room({ game: sealedBids, clock: LIVE });
    two.choose(0, 'pass').choose(1);
    const before = two.left(1);
    two.pass(8 * SECOND).must({ is: 'undo', count: 'turn', at: two.sitting.number }, 1);
    expect(two.left(1)).toBe(before - 8 * SECOND);
    two.choose(1).choose(1, 0).pass(1e6);
    two.must({ is: 'undo', count: 'turn', at: two.sitting.number }, 1);
    expect(two.left(1)).toBe(5 * SECOND);
  });

  it('gives it back to the last second, also if hardly any time is left', () => {
    const two = new Room({ game: sealedBids, clock: LIVE });
    two.choose(0, 'pass').pass(two.left(1) - 5 * SECOND);
    for (let i = 0; i < 5; i++) {
      two.choose(1).choose(1, 0);
      two.must({ is: 'undo', count: 'turn', at: two.sitting.number }, 1);
    }
    expect(two.left(1)).toBe(5 * SECOND);
  });

  it('takes what was gained from all whose choices are taken back, and nobody gains by consent', () => {
    const two = room();
    const before = two.left(0);
    two.choose(0, 'pass').pass(8 * SECOND);
    expect(two.left(0)).toBe(before + 10 * SECOND);
    const other = two.left(1);
    two.choose(1).must({ is: 'propose', proposal: { is: 'undo', count: 1 } }, 0);
    two.must({ is: 'answer', proposal: two.sitting.proposal!.number, yes: true }, 1);
    expect([two.running, two.left(0), two.left(1)]).toEqual([[0], before, other]);
  });

  it('stands still while the table is paused, and goes on as it was', () => {
    const two = room();
    two.pass(20 * SECOND).must({ is: 'propose', proposal: { is: 'pause' } }, 0);
    const agree = () => two.must({ is: 'answer', proposal: two.sitting.proposal!.number, yes: true }, 1);
    agree();
    const left = two.left(0);
    two.pass(1e9);
    expect([two.running, two.left(0)]).toEqual([[], left]);
    expect(two.ask({ is: 'time-out', bot: 'random', now: two.now }, 0)).toBe('no-need');
    two.must({ is: 'propose', proposal: { is: 'resume' } }, 0);
    agree();
    expect([two.running, two.left(0)]).toEqual([[0], left]);
  });

  it('does not count the time when no server was running', () => {
    const from = 1_010_000;
    const outages = (since: number, to: number) => Math.max(0, Math.min(to, from + 1e6) - Math.max(since, from));
    const two = new Room({ clock: LIVE, outages }).choose(0).choose(1);
    const deadline = two.sitting.clocks.deadline(two.now)!;
    expect(deadline - two.now).toBe(70 * SECOND);
    // Whoever wakes after the outage must not find that the time was over long ago.
    two.pass(1e6 + 20 * SECOND);
    expect(two.sitting.clocks.expired(two.now)).toEqual([]);
    expect(two.sitting.clocks.deadline(two.now)).toBe(two.now + 50 * SECOND);
    expect(two.left(0)).toBe(50 * SECOND);
    // Nor does whoever looks at the clock, and knows nothing of outages.
    const [seen] = two.sitting.clocks.seen;
    expect(seen!.left - (two.now - seen!.since!)).toBe(50 * SECOND);
    two.choose(0, 'pass');
    expect(two.left(0)).toBe(60 * SECOND);
  });
});

describe('a clock of days', () => {
  it('starts anew with every decision, also with the next one of the same turn', () => {
    const two = room({ clock: DAYS });
    two.pass(3 * DAY - 1).choose(0);
    expect([two.running, two.left(0)]).toEqual([[0], 3 * DAY]);
    two.pass(DAY).choose(0, 'show').pass(DAY).choose(1, 'pass');
    expect([two.running, two.left(0)]).toEqual([[0], 3 * DAY]);
  });

  it('is not wound up by a pause, an interjection or a proposal', () => {
    const two = room({ clock: DAYS });
    two.pass(2 * DAY).must({ is: 'interject', at: two.sitting.number, choice: 'clap' }, 0);
    expect(two.left(0)).toBe(DAY);
    for (const is of ['pause', 'resume'] as const) {
      two.must({ is: 'propose', proposal: { is } }, 0);
      two.must({ is: 'answer', proposal: two.sitting.proposal!.number, yes: true }, 1);
    }
    expect([two.running, two.left(0)]).toEqual([[0], DAY]);
  });

  it('makes nobody late for ever: the next decision has its own days', () => {
    const two = room({ clock: DAYS, absent: 'wait' });
    two.pass(3 * DAY).must({ is: 'time-out', bot: 'random', now: two.now }, 0);
    two.must({ is: 'interject', at: two.sitting.number, choice: 'clap' }, 0);
    expect(two.running).toEqual([]);
    two.choose(0);
    expect([two.running, two.left(0)]).toEqual([[0], 3 * DAY]);
  });

  it('is whole again for whoever takes the seat back after it had run out, once for a decision', () => {
    const two = room({ clock: DAYS });
    two.pass(3 * DAY).must({ is: 'time-out', bot: 'random', now: two.now }, 0);
    two.must({ is: 'take-back' }, 0);
    expect(two.left(0)).toBe(3 * DAY);
    two.pass(3 * DAY).must({ is: 'time-out', bot: 'random', now: two.now }, 0);
    expect(two.ask({ is: 'take-back' }, 0)).toBe('out-of-time');
    two.must({ is: 'bot-choose', choice: two.choices(0)[0]!, at: two.sitting.number }, 0);
    two.must({ is: 'take-back' }, 0);
    expect(two.left(0)).toBe(3 * DAY);
  });

  it('has gone on for whoever leaves and comes back before the bot has decided', () => {
    const two = room({ clock: DAYS });
    two.pass(2 * DAY).must({ is: 'hand-over', bot: 'random' }, 0);
    two.pass(DAY / 4).must({ is: 'take-back' }, 0);
    expect([two.running, two.left(0)]).toEqual([[0], (3 * DAY) / 4]);
  });

  it('goes on where it stood for whoever takes back a choice, and for the decision after it', () => {
    const two = room({ clock: DAYS });
    const undo = () => two.must({ is: 'undo', count: 1, at: two.sitting.number }, 0);
    two
      .pass(2 * DAY)
      .choose(0)
      .pass(DAY);
    undo();
    expect([two.running, two.left(0)]).toEqual([[0], DAY]);
    two.choose(0);
    expect([two.running, two.left(0)]).toEqual([[0], 2 * DAY]);
    undo();
    two.choose(0, 'pass').pass(DAY);
    expect(two.running).toEqual([1]);
    undo();
    expect([two.running, two.left(0), two.left(1)]).toEqual([[0], DAY, 2 * DAY]);
    // Nor does the other one gain by it, who is asked once more.
    two.choose(0, 'pass');
    expect([two.running, two.left(1)]).toEqual([[1], 2 * DAY]);
    two.choose(1, 'pass');
    expect([two.running, two.left(0)]).toEqual([[0], 3 * DAY]);
  });

  it('goes on where it stood for every decision of a turn that is taken back at once', () => {
    const sun = new Room({ game: risingSun as unknown as Game, seats: ['ren', 'aki', 'nao'], clock: DAYS });
    for (const seat of [0, 1, 2]) sun.choose(seat);
    for (const seat of [0, 1, 2]) sun.choose(seat, 'pass');
    sun.choose(0, 'marshal');
    const [seat] = sun.sitting.waiting as [number];
    const left = (hours: number) => 3 * DAY - hours * 3_600 * SECOND;
    for (const hours of [1, 2, 3, 4]) {
      sun.pass(hours * 3_600 * SECOND);
      if (hours < 4) sun.choose(seat);
    }
    for (let i = 0; i < 2; i++) {
      sun.must({ is: 'undo', count: 3, at: sun.sitting.number }, seat);
      for (const hours of [1, 2, 3]) {
        expect(sun.left(seat)).toBe(left(hours));
        sun.choose(seat);
      }
      expect(sun.left(seat)).toBe(left(4));
    }
  });

  it('goes on where it stood for whoever takes back a sealed pick', () => {
    const two = new Room({ game: sealedBids, clock: DAYS });
    two
      .choose(0, 'pass')
      .pass(DAY / 2)
      .choose(1)
      .pass(DAY)
      .choose(1, 0);
    two.must({ is: 'undo', count: 'turn', at: two.sitting.number }, 1);
    expect([two.running, two.left(1)]).toEqual([[0, 1], 2.5 * DAY]);
    two.choose(1);
    expect(two.left(1)).toBe(2 * DAY);
  });
});

describe.each([
  ['live', LIVE, 70 * SECOND + 2 * 60 * SECOND],
  ['of days', DAYS, 2 * (3 + 3) * DAY],
] as const)('a clock %s', (_, clock, most) => {
  it('is not wound up without end, whatever somebody does who decides nothing', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const luck = SearchLuck.seeded(seed);
      const two = room({ clock });
      let used = 0;
      for (let step = 0; step < 300; step++) {
        const time = luck.below(most / 12);
        if (two.running.includes(0)) used += Math.min(time, two.left(0));
        two.pass(time).ask({ is: 'time-out', bot: 'random', now: two.now }, 0);
        const at = two.sitting.number;
        const isPlaced = two.choices(0).includes('show');
        const [choice = 'none'] = isPlaced || two.sitting.waiting[0] !== 0 ? [] : two.choices(0);
        const asks: readonly Ask[] = [
          { is: 'choose', choice, at },
          { is: 'choose', choice: 'pass', at },
          { is: 'bot-choose', choice, at },
          { is: 'undo', count: 1, at },
          { is: 'undo', count: 'turn', at },
          { is: 'hand-over', bot: 'random' },
          { is: 'take-back' },
        ];
        two.ask(asks[luck.below(asks.length)]!, 0);
      }
      expect(used).toBeLessThanOrEqual(most);
    }
  });

  it('goes on from a snapshot that does not say yet how it was wound up', () => {
    const two = room({ clock });
    two
      .pass(30 * SECOND)
      .choose(0)
      .pass(10 * SECOND);
    const { windings, marks, ...old } = JSON.parse(JSON.stringify(two.sitting.save()));
    expect([windings, marks]).toEqual([expect.any(Array), expect.any(Array)]);
    const { opening, game, number } = two.sitting;
    const sitting = new Sitting(opening, game, () => 0, old);
    expect(sitting.clocks.all).toEqual(two.sitting.clocks.all);
    const left = two.left(0);
    sitting.apply({ number: number + 1, at: two.now, seat: 0, what: { do: 'undo', count: 1, agreed: [] } });
    expect(sitting.clocks.deadline(two.now)! - two.now).toBe(left);
  });
});
