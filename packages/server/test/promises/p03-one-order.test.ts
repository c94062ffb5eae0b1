import { randomUUID } from 'node:crypto';
import { SearchLuck } from '@engawa/kernel';
import { type Connection, type KnownTable, Refused } from '@engawa/wire';
import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../src/store/schema.ts';
import { type Guest, invite, openGame } from '../faults/crowd.ts';
import { type Door, Houses } from '../faults/houses.ts';
import { makePlace, readBeside } from '../faults/place.ts';
import { peoplesChoices, Reference } from '../faults/reference.ts';
import { inRound, report } from '../faults/round.ts';
import { openHouse } from '../kit/house.ts';
import { until } from '../kit/visitor.ts';

const ROUNDS = inRound(1, 25);
const GAMES = inRound(1, 12);

interface Doors {
  readonly doors: readonly Door[];
  readonly db: Kysely<Database>;
}

async function oneProcess(): Promise<Doors> {
  const house = await openHouse();
  return { doors: [house, house, house], db: house.context.store.db };
}

async function threeProcesses(): Promise<Doors> {
  const place = await makePlace('postgres');
  const houses = await Houses.open(3, place.env);
  return { doors: [0, 1, 2].map((i) => houses.door(i)), db: await readBeside(place) };
}

describe.each([
  { where: 'one process', open: oneProcess },
  { where: 'three processes over PostgreSQL', open: threeProcesses },
])('P3: one order a table, no lost race, on $where', ({ where, open }) => {
  it('P3: seats that decide at once are never too late for one another, and a decision has one winner', {
    timeout: 1_200_000,
  }, async () => {
    const { doors, db } = await open();
    const guests = await Promise.all([0, 1, 2, 3, 4].map((i) => invite(doors[i % 3]!, `Guest ${i}`)));
    let answers = 0;
    for (let round = 0; round < ROUNDS; round++) {
      for (const seats of [2, 3, 4, 5]) answers += await chooseTravellers(guests.slice(0, seats));
    }
    const sum = { raced: 0, lost: 0 };
    for (let seed = 1; seed <= GAMES; seed++) {
      const { raced, lost } = await raceThroughGame(guests.slice(0, 2), doors, db, seed);
      sum.raced += raced;
      sum.lost += lost;
    }
    report(`P3 ${where}`, { 'answers at once': answers, 'decisions raced for': sum.raced, 'races lost': sum.lost });
  });
});

/** The first decision of all seats together: all answer the offer that they were shown at the start. */
async function chooseTravellers(guests: readonly Guest[]): Promise<number> {
  const table = await openGame(guests);
  const looking = guests.map(({ connection }) => connection.watch(table, () => {}));
  const shown = await Promise.all(guests.map(({ connection }) => until(connection, table, isMine)));
  const at = shown[0]!.number;
  expect(shown.map(({ number }) => number)).toEqual(guests.map(() => at));
  const answers = await Promise.all(
    guests.map(({ connection }, i) =>
      connection.ask({ is: 'choose', table, at, choice: shown[i]!.shown.choices.at(-1)! }),
    ),
  );
  expect([...answers].sort((a, b) => a - b)).toEqual(guests.map((_, i) => at + 1 + i));
  // One socket may look at fifty tables.
  for (const lookAway of looking) lookAway();
  return answers.length;
}

const isMine = ({ shown }: KnownTable) => shown.choices.length > 0;

/** Every seat answers every decision over three sockets at once, each time with different choices under different ids. */
async function raceThroughGame(guests: readonly Guest[], doors: readonly Door[], db: Kysely<Database>, seed: number) {
  const table = await openGame(guests);
  const results = await Promise.all(guests.map((guest, i) => raceSeat(guest, doors, table, seed * 10 + i)));
  const won = results.flatMap((one) => one.won);
  expect([...won].sort((a, b) => a - b)).toEqual([...(await peoplesChoices(db, table)).keys()]);
  const reference = await Reference.read(db, table);
  for (const { ends } of results) for (const known of ends) reference.expectKnown(known);
  return { raced: won.length, lost: results.reduce((sum, { lost }) => sum + lost, 0) };
}

async function raceSeat({ visitor }: Guest, doors: readonly Door[], table: string, seed: number) {
  const luck = SearchLuck.seeded(seed);
  const runners = doors.map((door) => {
    visitor.house = door;
    return visitor.connect();
  });
  for (const runner of runners) runner.watch(table, () => {});
  const won: number[] = [];
  let lost = 0;
  for (let at = 0; ; ) {
    const known = await until(runners[0]!, table, (one) => isOver(one) || (isMine(one) && one.number > at));
    if (isOver(known)) break;
    at = known.number;
    // Now and then they ask for the very same thing: then it is one request that came twice.
    const same = luck.below(4) === 0 ? { id: randomUUID(), choice: pick(known, luck) } : undefined;
    const outcomes = await Promise.all(
      runners.map((runner) => ask(runner, table, at, same ?? { id: randomUUID(), choice: pick(known, luck) })),
    );
    const numbers = new Set(outcomes.filter((one) => typeof one === 'number'));
    expect(numbers.size, `winners of the decision at ${at}: ${outcomes}`).toBe(1);
    won.push(...numbers);
    if (same) expect(outcomes).toEqual(runners.map(() => [...numbers][0]));
    else lost += outcomes.filter((one) => typeof one === 'string').length;
  }
  const ends = await Promise.all(runners.map((runner) => until(runner, table, isOver)));
  return { won, lost, ends };
}

const isOver = ({ shown }: KnownTable) => shown.status === 'over';

function pick({ shown: { choices } }: KnownTable, luck: SearchLuck) {
  return choices[luck.below(choices.length)]!;
}

type Named = { readonly id: string; readonly choice: number | string };

async function ask(connection: Connection, table: string, at: number, { id, choice }: Named): Promise<number | string> {
  try {
    return await connection.ask({ is: 'choose', table, at, choice }, id);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    expect(['stale', 'not-yours', 'over']).toContain(error.why);
    return error.why;
  }
}
