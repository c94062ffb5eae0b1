import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { TestClock } from '../kit/clock.ts';
import { gather, Onlooker } from '../kit/company.ts';
import { eventually } from '../kit/eventually.ts';
import { openHouse, scratchFolder } from '../kit/house.ts';
import { playSeat } from '../kit/player.ts';
import { sharedHouse } from '../kit/shared-house.ts';
import { TEST_GAMES } from '../kit/test-games.ts';
import { Visitor } from '../kit/visitor.ts';

const TWO = { game: 'fans', seats: ['open', 'open'] as 'open'[] };
const house = sharedHouse();
const later = { is: 'live', bank: 600, increment: 0 } as const;

describe('a seat whose person leaves', () => {
  it('is played by a bot until its person comes back', async () => {
    const { at } = await gather(house(), { ...TWO, clock: later });
    const [ren, aki] = [at[0]!, at[1]!];
    await ren.ask({ is: 'hand-over' });
    const { shown, told } = await aki.until(({ shown }) => shown.deciders.length === 1);
    expect(shown.seats[0]).toEqual({ person: expect.objectContaining({ id: ren.visitor.id }), bot: 'traveller' });
    expect(told.flatMap(({ note }) => note ?? [])).toContainEqual({ is: 'hand-over', seat: 0, why: 'left' });
    expect(await ren.refusal({ is: 'choose', at: ren.known.number, choice: 'pass' })).toBe('bot-plays');
    await aki.choose();
    await aki.until(({ shown }) => shown.choices.length > 0);
    await ren.ask({ is: 'take-back' });
    await ren.until(({ shown }) => shown.seats[0]!.bot === null);
    await aki.choose('pass');
    await ren.until(({ shown }) => shown.choices.length > 0);
    await wait(100);
    await ren.choose();
  });

  it('can be given away, taken back and given away again in a moment', async () => {
    const { at } = await gather(house(), TWO);
    const [ren, aki] = [at[0]!, at[1]!];
    await ren.choose();
    await ren.ask({ is: 'hand-over' });
    await ren.ask({ is: 'take-back' });
    await aki.choose();
    await ren.until(({ shown }) => shown.choices.length > 0);
    await ren.ask({ is: 'hand-over' });
    // The bot plays seat 0's turn, and the other one is asked.
    await aki.until(({ shown }) => shown.choices.length > 0);
  });

  it.each(['sign-out', 'sign-out-everywhere', 'account'])(
    'is left for good by a guest who can never come back: %s',
    async (how) => {
      const { at } = await gather(house(), { ...TWO, clock: later, absent: 'wait' });
      const [ren, aki] = [at[0]!, at[1]!];
      if (how === 'account') {
        // A guest who becomes an account keeps the seat; one who signs in to another account leaves it.
        const [name, password] = ['Lantern Ren', 'lantern over the river'];
        await new Visitor(house()).must('POST', '/account', { name, password });
        await ren.visitor.must('POST', '/sign-in', { name, password });
      } else await ren.visitor.must('POST', `/${how}`);
      const { told } = await aki.until(({ shown }) => shown.seats[0]!.bot !== null);
      expect(told.flatMap(({ note }) => note ?? [])).toContainEqual({ is: 'hand-over', seat: 0, why: 'left' });
    },
  );

  it('stays with an account that signs out', async () => {
    const { at } = await gather(house(), { ...TWO, clock: later });
    const [ren, aki] = [at[0]!, at[1]!];
    const password = 'lantern over the river';
    await ren.visitor.must('POST', '/account', { name: 'Paper Ren', password });
    await ren.visitor.must('POST', '/sign-out');
    await aki.ask({ is: 'chat', to: 'table', text: 'are you there?' });
    expect(aki.shown.seats[0]!.bot).toBeNull();
  });

  it('can be left by all: then the bots play to the end', async () => {
    const { at } = await gather(house(), TWO);
    for (const one of at) await one.ask({ is: 'hand-over' });
    for (const one of at) await one.until(({ shown }) => shown.status === 'over');
  });
});

/** What a table shows to everybody, from a server that has just opened it. */
async function shownNow(place: RunningServer, table: string, people: readonly Visitor[]): Promise<string> {
  const shown = [];
  for (const one of [...people, new Visitor(place)]) {
    one.house = place;
    const look = new Onlooker(one, table);
    const { number, shown: now, told, chat } = await look.until(() => true);
    look.connection.close();
    // What is left on a clock grows by the time when no server ran.
    const clocks = now.clocks.map(({ since }) => since);
    shown.push({ number, now: { ...now, clocks }, told, chat });
  }
  return JSON.stringify(shown);
}

/** A game with undo, talk and proposals in it, left in the middle. */
async function evening(place: RunningServer) {
  const { table, at } = await gather(place, { ...TWO, clock: later });
  const [ren, aki] = [at[0]!, at[1]!];
  await ren.choose();
  await aki.choose();
  await ren.choose('pass');
  await ren.ask({ is: 'undo', at: ren.known.number, count: 1 });
  await aki.ask({ is: 'interject', at: aki.known.number, choice: 'clap' });
  await aki.ask({ is: 'chat', to: 0, text: 'psst' });
  const proposal = await aki.ask({ is: 'propose', proposal: { is: 'pause' } });
  await ren.ask({ is: 'answer', proposal, yes: false });
  await ren.until(({ shown }) => shown.choices.length > 0 && shown.proposal === null);
  await ren.choose();
  await ren.ask({ is: 'propose', proposal: { is: 'close' } });
  await ren.until(({ shown }) => shown.proposal !== null);
  for (const one of at) one.connection.close();
  return { table, people: [ren.visitor, aki.visitor] };
}

describe('a table that nobody looks at', () => {
  it('is put away after a while, and comes back as it was', async () => {
    const clock = new TestClock();
    const place = await openHouse({}, { games: TEST_GAMES, now: clock.now });
    const { at, table } = await gather(place, TWO);
    await at[0]!.choose();
    const people = at.map(({ visitor }) => visitor);
    const before = await shownNow(place, table, people);
    clock.pass(61_000);
    await place.tables.tidy();
    expect(place.tables.size).toBe(1);
    for (const one of at) one.connection.close();
    await eventually(async () => (await place.tables.at(table)).isWatched).toBe(false);
    await place.tables.tidy();
    expect(place.tables.size).toBe(1);
    clock.pass(61_000);
    await place.tables.tidy();
    expect(place.tables.size).toBe(0);
    expect(await shownNow(place, table, people)).toBe(before);
  });

  it('is not put away under the eyes of somebody who comes just then', async () => {
    const clock = new TestClock();
    const place = await openHouse({}, { games: TEST_GAMES, now: clock.now });
    const { at, table } = await gather(place, TWO);
    for (const one of at) one.connection.close();
    await eventually(async () => (await place.tables.at(table)).isWatched).toBe(false);
    // The table is busy while it is tidied: they come in the middle of it.
    let goOn = () => {};
    const open = await place.tables.at(table);
    const busy = open.look(() => new Promise<void>((resolve) => (goOn = resolve)));
    clock.pass(61_000);
    const tidied = place.tables.tidy();
    const back = at.map(({ visitor }) => new Onlooker(visitor, table));
    await eventually(() => at.flatMap(({ visitor }) => visitor.heard('hello'))).toHaveLength(4);
    await wait(50);
    goOn();
    await Promise.all([busy, tidied]);
    await back[0]!.until(() => true);
    const number = await back[0]!.choose();
    await back[1]!.sees(number);
  });
});

describe('a server that is started again', () => {
  it('shows everybody the same, with its snapshots and without', async () => {
    const folder = { DATA_DIR: scratchFolder() };
    const first = await openHouse(folder, { games: TEST_GAMES });
    const { table, people } = await evening(first);
    const before = await shownNow(first, table, people);
    await first.close();
    const second = await openHouse(folder, { games: TEST_GAMES });
    expect(await shownNow(second, table, people)).toBe(before);
    const { db } = second.context.store;
    expect(await db.selectFrom('snapshots').selectAll().execute()).toHaveLength(1);
    await second.close();
    const third = await openHouse(folder, { games: TEST_GAMES });
    await third.context.store.db.deleteFrom('snapshots').execute();
    expect(await shownNow(third, table, people)).toBe(before);
  });

  it('lets a game go on where it was, bots too, until it is over', async () => {
    const folder = { DATA_DIR: scratchFolder() };
    const first = await openHouse(folder, { games: TEST_GAMES });
    const seats = ['open' as const, { bot: 'random' }, 'open' as const];
    const { table, at } = await gather(first, { game: 'fans', seats });
    const people = [at[0]!.visitor, at[2]!.visitor];
    const games = people.map((one, i) => playSeat(one.connect(), table, { seed: i }));
    await at[0]!.until(({ number }) => number > 8);
    await first.close();
    const second = await openHouse(folder, { games: TEST_GAMES });
    for (const one of people) one.house = second;
    for (const end of await Promise.all(games)) expect(end.shown.status).toBe('over');
  });
});
