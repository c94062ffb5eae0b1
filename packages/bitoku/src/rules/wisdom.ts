import { type Choice, type Seat, todo } from '@engawa/kernel';
import { BITOKU, BRIDGES, INSIGHT_CELLS, SIDE_PATHS, TORII_TILES, type ToriiTile } from '../components.ts';
import { type Bitoku, type BitokuStep, boardOf, type Spirit } from '../state.ts';
import { type Chapter, STOP } from './chapter.ts';
import { gainAmulet, remember, score } from './goods.ts';

/** Main cells of a path of wisdom. Place number `path * PATH_CELLS + cell` is used for both paths. */
export const PATH_CELLS = SIDE_PATHS.length;
const MOST_PATHS = 2;
export const placeName = (at: number): string => `pw${Math.floor(at / PATH_CELLS) + 1}-c${(at % PATH_CELLS) + 1}`;
const namesFor = (verb: string) =>
  Array.from({ length: MOST_PATHS * PATH_CELLS }, (_, at) => `${verb}:${placeName(at)}`);
const STARTS = namesFor('start');
const WALKS = namesFor('walk');
const ENTERS = namesFor('enter');
const VISIT = 'bitoku';

export type Movement = { readonly how: 'start' | 'walk' | 'enter'; readonly at: number } | { readonly how: 'visit' };
const MOVEMENTS = new Map<string, Movement>([[VISIT, { how: 'visit' }]]);
for (const [how, names] of [
  ['start', STARTS],
  ['walk', WALKS],
  ['enter', ENTERS],
] as const) {
  for (const [at, name] of names.entries()) MOVEMENTS.set(name, { how, at });
}
export const movementOf = (choice: string): Movement => MOVEMENTS.get(choice)!;

/** P. 18 and 19: movement points, spent one by one; each is used up with all it causes before the next. */
export const wisdom: Chapter<'move'> = {
  move: {
    skip: (state, { seat }) => !canMove(state, seat),
    choices(state, { seat }) {
      const { path, visited, awake, walkers } = state.players[seat]!;
      const list: Choice[] = [];
      if (path.length > visited) list.push(VISIT);
      for (let at = 0; at < walkers.length; at++) {
        // A new pilgrimage: from the first torii, or from the path beside a torii that the seat has reached.
        if (awake > 0 && (at % PATH_CELLS === 0 || hasToriiAt(state, seat, at))) list.push(STARTS[at]!);
        if (walkers[at] === 0) continue;
        if (canWalk(visited, at)) list.push(WALKS[at]!);
        if (canEnter(state, seat, at)) list.push(ENTERS[at]!);
      }
      list.push(STOP);
      return list;
    },
    choose(state, { seat, points }, choice, aside) {
      if (choice === STOP) return;
      const player = state.players[seat]!;
      const rest: BitokuStep[] = points > 1 ? [{ do: 'move', seat, points: points - 1 }] : [];
      const movement = movementOf(choice as string);
      switch (movement.how) {
        // The bitoku path: the next card is now visited.
        case 'visit': {
          const card = player.path[player.visited]!;
          player.visited += 1;
          aside.tell?.({ is: 'visits', seat, card });
          score(state, seat, 'bitoku', BITOKU[card].vp, aside);
          remember(state, seat, 'visit', aside);
          todo(state, { do: 'effect', seat, left: BITOKU[card].action, from: 'bitoku', region: -1 }, ...rest);
          return;
        }
        case 'start':
          player.awake -= 1;
          player.walkers[movement.at]! += 1;
          aside.tell?.({ is: 'pilgrimStarts', seat, ...pathAndCell(movement.at) });
          break;
        case 'walk':
          player.walkers[movement.at]! -= 1;
          player.walkers[movement.at + 1]! += 1;
          aside.tell?.({ is: 'pilgrimWalks', seat, ...pathAndCell(movement.at + 1) });
          break;
        // The nearest free cell of the side path, for one point: points, an amulet, and at a torii its tile.
        case 'enter': {
          player.walkers[movement.at]! -= 1;
          const { vp, amulet } = nextSideCell(state, movement.at);
          state.sides[movement.at]!.push(seat);
          const tile = toriiAt(state, movement.at);
          aside.tell?.({ is: 'pilgrimArrives', seat, ...pathAndCell(movement.at), tile });
          score(state, seat, 'paths', vp, aside);
          if (amulet > 0) gainAmulet(state, seat, amulet as 1 | 2 | 3, aside);
          remember(state, seat, 'arrive', aside);
          if (tile === null) break;
          todo(state, { do: 'effect', seat, left: TORII_TILES[tile], from: 'torii', region: -1 }, ...rest);
          return;
        }
      }
      if (rest.length > 0) todo(state, ...rest);
    },
  },
};

export const pathAndCell = (at: number) => ({ path: Math.floor(at / PATH_CELLS), cell: at % PATH_CELLS });

/** A bridge is crossed only with enough visited bitoku; behind the last cell there is nothing. */
function canWalk(visited: number, at: number): boolean {
  const cell = at % PATH_CELLS;
  return cell < PATH_CELLS - 1 && visited >= BRIDGES[cell]!;
}

export const isTorii = (at: number): boolean => SIDE_PATHS[at % PATH_CELLS]!.kind !== 'insight';

/** Which of the four torii of a path stands beside each of its cells. */
const TORII_NUMBER = SIDE_PATHS.map(({ kind }, cell) =>
  kind === 'insight' ? -1 : SIDE_PATHS.slice(0, cell).filter((side) => side.kind !== 'insight').length,
);
export const TORII_PER_PATH = SIDE_PATHS.filter(({ kind }) => kind !== 'insight').length;

export function toriiAt({ torii }: Bitoku, at: number): ToriiTile | null {
  const number = TORII_NUMBER[at % PATH_CELLS]!;
  return number < 0 ? null : torii[Math.floor(at / PATH_CELLS) * TORII_PER_PATH + number]!;
}

export function sideCells(state: Bitoku, at: number): number {
  return isTorii(at) ? boardOf(state).toriiCells : INSIGHT_CELLS;
}

/** One pilgrim to a cell, and one of a player to a side path. */
export function canEnter(state: Bitoku, spirit: Spirit, at: number): boolean {
  const there = state.sides[at]!;
  return there.length < sideCells(state, at) && !there.includes(spirit);
}

export function nextSideCell(state: Bitoku, at: number): { readonly vp: number; readonly amulet: number } {
  return SIDE_PATHS[at % PATH_CELLS]!.cells[state.sides[at]!.length]!;
}

export function hasToriiAt(state: Bitoku, spirit: Spirit, at: number): boolean {
  return isTorii(at) && state.sides[at]!.includes(spirit);
}

/** Whether a movement point could be spent on anything. */
export function canMove(state: Bitoku, seat: Seat): boolean {
  const { path, visited, awake, walkers } = state.players[seat]!;
  if (path.length > visited || awake > 0) return true;
  for (let at = 0; at < walkers.length; at++) {
    if (walkers[at]! > 0 && (canWalk(visited, at) || canEnter(state, seat, at))) return true;
  }
  return false;
}

/** Pilgrims of a spirit that reached insight, or a torii. */
export function arrivedAt({ sides }: Bitoku, spirit: Spirit, torii: boolean): number {
  let count = 0;
  for (let at = 0; at < sides.length; at++) {
    if (isTorii(at) === torii && sides[at]!.includes(spirit)) count++;
  }
  return count;
}
