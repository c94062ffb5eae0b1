import { type Choice, type Seat, todo } from '@engawa/kernel';
import {
  BORDERS,
  BUSHI,
  CARD,
  KINDS,
  PROVINCES,
  SEA_ROUTES,
  SHINTO,
  STRONGHOLD_COST,
  STRONGHOLDS,
} from '../components.ts';
import { type Move, NO_ONE, type RisingSun, type RisingSunAside, type RisingSunStep, STRONGHOLD } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { addProvinces } from './choices.ts';
import { ALL_PROVINCES, countAt, isClan, PROVINCE_COUNT, shift, strongholdsOnMap } from './figures.ts';
import { takeCoin } from './goods.ts';
import { OWN_GROUPS, pieceName, readGroup } from './groups.ts';
import { entering } from './recruit.ts';
import { freeCoins } from './set-aside.ts';
import { afterPaying, priceFor } from './train.ts';

const SERPENT = CARD['path-of-the-serpent'];
const PIECE_COUNT = KINDS.length + 1;
/** `left` of a move in a march, where every figure moves once. */
const IN_MARCH = -1;

/** Mandate "Marshal", p. 15. */
export const marshalling: Chapter<'beginMarshal' | 'marshal' | 'marshalTo' | 'serpent' | 'build'> = {
  beginMarshal: {
    run(state, { seat }) {
      beginMoving(state);
      todo(state, { do: 'marshal', seat });
    },
  },

  // Every figure on the map may move once, over a border or along a sea route. P. 27: so may Turtle's strongholds.
  marshal: {
    skip: (state, { seat }) => !hasMove(state, seat, false),
    choices: (state, { seat }) => movable(state, seat, false),
    choose(state, { seat }, choice) {
      if (choice === 'stop') return;
      const { kind, place } = readGroup(choice);
      todo(state, { do: 'marshalTo', seat, kind, from: place });
    },
  },

  marshalTo: {
    choices: (state, { seat, from }) => destinationChoices(state, seat, from),
    choose(state, { seat, kind, from }, choice, aside) {
      const then: RisingSunStep = { do: 'marshal', seat };
      if (choice === 'stay') todo(state, then);
      else todo(state, ...moveTo(state, { seat, kind, from, to: provinceOf(choice), left: IN_MARCH }, aside), then);
    },
  },

  // Path of the Serpent: whoever crosses a sea route may be charged a coin, once for each route. Without a coin the
  // figure stays, and may go elsewhere.
  serpent: {
    choices: () => ['charge', 'free'],
    choose(state, { seat, move }, choice, aside) {
      const route = 1 << ROUTES[move.from]![move.to]!;
      if (choice === 'free') {
        state.march.open |= route;
        aside.tell?.({ is: 'letsPass', seat, mover: move.seat });
        todo(state, ...carryOut(state, move, aside));
        return;
      }
      if (state.players[move.seat]!.coins > 0) {
        payToll(state, seat, move, aside);
        todo(state, ...carryOut(state, move, aside));
        return;
      }
      state.march.closed |= route;
      aside.tell?.({ is: 'charges', seat, mover: move.seat, isPaid: false });
      if (move.left !== IN_MARCH) todo(state, { do: 'fujin', seat: move.seat, left: move.left + 1 });
    },
  },

  // After moving, the active player and the ally may build a stronghold anywhere. Asked also without the coins: somebody
  // may still give them.
  build: {
    skip: (state, { seat }) => strongholdsOnMap(state, seat) === STRONGHOLDS,
    choices(state, { seat }) {
      const list: Choice[] = [];
      if (priceFor(state, seat, STRONGHOLD_COST, 0) <= freeCoins(state, seat)) addProvinces(list, ALL_PROVINCES);
      list.push('skip');
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      if (choice === 'skip') return;
      const coins = priceFor(state, seat, STRONGHOLD_COST, 0);
      const player = state.players[seat]!;
      player.coins -= coins;
      player.strongholds[provinceOf(choice)]! += 1;
      tell?.({ is: 'builds', seat, province: choice as 'kyoto', coins });
      todo(state, ...afterPaying(state, seat, coins, 0));
    },
  },
};

const provinceOf = (choice: Choice): number => PROVINCES.indexOf(choice as 'kyoto');

/** Numbers of the sea routes between two provinces; -1 for none. */
const ROUTES: readonly (readonly number[])[] = PROVINCES.map((from) =>
  PROVINCES.map((to) => SEA_ROUTES.findIndex((edge) => edge.includes(from) && edge.includes(to) && from !== to)),
);
/** Where a figure can go in one move. */
const NEIGHBOURS: readonly (readonly number[])[] = PROVINCES.map((from, at) =>
  ALL_PROVINCES.filter((to) => {
    const isBorder = BORDERS.some((edge) => edge.includes(from) && edge.includes(PROVINCES[to]!) && to !== at);
    return isBorder || ROUTES[at]![to]! >= 0;
  }),
);
/** Whether a border or a sea route lies between two provinces. */
export const hasBorder = (from: number, to: number): boolean => NEIGHBOURS[from]!.includes(to);
const OTHERS: readonly (readonly number[])[] = PROVINCES.map((_, from) => ALL_PROVINCES.filter((to) => to !== from));

/** Nothing has moved yet, and no sea route was asked for. */
export function beginMoving({ march }: RisingSun): void {
  march.bushi.fill(0);
  march.shinto.fill(0);
  march.strongholds.fill(0);
  march.singles = 0;
  march.open = 0;
  march.closed = 0;
}

/** Whether one of these pieces has not moved yet; with Fujin (`again`) all may. */
function canMove(state: RisingSun, seat: Seat, kind: number, province: number, again: boolean): boolean {
  const here = countAt(state, seat, kind, province);
  if (here === 0 || again) return here > 0;
  const { march } = state;
  switch (kind) {
    case BUSHI:
      return here > march.bushi[province]!;
    case SHINTO:
      return here > march.shinto[province]!;
    case STRONGHOLD:
      return here > march.strongholds[province]!;
    default:
      return (march.singles & (1 << kind)) === 0;
  }
}

function isOpen(state: RisingSun, seat: Seat, from: number, to: number): boolean {
  const { closed } = state.march;
  if (closed === 0) return true;
  const route = ROUTES[from]![to]!;
  return route < 0 || (closed & (1 << route)) === 0 || state.players[seat]!.coins > 0;
}

function hasDestination(state: RisingSun, seat: Seat, from: number): boolean {
  if (state.march.closed === 0) return true;
  return NEIGHBOURS[from]!.some((to) => isOpen(state, seat, from, to));
}

/** P. 26: Dragonfly flies to any province and uses no sea routes. */
export function destinations(state: RisingSun, seat: Seat, from: number): readonly number[] {
  if (isClan(state, seat, 'dragonfly')) return OTHERS[from]!;
  if (state.march.closed === 0) return NEIGHBOURS[from]!;
  return NEIGHBOURS[from]!.filter((to) => isOpen(state, seat, from, to));
}

/** A figure that was picked can be left without a way, if its owner gave the toll away meanwhile. */
export function destinationChoices(state: RisingSun, seat: Seat, from: number): Choice[] {
  const list: Choice[] = [];
  addProvinces(list, destinations(state, seat, from));
  if (list.length === 0) list.push('stay');
  return list;
}

const piecesOf = (state: RisingSun, seat: Seat): number =>
  isClan(state, seat, 'turtle') ? PIECE_COUNT : PIECE_COUNT - 1;

/** Pieces that may move now, equal ones as one choice. */
export function movable(state: RisingSun, seat: Seat, again: boolean): Choice[] {
  const list: Choice[] = [];
  const pieces = piecesOf(state, seat);
  for (let kind = 0; kind < pieces; kind++) {
    for (let province = 0; province < PROVINCE_COUNT; province++) {
      if (canMove(state, seat, kind, province, again) && hasDestination(state, seat, province)) {
        list.push(OWN_GROUPS[kind]![province]!);
      }
    }
  }
  list.push('stop');
  return list;
}

export function hasMove(state: RisingSun, seat: Seat, again: boolean): boolean {
  const pieces = piecesOf(state, seat);
  for (let kind = 0; kind < pieces; kind++) {
    for (let province = 0; province < PROVINCE_COUNT; province++) {
      if (canMove(state, seat, kind, province, again) && hasDestination(state, seat, province)) return true;
    }
  }
  return false;
}

/** Moves, unless somebody has first to say whether the sea route costs a coin. */
export function moveTo(state: RisingSun, move: Move, aside: RisingSunAside): RisingSunStep[] {
  const route = ROUTES[move.from]![move.to]!;
  if (route < 0 || isClan(state, move.seat, 'dragonfly')) return carryOut(state, move, aside);
  const owner = state.players.findIndex(({ cards }) => cards[SERPENT]! > 0);
  if (owner === NO_ONE || owner === move.seat || (state.march.open & (1 << route)) !== 0) {
    return carryOut(state, move, aside);
  }
  if ((state.march.closed & (1 << route)) === 0) return [{ do: 'serpent', seat: owner, move }];
  payToll(state, owner, move, aside);
  return carryOut(state, move, aside);
}

function payToll(state: RisingSun, owner: Seat, move: Move, { tell }: RisingSunAside): void {
  const route = 1 << ROUTES[move.from]![move.to]!;
  state.march.open |= route;
  state.march.closed &= ~route;
  takeCoin(state, move.seat, owner);
  tell?.({ is: 'charges', seat: owner, mover: move.seat, isPaid: true });
}

function carryOut(state: RisingSun, { seat, kind, from, to, left }: Move, { tell }: RisingSunAside): RisingSunStep[] {
  shift(state, seat, kind, from, to);
  const { march } = state;
  if (kind === BUSHI) march.bushi[to]! += 1;
  else if (kind === SHINTO) march.shinto[to]! += 1;
  else if (kind === STRONGHOLD) march.strongholds[to]! += 1;
  else march.singles |= 1 << kind;
  tell?.({ is: 'moves', seat, kind: pieceName(kind), from: PROVINCES[from]!, to: PROVINCES[to]! });
  const then: RisingSunStep[] = left > 0 ? [{ do: 'fujin', seat, left }] : [];
  return [...entering(seat, kind, to), ...then];
}
