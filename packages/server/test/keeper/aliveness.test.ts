import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAliveness } from '../../src/keeper/aliveness.ts';
import { outagesOf, outagesSince } from '../../src/keeper/outages.ts';
import type { Database } from '../../src/store/schema.ts';
import { TestClock } from '../kit/clock.ts';
import { eventually } from '../kit/eventually.ts';
import { openHouse, scratchFolder } from '../kit/house.ts';
import { type Stores, stores } from './stores.ts';

const DAY = 86_400_000;

describe.each(['libsql', 'postgres'] as const)('aliveness on %s', (kind) => {
  const isAlone = kind === 'libsql';
  let all: Stores;
  let db: Kysely<Database>;
  let time = 0;
  const now = () => time;
  const processOf = (process: string) => createAliveness({ db, process, now, isAlone });
  const at = (milliseconds: number) => {
    time = START + milliseconds;
  };
  let START = 1_000_000;

  beforeAll(async () => {
    all = await stores(kind);
    db = (await all.open()).db;
  });
  afterAll(() => all.close());
  beforeEach(async () => {
    // What a process knows of outages it knows for good: each test has its own time.
    START += 100 * DAY;
    at(0);
    await db.deleteFrom('processes').execute();
    await db.deleteFrom('outages').execute();
  });

  it('begins without an outage', async () => {
    await processOf('a').beat();
    expect(await outagesSince(db, 0)).toEqual([]);
  });

  it('notices at a start that nobody was alive for long', async () => {
    const a = processOf('a');
    await a.beat();
    at(3_000);
    await a.beat();
    at(13_001);
    await processOf('b').beat();
    expect(await outagesSince(db, 0)).toEqual([{ from: START + 3_000, to: START + 13_001 }]);
    expect(await outagesSince(db, START + 13_001)).toEqual([]);
  });

  it('tells tables of it that were opened just before the first beat', async () => {
    await processOf('a').beat();
    at(20_000);
    const lost = await outagesOf(db, START);
    await processOf('b').beat();
    expect(lost(START, START + 30_000)).toBe(20_000);
  });

  it('notices a restart of a few seconds', async () => {
    await processOf('a').beat();
    at(7_000);
    await processOf('a').beat();
    expect(await outagesSince(db, 0)).toEqual([{ from: START, to: START + 7_000 }]);
  });

  it('notices the shortest one if nobody else can have been running', async () => {
    await processOf('a').beat();
    at(1_000);
    await processOf('a').beat();
    const outage = { from: START, to: START + 1_000 };
    expect(await outagesSince(db, 0)).toEqual(isAlone ? [outage] : []);
  });

  it('takes it for no outage that a process was slow for a moment', async () => {
    const a = processOf('a');
    await a.beat();
    at(10_000);
    await a.beat();
    expect(await outagesSince(db, 0)).toEqual([]);
  });

  it.skipIf(isAlone)('takes restarts in turn for no outage', async () => {
    const [a, b] = [processOf('a'), processOf('b')];
    await Promise.all([a.beat(), b.beat()]);
    for (let time = 3_000; time <= 12_000; time += 3_000) {
      at(time);
      await b.beat();
    }
    // The one that runs is late.
    at(18_000);
    await processOf('a').beat();
    expect(await outagesSince(db, 0)).toEqual([]);
  });

  it('tells tables of it also if the store fails in the middle of the first beat', async () => {
    await processOf('a').beat();
    at(20_000);
    let isAway = true;
    const moody = db.withPlugin({
      transformQuery({ node }) {
        if (isAway && node.kind === 'SelectQueryNode' && JSON.stringify(node).includes('outages')) {
          throw new Error('The store is away.');
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const b = createAliveness({ db: moody, process: 'b', now, isAlone });
    await expect(b.beat()).rejects.toThrow('away');
    isAway = false;
    const lost = await outagesOf(moody, START + 20_000);
    at(21_000);
    await b.beat();
    expect(lost(START, START + 30_000)).toBe(21_000);
  });

  it('notices that all stood still, and counts it once', async () => {
    const [a, b] = [processOf('a'), processOf('b')];
    await Promise.all([a.beat(), b.beat()]);
    at(60_000);
    await db
      .insertInto('outages')
      .values({ started_at: START + 500, ended_at: START + 59_000 })
      .execute();
    await Promise.all([a.beat(), b.beat()].map((one) => one.catch(() => {})));
    expect(await outagesSince(db, 0)).toEqual([{ from: START, to: START + 60_000 }]);
  });

  it('tells clocks how much of a time was lost, also of outages that come later', async () => {
    const a = processOf('a');
    await a.beat();
    at(20_000);
    await a.beat();
    const lost = await outagesOf(db, START);
    expect(lost(START, START + 20_000)).toBe(20_000);
    expect(lost(START + 5_000, START + 15_000)).toBe(10_000);
    expect(lost(START - 1_000, START + 21_000)).toBe(20_000);
    expect(lost(START + 20_000, START + 90_000)).toBe(0);
    at(50_000);
    await createAliveness({ db: (await all.open()).db, process: 'b', now, isAlone }).beat();
    // What another process has written is not known here before the next beat; an embedded store has no other.
    if (kind === 'postgres') expect(lost(START + 20_000, START + 90_000)).toBe(0);
    await a.beat();
    expect(lost(START + 20_000, START + 90_000)).toBe(30_000);
  });

  it('forgets processes of long ago, but not when the last one was alive', async () => {
    await processOf('old').beat();
    at(3 * DAY);
    await processOf('new').beat();
    const left = await db.selectFrom('processes').select('id').execute();
    expect(left).toEqual([{ id: 'new' }]);
    expect(await outagesSince(db, 0)).toEqual([{ from: START, to: START + 3 * DAY }]);
  });
});

it('counts a short restart of a server with an embedded store', async () => {
  const clock = new TestClock();
  const env = { DATA_DIR: scratchFolder() };
  const first = await openHouse(env, { now: clock.now });
  await eventually(async () => first.context.store.db.selectFrom('processes').selectAll().execute()).toHaveLength(1);
  await first.close();
  const stopped = clock.now();
  clock.pass(5_000);
  const { db } = (await openHouse(env, { now: clock.now })).context.store;
  await eventually(() => outagesSince(db, 0)).toHaveLength(1);
  const [outage] = await outagesSince(db, 0);
  expect(outage!.from).toBeLessThanOrEqual(stopped);
  expect(outage!.to).toBeGreaterThanOrEqual(stopped + 5_000);
});
