import { setTimeout as realTime } from 'node:timers/promises';
import type { Kysely, KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAliveness } from '../../src/keeper/aliveness.ts';
import { type Keeper, runKeeper } from '../../src/keeper/keeper.ts';
import { createLeases, type Leases } from '../../src/keeper/leases.ts';
import { outagesSince } from '../../src/keeper/outages.ts';
import type { Database } from '../../src/store/schema.ts';
import { addTable, type Stores, stores, tableRow } from './stores.ts';

const STEP = 50;

let all: Stores;
let db: Kysely<Database>;
let processes: Process[] = [];
beforeEach(async () => {
  all = await stores('libsql');
  db = (await all.open()).db;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
});
afterEach(async () => {
  for (const one of processes) one.store = 'well';
  await Promise.all([...processes.map(({ keeper }) => keeper.stop()), pass(1_000)]);
  processes = [];
  vi.useRealTimers();
  await all.close();
});

interface Process {
  readonly leases: Leases;
  readonly keeper: Keeper;
  /** What its owner believes, from what it was told. */
  readonly told: Set<string>;
  readonly complaints: string[];
  /** What the store does to it: answers, fails, or does not answer. */
  store: 'well' | 'away' | 'hanging';
  /** `inStore`: without those whose answer hangs. */
  readonly queries: { inStore: number; most: number };
}

function start(name: string, { limit = 50, isAlone = false } = {}): Process {
  const state: Pick<Process, 'store' | 'queries'> = { store: 'well', queries: { inStore: 0, most: 0 } };
  const { queries } = state;
  let underWay = 0;
  const moody: KyselyPlugin = {
    transformQuery({ node }) {
      if (state.store === 'away') throw new Error('The store is away.');
      queries.inStore++;
      queries.most = Math.max(queries.most, ++underWay);
      return node;
    },
    async transformResult({ result }) {
      queries.inStore--;
      while (state.store === 'hanging') await new Promise((resolve) => setTimeout(resolve, 100));
      underWay--;
      return result;
    },
  };
  const own = { db: db.withPlugin(moody), process: name, now: Date.now };
  const leases = createLeases(own);
  const [told, complaints] = [new Set<string>(), [] as string[]];
  const keeper = runKeeper({
    leases,
    beat: createAliveness({ ...own, isAlone }).beat,
    onClaimed(tables) {
      for (const table of tables) told.add(table);
    },
    onLost(tables) {
      for (const table of tables) told.delete(table);
    },
    complain: (_error, what) => complaints.push(what),
    limit,
  });
  const started: Process = Object.assign(state, { leases, keeper, told, complaints });
  processes.push(started);
  return started;
}

/** Lets time pass, in steps: after each, whatever is under way in the store comes to its end. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= STEP) {
    await vi.advanceTimersByTimeAsync(Math.min(STEP, left));
    do await new Promise((resolve) => setImmediate(resolve));
    while (processes.some(({ queries }) => queries.inStore > 0));
  }
}

it('keeps what it has, and takes what is new within a few seconds', async () => {
  await addTable(db, 't');
  const a = start('a');
  await pass(100);
  expect([...a.told]).toEqual(['t']);
  await addTable(db, 'u');
  await pass(2_600);
  expect([...a.told].sort()).toEqual(['t', 'u']);
  await pass(60_000);
  expect([...a.leases.mine].sort()).toEqual(['t', 'u']);
  expect(a.complaints).toEqual([]);
});

it('claims many tables quickly, though few at once', async () => {
  for (let i = 0; i < 30; i++) await addTable(db, `t${i}`);
  const a = start('a', { limit: 10 });
  await pass(1);
  expect(a.told.size).toBe(10);
  await pass(1_000);
  expect(a.told.size).toBe(30);
});

it('hands everything over at a stop, and is alive until then', async () => {
  await addTable(db, 't');
  const [a, b] = [start('a'), start('b')];
  await pass(1_000);
  const [had, next] = a.told.has('t') ? [a, b] : [b, a];
  expect(next.told.size).toBe(0);
  await had.keeper.stop();
  await pass(2_600);
  expect([...next.told]).toEqual(['t']);
});

it('takes over from a process that died, when its lease is over', async () => {
  await addTable(db, 't');
  const a = start('a');
  await pass(1_000);
  const b = start('b');
  a.store = 'away';
  for (let i = 0; i < 140; i++) {
    await pass(100);
    expect(a.leases.holds('t') && b.leases.holds('t')).toBe(false);
    expect(a.told.has('t') && b.told.has('t')).toBe(false);
  }
  expect([...b.told]).toEqual(['t']);
});

it.each(['away', 'hanging'] as const)(
  'gives up its tables in time when the store is %s, and gets them back',
  async (mood) => {
    await addTable(db, 't');
    const a = start('a');
    await pass(4_000);
    expect(a.leases.holds('t')).toBe(true);
    const { kept_until } = await tableRow(db, 't');
    a.store = mood;
    await pass(7_500);
    expect([...a.told]).toEqual([]);
    expect(Date.now()).toBeLessThan(kept_until);
    await pass(60_000);
    expect(a.queries.most).toBe(1);
    a.store = 'well';
    await pass(3_000);
    expect([...a.told]).toEqual(['t']);
    expect(a.leases.holds('t')).toBe(true);
  },
);

it('has written down an outage before it claims a table', async () => {
  await addTable(db, 't');
  const a = start('a');
  await pass(4_000);
  a.store = 'away';
  const began = Date.now();
  await pass(30_000);
  a.store = 'well';
  while (a.told.size === 0) {
    expect(a.leases.mine.size).toBe(0);
    await pass(10);
  }
  const [outage] = await outagesSince(db, 0);
  expect(outage!.from).toBeGreaterThan(began - 3_100);
  expect(outage!.to).toBeGreaterThan(began + 30_000);
});

it('was alive until it stopped, and not from then until the next start', async () => {
  const a = start('a', { isAlone: true });
  await pass(4_000);
  await Promise.all([a.keeper.stop(), pass(STEP)]);
  const stopped = Date.now();
  await pass(2_000);
  const started = Date.now();
  start('b', { isAlone: true });
  await pass(STEP);
  const [outage] = await outagesSince(db, 0);
  expect(outage!.from).toBeGreaterThan(stopped - 2 * STEP);
  expect(outage!.to).toBeLessThan(started + 2 * STEP);
  expect(outage!.to - outage!.from).toBeGreaterThanOrEqual(2_000);
});

it('claims nothing unless it can say that it is alive', async () => {
  await addTable(db, 't');
  const leases = createLeases({ db, process: 'a', now: Date.now });
  const beat = vi.fn(() => Promise.reject(new Error('no')));
  const [onClaimed, onLost, complain] = [vi.fn(), vi.fn(), vi.fn()];
  const keeper = runKeeper({ leases, beat, onClaimed, onLost, complain });
  await pass(10_000);
  expect(beat.mock.calls.length).toBeGreaterThan(6);
  expect(onClaimed).not.toHaveBeenCalled();
  await keeper.stop();
});

it('does not act for a table after it stood still, whatever timers say', async () => {
  await addTable(db, 't');
  const a = start('a');
  await pass(1_000);
  // No timer fires while the process stands still.
  vi.setSystemTime(Date.now() + 8_000);
  expect(a.leases.holds('t')).toBe(false);
  expect(a.leases.mine.size).toBe(0);
});

it('survives listeners that fail', async () => {
  await addTable(db, 't');
  const leases = createLeases({ db, process: 'a', now: Date.now });
  const complain = vi.fn();
  const fail = () => {
    throw new Error('no');
  };
  const keeper = runKeeper({ leases, beat: async () => {}, onClaimed: fail, onLost: fail, complain });
  // Nobody counts its queries: the disk is given some real time.
  for (let i = 0; i < 20; i++) {
    await pass(500);
    await realTime(5);
  }
  expect(complain).toHaveBeenCalledOnce();
  expect(leases.holds('t')).toBe(true);
  await keeper.stop();
  expect((await tableRow(db, 't')).keeper).toBeNull();
});
