import { begin, choicesOf, choose, deciders, isOver, readOptions, SearchLuck } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { type BambooEvent, bamboo, ROUNDS, STICKS_AT_START } from '../src/index.ts';

/** A whole game at random, and what was told of it. */
function played(seats: number, seed: number): BambooEvent[] {
  const told: BambooEvent[] = [];
  const luck = SearchLuck.seeded(seed);
  const aside = { luck, tell: (event: unknown) => told.push(event as BambooEvent) };
  const state = begin(bamboo, seats, readOptions(bamboo.options, seats), aside);
  while (!isOver(state)) {
    const [seat] = deciders(bamboo, state) as [number];
    const list = choicesOf(bamboo, state, seat);
    choose(bamboo, state, seat, list[luck.below(list.length)]!, aside);
  }
  return told;
}

/** The events of every year. */
function years(told: readonly BambooEvent[]): BambooEvent[][] {
  const found: BambooEvent[][] = [];
  for (const event of told) {
    if (event.is === 'season' && event.season === 'spring') found.push([]);
    found.at(-1)?.push(event);
  }
  return found;
}

describe.each([2, 3, 4])('a game of %i', (seats) => {
  const games = Array.from({ length: 8 }, (_, seed) => years(played(seats, seed + 1)));

  it('has four years of four seasons, with another first player each', () => {
    for (const game of games) {
      expect(game).toHaveLength(ROUNDS);
      for (const events of game) {
        const seasons = events.flatMap((event) => (event.is === 'season' ? [event.season] : []));
        expect(seasons).toEqual(['spring', 'summer', 'autumn', 'winter']);
      }
      const firsts = game.map((events) => events.flatMap((event) => (event.is === 'visits' ? [event.seat] : []))[0]!);
      firsts.slice(1).forEach((first, i) => {
        expect(first).toBe((firsts[i]! + 1) % seats);
      });
    }
  });

  it('lets everybody take between a quarter as many turns as there are sticks and as many, with no more activations', () => {
    for (const game of games) {
      game.forEach((events, year) => {
        const sticks = STICKS_AT_START + year + 1;
        for (let seat = 0; seat < seats; seat++) {
          const own = events.filter((event) => 'seat' in event && event.seat === seat);
          const turns = own.filter(({ is }) => is === 'visits').length;
          expect(turns).toBeGreaterThanOrEqual(Math.ceil(sticks / 4));
          expect(turns).toBeLessThanOrEqual(sticks);
          expect(own.filter(({ is }) => is === 'activates').length).toBeLessThanOrEqual(sticks);
          const offered = own.reduce((sum, event) => sum + (event.is === 'offers' ? event.sticks : 0), 0);
          expect(offered).toBe(sticks);
        }
      });
    }
  });

  it('lets nobody visit the same area twice in a row', () => {
    for (const game of games) {
      for (let seat = 0; seat < seats; seat++) {
        const visits = game
          .flat()
          .flatMap((event) => (event.is === 'visits' && event.seat === seat ? [event.area] : []));
        visits.slice(1).forEach((area, i) => {
          expect(area).not.toBe(visits[i]);
        });
      }
    }
  });

  it('has a gift for everybody in every spring', () => {
    for (const events of games.flat()) {
      const gifts = events.flatMap((event) => (event.is === 'picksGift' ? [event.gift] : []));
      expect(gifts).toHaveLength(seats);
      expect(new Set(gifts).size).toBe(seats);
    }
  });
});
