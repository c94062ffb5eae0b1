import { PROVINCES, REWARDS } from '../components.ts';
import type { Chapter } from './chapter.ts';
import { ALL_PROVINCES } from './figures.ts';
import { strongestIn } from './force.ts';
import { gainCoinsAtOnce, gainPoints } from './goods.ts';

/** Mandate "Harvest", p. 17. */
export const harvesting: Chapter<'harvest'> = {
  // Everybody gets a coin; the active player and the ally also the reward of every province where they are strongest.
  harvest: {
    run(state, { seat }, aside) {
      const { players } = state;
      const ally = players[seat]!.ally;
      const coins = players.map(() => 1);
      const points = players.map(() => 0);
      const ronin = players.map(() => 0);
      const reaped: number[][] = players.map(() => []);
      for (const province of ALL_PROVINCES) {
        const strongest = strongestIn(state, province);
        if (strongest < 0 || (strongest !== seat && strongest !== ally)) continue;
        const reward = REWARDS[PROVINCES[province]!];
        coins[strongest]! += reward.coins;
        points[strongest]! += reward.points;
        ronin[strongest]! += reward.ronin;
        reaped[strongest]!.push(province);
      }
      players.forEach((player, one) => {
        player.ronin += ronin[one]!;
        const provinces = reaped[one]!.map((province) => PROVINCES[province]!);
        aside.tell?.({ is: 'harvests', seat: one, provinces, coins: coins[one]!, ronin: ronin[one]! });
      });
      gainCoinsAtOnce(state, coins, aside);
      points.forEach((gained, one) => {
        gainPoints(state, one, gained, 'harvest', aside);
      });
    },
  },
};
