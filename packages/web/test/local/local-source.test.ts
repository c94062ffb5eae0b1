import { choicesOf, readRecord, recordToText, verify } from '@engawa/kernel';
import { Refused } from '@engawa/wire';
import { describe, expect, it } from 'vitest';
import { KeptGames } from '../../src/local/kept.ts';
import { OutOfRules } from '../../src/local/sitting.ts';
import type { Question } from '../../src/thinking/thinker.ts';
import { bot, game, keptGame, memory, open, person, playPeople, settled } from './kit.ts';

const FIRST_GAME = { options: { initiatory: true } };
const THREE = [person('Olha'), person('Ivan'), person('Zoia')];
/** Bots that go to the next farm or panorama: nothing is drawn. */
const farmers = {
  think: async ({ view, seat }: Question) =>
    choicesOf(game, view, seat).find((choice) => /farm|paddy|sea/.test(`${choice}`))!,
  close: () => {},
};

describe('a table that lives in this browser', () => {
  it('is played to the end by two people and a bot, and its record stands every check', async () => {
    const { source, games } = open(keptGame([person('Olha'), person('Ivan'), bot()]));
    const turns = await playPeople(source);
    await settled();
    const { shown, told } = source.known();
    expect(new Set(turns)).toEqual(new Set([0, 1]));
    expect(shown.status).toBe('over');
    expect(shown.seat).toBeNull();
    expect(shown.places).toHaveLength(3);
    expect(shown.luck.seed).toBe(keptGame([]).seed);
    expect(told[0]!.note).toEqual({ is: 'start' });
    expect(games.find('a1')!.isOver).toBe(true);
    const record = readRecord(recordToText(source.record()));
    expect(record.names).toEqual(['Olha', 'Ivan', 'greedy']);
    expect(game.hide(verify(game, record).state, null)).toEqual(shown.view);
  });

  it('goes on after a reload exactly where it was', async () => {
    const { source, games } = open(keptGame([person('Olha'), bot()]));
    await playPeople(source, 12);
    await settled();
    const before = source.known();
    source.close();
    const again = open(games.find('a1')!, {}, games);
    expect(again.source.known()).toEqual(before);
    await playPeople(again.source);
    expect(again.source.known().shown.status).toBe('over');
  });

  it('tells in order, with growing numbers, and only once', async () => {
    const { source } = open(keptGame([person('Olha'), bot()], FIRST_GAME));
    await playPeople(source, 10);
    await settled();
    const numbers = source.known().told.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(source.known().number).toBe(numbers.at(-1));
  });

  it('shows nothing of the seed while the game runs', () => {
    const { source } = open(keptGame([person('Olha'), bot()]));
    expect(JSON.stringify(source.known())).not.toContain(keptGame([]).seed);
  });

  it('plays among bots alone, for a spectator', async () => {
    const { source } = open(keptGame([bot(), bot('random')], FIRST_GAME));
    while (source.known().shown.status !== 'over') await settled();
    expect(source.known().shown.seat).toBeNull();
  });
});

describe('handing over the screen', () => {
  it('lies face down until the first person takes it, while travellers are secret', () => {
    const { source } = open(keptGame([person('Olha'), person('Ivan')]));
    const known = source.known();
    expect(known.shown.seat).toBeNull();
    expect(known.shown.choices).toEqual([]);
    expect(source.abilities.handover!(known)).toBe(0);
    source.look(0);
    expect(source.known().shown.choices).toHaveLength(2);
    expect(source.abilities.handover!(source.known())).toBeNull();
  });

  it('asks for it again when the next person is asked', async () => {
    const { source } = open(keptGame([person('Olha'), person('Ivan')]));
    source.look(0);
    const [choice] = source.known().shown.choices;
    const asked = source.ask({ is: 'choose', at: source.known().number, choice: choice! });
    // Whoever has chosen first sees what came of it.
    expect(source.abilities.handover!(source.known())).toBeNull();
    await asked;
    await settled();
    expect(source.known().shown.seat).toBe(0);
    expect(source.abilities.handover!(source.known())).toBe(1);
  });

  it('turns by itself where nothing is hidden', async () => {
    const { source } = open(keptGame(THREE, FIRST_GAME));
    const first = source.known().shown;
    expect(first.seat).toBe(first.deciders[0]);
    expect(source.abilities.handover!(source.known())).toBeNull();
    const asked = source.ask({ is: 'choose', at: source.known().number, choice: 'sea-1' });
    expect(source.known().shown.seat).toBe(first.seat);
    await asked;
    await settled();
    const second = source.known().shown;
    expect(second.deciders).toContain(second.seat);
    expect(second.seat).not.toBe(first.seat);
  });

  it('leaves no private news of one person on the screen of several', async () => {
    const { source } = open(keptGame([person('Olha'), person('Ivan')]));
    await playPeople(source);
    const events = source.known().told.flatMap((one) => one.events);
    expect(events.filter(({ only }) => only !== undefined)).toEqual([]);
  });

  it('is nothing for somebody who plays alone', () => {
    const { source } = open(keptGame([person('Olha'), bot()]));
    expect(source.known().shown.seat).toBe(0);
    expect(source.abilities.handover!(source.known())).toBeNull();
  });
});

describe('taking back', () => {
  it('takes back the last choice of a person, with what bots did after it', async () => {
    const { source } = open(keptGame([person('Olha'), bot(), bot()], FIRST_GAME), { thinker: farmers });
    await settled();
    const before = source.known();
    await source.ask({ is: 'choose', at: before.number, choice: 'mountain-1' });
    await settled();
    expect(source.known().number).toBeGreaterThan(before.number + 1);
    expect(source.known().shown.undo).toEqual({ own: 1, asked: 1 });
    await source.ask({ is: 'undo', at: source.known().number, count: 1 });
    expect(source.known().shown.view).toEqual(before.shown.view);
    expect(source.known().told.slice(0, -1)).toEqual(before.told);
    expect(source.known().told.at(-1)!.undone).toContain(before.number + 1);
  });

  it('goes on after a reload with what was taken back gone', async () => {
    const { source, games } = open(keptGame([person('Olha'), bot(), bot()], FIRST_GAME), { thinker: farmers });
    await settled();
    await source.ask({ is: 'choose', at: source.known().number, choice: 'mountain-1' });
    await source.ask({ is: 'undo', at: source.known().number, count: 'turn' });
    const before = source.known();
    source.close();
    expect(open(games.find('a1')!).source.known()).toEqual(before);
  });

  it('gives the screen back to whose choice it was', async () => {
    const { source } = open(keptGame(THREE, FIRST_GAME));
    const first = source.known().shown.seat;
    await source.ask({ is: 'choose', at: source.known().number, choice: 'sea-1' });
    await settled();
    expect(source.known().shown.seat).not.toBe(first);
    await source.ask({ is: 'undo', at: source.known().number, count: 1 });
    await settled();
    expect(source.known().shown.seat).toBe(first);
  });

  it('stops at a drawn card', async () => {
    const { source } = open(keptGame(THREE, FIRST_GAME));
    await source.ask({ is: 'choose', at: source.known().number, choice: 'hot-spring-1' });
    expect(source.known().shown.undo.own).toBe(0);
    await expect(source.ask({ is: 'undo', at: source.known().number, count: 1 })).rejects.toEqual(
      new Refused('no-undo'),
    );
  });
});

describe('what is refused', () => {
  it('is a choice that is not listed, an old one, and what needs company', async () => {
    const { source } = open(keptGame([person('Olha'), person('Ivan')], FIRST_GAME));
    const { number } = source.known();
    await expect(source.ask({ is: 'choose', at: number, choice: 'moon' })).rejects.toEqual(new Refused('not-listed'));
    await source.ask({ is: 'choose', at: number, choice: 'sea-1' });
    await settled();
    await expect(source.ask({ is: 'choose', at: number, choice: 'sea-1' })).rejects.toBeInstanceOf(Refused);
    await expect(source.ask({ is: 'chat', to: 'table', text: 'hi' })).rejects.toBeInstanceOf(Refused);
  });

  it('is a kept game that the rules no longer lead to', () => {
    const log = [{ at: 1, seat: 0, choice: 'moon' }];
    expect(() => open(keptGame([person('Olha'), bot()], { log }))).toThrow(OutOfRules);
  });
});

describe('bots', () => {
  it('are given what their seat sees, and nothing more', async () => {
    const asked: string[] = [];
    const thinker = {
      think: async ({ view, seat }: Question) => {
        asked.push(JSON.stringify(view));
        return choicesOf(game, view, seat)[0]!;
      },
      close: () => {},
    };
    const { source } = open(keptGame([person('Olha'), bot()]), { thinker });
    const mine = JSON.stringify(source.known().shown.view);
    const [first, second] = source.known().shown.choices;
    await settled();
    expect(mine).toContain(`${first}`);
    expect(asked[0]).not.toContain(`"card":"${first}"`);
    expect(asked[0]).not.toContain(`"card":"${second}"`);
  });

  it('stop thinking when something is taken back', async () => {
    const signals: AbortSignal[] = [];
    const thinker = {
      think: (question: Question, signal: AbortSignal) => {
        signals.push(signal);
        return signals.length < 3 ? farmers.think(question) : new Promise<never>(() => {});
      },
      close: () => {},
    };
    const { source } = open(keptGame([person('Olha'), bot(), bot()], FIRST_GAME), { thinker });
    await settled();
    const asked = signals.length;
    signals.length = 3;
    await source.ask({ is: 'choose', at: source.known().number, choice: 'mountain-1' });
    expect(asked).toBeLessThan(3);
    expect(signals.at(-1)!.aborted).toBe(false);
    await source.ask({ is: 'undo', at: source.known().number, count: 1 });
    expect(signals[3]!.aborted).toBe(true);
  });

  it('do not hold up the table when they fail', async () => {
    const thinker = { think: () => Promise.reject(new Error('lost')), close: () => {} };
    const { source } = open(keptGame([bot(), bot()], FIRST_GAME), { thinker });
    while (source.known().shown.status !== 'over') await settled();
    expect(source.known().shown.places).toHaveLength(2);
  });
});

describe('the games kept in this browser', () => {
  it('are listed, the latest first, and can be forgotten', () => {
    const games = new KeptGames(memory());
    games.keep(keptGame([], { id: 'old', changedAt: 1 }));
    games.keep(keptGame([], { id: 'new', changedAt: 2 }));
    expect(games.all().map(({ id }) => id)).toEqual(['new', 'old']);
    games.forget('new');
    expect(games.all().map(({ id }) => id)).toEqual(['old']);
  });

  it('are not confused by what others have written', () => {
    const storage = memory();
    storage.setItem('engawa.here.x', '{"id":');
    storage.setItem('engawa.here.y', '[]');
    storage.setItem('other', 'true');
    expect(new KeptGames(storage).all()).toEqual([]);
  });

  it('go on without being kept when the browser has no room', async () => {
    let warned = 0;
    const full = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    const { source } = open(keptGame([person('Olha'), bot()]), { keep: full, onNotKept: () => warned++ });
    await playPeople(source, 3);
    expect(warned).toBeGreaterThanOrEqual(3);
  });
});
