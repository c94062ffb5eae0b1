import { FARM_COINS } from '../components.ts';
import { gainCoins } from '../state.ts';
import type { Chapter } from './chapter.ts';

/** Spaces, "Farm". */
export const farms: Chapter<'farm'> = {
  // Three coins from the reserve; one may hold any number of them.
  farm: {
    run(state, { seat }, { tell }) {
      gainCoins(state, seat, FARM_COINS);
      tell?.({ is: 'farm', seat, coins: FARM_COINS });
    },
  },
};
