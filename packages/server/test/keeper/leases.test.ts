import type { Kysely, KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearKeepers, createLeases } from '../../src/keeper/leases.ts';
import type { Database } from '../../src/store/schema.ts';
import { addTable, type Stores, stores, tableRow } from './stores.ts';

const LEASE = 9_000;
const MARGIN = 1_500;

describe.each(['libsql', 'postgres'] as const)('leases on %s', (kind) => {
  let all: Stores;
  let db: Kysely<Database>;
  let time = 0;
  const now = () => time;
  const leasesOf = (process: string, of = db) => createLeases({ db: of, process, now, lease: LEASE });

  beforeAll(async () => {
    all = await stores(kind);
    db = (await all.open()).db;
  });
  afterAll(() => all.close());
  beforeEach(async () => {
    time = 1_000_000;
    await db.deleteFrom('tables').execute();
  });

  it('are for tables that need a keeper and have none', async () => {
    await addTable(db, 'needy');
    await addTable(db, 'calm', 0);
    const [a, b] = [leasesOf('a'), leasesOf('b')];
    expect(await a.claimDue(10)).toEqual(['needy']);
    expect(await b.claimDue(10)).toEqual([]);
    expect(await a.claimDue(10)).toEqual([]);
    expect([...a.mine]).toEqual(['needy']);
    expect(a.holds('needy')).toBe(true);
    expect(b.holds('needy')).toBe(false);
    expect(await tableRow(db, 'needy')).toEqual({ needs_keeper: 1, keeper: 'a', kept_until: time + LEASE });
  });

  it('are claimed up to a limit, the longest waiting first', async () => {
    for (let i = 0; i < 5; i++) await addTable(db, `t${i}`);
    await db.updateTable('tables').set({ kept_until: 5 }).where('id', '!=', 't3').execute();
    const a = leasesOf('a');
    const first = await a.claimDue(2);
    expect(first).toHaveLength(2);
    expect(first).toContain('t3');
    expect(await a.claimDue(10)).toHaveLength(3);
  });

  it('go on as long as they are renewed', async () => {
    await addTable(db, 't');
    const [a, b] = [leasesOf('a'), leasesOf('b')];
    await a.claimDue(10);
    for (let i = 0; i < 10; i++) {
      time += 3_000;
      expect(await a.renew()).toEqual({ lost: [], found: [] });
      expect(await b.claimDue(10)).toEqual([]);
      expect(a.holds('t')).toBe(true);
    }
  });

  it('end for their holder before they end for the others', async () => {
    await addTable(db, 't');
    const [a, b] = [leasesOf('a'), leasesOf('b')];
    await a.claimDue(10);
    time += LEASE - MARGIN - 1;
    expect(a.holds('t')).toBe(true);
    time += 1;
    expect(a.holds('t')).toBe(false);
    expect(a.mine.size).toBe(0);
    time += MARGIN;
    expect(await b.claimDue(10)).toEqual([]);
    time += 1;
    expect(await b.claimDue(10)).toEqual(['t']);
    expect(a.lapse()).toEqual(['t']);
    expect(a.lapse()).toEqual([]);
  });

  it('are reported lost when somebody else has them', async () => {
    await addTable(db, 't');
    const [a, b] = [leasesOf('a'), leasesOf('b')];
    await a.claimDue(10);
    time += LEASE + 1;
    await b.claimDue(10);
    expect(await a.renew()).toEqual({ lost: ['t'], found: [] });
    expect(await a.renew()).toEqual({ lost: [], found: [] });
    expect((await tableRow(db, 't')).keeper).toBe('b');
    expect(b.holds('t')).toBe(true);
  });

  it('come back to a holder that stood still while nobody took them', async () => {
    await addTable(db, 't');
    await addTable(db, 'u');
    const a = leasesOf('a');
    await a.claimDue(10);
    time += LEASE - 1;
    expect(a.lapse().sort()).toEqual(['t', 'u']);
    await db
      .updateTable('tables')
      .set({ kept_until: time - 1 })
      .where('id', '=', 'u')
      .execute();
    await leasesOf('b').claimDue(10);
    expect(await a.claimDue(10)).toEqual([]);
    await addTable(db, 'v');
    await a.claimDue(10);
    expect(await a.renew()).toEqual({ lost: [], found: ['t'] });
    expect([...a.mine].sort()).toEqual(['t', 'v']);
  });

  it('are not held if the store took too long to say so', async () => {
    await addTable(db, 't');
    let results = 0;
    const slowToClaim: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (++results === 2) time += LEASE - MARGIN;
        return result;
      },
    };
    const a = leasesOf('a', db.withPlugin(slowToClaim));
    expect(await a.claimDue(10)).toEqual([]);
    expect(a.mine.size).toBe(0);
  });

  it('can be given back, but only one’s own', async () => {
    for (const id of ['t', 'u', 'v']) await addTable(db, id);
    const [a, b] = [leasesOf('a'), leasesOf('b')];
    await a.claimDue(2);
    const [first] = [...a.mine];
    await b.claimDue(1);
    await a.release([first!, ...b.mine]);
    expect(a.mine.size).toBe(1);
    expect(await b.claimDue(10)).toEqual([first]);
    await a.releaseAll();
    expect(a.mine.size).toBe(0);
    expect(await b.claimDue(10)).toHaveLength(1);
    expect(b.mine.size).toBe(3);
  });

  it('can be claimed together with something else', async () => {
    await addTable(db, 't', 0);
    const [a, b] = [leasesOf('a'), leasesOf('b')];
    await db.transaction().execute((trx) => a.claimIn(trx, 't'));
    expect(await b.claimDue(10)).toEqual([]);
    expect(a.holds('t')).toBe(false);
    expect(await a.adopt('t')).toBe(true);
    expect(await a.adopt('t')).toBe(false);
    expect(await b.adopt('t')).toBe(false);
    expect(a.holds('t')).toBe(true);
    expect(await a.renew()).toEqual({ lost: [], found: [] });
  });

  it('are not claimed when the transaction fails', async () => {
    await addTable(db, 't', 0);
    const a = leasesOf('a');
    const failing = db.transaction().execute(async (trx) => {
      await a.claimIn(trx, 't');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await a.adopt('t')).toBe(false);
    expect(await tableRow(db, 't')).toEqual({ needs_keeper: 0, keeper: null, kept_until: 0 });
  });

  it('are never taken away from a holder', async () => {
    await addTable(db, 't');
    const [a, b] = [leasesOf('a'), leasesOf('b')];
    await a.claimDue(10);
    await db.transaction().execute((trx) => b.claimIn(trx, 't'));
    expect(await b.adopt('t')).toBe(false);
    expect(a.holds('t')).toBe(true);
    expect((await tableRow(db, 't')).keeper).toBe('a');
  });

  it('end when no keeper is needed, and somebody can have the table at once when one is', async () => {
    await addTable(db, 't');
    const [a, b] = [leasesOf('a'), leasesOf('b')];
    await a.claimDue(10);
    await b.dismiss(db, 't');
    // Before the holder has noticed, it just goes on.
    await b.claimIn(db, 't');
    expect(await a.renew()).toEqual({ lost: [], found: [] });
    await b.dismiss(db, 't');
    expect(await a.renew()).toEqual({ lost: ['t'], found: [] });
    expect(await b.claimDue(10)).toEqual([]);
    await b.claimIn(db, 't');
    expect(await b.adopt('t')).toBe(true);
  });

  it('of a store that was embedded in another process mean nothing', async () => {
    await addTable(db, 't');
    await leasesOf('a').claimDue(10);
    await clearKeepers(db);
    expect(await leasesOf('b').claimDue(10)).toEqual(['t']);
  });

  it('that were claimed before an error are reported', async () => {
    for (const id of ['t', 'u', 'v']) await addTable(db, id);
    let updates = 0;
    const failing: KyselyPlugin = {
      transformQuery({ node }) {
        if (node.kind === 'UpdateQueryNode' && ++updates === 3) throw new Error('gone');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const a = leasesOf('a', db.withPlugin(failing));
    expect(await a.claimDue(10)).toHaveLength(2);
    expect(a.mine.size).toBe(2);
  });
});
