import type { Seat } from '@engawa/kernel';
import { MOST_RESOURCES, MOST_SEALS } from '../components.ts';
import type { Good } from '../effects.ts';
import type { WhiteCastle, WhiteCastleAside } from '../state.ts';

/**
 * P. 5, gaining. A track of resources ends at 7 and a mat has room for 5 seals: what is more is lost (p. 11). Coins and
 * points have no end; the "+40" tiles only help to count.
 */
export function gain(state: WhiteCastle, seat: Seat, good: Good, amount: number, { tell }: WhiteCastleAside): void {
  const player = state.players[seat]!;
  let lost = 0;
  switch (good) {
    case 'vp':
      player.points += amount;
      break;
    case 'coin':
      player.coins += amount;
      break;
    case 'seal':
      lost = Math.max(0, player.seals + amount - MOST_SEALS);
      player.seals += amount - lost;
      break;
    default:
      lost = Math.max(0, player[good] + amount - MOST_RESOURCES);
      player[good] += amount - lost;
  }
  tell?.({ is: 'gains', seat, good, amount: amount - lost, lost });
}
