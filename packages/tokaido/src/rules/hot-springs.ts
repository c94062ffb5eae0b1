import { draw, type Seat } from '@engawa/kernel';
import { SPRINGS } from '../components.ts';
import { powersOf, score, type Tokaido, type TokaidoAside } from '../state.ts';

/**
 * Spaces, "Hot springs": one card, two or three points, and one more for Mitsukuni. Ours: "may take" is always taken,
 * refusing never helps.
 */
export function visitHotSpring(state: Tokaido, seat: Seat, aside: TokaidoAside): void {
  const card = draw(state.springs, aside);
  if (card === undefined) return;
  const points = SPRINGS[card].points + powersOf(state, seat).perSpring;
  state.players[seat]!.springs.push(card);
  score(state, seat, points);
  aside.tell?.({ is: 'spring', seat, card, points });
}
