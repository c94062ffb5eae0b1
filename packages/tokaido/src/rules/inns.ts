import { type Choice, drawFaceDown, look, type Seat, type Slot, takeAt, todo } from '@engawa/kernel';
import { MEAL_POINTS, MEALS, type MealCard } from '../components.ts';
import { END, payCoins, powersOf, roadOf, score, type Tokaido, type TokaidoAside, type TokaidoStep } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { visitEncounter } from './encounters.ts';

/**
 * Chapter "Inns", arriving. At the three inns between the ends of the road Hiroshige paints and Chuubei meets somebody
 * before the meal. Returns what has to be decided before the meal, if anything.
 */
export function beforeTheMeal(state: Tokaido, seat: Seat, aside: TokaidoAside): TokaidoStep | undefined {
  const { atInn } = powersOf(state, seat);
  if (atInn === 'nothing' || state.pieces[seat]!.at === END) return undefined;
  return atInn === 'panorama' ? { do: 'pickPanorama', seat, mayDecline: false } : visitEncounter(state, seat, aside);
}

/**
 * At every inn Satsuki is offered the top card of the meal deck. Everybody else looks at what is left of the meals,
 * without showing it to the others; the first to arrive has them laid.
 */
export function mealFor(state: Tokaido, seat: Seat, aside: TokaidoAside): TokaidoStep {
  const offered = powersOf(state, seat).freeMealOffered ? drawFaceDown(state.meals, aside.luck) : undefined;
  if (offered === undefined) return lookAtMeals(state, seat, aside);
  look([offered], seat, aside);
  aside.tell?.({ is: 'offeredMeal', seat, card: offered.card, only: seat });
  return { do: 'freeMeal', seat, offered };
}

function lookAtMeals(state: Tokaido, seat: Seat, aside: TokaidoAside): TokaidoStep {
  const set = layMeals(state, aside);
  look(set, seat, aside);
  aside.tell?.({ is: 'looksAtMeals', seat, meals: set.length });
  return { do: 'buyMeal', seat };
}

/** Meals, with the travellers Satsuki and Kinko. */
export const inns: Chapter<'meal' | 'freeMeal' | 'buyMeal'> = {
  // The meal after what came before it.
  meal: {
    run(state, { seat }, aside) {
      todo(state, mealFor(state, seat, aside));
    },
  },

  // She may take it for nothing, if she has not eaten that dish yet, and then has had her meal here. Otherwise it goes
  // under the deck (ours: unseen by the rivals) and she may buy another by the usual rules.
  freeMeal: {
    choices: (state, { seat, offered }) => (hasEaten(state, seat, offered.card) ? ['decline'] : ['take', 'decline']),
    choose(state, { seat, offered }, choice, aside) {
      if (choice === 'take') {
        state.players[seat]!.meals.push(offered.card);
        score(state, seat, MEAL_POINTS);
        aside.tell?.({ is: 'takesOfferedMeal', seat, card: offered.card, points: MEAL_POINTS });
        // If she is the first, the meals are laid for the others; she does not look.
        layMeals(state, aside);
        return;
      }
      state.meals.under.push(offered);
      aside.tell?.({ is: 'declinesOfferedMeal', seat });
      todo(state, lookAtMeals(state, seat, aside));
    },
  },

  // He may buy one meal that he can pay and has not eaten yet. It scores six points; the rest stays face down.
  buyMeal: {
    choices(state, { seat }) {
      const { coins, meals } = state.players[seat]!;
      const purse = coins + powersOf(state, seat).mealDiscount;
      const list: Choice[] = [];
      const set = state.mealSet!;
      for (let i = 0; i < set.length; i++) {
        const { card } = set[i]!;
        if (MEALS[card].price <= purse && !meals.includes(card) && !list.includes(card)) list.push(card);
      }
      // Once the meals were mixed, not everybody who may choose knows how they lie: then by their names.
      if (set.length > 0 && set[0]!.mix !== 0) list.sort();
      list.push('skip');
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      if (choice === 'skip') {
        tell?.({ is: 'doesNotEat', seat });
        return;
      }
      const player = state.players[seat]!;
      const at = state.mealSet!.findIndex((slot) => slot.card === choice);
      const { card } = takeAt(state.mealSet!, at);
      const coins = mealPrice(state, seat, card);
      payCoins(state, seat, coins);
      player.paidForMeals += coins;
      player.meals.push(card);
      score(state, seat, MEAL_POINTS);
      tell?.({ is: 'eats', seat, card, coins, points: MEAL_POINTS });
    },
  },
};

/** Whoever is first at an inn draws a meal for every traveller and one more; in the culinary variant not one more. */
export function layMeals(state: Tokaido, { luck, tell }: TokaidoAside): Slot<MealCard>[] {
  if (state.mealSet !== null) return state.mealSet;
  const set: Slot<MealCard>[] = [];
  for (let i = mealsAtInn(state); i > 0; i--) {
    const slot = drawFaceDown(state.meals, luck);
    if (slot !== undefined) set.push(slot);
  }
  state.mealSet = set;
  tell?.({ is: 'mealsLaid', meals: set.length });
  return set;
}

/** For Kinko every meal is a coin cheaper. */
export function mealPrice(state: Tokaido, seat: Seat, card: MealCard): number {
  return Math.max(0, MEALS[card].price - powersOf(state, seat).mealDiscount);
}

/** Nobody eats the same dish twice on his journey. */
export function hasEaten(state: Tokaido, seat: Seat, card: MealCard): boolean {
  return state.players[seat]!.meals.includes(card);
}

/** The neutral traveller counts as a traveller: two players find four meals, three in the culinary variant. */
export function mealsAtInn(state: Tokaido): number {
  return state.pieces.length + (state.options.culinary ? 0 : 1);
}

/** All have arrived and been served: what nobody bought goes under the deck. True at the last inn, where it all ends. */
export function leaveInn(state: Tokaido, at: number, tell: TokaidoAside['tell']): boolean {
  const left = state.mealSet!;
  for (const slot of left) state.meals.under.push(slot);
  tell?.({ is: 'leaveInn', inn: roadOf(state)[at]!.id, meals: left.length });
  state.mealSet = null;
  return at === END;
}
