import { type Choice, SearchLuck, type Seat, scripted, seedFrom, Table, TableLuck } from '../../src/index.ts';
import { sealedBids } from './sealed-bids.ts';
import type { Bids } from './sealed-bids-state.ts';

/**
 * Two at the night market. The trump is ink; seat 0 holds tea-1 and tea-2, seat 1 silk-1 and silk-2, the ware is tea-3.
 * Seat 0 is asked whether it wants to look at the ware. After that luck goes its own way.
 */
export function marketOfTwo(): Table<Bids> {
  const luck = scripted('ink-1', 'tea-1', 'silk-1', 'tea-2', 'silk-2', 'tea-3').after(SearchLuck.seeded(1));
  return new Table(sealedBids, 2, {}, luck);
}

/** As for two, and seat 2 holds ink-2 and ink-3. */
export function marketOfThree(): Table<Bids> {
  const luck = scripted('ink-1', 'tea-1', 'silk-1', 'ink-2', 'tea-2', 'silk-2', 'ink-3', 'tea-3');
  return new Table(sealedBids, 3, {}, luck.after(SearchLuck.seeded(1)));
}

/** Plays choices one after the other; a refused one is an error. */
export function playAll(table: Table<Bids>, ...choices: (readonly [Seat, Choice])[]): Table<Bids> {
  for (const [seat, choice] of choices) {
    const refusal = table.choose(seat, choice);
    if (refusal !== undefined) throw new Error(`seat ${seat} cannot choose ${choice}: ${refusal}`);
  }
  return table;
}

/** Plays at random until the game is over, with some gifts on the way. */
export function playToTheEnd(table: Table<Bids>, seed: number): Table<Bids> {
  const luck = SearchLuck.seeded(seed);
  while (!table.isOver) {
    const giver = luck.below(table.seats);
    const [gift] = table.interjections(giver);
    if (gift !== undefined && luck.below(6) === 0) table.interject(giver, gift);
    const seats = table.deciders();
    const seat = seats[luck.below(seats.length)]!;
    const list = table.choices(seat);
    table.choose(seat, list[luck.below(list.length)]!);
  }
  return table;
}

export const SEED = seedFrom('market');
export const SALTS = ['salt of the first', 'соль'];

/** A game with checkable luck, played to its end. */
export function finishedMarket(): Table<Bids> {
  return playToTheEnd(new Table(sealedBids, 3, { purse: 2 }, new TableLuck(SEED, SALTS)), 5);
}
