import type { Seat } from '@engawa/kernel';
import { FARM_COINS } from '../components.ts';
import { gainCoins, type Tokaido, type TokaidoAside } from '../state.ts';

/** Spaces, "Farm": three coins from the reserve; one may hold any number of them. */
export function visitFarm(state: Tokaido, seat: Seat, { tell }: TokaidoAside): void {
  gainCoins(state, seat, FARM_COINS);
  tell?.({ is: 'farm', seat, coins: FARM_COINS });
}
