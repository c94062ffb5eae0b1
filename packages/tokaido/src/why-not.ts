import { type Seat, stepOf, type WhyNot } from '@engawa/kernel';
import { hasEaten, mealPrice } from './rules/inns.ts';
import { hasRoom, whyNoStop } from './rules/travelling.ts';
import { NEUTRAL } from './rules/two-players.ts';
import { canAfford } from './rules/villages.ts';
import { roadOf, type Tokaido } from './state.ts';

/** What lies in reach, but is not on the list, and why. */
export function whyNot(view: Tokaido, seat: Seat): WhyNot[] {
  const step = stepOf(view, seat);
  switch (step?.do) {
    case 'move':
      return closedStops(view, seat, (at) => whyNoStop(view.players[seat]!, roadOf(view)[at]!));
    case 'moveNeutral':
      return closedStops(view, NEUTRAL, () => undefined);
    case 'buySouvenirs':
      return step.offer
        .filter((card) => !step.basket.includes(card) && !canAfford(view, seat, [...step.basket, card]))
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

function closedStops(view: Tokaido, piece: number, reason: (at: number) => string | undefined): WhyNot[] {
  const road = roadOf(view);
  const found: WhyNot[] = [];
  for (let at = view.pieces[piece]!.at + 1; road[at]!.space !== 'inn'; at++) {
    const why = hasRoom(view, road[at]!, at) ? reason(at) : 'occupied';
    if (why !== undefined) found.push({ choice: road[at]!.id, why });
  }
  return found;
}
