import type { Seat } from '@engawa/kernel';
import { MOST_RESOURCES, MOST_SEALS } from '../components.ts';
import type { Good } from '../effects.ts';
import type { Gained, WhiteCastleEvent } from '../events.ts';
import type { WhiteCastle, WhiteCastleAside } from '../state.ts';

type Gains = Extract<WhiteCastleEvent, { is: 'gains' }>;

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
  tell?.({ is: 'gains', seat, goods: [{ good, amount: amount - lost, lost }] });
}

/** Lets something happen, and tells goods that come one after the other in one heap. */
export function gathered<T>(aside: WhiteCastleAside, happen: (aside: WhiteCastleAside) => T): T {
  const { luck, tell } = aside;
  if (tell === undefined) return happen(aside);
  let heap: Gains | undefined;
  const pass = () => {
    if (heap !== undefined) tell(heap);
    heap = undefined;
  };
  const result = happen({
    luck,
    tell(event) {
      if (event.is === 'gains') heap = { ...event, goods: event.goods.reduce(heapedUp, heap?.goods ?? []) };
      else {
        pass();
        tell(event);
      }
    },
  });
  pass();
  return result;
}

function heapedUp(goods: readonly Gained[], { good, amount, lost }: Gained): Gained[] {
  const before = goods.find((one) => one.good === good);
  if (before === undefined) return [...goods, { good, amount, lost }];
  const more = { good, amount: before.amount + amount, lost: before.lost + lost };
  return goods.map((one) => (one === before ? more : one));
}
