import { type Bitoku, boardOf, type Die, realmOf, spiritsOf } from '../state.ts';

/** Where dice stand on the board: each knows its place, and no two have the same. */

export function dieAt(state: Bitoku, at: 'forest' | 'hill', place: number, space: number): Die | undefined {
  for (let spirit = 0; spirit < spiritsOf(state); spirit++) {
    const { dice } = realmOf(state, spirit);
    for (let slot = 0; slot < dice.length; slot++) {
      const die = dice[slot]!;
      if (die.place === place && die.space === space && die.at === at) return die;
    }
  }
  return undefined;
}

function countAt(state: Bitoku, at: 'forest' | 'hill', place: number): number {
  let count = 0;
  for (let spirit = 0; spirit < spiritsOf(state); spirit++) {
    const { dice } = realmOf(state, spirit);
    for (let slot = 0; slot < dice.length; slot++) {
      const die = dice[slot]!;
      if (die.place === place && die.at === at) count++;
    }
  }
  return count;
}

/** Whether a die fits into a region (not the house, whose spaces are all different). */
export function hasRoom(state: Bitoku, region: number): boolean {
  return countAt(state, 'forest', region) < boardOf(state).dieSpaces;
}

/** Free die spaces on a bank of the hills. */
export function roomOnBank(state: Bitoku, bank: number): number {
  return boardOf(state).bankSpaces - countAt(state, 'hill', bank);
}

/** Puts a die on the first free space of a place: its spaces are all alike. */
export function putDie(state: Bitoku, die: Die, at: 'forest' | 'hill', place: number): void {
  let space = 0;
  while (dieAt(state, at, place, space) !== undefined) space++;
  putDieOn(die, at, place, space);
}

export function putDieOn(die: Die, at: 'forest' | 'hill', place: number, space: number): void {
  die.at = at;
  die.place = place;
  die.space = space;
}

export function takeDieHome(die: Die): void {
  die.at = 'locked';
  die.place = -1;
  die.space = -1;
}

/** The highest value in a region, 0 if no die is there. */
export function highestIn(state: Bitoku, region: number): number {
  let highest = 0;
  for (let spirit = 0; spirit < spiritsOf(state); spirit++) {
    for (const die of realmOf(state, spirit).dice) {
      if (die.at === 'forest' && die.place === region && die.value > highest) highest = die.value;
    }
  }
  return highest;
}
