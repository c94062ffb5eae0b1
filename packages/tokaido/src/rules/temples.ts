import type { Choice, Seat } from '@engawa/kernel';
import { LARGEST_DONATION } from '../components.ts';
import { payCoins, powersOf, score, type Tokaido } from '../state.ts';
import type { Chapter } from './chapter.ts';

/** Spaces, "Temple", with the traveller Hirotada. */
export const temples: Chapter<'temple'> = {
  // One to three coins go into the cup of one's colour, a point each. Hirotada adds one from the reserve.
  temple: {
    choices(state, { seat }) {
      const most = Math.min(LARGEST_DONATION, state.players[seat]!.coins);
      const list: Choice[] = [];
      for (let coins = 1; coins <= most; coins++) list.push(coins);
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      const coins = choice as number;
      payCoins(state, seat, coins);
      donateFromReserve(state, seat, coins);
      tell?.({ is: 'donates', seat, coins });
      const { extraDonation } = powersOf(state, seat);
      if (extraDonation > 0) {
        donateFromReserve(state, seat, extraDonation);
        tell?.({ is: 'donatesFromReserve', seat, coins: extraDonation });
      }
    },
  },
};

/** Coins from the reserve into the cup of this seat. */
export function donateFromReserve(state: Tokaido, seat: Seat, coins: number): void {
  state.reserve -= coins;
  state.players[seat]!.donated += coins;
  score(state, seat, coins);
}
