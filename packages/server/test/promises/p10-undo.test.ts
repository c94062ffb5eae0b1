import { type Luck, SearchLuck } from '@engawa/kernel';
import { type Connection, Refused, type Shown } from '@engawa/wire';
import { describe, expect, it } from 'vitest';
import { type Guest, invite, openGame } from '../faults/crowd.ts';
import { Houses } from '../faults/houses.ts';
import { makePlace, readBeside } from '../faults/place.ts';
import { Reference } from '../faults/reference.ts';
import { inRound, report } from '../faults/round.ts';
import { openHouse } from '../kit/house.ts';
import { until } from '../kit/visitor.ts';

const GAMES = inRound(1, 10);
const RESTARTS = inRound(1, 15);

/** Everybody at a table, spectators too, as they see it at the same number. */
class Onlookers {
  private readonly connections: readonly Connection[];
  private readonly table: string;

  constructor(guests: readonly Guest[], table: string) {
    this.connections = guests.map(({ connection }) => connection);
    this.table = table;
    for (const connection of this.connections) connection.watch(table, () => {});
  }

  async at(number: number): Promise<readonly Shown[]> {
    const known = this.connections.map((one) => until(one, this.table, (now) => now.number >= number));
    return (await Promise.all(known)).map(({ shown }) => shown);
  }

  ask(
    seat: number,
    wish: { is: 'undo'; at: number; count: number } | { is: 'answer'; proposal: number; yes: boolean },
  ) {
    return this.connections[seat]!.ask({ ...wish, table: this.table });
  }

  choose(seat: number, at: number, { choices }: Shown, luck: Luck): Promise<number> {
    const choice = choices[luck.below(choices.length)]!;
    return this.connections[seat]!.ask({ is: 'choose', table: this.table, at, choice });
  }

  /** The answer's number, or why not. */
  async tryUndo(seat: number, at: number): Promise<number | string> {
    return this.ask(seat, { is: 'undo', at, count: 1 }).catch((error) => {
      if (error instanceof Refused) return error.why;
      throw error;
    });
  }
}

const decider = (shown: readonly Shown[]) => shown.findIndex(({ choices }) => choices.length > 0);

describe('P10: undo never leaks or robs', () => {
  it('P10: undo after choose is the identity on what everybody is shown', { timeout: 600_000 }, async () => {
    const house = await openHouse();
    const sum = { undone: 0, proposed: 0, refused: 0 };
    for (let seed = 1; seed <= GAMES; seed++) {
      const luck = SearchLuck.seeded(seed);
      const guests = await Promise.all(['Ren', 'Aki', 'Nao', 'Watcher'].map((name) => invite(house, name)));
      const table = await openGame(guests.slice(0, 3));
      const all = new Onlookers(guests, table);
      let number = (await until(guests[0]!.connection, table, ({ shown }) => shown.status === 'running')).number;
      for (;;) {
        const before = await all.at(number);
        const seat = decider(before);
        if (seat < 0) break;
        number = await all.choose(seat, number, before[seat]!, luck);
        const after = await all.at(number);
        if (after[seat]!.status === 'over') break;
        const { own, asked } = after[seat]!.undo;
        const outcome = await all.tryUndo(seat, number);
        if (own > 0) {
          expect(await all.at(Number(outcome))).toEqual(before);
          number = await all.choose(seat, Number(outcome), before[seat]!, luck);
          sum.undone++;
        } else if (asked > 0) {
          number = await proposalChangesNothing(all, after, seat, Number(outcome));
          sum.proposed++;
        } else {
          expect(outcome).toBe('no-undo');
          expect(await all.at(number)).toEqual(after);
          sum.refused++;
        }
      }
      const reference = await Reference.read(house.context.store.db, table);
      for (const { connection } of guests) {
        reference.expectKnown(await until(connection, table, (now) => now.number === reference.sitting.number));
      }
    }
    expect(Math.min(sum.undone, sum.refused)).toBeGreaterThan(0);
    report('P10', { games: GAMES, ...sum });
  });

  it('P10: what others chose since goes only with their consent, and all of it then', {
    timeout: 600_000,
  }, async () => {
    const house = await openHouse();
    const luck = SearchLuck.seeded(3);
    const guests = await Promise.all(['Ren', 'Aki', 'Watcher'].map((name) => invite(house, name)));
    let agreed = 0;
    for (let games = 0; games < 20 && agreed < 3; games++) {
      const table = await openGame(guests.slice(0, 2));
      const all = new Onlookers(guests, table);
      /** Before each seat's latest choice: what everybody was shown. */
      const shownBefore = new Map<number, readonly Shown[]>();
      let number = (await until(guests[0]!.connection, table, ({ shown }) => shown.status === 'running')).number;
      for (;;) {
        const before = await all.at(number);
        const other = before.slice(0, 2).findIndex(({ undo }) => undo.own === 0 && undo.asked > 0);
        if (other >= 0 && shownBefore.has(other)) {
          const proposed = await all.ask(other, { is: 'undo', at: number, count: 1 });
          const [{ proposal }] = (await all.at(proposed)) as [Shown];
          expect(proposal).toMatchObject({ by: other, asked: [1 - other] });
          const undone = await all.ask(1 - other, { is: 'answer', proposal: proposal!.number, yes: true });
          expect(await all.at(undone)).toEqual(shownBefore.get(other));
          agreed++;
          break;
        }
        const seat = decider(before);
        if (seat < 0) break;
        shownBefore.set(seat, before);
        number = await all.choose(seat, number, before[seat]!, luck);
      }
    }
    expect(agreed).toBe(3);
  });

  it('P10: a restart takes no undo away and adds none', { timeout: 600_000 }, async () => {
    const place = await makePlace('libsql');
    const houses = await Houses.open(1, place.env);
    const db = await readBeside(place);
    const luck = SearchLuck.seeded(5);
    const guests = await Promise.all(['Ren', 'Aki', 'Watcher'].map((name) => invite(houses.door(0), name)));
    for (let undone = 0; undone < RESTARTS; ) {
      const table = await openGame(guests.slice(0, 2));
      const all = new Onlookers(guests, table);
      let number = (await until(guests[0]!.connection, table, ({ shown }) => shown.status === 'running')).number;
      while (undone < RESTARTS) {
        const before = await all.at(number);
        const seat = decider(before);
        if (seat < 0) break;
        number = await all.choose(seat, number, before[seat]!, luck);
        const after = await all.at(number);
        if (after[seat]!.undo.own === 0 || luck.below(4) > 0) continue;
        await houses.kill(0);
        await houses.start(0);
        number = await all.ask(seat, { is: 'undo', at: number, count: 1 });
        expect(await all.at(number)).toEqual(before);
        const reference = await Reference.read(db, table);
        for (const { connection } of guests) reference.expectKnown(connection.known(table)!);
        undone++;
      }
    }
  });
});

/** It is only asked, not done; and after a no all is as it was. */
async function proposalChangesNothing(all: Onlookers, after: readonly Shown[], seat: number, asked: number) {
  const shown = await all.at(asked);
  const { proposal } = shown[seat]!;
  expect(proposal).toMatchObject({ by: seat, what: { is: 'undo', count: 1 } });
  expect(shown.map((one) => ({ ...one, proposal: null }))).toEqual(after);
  const refused = await all.ask(proposal!.asked[0]!, { is: 'answer', proposal: proposal!.number, yes: false });
  expect(await all.at(refused)).toEqual(after);
  return refused;
}
