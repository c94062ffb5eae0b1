import { readFileSync } from 'node:fs';
import { begin, choose, isOver, SearchLuck } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { connectFour } from '../src/connect-four/kernel-game.ts';
import type { Ending, Seen } from '../src/server/driver/clients.ts';
import { DrivenTable } from '../src/server/driver/driven-table.ts';
import { playPaced } from '../src/server/driver/paced.ts';
import { type Script, Scripts } from '../src/server/driver/script.ts';
import { playAll } from '../src/server/driver/sustained.ts';
import { engawa } from '../src/server/engawa.ts';
import { printServerBench, runServerBench, type ServerBenchPlan } from '../src/server/index.ts';

const tiny: ServerBenchPlan = {
  rounds: 1,
  warmUp: 0,
  sustained: { tables: 4, seconds: 0.05 },
  paced: { tables: 6, calm: { choicesPerSecond: 400, games: 1 }, busy: { part: 0.5, games: 2 } },
  memory: { rounds: 1, fewTables: 2, manyTables: 12, choices: 3 },
};

/** All numbers anywhere in plain data, by their paths. */
function numbersIn(value: unknown, path = ''): [string, number][] {
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => numbersIn(one, `${path}/${key}`));
}

describe('the bench of the servers', () => {
  it('starts ours as people do', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(scripts.start).toBe(['node', ...engawa.flags!, 'scripts/start.mjs'].join(' '));
  });

  it('measures them all, plays every game to its end, and gives plain data', async () => {
    const told: [number, number][] = [];
    const result = await runServerBench((done, total) => told.push([done, total]), tiny);
    expect(Object.keys(result.servers)).toEqual(['engawa', 'boardgameIo', 'relay', 'syncedRelay']);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    for (const [path, n] of numbersIn(result)) expect(Number.isFinite(n) && n >= 0, `${path}: ${n}`).toBe(true);
    // One at every table in the warm-up, at least one as quickly as possible, and three at a pace.
    for (const { games } of Object.values(result.servers)) expect(games).toBeGreaterThanOrEqual(4 + 4 + 3 * 6);
    expect(told).toEqual(Array.from({ length: 9 }, (_, i) => [i + 1, 9]));
    expect(result.paces.calm).toBe(400);
    expect(printServerBench(result)).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('a script', () => {
  it('is a game that ends with its last choice, won by either seat', () => {
    const scripts = new Scripts(1);
    const winners = Array.from({ length: 50 }, () => {
      const { columns, winner } = scripts.next();
      const aside = { luck: SearchLuck.seeded(1) };
      const state = begin(connectFour, 2, {}, aside);
      columns.forEach((column, i) => {
        expect(isOver(state)).toBe(false);
        choose(connectFour, state, i % 2, column, aside);
      });
      expect(isOver(state)).toBe(true);
      expect(state.winner).toBe(winner);
      return winner;
    });
    expect(new Set(winners)).toEqual(new Set([0, 1]));
  });
});

describe('a driven table', () => {
  const NOWHERE = { live: 0, api: 0 };
  const SCRIPT: Script = { columns: [0, 1, 0, 1, 0, 1, 0], winner: 0 };

  /** A server that tells both clients of every choice, a little later, and of the end as it is told to. */
  async function tableThatEnds(ending: (stones: number) => Ending | undefined): Promise<DrivenTable> {
    const table = await DrivenTable.open(
      async (_, __, seen) => {
        let stones = 0;
        return {
          newGame: async () => {
            stones = 0;
          },
          choose: () => tellBoth(seen, ++stones, ending(stones)),
        };
      },
      NOWHERE,
      0,
    );
    await table.deal(SCRIPT);
    return table;
  }

  let trouble: unknown;
  function tellBoth(seen: Seen, stones: number, ending: Ending | undefined): void {
    setImmediate(() => {
      try {
        seen(0, stones, ending);
        seen(1, stones, ending);
      } catch (error) {
        trouble = error;
      }
    });
  }

  async function troubleOf(ending: (stones: number) => Ending | undefined): Promise<string> {
    trouble = undefined;
    const table = await tableThatEnds(ending);
    void playAll([table], 99);
    while (trouble === undefined) await new Promise(setImmediate);
    return (trouble as Error).message;
  }

  it('plays its script to the end, as quickly as possible and at a pace', async () => {
    const table = await tableThatEnds((stones) => (stones === 7 ? { winner: 0 } : undefined));
    expect(await playAll([table], 3)).toBe(3);
    expect(table.isOver).toBe(false);
    expect(await playAll([table], 99)).toBe(4);
    expect(table.isOver).toBe(true);
    await table.deal(SCRIPT);
    const { milliseconds } = await playPaced([table], 1000, SearchLuck.seeded(1));
    expect(milliseconds).toHaveLength(7);
    expect(table.isOver).toBe(true);
  });

  it('holds back a choice that is due before the one before it has arrived, and counts from when it was due', async () => {
    const table = await tableThatEnds((stones) => (stones === 7 ? { winner: 0 } : undefined));
    const { milliseconds, held } = await playPaced([table], 1e9, SearchLuck.seeded(1));
    expect(held).toBe(6);
    expect(milliseconds).toEqual(milliseconds.toSorted((a, b) => a - b));
  });

  it('does not take another end for the right one', async () => {
    expect(await troubleOf((stones) => (stones === 7 ? { winner: 1 } : undefined))).toContain('instead of 0');
    expect(await troubleOf((stones) => (stones === 5 ? { winner: 0 } : undefined))).toContain('instead of undefined');
    expect(await troubleOf(() => undefined)).toContain('instead of 0');
  });
});
