import { rank, type ScoreRow, type Standing, total } from '@engawa/kernel';
import {
  HAPPINESS_AT_START,
  HARMONY_TILES,
  type HarmonyTile,
  HOME_COLUMNS,
  HOME_TILES,
  MARKS,
  PART_COLUMNS,
  type Part,
  POINTS_PER_IMBALANCE,
  POINTS_PER_SPIRIT,
} from './components.ts';
import { isFulfilled } from './conditions.ts';
import type { Bamboo, Player } from './state.ts';

/** P. 18: the score sheet, as if the game ended now. */
export function sheetOf({ options }: Bamboo, player: Player): ScoreRow[] {
  const rows: ScoreRow[] = [
    { row: 'start', points: HAPPINESS_AT_START },
    { row: 'harmony', points: player.fromHarmony },
    { row: 'home', points: player.fromHome },
    { row: 'actions', points: player.fromActions },
    { row: 'hunger', points: minus(player.hunger) },
    { row: 'spirits', points: spiritKinds(player) * POINTS_PER_SPIRIT },
    { row: 'balance', points: minus(imbalanceOf(player) * POINTS_PER_IMBALANCE) },
    { row: 'unscored', points: unscoredPoints(player) },
  ];
  if (options.night) rows.push({ row: 'marks', points: minus(emptyMarks(player)) });
  return rows;
}

/** Never a negative zero. */
const minus = (points: number): number => (points === 0 ? 0 : -points);

export function spiritKinds({ spirits }: Player): number {
  return new Set(spirits).size;
}

/** The comfort of all tiles in a part of the home. */
export function comfortIn({ home }: Player, part: Part): number {
  const { from, to } = PART_COLUMNS[part];
  let comfort = 0;
  for (let cell = 0; cell < home.length; cell++) {
    const column = cell % HOME_COLUMNS;
    const tile = home[cell]!;
    if (tile !== null && column >= from && column < to) comfort += HOME_TILES[tile].comfort;
  }
  return comfort;
}

/** By how much one side of the home is more comfortable than the other; the column in the middle does not count. */
export function imbalanceOf(player: Player): number {
  return Math.abs(comfortIn(player, 'left') - comfortIn(player, 'right'));
}

/** Half of what a tile on the mat would have brought, rounded up, if its condition is fulfilled. */
export function halfOf(tile: HarmonyTile): number {
  return Math.ceil(HARMONY_TILES[tile].points / 2);
}

export function unscoredFulfilled({ harmony, home }: Player): HarmonyTile[] {
  return harmony.flat().filter((tile) => isFulfilled(home, tile));
}

function unscoredPoints(player: Player): number {
  return unscoredFulfilled(player).reduce((sum, tile) => sum + halfOf(tile), 0);
}

/** Night side: marked cells without a tile. */
export function emptyMarks({ home }: Player): number {
  let count = 0;
  for (let cell = 0; cell < home.length; cell++) if (MARKS[cell] !== null && home[cell] === null) count++;
  return count;
}

/** Most happiness wins; a tie goes to the more comfortable home, all of it; then the victory is shared. */
export function standings(state: Bamboo): Standing[] {
  return rank(
    state.players.map((player, seat) => {
      const sheet = sheetOf(state, player);
      return { seat, score: total(sheet), sheet, tieBreakers: [comfortIn(player, 'whole')] };
    }),
  );
}
