import { TEMPLE_RANK_POINTS } from '../components.ts';
import { score, type Tokaido } from '../state.ts';
import { achieve, FINAL_ACHIEVEMENTS, holdersOf } from './achievements.ts';
import type { Chapter } from './chapter.ts';

/** Chapter "The end of the road". */
export const journeysEnd: Chapter<'journeysEnd'> = {
  // The four final achievements are awarded, then the temple thanks the generous.
  journeysEnd: {
    run(state, _, { tell }) {
      for (const achievement of FINAL_ACHIEVEMENTS) {
        for (const seat of holdersOf(state, achievement)) achieve(state, seat, achievement, tell);
      }
      state.players.forEach((player, seat) => {
        const rank = templeRank(state, player.donated);
        const points = templePointsFor(state, player.donated);
        player.templePoints = points;
        score(state, seat, points);
        if (points > 0) tell?.({ is: 'templeRank', seat, rank, coins: player.donated, points });
      });
      tell?.({ is: 'journeyEnds' });
    },
  },
};

/**
 * Equal gifts share a rank and its points. Ours: no rank is skipped after a tie, so two at the top leave the second
 * rank to the next. The neutral traveller takes part.
 */
function templeRank(state: Tokaido, donated: number): number {
  const larger = new Set<number>();
  for (const player of state.players) if (player.donated > donated) larger.add(player.donated);
  if (state.neutralDonated > donated) larger.add(state.neutralDonated);
  return larger.size + 1;
}

/** No gift, no points. */
export function templePointsFor(state: Tokaido, donated: number): number {
  if (donated === 0) return 0;
  return TEMPLE_RANK_POINTS[Math.min(templeRank(state, donated), TEMPLE_RANK_POINTS.length) - 1]!;
}
