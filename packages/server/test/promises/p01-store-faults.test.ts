import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { Database } from '../../src/store/schema.ts';
import { type Guest, invite, openGame, playGame } from '../faults/crowd.ts';
import { Houses } from '../faults/houses.ts';
import { Ledger } from '../faults/ledger.ts';
import { KINDS, type Kind, makePlace, readBeside } from '../faults/place.ts';
import { RawClient } from '../faults/raw-client.ts';
import { logOf, Reference } from '../faults/reference.ts';
import { inRound, report } from '../faults/round.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { type Fault, type FaultPlan, FaultyStore, randomFaults } from '../kit/faulty-store.ts';
import { openHouse } from '../kit/house.ts';
import { until } from '../kit/visitor.ts';

const FAULTS: readonly Fault[] = (
  ['disk full', 'input or output', 'serialisation', 'connection reset'] as const
).flatMap((kind) => (['before', 'after'] as const).map((when): Fault => ({ kind, when })));
const GAMES = inRound(1, 12);
const ONE_IN = inRound(40, 12);
/** In each game: no more fit into a short one, which is over after forty entries. */
const OUTAGES = inRound(1, 3);

/** The first choice of a person fails, and then whatever chance hits: in a short game that may be a bot's alone. */
function firstThenRandom(seed: number, oneIn: number): FaultPlan {
  const random = randomFaults(seed, oneIn);
  let isFirst = true;
  return (entry) => {
    const { id, what } = entry.row;
    if (!isFirst || id === null || !what.includes('"do":"choose"')) return random(entry);
    isFirst = false;
    return { kind: 'disk full', when: 'before' };
  };
}

describe.each(KINDS)('P1: what cannot be stored is not acknowledged and not shown, on %s', (kind) => {
  it('P1: each fault is answered with "unavailable", and the same id succeeds exactly once afterwards', async () => {
    let fault: Fault | null = null;
    const { location, env } = await makePlace(kind);
    const once = () => {
      const now = fault;
      fault = null;
      return now;
    };
    const house = await openHouse(env, { store: new FaultyStore(await openStore(location), once) });
    const { db } = house.context.store;
    const guests = [await invite(house, 'Ren'), await invite(house, 'Aki')];
    const raw = await Promise.all(guests.map(({ visitor }) => RawClient.open(visitor)));
    const table = await openGame(guests);
    for (const { connection } of guests) connection.watch(table, () => {});
    let number = (await until(guests[0]!.connection, table, ({ shown }) => shown.status === 'running')).number;
    for (const one of FAULTS) {
      const known = await Promise.all(
        guests.map((guest) => until(guest.connection, table, (now) => now.number >= number)),
      );
      const seat = known.findIndex(({ shown }) => shown.choices.length > 0);
      const frame = { is: 'choose', table, id: randomUUID(), at: number, choice: known[seat]!.shown.choices[0] };
      const heardBefore = heardOf(guests, table);
      fault = one;
      expect(await raw[seat]!.ask(frame), JSON.stringify(one)).toMatchObject({ is: 'refused', why: 'unavailable' });
      expect((await logOf(db, table)).length).toBe(one.when === 'before' ? number : number + 1);
      if (one.when === 'before') expect(heardOf(guests, table)).toEqual(heardBefore);
      const done = { is: 'done', id: frame.id, number: number + 1 };
      expect(await raw[seat]!.ask(frame), JSON.stringify(one)).toMatchObject(done);
      expect(await raw[seat]!.ask(frame)).toMatchObject(done);
      number++;
      expect((await logOf(db, table)).length).toBe(number);
    }
  });

  it('P1: whole games on a store that fails again and again', { timeout: 600_000 }, async () => {
    const { location, env } = await makePlace(kind);
    const store = new FaultyStore(await openStore(location), firstThenRandom(7, ONE_IN));
    const house = await openHouse(env, { store });
    const { db } = house.context.store;
    const ledger = new Ledger();
    let unavailable = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const guests = [await invite(house, 'Ren'), await invite(house, 'Aki')];
      const table = await openGame(guests, ['random']);
      const ends = await playGame(guests, table, { seed, ledger });
      const reference = await Reference.read(db, table);
      for (const known of ends) reference.expectKnown(known);
      await ledger.check(db);
      await ledger.checkWhole(db, table);
      for (const { visitor } of guests) {
        unavailable += visitor.heard('refused').filter(({ why }) => why === 'unavailable').length;
      }
    }
    expect(unavailable).toBeGreaterThan(0);
    report(`P1 faulty ${kind}`, { games: GAMES, 'acknowledged choices': ledger.acknowledged, unavailable });
  });

  it('P1: the real thing: a disk that takes nothing more, and kill -9 after it', { timeout: 600_000 }, async () => {
    const place = await makePlace(kind);
    const houses = await Houses.open(1, place.env);
    const db = await readBeside(place);
    const ledger = new Ledger();
    const guests = [await invite(houses.door(0), 'Ren'), await invite(houses.door(0), 'Aki')];
    for (let seed = 1; seed <= GAMES; seed++) {
      const table = await openGame(guests);
      const playing = playGame(guests, table, { seed, ledger, pause: 20 });
      playing.catch(() => {});
      for (let i = 0; i < OUTAGES; i++) {
        const refusedBefore = refusalsOf(guests);
        const { number } = await until(guests[0]!.connection, table, (known) => known.number > 5 + i * 10);
        const free = await fillDisk(kind, houses.at(0), db);
        await expect.poll(() => refusalsOf(guests), { timeout: 60_000 }).toBeGreaterThan(refusedBefore);
        await ledger.check(db);
        await free();
        await until(guests[0]!.connection, table, (known) => known.number > number + 3);
        // Would be lost if it only looked stored.
        await houses.kill(0);
        await houses.start(0);
        await ledger.check(db);
      }
      const ends = await playing;
      const reference = await Reference.read(db, table);
      for (const known of ends) reference.expectKnown(known);
      await ledger.checkWhole(db, table);
    }
    report(`P1 full disk ${kind}`, {
      outages: GAMES * OUTAGES,
      games: GAMES,
      'acknowledged choices': ledger.acknowledged,
    });
  });
});

function heardOf(guests: readonly Guest[], table: string): (number | undefined)[] {
  return guests.map(({ connection }) => connection.known(table)?.number);
}

function refusalsOf(guests: readonly Guest[]): number {
  const all = guests.flatMap(({ visitor }) => visitor.heard('refused'));
  for (const { why } of all) expect(['unavailable', 'stale', 'not-yours']).toContain(why);
  return all.filter(({ why }) => why === 'unavailable').length;
}

/** From now on the store cannot write; the returned function ends that. */
async function fillDisk(kind: Kind, life: ServerProcess, db: Kysely<Database>): Promise<() => Promise<void>> {
  if (kind === 'libsql') {
    // Every write fails that would make a file longer than this; Node ignores the signal.
    limitFiles(life.pid, '1:unlimited');
    return async () => limitFiles(life.pid, 'unlimited:unlimited');
  }
  await sql`
    create or replace function no_space() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$
  `.execute(db);
  await sql`create trigger no_space before insert on log execute function no_space()`.execute(db);
  return async () => void (await sql`drop trigger no_space on log`.execute(db));
}

function limitFiles(pid: number, limit: string): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${limit}`], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`prlimit: ${stderr}`);
}
