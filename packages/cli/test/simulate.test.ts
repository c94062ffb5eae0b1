import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { choicesOf, choose, deciders, type Game, readRecord, SearchLuck, type State } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import type { Fans } from '../../bots/test/fans.ts';
import { broken, engawa, FANS, newFolder, type Ran } from './terminal.ts';

interface Row {
  game: string;
  seats: number;
  games: number;
  finished: number;
  decisions: number;
  seconds: number;
  decisionsPerSecond: number;
  violations: number;
  score: { mean: number; min: number; max: number };
}

const rowsOf = ({ out }: Ran) => JSON.parse(out) as Row[];
const simulate = async (words: string) => rowsOf(await engawa(['simulate', ...words.split(' '), '--json']));
const untimed = (rows: readonly Row[]) => rows.map(({ seconds: _, decisionsPerSecond: __, ...row }) => row);

describe('a simulation', () => {
  it('tells what the contract says, for every seat count', async () => {
    const rows = await simulate('fans --seats all --games 20');
    expect(rows.map((row) => row.seats)).toEqual([2, 3, 4]);
    for (const row of rows) {
      expect(Object.keys(row)).toEqual([
        'game',
        'seats',
        'games',
        'finished',
        'decisions',
        'seconds',
        'decisionsPerSecond',
        'violations',
        'score',
      ]);
      expect(row).toMatchObject({ game: 'fans', games: 20, finished: 20, violations: 0 });
      expect(row.seconds).toBeGreaterThan(0);
      expect(row.decisionsPerSecond).toBeGreaterThan(0);
      expect(row.score.min).toBeLessThanOrEqual(row.score.mean);
      expect(row.score.max).toBeGreaterThanOrEqual(row.score.mean);
    }
  });

  it('plays with the most seats and a hundred games, unless told otherwise', async () => {
    expect(await simulate('fans')).toMatchObject([{ seats: 4, games: 100 }]);
    expect(await simulate('all --seats 2 --games 3')).toMatchObject([{ game: 'fans', seats: 2, games: 3 }]);
  });

  it('plays every set of options at least once', async () => {
    const played = new Set<string>();
    const watched = broken({
      setup(seats, options, aside) {
        played.add(JSON.stringify(options));
        return FANS.setup(seats, options, aside);
      },
    });
    const ran = await engawa(['simulate', 'fans', '--seats', '2', '--options', 'all', '--games', '1', '--json'], {
      catalogue: [watched],
    });
    expect(played.size).toBe(4);
    expect(rowsOf(ran)).toMatchObject([{ games: 4, finished: 4 }]);
  });

  it('is repeatable, and differs from seed to seed', async () => {
    for (const way of [
      '--games 10',
      '--games 10 --bots greedy,random',
      '--games 2 --check',
      '--games 2 --check --bots greedy',
    ]) {
      const [one, two, other] = await Promise.all([
        simulate(`fans ${way} --seed tea`),
        simulate(`fans ${way} --seed tea`),
        simulate(`fans ${way} --seed 7`),
      ]);
      expect(untimed(one!)).toEqual(untimed(two!));
      expect(untimed(one!)).not.toEqual(untimed(other!));
    }
  });

  it('lets the bots play that were asked for', async () => {
    const [random] = await simulate('fans --games 30');
    const [greedy] = await simulate('fans --games 30 --bots greedy');
    expect(greedy!.score.mean).toBeGreaterThan(random!.score.mean + 3);
  });

  it('holds every law with --check', async () => {
    const { code, out, err } = await engawa('simulate fans --seats all --options all --games 4 --check'.split(' '));
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toMatch(
      /^game +seats +games +finished +decisions +seconds +decisions\/s +violations +score\nfans +2 +4 +4 /,
    );
  });

  it('shows a bar on a terminal only', async () => {
    const words = 'simulate fans --games 2 --json'.split(' ');
    const shown = await engawa(words, { isTerminal: true });
    expect(shown.err).toContain('█ 2/2 fans, 4 seats');
    expect(shown.err.endsWith('\r\x1b[K')).toBe(true);
    expect(rowsOf(shown)).toHaveLength(1);
    expect((await engawa(words)).err).toBe('');
  });
});

/** The game with one rule of it changed. */
function withPlace(spoil: (state: Fans, seat: number) => void): Game {
  const rules = FANS.rules as unknown as Record<string, { choose?: (...all: never[]) => void }>;
  const place = rules.place as { choose(state: Fans, step: { seat: number }, ...rest: unknown[]): void };
  return broken({
    rules: {
      ...rules,
      place: {
        ...place,
        choose(state: Fans, step: { seat: number }, ...rest: unknown[]) {
          place.choose(state, step, ...rest);
          spoil(state, step.seat);
        },
      },
    } as unknown as Game['rules'],
  });
}

/** Comes in every game, whatever is chosen. */
const isFourth = (state: Fans) => [...state.shown, ...state.waved].flat().length === 4;
const throwing = (message: string) => () => {
  throw new Error(message);
};

const BROKEN: [string, Game, RegExp][] = [
  [
    'a fan that gets lost',
    withPlace((state, seat) => {
      if (isFourth(state)) (state.shown[seat]!.length > 0 ? state.shown : state.waved)[seat]!.pop();
    }),
    /The law "conserved" does not hold in fans with 3 seats: a fan is missing or there twice\./,
  ],
  [
    'a rule that fails',
    withPlace((state) => {
      if (isFourth(state)) throw new Error('the fan tears');
    }),
    /The law "\w+" does not hold in fans with 3 seats: .*the fan tears/,
  ],
  [
    'a setup that fails',
    broken({ setup: throwing('the box is empty') }),
    /The law "live" does not hold.*the box is empty/,
  ],
  [
    'standings that fail at the end',
    broken({ standings: (state) => (state.agenda.length === 0 ? throwing('who won?')() : FANS.standings(state)) }),
    /The law "\w+" does not hold.*who won\?/,
  ],
  ['a game that does not end', broken({ longest: 5 }), /The law "total" does not hold.*more than 5 choices/],
];

function failsWithin(choices: number, game: Game, state: State): boolean {
  if (choices === 0) return false;
  const [seat] = deciders(game, state) as [number];
  return choicesOf(game, state, seat).some((choice) => {
    const next = structuredClone(state);
    try {
      choose(game, next, seat, choice, { luck: SearchLuck.seeded(1) });
    } catch {
      return true;
    }
    return failsWithin(choices - 1, game, next);
  });
}

describe('a broken game', () => {
  for (const check of ['--check', '']) {
    it.each(BROKEN)(`%s is found ${check}`, async (_, game, sentence) => {
      // Without the laws nobody notices a lost fan.
      if (check === '' && sentence.source.includes('conserved')) return;
      const folder = newFolder();
      const words = `simulate fans --seats 3 --games 2 --json ${check}`.trim().split(' ');
      const ran = await engawa(words, { folder, catalogue: [game] });
      expect(ran.code).toBe(1);
      expect(rowsOf(ran)).toMatchObject([{ games: 2, finished: 0, violations: 2 }]);
      expect(ran.err).toMatch(sentence);
      expect(readdirSync(folder)).toEqual(['engawa-violation-fans-3-1.txt', 'engawa-violation-fans-3-2.txt']);
      expect(ran.err).toContain('npx engawa replay engawa-violation-fans-3-1.txt');
      expect(ran.err).not.toContain('    at ');
    });
  }

  it('with a state that breaks a law is shown by its record just as it was', async () => {
    const folder = newFolder();
    const [, game] = BROKEN[0]!;
    await engawa('simulate fans --seats 3 --games 1 --check'.split(' '), { folder, catalogue: [game] });
    const file = 'engawa-violation-fans-3-1.txt';
    const record = readRecord(readFileSync(join(folder, file), 'utf8'));
    const shown = JSON.parse((await engawa(['replay', file, '--json'], { folder, catalogue: [game] })).out) as {
      at: number;
      state: Fans;
      stateHash: string;
    };
    expect(shown.at).toBe(record.entries.length);
    expect(shown.stateHash).toBe(record.state);
    expect(game.faults(shown.state)).toEqual(['a fan is missing or there twice']);
    // One choice earlier all was well.
    const before = await engawa(['replay', file, '--to', `${shown.at - 1}`, '--json'], { folder, catalogue: [game] });
    expect(game.faults((JSON.parse(before.out) as { state: Fans }).state)).toEqual([]);
  });

  it('with a rule that fails is brought to fail again by its record', async () => {
    const folder = newFolder();
    const [, game] = BROKEN[1]!;
    await engawa('simulate fans --seats 3 --games 1'.split(' '), { folder, catalogue: [game] });
    const { code, err } = await engawa(['replay', 'engawa-violation-fans-3-1.txt'], { folder, catalogue: [game] });
    expect(code).toBe(1);
    expect(err).toMatch(/^engawa-\S+ cannot be replayed: At choice \d+: the fan tears\.\n$/);
  });

  // The laws and the bots look ahead: they notice it a little before it happens.
  it.each(['--check', '--bots greedy', '--check --bots greedy'])(
    'with a rule that fails is led by its record to where it fails (%s)',
    async (way) => {
      const folder = newFolder();
      const [, game] = BROKEN[1]!;
      await engawa(`simulate fans --seats 3 --games 1 ${way}`.split(' '), { folder, catalogue: [game] });
      const words = ['replay', 'engawa-violation-fans-3-1.txt', '--json'];
      const { state } = JSON.parse((await engawa(words, { folder, catalogue: [game] })).out) as { state: Fans };
      expect(failsWithin(2, game, state)).toBe(true);
    },
  );

  it('writes a few records, not thousands, and never over an earlier one', async () => {
    const folder = newFolder();
    const catalogue = [BROKEN[1]![1]];
    for (let i = 0; i < 2; i++) {
      const ran = await engawa('simulate fans --games 20 --seats 3 --json'.split(' '), { folder, catalogue });
      expect(rowsOf(ran)).toMatchObject([{ violations: 20 }]);
    }
    expect(readdirSync(folder)).toHaveLength(10);
  });

  it('is reported even where no file can be written', async () => {
    const folder = join(newFolder(), 'gone');
    const { code, err } = await engawa('simulate fans --games 1 --check'.split(' '), {
      folder,
      catalogue: [BROKEN[2]![1]],
    });
    expect(code).toBe(1);
    expect(err).toContain('The record could not be written');
  });
});
