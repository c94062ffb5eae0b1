import { rank, type ScoreRow, type Standing } from '@engawa/kernel';
import {
  ACHIEVEMENT_POINTS,
  encounterOf,
  MEAL_POINTS,
  PANORAMAS,
  SOUVENIR_KINDS,
  SOUVENIRS,
  type SouvenirCard,
  SPRINGS,
  TRAVELLERS,
} from './components.ts';
import type { Player, Tokaido } from './state.ts';

/** The score sheet: a recount of the whole collection, row by row. */
export function sheetOf(player: Player): ScoreRow[] {
  const { perSpring, perAchievement, perEncounter } = TRAVELLERS[player.traveller];
  const panoramas = PANORAMAS.reduce((sum, of) => sum + (player.panoramas[of] * (player.panoramas[of] + 1)) / 2, 0);
  const springs = player.springs.reduce((sum, card) => sum + SPRINGS[card].points + perSpring, 0);
  const met = player.encounters.reduce((sum, card) => sum + (encounterOf(card).points ?? 0) + perEncounter.points, 0);
  return [
    { row: 'panoramas', points: panoramas },
    { row: 'springs', points: springs },
    { row: 'souvenirs', points: collectionPoints(player.souvenirs) },
    { row: 'encounters', points: met },
    { row: 'meals', points: player.meals.length * MEAL_POINTS },
    { row: 'donations', points: player.donated },
    { row: 'achievements', points: player.achievements.length * (ACHIEVEMENT_POINTS + perAchievement) },
    { row: 'temple', points: player.templePoints },
  ];
}

/** Set number j has as many cards as there are kinds owned at least j times; n cards of a set score n squared. */
function collectionPoints(souvenirs: readonly SouvenirCard[]): number {
  const counts = SOUVENIR_KINDS.map((kind) => souvenirs.filter((card) => SOUVENIRS[card].kind === kind).length);
  let points = 0;
  for (let set = 1; set <= Math.max(...counts); set++) points += counts.filter((count) => count >= set).length ** 2;
  return points;
}

/** Most points win; then who has more achievements. Ours: a tie that is left is a shared victory. */
export function standings(state: Tokaido): Standing[] {
  return rank(
    state.players.map((player, seat) => ({
      seat,
      score: player.score,
      sheet: sheetOf(player),
      tieBreakers: [player.achievements.length],
    })),
  );
}
