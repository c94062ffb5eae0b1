import { type Seat, stepOf, type WhyNot } from '@engawa/kernel';
import { SOUVENIRS, type Space } from './components.ts';
import { hasEaten, mealPrice } from './rules/inns.ts';
import { closedSpaces, fullStops } from './rules/travelling.ts';
import { NEUTRAL } from './rules/two-players.ts';
import { dearestStill } from './rules/villages.ts';
import { roadOf, type Tokaido } from './state.ts';

/** What lies in reach, but is not on the list, and why. */
export function whyNot(view: Tokaido, seat: Seat): WhyNot[] {
  const step = stepOf(view, seat);
  switch (step?.do) {
    case 'move':
      return closedStops(view, seat, closedSpaces(view.players[seat]!));
    case 'moveNeutral':
      return closedStops(view, NEUTRAL, []);
    case 'buySouvenirs':
      return step.offer
        .filter((card) => !step.basket.includes(card))
        .filter((card) => SOUVENIRS[card].price > dearestStill(view, seat, step.basket))
        .map((choice) => ({ choice, why: 'tooDear' }));
    case 'buyMeal': {
      const dishes = [...new Set((view.mealSet ?? []).map((slot) => slot.card))].sort();
      return dishes.flatMap((choice) => {
        if (hasEaten(view, seat, choice)) return [{ choice, why: 'eaten' }];
        return mealPrice(view, seat, choice) > view.players[seat]!.coins ? [{ choice, why: 'tooDear' }] : [];
      });
    }
    case 'freeMeal':
      return hasEaten(view, seat, step.offered.card) ? [{ choice: 'take', why: 'eaten' }] : [];
    default:
      return [];
  }
}

function closedStops(view: Tokaido, piece: number, closed: readonly Space[]): WhyNot[] {
  const road = roadOf(view);
  const found: WhyNot[] = [];
  const from = view.pieces[piece]!.at;
  const full = fullStops(view, from);
  for (let at = from + 1; road[at]!.space !== 'inn'; at++) {
    const stop = road[at]!;
    if ((full & (1 << (at - from))) !== 0) found.push({ choice: stop.id, why: 'occupied' });
    else if (closed.includes(stop.space)) {
      found.push({ choice: stop.id, why: stop.panorama === undefined ? 'noCoins' : 'complete' });
    }
  }
  return found;
}
