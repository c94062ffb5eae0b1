import { type Choice, type Decision, type Seat, stepOf, type WhyNot } from '@engawa/kernel';
import {
  BRIDGES,
  HILL_OF_REGION,
  HILL_REWARDS,
  HILLS,
  HOUSE,
  MOST_BUILDINGS,
  REGIONS,
  STONE_PATH,
  USE_OF_BUILDING,
} from './components.ts';
import { cellsFor } from './rules/buildings.ts';
import { hasSlotFor } from './rules/crystals.ts';
import { dieAt } from './rules/dice.ts';
import { rowsOf } from './rules/forest.ts';
import { RULES } from './rules/index.ts';
import { PATH_CELLS, placeName } from './rules/wisdom.ts';
import { type Bitoku, type BitokuStep, buildingsOf, hillsOf, houseOf, type Player } from './state.ts';
import type { Reason } from './text/dictionary.ts';

type Candidate = readonly [Choice, Reason];
type Find<K extends BitokuStep['do']> = (
  view: Bitoku,
  player: Player,
  step: Extract<BitokuStep, { do: K }>,
) => Candidate[];

/** What somebody might have expected to be able to choose, and why it is not on the list. */
export function whyNot(view: Bitoku, seat: Seat): WhyNot[] {
  const step = stepOf(view, seat);
  if (step === undefined) return [];
  const find = (FINDERS as Record<string, Find<BitokuStep['do']> | undefined>)[step.do];
  if (find === undefined) return [];
  const listed = (RULES[step.do] as Decision<Bitoku, BitokuStep>).choices(view, step);
  const closed = find(view, view.players[seat]!, step).filter(([choice]) => !listed.includes(choice));
  return closed.map(([choice, why]) => ({ choice, why }));
}

/** All that is there to be seen, each with the reason that it has if it is not listed. */
const FINDERS: { readonly [K in BitokuStep['do']]?: Find<K> } = {
  basic(_, player) {
    const cards = [...player.hand, ...player.taken].map(({ card }): Candidate => [`play:${card}`, 'noCardSpace']);
    const dice = player.dice.flatMap(({ at, place, value }, slot): Candidate[] => {
      if (at === 'locked') return [[`free:${slot}`, 'noPilgrim']];
      if (at !== 'forest' || place === HOUSE) return [];
      return [[`cross:${slot}`, value < 2 ? 'valueOne' : 'bankFull']];
    });
    return [...cards, ...dice, ['pass', 'cardsOrDiceLeft']];
  },

  placeDie: (view) => [
    ...REGIONS.filter((_, region) => region !== HOUSE).map((name): Candidate => [name, 'full']),
    ...houseOf(view).map((name, space): Candidate => {
      return [name, dieAt(view, 'forest', HOUSE, space) === undefined ? 'valueTwo' : 'full'];
    }),
  ],

  resolve(view, player, { slot, forest }) {
    const { place, value } = player.dice[slot]!;
    const first = HILL_OF_REGION[place]! * 4;
    const rows = rowsOf(place).map(({ id, needs }): Candidate => {
      if (needs > value) return [id, 'valueTooLow'];
      return [id, forest ? 'nothingToDo' : 'higherDie'];
    });
    const buildings = view.cells.slice(first, first + 4).flatMap((built): Candidate[] => {
      if (built === null) return [];
      return [[built.tile, USE_OF_BUILDING[built.tile].needs > value ? 'valueTooLow' : 'nothingToDo']];
    });
    return [...rows, ...buildings];
  },

  crossReward: (view, _, { bank }) =>
    hillsOf(view, bank).flatMap((hill) =>
      HILL_REWARDS.map((reward): Candidate => [`${HILLS[hill]}:${reward}`, 'covered']),
    ),

  kodama: () => REGIONS.map((name): Candidate => [name, 'lastCell']),

  move: (view, player, { seat }) =>
    player.walkers.flatMap((count, at): Candidate[] => {
      if (count === 0) return [];
      const side: Candidate = [`enter:${placeName(at)}`, view.sides[at]!.includes(seat) ? 'ownThere' : 'sideFull'];
      return BRIDGES[at % PATH_CELLS]! > 0 ? [side, [`walk:${placeName(at)}`, 'bridge']] : [side];
    }),

  pilgrim: (_, player) =>
    STONE_PATH.map(({ id, beside }, cell): Candidate => {
      if ((player.stones & (1 << cell)) !== 0) return [id, 'taken'];
      return [id, beside[0] >= player.iwakura.length ? 'noIwakura' : 'tooDear'];
    }),

  mitama: (view) => openSpaces(view.open.mitama, () => 'tooDear'),
  dragonfly: (view) => openSpaces(view.open.dragonfly, () => 'tooDear'),
  build: (view, _, { seat }) =>
    openSpaces(view.open.building, (tile) => {
      if (buildingsOf(view, seat) === MOST_BUILDINGS) return 'noMarker';
      return cellsFor(view, tile).length === 0 ? 'noCell' : 'tooDear';
    }),
  crystal: (view, player) => openSpaces(view.open.crystal, (tile) => (hasSlotFor(player, tile) ? 'tooDear' : 'noSlot')),
};

function openSpaces<T>(row: readonly (T | null)[], reason: (tile: T) => Reason): Candidate[] {
  return row.flatMap((tile, space): Candidate[] => (tile === null ? [] : [[space + 1, reason(tile)]]));
}
