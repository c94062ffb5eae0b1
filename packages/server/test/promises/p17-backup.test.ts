import { join } from 'node:path';
import { gameById } from '@engawa/games';
import { readRecord, verify } from '@engawa/kernel';
import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { backup } from '../../src/store/backup/backup.ts';
import { restore } from '../../src/store/backup/restore.ts';
import type { Database } from '../../src/store/schema.ts';
import { Group, type Guest, invite, openGame } from '../faults/crowd.ts';
import { Ledger } from '../faults/ledger.ts';
import { KINDS, makePlace, readBeside } from '../faults/place.ts';
import { logOf, Reference } from '../faults/reference.ts';
import { inRound, isLong, report } from '../faults/round.ts';
import { openHouse, scratchFolder } from '../kit/house.ts';
import { playSeat } from '../kit/player.ts';

const GROUPS = inRound(2, 8);
const BACKUPS = inRound(1, 3);

describe.each(KINDS)('P17: a backup restores, from %s', (kind) => {
  it('P17: taken under play it holds every promise made before it, and the games go on elsewhere', {
    timeout: 1_200_000,
  }, async () => {
    const place = await makePlace(kind);
    const house = await openHouse(place.env);
    const { db } = house.context.store;
    const ledger = new Ledger();
    const guests: Guest[][] = [];
    for (let i = 0; i < GROUPS; i++) guests.push([await invite(house, 'Ren'), await invite(house, 'Aki')]);
    // After a restore bots wait for the leases that the backup has; the short round does not.
    const groups = guests.map((pair, i) => new Group(pair, isLong && i % 2 ? ['random'] : [], ledger, db, 17 * i));
    // One game waits in the middle until somebody goes on elsewhere.
    guests.push([await invite(house, 'Nao'), await invite(house, 'Kai')]);
    await openGame(guests.at(-1)!);
    const sum = { tables: 0, records: 0, ended: 0 };
    for (let i = 0; i < BACKUPS; i++) {
      // Some games are over by now, and others in the middle.
      const games = () => groups.reduce((all, one) => all + one.games, 0);
      await expect.poll(games, { timeout: 120_000 }).toBeGreaterThan(i * GROUPS);
      const promised = ledger.copy();
      const file = join(scratchFolder(), 'backup');
      await backup(place.location, file);
      for (const other of KINDS) {
        const to = await makePlace(other);
        await restore(file, to.location);
        const restored = await readBeside(to);
        await promised.check(restored);
        await expectSameTables(restored, db);
        const newHouse = await openHouse(to.env);
        sum.tables += await expectRecords(newHouse, restored, sum);
        sum.ended += await finishGames(newHouse, restored, guests);
        await newHouse.close();
      }
    }
    for (const group of groups) await group.enough();
    expect(sum.records).toBeGreaterThan(0);
    expect(sum.ended).toBeGreaterThan(0);
    report(`P17 ${kind}`, {
      backups: BACKUPS,
      restored: 2 * BACKUPS,
      'tables read': sum.tables,
      'records checked': sum.records,
      'games ended after it': sum.ended,
    });
  });
});

async function tablesIn(db: Kysely<Database>) {
  return db.selectFrom('tables').select(['id', 'status']).execute();
}

async function statusIn(db: Kysely<Database>, id: string) {
  return (await db.selectFrom('tables').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
}

/** Each restored log is how the log began that goes on meanwhile, and the list says of a table what its log says. */
async function expectSameTables(restored: Kysely<Database>, db: Kysely<Database>): Promise<void> {
  for (const { id, status } of await tablesIn(restored)) {
    const log = await logOf(restored, id);
    expect(log).toEqual((await logOf(db, id)).slice(0, log.length));
    expect((await Reference.read(restored, id)).sitting.status).toBe(status);
  }
}

/** All tables can be read, with snapshots and without, and the records of those that are over are right. */
async function expectRecords(house: RunningServer, db: Kysely<Database>, sum: { records: number }): Promise<number> {
  const tables = await tablesIn(db);
  for (const { id } of tables) {
    const table = await house.tables.at(id);
    // The bots of the new house play already: nothing happens at a table while somebody looks.
    const status = await table.look(async (sitting) => {
      const reference = await Reference.read(db, id);
      expect(JSON.stringify(sitting.save())).toBe(JSON.stringify(reference.sitting.save()));
      expect(await statusIn(db, id)).toBe(reference.sitting.status);
      return reference.sitting.status;
    });
    if (status !== 'over') continue;
    const record = await fetch(`http://127.0.0.1:${house.port}/api/tables/${id}/record`);
    verify(gameById('tokaido')!, readRecord(await record.text()));
    sum.records++;
  }
  return tables.length;
}

/** The same people come to the new house, with their old sessions, and play on. */
async function finishGames(house: RunningServer, db: Kysely<Database>, guests: readonly Guest[][]): Promise<number> {
  let ended = 0;
  for (const { id, status } of await tablesIn(db)) {
    if (status !== 'running') continue;
    const { sitting } = await Reference.read(db, id);
    const pair = guests.find(([one]) => sitting.seatOf(one!.visitor.id) !== null)!;
    const connections = pair.map(({ visitor }) => {
      const url = () => `ws://127.0.0.1:${house.port}/api/live`;
      const old = visitor.house;
      visitor.house = house;
      const connection = visitor.connect({ url });
      visitor.house = old;
      return connection;
    });
    const ends = await Promise.all(connections.map((one, i) => playSeat(one, id, { seed: i })));
    // The house closes soon: they would knock at its door until the end of the test.
    for (const one of connections) one.close();
    const reference = await Reference.read(db, id);
    for (const known of ends) reference.expectKnown(known);
    ended++;
  }
  return ended;
}
