import { SearchLuck } from '@engawa/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLeases, type Leases } from '../../src/keeper/leases.ts';
import type { Store } from '../../src/store/store.ts';
import { addTable, type Stores, stores } from './stores.ts';

const LEASE = 9_000;
const TABLES = Array.from({ length: 12 }, (_, i) => `t${i}`);
const ROUNDS = process.env.ENGAWA_LONG ? 3_000 : 300;

interface Holder {
  readonly leases: Leases;
  /** Does nothing until then: stalled, or for ever: dead. */
  idleUntil: number;
}

describe.each(['libsql', 'postgres'] as const)('several lease holders on %s', (kind) => {
  let all: Stores;
  let opened: Store[];
  beforeAll(async () => {
    all = await stores(kind);
    opened = await Promise.all([all.open(), all.open(), all.open(), all.open()]);
    for (const id of TABLES) await addTable(opened[0]!.db, id);
  });
  afterAll(() => all.close());

  it('never hold the same table, and hold all tables again after every death', async () => {
    const luck = SearchLuck.seeded(7);
    let time = 1_000_000;
    let born = 0;
    const bear = (i: number): Holder => ({
      leases: createLeases({ db: opened[i]!.db, process: `p${born++}`, now: () => time, lease: LEASE }),
      idleUntil: 0,
    });
    const holders = opened.map((_, i) => bear(i));
    /** The dead say what they held as long as they do: it must not be somebody else's before. */
    const dead: Holder[] = [];
    let mostHeld = 0;

    const act = async ({ leases }: Holder): Promise<void> => {
      const what = luck.below(10);
      if (what < 5) await leases.renew();
      else if (what < 9) await leases.claimDue(1 + luck.below(4));
      else if (what === 9 && leases.mine.size > 0) await leases.release([...leases.mine].slice(0, 1));
      // The moment in which all actions are under way counts as well.
      check();
    };
    const check = (): void => {
      const held = [...holders, ...dead].flatMap(({ leases }) => [...leases.mine]);
      expect(new Set(held).size).toBe(held.length);
      mostHeld = Math.max(mostHeld, held.length);
    };

    for (let i = 0; i < ROUNDS; i++) {
      const awake = holders.filter((one) => one.idleUntil <= time);
      const acting = awake.flatMap((one) => (luck.below(2) === 0 ? [act(one), act(one)] : [act(one)]));
      // Time goes on while the store works.
      time += luck.below(800);
      await Promise.all(acting);
      check();
      time += luck.below(1_200);
      check();
      const at = luck.below(holders.length);
      if (luck.below(20) === 0) holders[at]!.idleUntil = time + luck.below(2 * LEASE);
      if (luck.below(40) === 0) dead.push(...holders.splice(at, 1, bear(at)));
    }
    expect(mostHeld).toBe(TABLES.length);
    expect(dead.length).toBeGreaterThan(2);

    time += LEASE + 1;
    for (const { leases } of holders) leases.lapse();
    const claimed = await Promise.all(holders.map(({ leases }) => leases.claimDue(100)));
    expect(claimed.flat().sort()).toEqual([...TABLES].sort());
  });

  it('that all claim at once get each table once', async () => {
    for (let round = 0; round < 10; round++) {
      const time = 10_000_000 + round * 2 * LEASE;
      const racers = opened.map(({ db }, i) => createLeases({ db, process: `r${i}`, now: () => time, lease: LEASE }));
      const claimed = (await Promise.all(racers.map((one) => one.claimDue(100)))).flat();
      expect(claimed.sort()).toEqual([...TABLES].sort());
      expect(racers.flatMap(({ mine }) => [...mine]).sort()).toEqual([...TABLES].sort());
    }
  });
});
