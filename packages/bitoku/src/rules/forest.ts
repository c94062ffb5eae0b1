import { type Choice, type Seat, todo } from '@engawa/kernel';
import {
  COPY_SPACE,
  FOREST,
  type ForestRow,
  HIGHEST_DIE,
  HILL_OF_REGION,
  HILLS,
  HOUSE,
  HOUSE_EFFECTS,
  type HouseSpace,
  REGIONS,
  type Region,
  USE_OF_BUILDING,
} from '../components.ts';
import { AMULETS, type Amulet } from '../effects.ts';
import { type Bitoku, type BitokuAside, type Die, houseOf, realmOf, type Spirit, spiritsOf } from '../state.ts';
import { type Chapter, SKIP, STOP } from './chapter.ts';
import { dieAt, hasRoom, highestIn, putDie, putDieOn } from './dice.ts';
import { isAnyPossible } from './possible.ts';

/** P. 9 and 19 to 21: a die goes into the Forest, and acts there. */
export const forest: Chapter<'placeDie' | 'overSix' | 'resolve' | 'copyDie' | 'copyRow'> = {
  // Amulets raise the die before it is placed, up to 6. Then any free space of the Forest; values do not matter here.
  placeDie: {
    choices(state, { seat, slot }) {
      const { amulets, dice } = state.players[seat]!;
      const { value } = dice[slot]!;
      const list: Choice[] = [];
      if (value < HIGHEST_DIE) addAmulets(list, amulets);
      for (let region = 0; region < REGIONS.length; region++) {
        if (region === HOUSE) {
          const spaces = houseOf(state);
          for (let space = 0; space < spaces.length; space++) {
            if (spaces[space] === COPY_SPACE && value < 2) continue;
            if (dieAt(state, 'forest', HOUSE, space) === undefined) list.push(spaces[space]!);
          }
        } else if (hasRoom(state, region)) list.push(REGIONS[region]!);
      }
      return list;
    },
    choose(state, { seat, slot }, choice, aside) {
      const player = state.players[seat]!;
      const die = player.dice[slot]!;
      const amulet = amuletOf(choice);
      if (amulet !== undefined) {
        player.amulets[amulet - 1]! -= 1;
        die.value = Math.min(HIGHEST_DIE, die.value + amulet);
        aside.tell?.({ is: 'boosts', seat, amulet, value: die.value });
        todo(state, { do: 'placeDie', seat, slot });
        return;
      }
      const space = houseOf(state).indexOf(choice as HouseSpace);
      if (space >= 0) placeInHouse(state, seat, die, space, aside);
      else placeInRegion(state, seat, slot, REGIONS.indexOf(choice as Region), aside);
    },
  },

  // P. 9, the harder variant: one more amulet of any value makes a 6 count for more than another 6.
  overSix: {
    choices(state, { seat }) {
      const list: Choice[] = [];
      addAmulets(list, state.players[seat]!.amulets);
      list.push(SKIP);
      return list;
    },
    choose(state, { seat, slot }, choice, { tell }) {
      const amulet = amuletOf(choice);
      if (amulet !== undefined) {
        state.players[seat]!.amulets[amulet - 1]! -= 1;
        tell?.({ is: 'overSix', seat, amulet });
      }
      const { place } = state.players[seat]!.dice[slot]!;
      todo(state, { do: 'resolve', seat, slot, forest: amulet !== undefined, standing: standingIn(state, place) });
    },
  },

  // One forest action and one building action, in either order, each to its end; both may be left.
  resolve: {
    skip(state, { seat, slot, forest: mayAct, standing }) {
      const { place, value } = state.players[seat]!.dice[slot]!;
      return !(mayAct && hasRow(state, seat, place, value)) && usableCells(state, seat, place, value, standing) === 0;
    },
    choices(state, { seat, slot, forest: mayAct, standing }) {
      const { place, value } = state.players[seat]!.dice[slot]!;
      const list: Choice[] = mayAct ? openRows(state, seat, place, value) : [];
      const first = HILL_OF_REGION[place]! * 4;
      const usable = usableCells(state, seat, place, value, standing);
      for (let at = 0; at < 4; at++) if ((usable & (1 << at)) !== 0) list.push(state.cells[first + at]!.tile);
      list.push(STOP);
      return list;
    },
    choose(state, step, choice, aside) {
      if (choice === STOP) return;
      const { seat, slot } = step;
      const { place: region } = state.players[seat]!.dice[slot]!;
      const row = rowsOf(region).find(({ id }) => id === choice);
      if (row !== undefined) {
        aside.tell?.({ is: 'forest', seat, region, needs: row.needs });
        todo(state, { do: 'effect', seat, left: row.effect, from: 'forest', region }, { ...step, forest: false });
        return;
      }
      const cell = state.cells.findIndex((built) => built?.tile === choice);
      const { tile, owner } = state.cells[cell]!;
      aside.tell?.({ is: 'usesBuilding', seat, tile });
      const left = USE_OF_BUILDING[tile].action;
      const due = owner === seat ? [] : [{ do: 'ownerDue', cell } as const];
      todo(state, { do: 'effect', seat, left, from: 'building', region }, ...due, { ...step, standing: 0 });
    },
  },

  // P. 20: the action of a region where somebody else's die is, with the value of that die.
  copyDie: {
    skip: (state, { seat }) => copyable(state, seat).length === 0,
    choices: (state, { seat }) => [...copyable(state, seat), SKIP],
    choose(state, { seat }, choice, { tell }) {
      if (choice === SKIP) return;
      const { spirit, slot } = dieOfChoice(choice as string);
      const { place, space, value } = realmOf(state, spirit).dice[slot]!;
      tell?.({ is: 'copies', seat, spirit, region: place, value, solo: state.tengu !== null });
      if (place !== HOUSE) todo(state, { do: 'copyRow', seat, region: place, value });
      else {
        const left = HOUSE_EFFECTS[houseOf(state)[space]!];
        todo(state, { do: 'effect', seat, left, from: 'house', region: HOUSE });
      }
    },
  },

  copyRow: {
    choices: (state, { seat, region, value }) => [...openRows(state, seat, region, value), SKIP],
    choose(state, { seat, region }, choice, { tell }) {
      if (choice === SKIP) return;
      const { needs, effect } = rowsOf(region).find(({ id }) => id === choice)!;
      tell?.({ is: 'forest', seat, region, needs });
      todo(state, { do: 'effect', seat, left: effect, from: 'forest', region });
    },
  },
};

const AMULET_CHOICES = AMULETS.map((value) => `amulet:${value}`);

function addAmulets(list: Choice[], amulets: readonly number[]): void {
  for (let i = 0; i < amulets.length; i++) if (amulets[i]! > 0) list.push(AMULET_CHOICES[i]!);
}

export function amuletOf(choice: Choice): Amulet | undefined {
  const at = AMULET_CHOICES.indexOf(choice as string);
  return at < 0 ? undefined : AMULETS[at];
}

/** Any value; no comparison. On the copying space the die loses one. */
function placeInHouse(state: Bitoku, seat: Seat, die: Die, space: number, aside: BitokuAside): void {
  const house = houseOf(state)[space]!;
  putDieOn(die, 'forest', HOUSE, space);
  aside.tell?.({ is: 'placesDie', seat, value: die.value, region: HOUSE, house });
  if (house === COPY_SPACE) {
    die.value -= 1;
    aside.tell?.({ is: 'humbles', seat, value: die.value });
    todo(state, { do: 'copyDie', seat });
  } else todo(state, { do: 'effect', seat, left: HOUSE_EFFECTS[house], from: 'house', region: HOUSE });
}

/** The forest action needs at least as much as every other die here; in the harder variant more. */
function placeInRegion(state: Bitoku, seat: Seat, slot: number, region: number, aside: BitokuAside): void {
  const highest = highestIn(state, region);
  const die = state.players[seat]!.dice[slot]!;
  putDie(state, die, 'forest', region);
  aside.tell?.({ is: 'placesDie', seat, value: die.value, region, house: null });
  const isStrict = state.options['strict-forest'];
  const { amulets } = state.players[seat]!;
  if (isStrict && die.value === HIGHEST_DIE && highest === HIGHEST_DIE && amulets.some((count) => count > 0)) {
    todo(state, { do: 'overSix', seat, slot });
    return;
  }
  const mayAct = isStrict ? die.value > highest : die.value >= highest;
  todo(state, { do: 'resolve', seat, slot, forest: mayAct, standing: standingIn(state, region) });
}

export function rowsOf(region: number): readonly ForestRow[] {
  return FOREST[HILLS[HILL_OF_REGION[region]!]!];
}

/** Any row that the value reaches, not only the highest (ours: if it can do anything). */
function openRows(state: Bitoku, seat: Seat, region: number, value: number): Choice[] {
  const list: Choice[] = [];
  for (const { id, needs, effect } of rowsOf(region)) {
    if (needs <= value && isAnyPossible(state, seat, effect, region)) list.push(id);
  }
  return list;
}

function hasRow(state: Bitoku, seat: Seat, region: number, value: number): boolean {
  for (const { needs, effect } of rowsOf(region)) {
    if (needs <= value && isAnyPossible(state, seat, effect, region)) return true;
  }
  return false;
}

/** The buildings of the region's area, one bit for each of its cells. */
function standingIn({ cells }: Bitoku, region: number): number {
  const first = HILL_OF_REGION[region]! * 4;
  let standing = 0;
  for (let at = 0; at < 4; at++) if (cells[first + at] !== null) standing |= 1 << at;
  return standing;
}

/** P. 9: those whose number the die reaches, whatever other dice show; only if the action would do anything. */
function usableCells(state: Bitoku, seat: Seat, region: number, value: number, standing: number): number {
  const first = HILL_OF_REGION[region]! * 4;
  let usable = 0;
  for (let at = 0; at < 4; at++) {
    if ((standing & (1 << at)) === 0) continue;
    const { needs, action } = USE_OF_BUILDING[state.cells[first + at]!.tile];
    if (needs <= value && isAnyPossible(state, seat, action, region)) usable |= 1 << at;
  }
  return usable;
}

/** Dice of others in the Forest whose action could do anything: `spirit.slot`. */
function copyable(state: Bitoku, seat: Seat): string[] {
  const list: string[] = [];
  for (let spirit = 0; spirit < spiritsOf(state); spirit++) {
    if (spirit === seat) continue;
    realmOf(state, spirit).dice.forEach((die, slot) => {
      if (die.at === 'forest' && canCopy(state, seat, die)) list.push(`die:${spirit}.${slot}`);
    });
  }
  return list;
}

function canCopy(state: Bitoku, seat: Seat, { place, space, value }: Die): boolean {
  if (place !== HOUSE) return hasRow(state, seat, place, value);
  return isAnyPossible(state, seat, HOUSE_EFFECTS[houseOf(state)[space]!], HOUSE);
}

export function dieOfChoice(choice: string): { readonly spirit: Spirit; readonly slot: number } {
  const [spirit, slot] = choice.slice('die:'.length).split('.') as [string, string];
  return { spirit: Number(spirit), slot: Number(slot) };
}
