import type { Seat } from '@engawa/kernel';
import { type Action, INCOME } from '../components.ts';
import type { Bamboo, BambooAside, BambooStep } from '../state.ts';

/** Chapter "Actions of the shoots", p. 10 and 11. Does what needs no decision, and returns the question of the rest. */
export function performAction(state: Bamboo, seat: Seat, action: Action, aside: BambooAside): BambooStep[] {
  switch (action) {
    // Income: two coins from the bank.
    case 'income':
      earn(state, seat, INCOME, aside);
      return [];
    case 'harmony':
      return [{ do: 'harmony', seat, again: false }];
    default:
      return [{ do: action, seat }];
  }
}

/** P. 5: a coin of 3 is just three coins, and ours never run out. */
export function earn(state: Bamboo, seat: Seat, coins: number, { tell }: BambooAside): void {
  state.players[seat]!.coins += coins;
  tell?.({ is: 'earns', seat, coins });
}

/** An action may always be left undone. */
export const SKIP = 'skip';

export function skipAction(seat: Seat, action: Action, { tell }: BambooAside): void {
  tell?.({ is: 'skipsAction', seat, action });
}
