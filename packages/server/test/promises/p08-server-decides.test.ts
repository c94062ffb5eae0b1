import { randomUUID } from 'node:crypto';
import { type Choice, SearchLuck } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';

import { type Guest, invite, openGame } from '../faults/crowd.ts';
import { hostileValues } from '../faults/hostile.ts';
import { RawClient } from '../faults/raw-client.ts';
import { logOf } from '../faults/reference.ts';
import { inRound, report } from '../faults/round.ts';
import { FrozenClock } from '../kit/clock.ts';
import { allSee, gather, type Onlooker, type OwnWish } from '../kit/company.ts';
import { openHouse } from '../kit/house.ts';
import { until } from '../kit/visitor.ts';

const OLD_OFFERS = inRound(2, 20);

interface Offer {
  readonly at: number;
  readonly choices: readonly Choice[];
}

describe('P8: the server alone decides rules, luck and time', () => {
  it('P8: an answer to an old offer is stale, also if the word is on the list again', {
    timeout: 600_000,
  }, async () => {
    const house = await openHouse();
    const luck = SearchLuck.seeded(8);
    const guests = [await invite(house, 'Ren'), await invite(house, 'Aki')];
    const raw = await Promise.all(guests.map(({ visitor }) => RawClient.open(visitor)));
    const table = await openGame(guests);
    const offers: Offer[][] = [[], []];
    const said: Record<string, number> = {};
    let onTheListAgain = 0;
    for (const { connection } of guests) connection.watch(table, () => {});
    for (let number = 0; ; ) {
      const known = await Promise.all(guests.map((one) => until(one.connection, table, (now) => now.number > number)));
      if (known[0]!.shown.status === 'over') break;
      number = known[0]!.number;
      if (known[1]!.number !== number) continue;
      const seat = known.findIndex(({ shown }) => shown.choices.length > 0);
      const { choices } = known[seat]!.shown;
      for (const other of [0, 1]) {
        const olds = offers[other]!;
        for (let i = 0; i < Math.min(OLD_OFFERS, olds.length); i++) {
          // The latest offer, which may have what is on the list again, and any others.
          const old = i === 0 ? olds.at(-1)! : olds[luck.below(olds.length)]!;
          const again = old.choices.filter((choice) => choices.includes(choice));
          const among = i === 0 && again.length > 0 ? again : old.choices;
          const choice = among[luck.below(among.length)]!;
          const answer = await raw[other]!.ask({ is: 'choose', table, id: randomUUID(), at: old.at, choice });
          const why = answer.is === 'refused' ? answer.why : 'stored';
          expect(why, `${choice} of ${old.at} at ${number}`).toBe(other === seat ? 'stale' : 'not-yours');
          said[why] = (said[why] ?? 0) + 1;
          if (other === seat && choices.includes(choice)) onTheListAgain++;
        }
      }
      offers[seat]!.push({ at: number, choices });
      await guests[seat]!.connection.ask({
        is: 'choose',
        table,
        at: number,
        choice: choices[luck.below(choices.length)]!,
      });
    }
    expect(onTheListAgain).toBeGreaterThan(0);
    report('P8', { ...said, 'of them on the list again': onTheListAgain });
  });

  it('P8: a word out of turn is stale if another one was said since, and never taken for what it means by then', async () => {
    const house = await openHouse();
    const { at } = await gather(house, { game: 'rising-sun', seats: ['open', 'open', 'open'] });
    const [ren, aki] = at as [Onlooker, Onlooker];
    const decide = async (choice?: Choice) => allSee(at, await at[ren.shown.deciders[0]!]!.choose(choice));
    const say = async (...words: readonly Choice[]) => {
      for (const choice of words) {
        await allSee(at, await aki.ask({ is: 'interject', at: aki.known.number, choice }));
      }
    };
    for (let i = 0; i < 3; i++) await decide();
    await say('offer:0', 'give:coin:1', 'give:ronin:0', 'ask:coin:0', 'ask:ronin:0');
    const seen = ren.known.number;
    await decide('pass');
    await say('recall', 'offer:0', 'give:coin:0', 'give:ronin:0', 'ask:coin:5', 'ask:ronin:0');
    expect(ren.shown.interjections).toContain('accept:1');
    const before = await logOf(house.context.store.db, ren.table);
    const accept = { is: 'interject', choice: 'accept:1' } as const;
    expect(await ren.refusal({ ...accept, at: seen })).toBe('stale');
    expect(await ren.refusal({ ...accept, at: ren.known.number + 1 })).toBe('stale');
    expect(await ren.refusal(accept as OwnWish)).toBe('bad-request');
    expect(await logOf(house.context.store.db, ren.table)).toEqual(before);
    expect(await ren.refusal({ ...accept, at: ren.known.number })).toBe('done');
  });

  it('P8: whatever a field says, either it is the offered word or nothing changes', async () => {
    const house = await openHouse();
    const { table, guest } = await decidingGuest(await invite(house, 'Ren'), await invite(house, 'Aki'));
    const raw = await RawClient.open(guest.visitor);
    const { number, shown } = guest.connection.known(table)!;
    const valid = { is: 'choose', table, at: number, choice: shown.choices[0]! };
    const before = await logOf(house.context.store.db, table);
    let asked = 0;
    const refuses = async (frame: Readonly<Record<string, unknown>>) => {
      const answer = await raw.ask({ id: randomUUID(), ...frame });
      expect(answer.is, JSON.stringify(frame)).toBe('refused');
      expect('why' in answer && answer.why, JSON.stringify(frame)).not.toBe('unavailable');
      asked++;
    };
    for (const value of hostileValues(shown)) {
      for (const field of ['table', 'at', 'choice', 'id', 'is'] as const) {
        if (field === 'choice' && shown.choices.includes(value as Choice)) continue;
        // An id may be any word, and `at` any number since the decision came up.
        if (field === 'id' && typeof value === 'string' && /^[\w-]{1,40}$/.test(value)) continue;
        if (field === 'at' && value === number) continue;
        await refuses({ ...valid, [field]: value });
      }
      for (const field of ['seat', 'person', 'lots', 'time', 'number', 'what', 'constructor', 'aside']) {
        await refuses({ ...valid, [field]: value ?? null });
      }
    }
    for (const field of Object.keys(valid)) await refuses({ ...valid, [field]: undefined });
    expect(await logOf(house.context.store.db, table)).toEqual(before);
    expect(await raw.ask({ id: randomUUID(), ...valid })).toMatchObject({ is: 'done', number: number + 1 });
    expect(asked).toBeGreaterThan(200);
  });

  it('P8: time runs by the clock of the server, and no frame stops it', async () => {
    const clock = new FrozenClock();
    const house = await openHouse({}, { now: clock.now });
    const [ren, aki] = [await invite(house, 'Ren'), await invite(house, 'Aki')];
    const table = await openGame([ren, aki], [], { clock: { is: 'live', bank: 60, increment: 0 } });
    for (const { connection } of [ren, aki]) connection.watch(table, () => {});
    const begun = await until(aki.connection, table, ({ shown: { status } }) => status === 'running');
    expect(begun.shown.clocks).toEqual([0, 1].map(() => ({ left: 60_000, since: clock.now() })));
    clock.pass(59_999);
    // What is said in time counts, and stops only the clock of whoever says it.
    const [choice] = begun.shown.choices;
    await aki.connection.ask({ is: 'choose', table, at: begun.number, choice: choice! });
    clock.pass(1);
    await aki.connection.ask({ is: 'standing', table, answers: [] });
    const late = await until(ren.connection, table, ({ shown: { seats } }) => seats[0]!.bot !== null);
    expect(late.shown.seats[1]!.bot).toBeNull();
    expect(late.told.flatMap(({ note }) => note ?? [])).toContainEqual({ is: 'hand-over', seat: 0, why: 'time' });
  });
});

/** A game in which some choices were made, and whoever of the two decides now. */
async function decidingGuest(...guests: readonly Guest[]): Promise<{ table: string; guest: Guest }> {
  const table = await openGame(guests);
  for (const { connection } of guests) connection.watch(table, () => {});
  for (let made = 0, number = 0; ; made++) {
    const known = await Promise.all(guests.map((one) => until(one.connection, table, (now) => now.number > number)));
    const guest = guests[known.findIndex(({ shown }) => shown.choices.length > 0)]!;
    if (made === 6) return { table, guest };
    const at = known[0]!.number;
    const [choice] = guest.connection.known(table)!.shown.choices;
    number = (await guest.connection.ask({ is: 'choose', table, at, choice: choice! })) - 1;
  }
}
