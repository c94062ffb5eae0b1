import { LAKE_TREASURES, NEUTRAL_KODAMA_CELL } from './components.ts';
import { type Bitoku, isSmall, isTengu, realmOf, type Spirit, spiritsOf } from './state.ts';

/** What the spirit would get of a region's treasure: it shares the places of all who stand on its cell (p. 14). */
export function lakePoints(state: Bitoku, region: number, spirit: Spirit): number {
  const cell = realmOf(state, spirit).kodama[region]!;
  let ahead = 0;
  let beside = 1;
  for (let other = 0; other < spiritsOf(state); other++) {
    if (other === spirit) continue;
    const theirs = realmOf(state, other).kodama[region]!;
    if (theirs > cell) ahead++;
    else if (theirs === cell) {
      // Alone: on the same cell the Tengu is ahead of you.
      if (isTengu(state, other)) ahead++;
      else if (!isTengu(state, spirit)) beside++;
    }
  }
  if (isSmall(state)) {
    if (NEUTRAL_KODAMA_CELL > cell) ahead++;
    else if (NEUTRAL_KODAMA_CELL === cell && !leavesNeutral(state, region, spirit)) beside++;
  }
  const prizes: readonly number[] = LAKE_TREASURES[state.treasures[region]!];
  let sum = 0;
  for (let place = ahead; place < ahead + beside; place++) sum += prizes[place] ?? 0;
  return Math.floor(sum / beside);
}

/** Alone, with all three on one cell: the Tengu takes the best place, you share the next two with the neutral one. */
function leavesNeutral(state: Bitoku, region: number, spirit: Spirit): boolean {
  return isTengu(state, spirit) && state.players[0]!.kodama[region] === NEUTRAL_KODAMA_CELL;
}
