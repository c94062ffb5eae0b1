import { type Choice, type Seat, stepOf, type WhyNot } from '@engawa/kernel';
import {
  ACTIONS,
  CELLS,
  COLOURS,
  GROOVE_CELLS,
  HARMONY_CELLS,
  HOME_TILES,
  MOST_PLANTED,
  SHOOTS,
  type Spirit,
  WAKING,
} from './components.ts';
import { NEVER, tilesMissing } from './conditions.ts';
import { isFoodShown } from './rules/food.ts';
import { SCORE, TAKE } from './rules/harmony.ts';
import { fits, hasCellFor, priceOf } from './rules/home.ts';
import { roomIn } from './rules/new-shoots.ts';
import { PLANTINGS, shootFor } from './rules/planting.ts';
import { CALL, WAKE, WINDOWS } from './rules/spirits.ts';
import { type Bamboo, type BambooStep, hasAwake, isAwake, type Player } from './state.ts';
import type { Reason } from './text/dictionary.ts';

/** What lies in reach, but is not on the list, and why. */
export function whyNot(view: Bamboo, seat: Seat): WhyNot[] {
  const step = stepOf(view, seat);
  if (step === undefined) return [];
  const player = view.players[seat]!;
  return [...closedChoices(view, player, step), ...closedSpirits(view, player, step)];
}

function withReasons<C>(some: readonly C[], choice: (one: C) => Choice, why: (one: C) => Reason | undefined): WhyNot[] {
  return some.flatMap((one): WhyNot[] => {
    const reason = why(one);
    return reason === undefined ? [] : [{ choice: choice(one), why: reason }];
  });
}

const asItIs = (choice: Choice): Choice => choice;

function closedChoices(view: Bamboo, player: Player, step: BambooStep): WhyNot[] {
  switch (step.do) {
    case 'visit':
      return withReasons(COLOURS, asItIs, (area) => {
        if (COLOURS.indexOf(area) === player.marker) return 'markerHere';
        return player.areas[COLOURS.indexOf(area)]!.length === 0 ? 'noShoots' : undefined;
      });
    case 'offer':
      return withReasons(COLOURS, asItIs, (temple) => {
        const isPaid = COLOURS.indexOf(temple) !== player.marker && !step.free;
        return isPaid && player.coins === 0 ? 'noCoins' : undefined;
      });
    case 'plant':
      return fullGrooves(view, player);
    case 'activate':
      return withReasons(ACTIONS, asItIs, (action) => {
        if (shootFor(view, step.ready, action) < 0) return 'noSuchShoot';
        return action === 'cook' && !isFoodShown(view) ? 'noFood' : undefined;
      });
    case 'placeOverflow':
      return withReasons(COLOURS, asItIs, (area) =>
        roomIn(player, COLOURS.indexOf(area)) > 0 ? undefined : 'areaFull',
      );
    case 'harmony':
      return closedHarmony(view, player);
    case 'home':
      return withReasons(view.market.flat(), asItIs, (tile) => {
        if (priceOf(view, tile).coins > player.coins) return 'noCoins';
        return hasCellFor(view, player, HOME_TILES[tile].kind) ? undefined : 'noCell';
      });
    case 'furnish':
      return withReasons(CELLS, asItIs, (cell) => {
        const at = CELLS.indexOf(cell);
        if (player.home[at] !== null) return 'occupied';
        return fits(view, at, HOME_TILES[step.tile].kind) ? undefined : 'otherKind';
      });
    case 'wake': {
      const sleeping = new Set(player.spirits.filter((_, at) => !isAwake(player, at)));
      return withReasons(
        [...sleeping],
        (spirit) => WAKE[spirit],
        (spirit) => (WAKING[spirit] > player.coins ? 'noCoins' : undefined),
      );
    }
    default:
      return [];
  }
}

function fullGrooves({ grooves }: Bamboo, { areas, marker }: Player): WhyNot[] {
  const kinds = new Set(areas[marker]!.map((shoot) => SHOOTS[shoot]!.kind));
  return [...kinds].flatMap((kind) =>
    withReasons(
      [...grooves.keys()],
      (groove) => PLANTINGS[kind]![groove]!,
      (groove) => (grooves[groove]!.length < GROOVE_CELLS + MOST_PLANTED ? undefined : 'grooveFull'),
    ),
  );
}

function closedHarmony(view: Bamboo, player: Player): WhyNot[] {
  const full = view.harmony.filter((_, part) => player.harmony[part]!.length >= HARMONY_CELLS).flat();
  return [
    ...withReasons(
      full,
      (tile) => TAKE[tile],
      () => 'matFull',
    ),
    ...withReasons(
      player.harmony.flat(),
      (tile) => SCORE[tile],
      (tile) => {
        const missing = tilesMissing(player.home, tile, view.options.night);
        if (missing === 0) return undefined;
        return missing === NEVER ? 'neverFulfilled' : 'notFulfilled';
      },
    ),
  ];
}

/** Which spirits could be called at a step; the others sleep, or help at another time. */
const WINDOW_OF: Partial<Record<BambooStep['do'], readonly Spirit[]>> = {
  visit: WINDOWS.activations,
  offer: WINDOWS.offering,
  plant: WINDOWS.activations,
  activate: WINDOWS.activations,
  keepInColour: WINDOWS.turn,
  placeOverflow: WINDOWS.turn,
  endTurn: WINDOWS.turn,
};

function closedSpirits(view: Bamboo, player: Player, step: BambooStep): WhyNot[] {
  const callable = WINDOW_OF[step.do];
  if (callable === undefined) return [];
  const isUsed = (spirit: Spirit) =>
    (spirit === 'kitsune' && view.jokers) || (spirit === 'bakeneko' && step.do === 'offer' && step.free);
  return withReasons(
    [...new Set(player.spirits)],
    (spirit) => CALL[spirit],
    (spirit) => {
      if (!hasAwake(player, spirit)) return 'asleep';
      return callable.includes(spirit) && !isUsed(spirit) ? undefined : 'otherTime';
    },
  );
}
