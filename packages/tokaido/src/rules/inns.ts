import { type Choice, drawFaceDown, look, type Seat, type Slot, todo } from '@engawa/kernel';
import { MEAL_POINTS, MEALS, type MealCard } from '../components.ts';
import { END, payCoins, powersOf, roadOf, score, type Tokaido, type TokaidoAside, type TokaidoStep } from '../state.ts';
import type { Chapter } from './chapter.ts';

/** Chapters "Inns" and "Going on", with the travellers Hiroshige, Chuubei, Satsuki and Kinko. */
export const inns: Chapter<'inn' | 'offerMeal' | 'freeMeal' | 'layMeals' | 'dine' | 'buyMeal'> = {
  // At the three inns between the ends of the road Hiroshige paints and Chuubei meets somebody before the meal.
  inn: {
    run(state, { seat }) {
      const { atInn, freeMealOffered } = powersOf(state, seat);
      const meal: TokaidoStep = { do: freeMealOffered ? 'offerMeal' : 'dine', seat };
      if (state.pieces[seat]!.at === END || atInn === 'nothing') todo(state, meal);
      else if (atInn === 'panorama') todo(state, { do: 'pickPanorama', seat, mayDecline: false }, meal);
      else todo(state, { do: 'encounter', seat }, meal);
    },
  },

  // At every inn Satsuki is offered the top card of the meal deck.
  offerMeal: {
    run(state, { seat }, aside) {
      const offered = drawFaceDown(state.meals, aside.luck);
      if (offered === undefined) {
        todo(state, { do: 'dine', seat });
        return;
      }
      look([offered], seat, aside);
      aside.tell?.({ is: 'offeredMeal', seat, card: offered.card, only: seat });
      todo(state, { do: 'freeMeal', seat, offered });
    },
  },

  // She may take it for nothing, if she has not eaten that dish yet, and then has had her meal here. Otherwise it goes
  // under the deck (ours: unseen by the rivals) and she may buy another by the usual rules.
  freeMeal: {
    choices: (state, { seat, offered }) => (hasEaten(state, seat, offered.card) ? ['decline'] : ['take', 'decline']),
    choose(state, { seat, offered }, choice, { tell }) {
      if (choice === 'take') {
        state.players[seat]!.meals.push(offered.card);
        score(state, seat, MEAL_POINTS);
        tell?.({ is: 'takesOfferedMeal', seat, card: offered.card, points: MEAL_POINTS });
        todo(state, { do: 'layMeals' });
        return;
      }
      state.meals.under.push(offered);
      tell?.({ is: 'declinesOfferedMeal', seat });
      todo(state, { do: 'dine', seat });
    },
  },

  // Satsuki has had her meal and does not look; if she is the first, the meals are laid for the others.
  layMeals: {
    run(state, _, aside) {
      layMeals(state, aside);
    },
  },

  // The first to arrive has the meals laid. Everybody looks at what is left, without showing it to the others.
  dine: {
    run(state, { seat }, aside) {
      const set = layMeals(state, aside);
      look(set, seat, aside);
      aside.tell?.({ is: 'looksAtMeals', seat, meals: set.length });
      todo(state, { do: 'buyMeal', seat });
    },
  },

  // He may buy one meal that he can pay and has not eaten yet. It scores six points; the rest stays face down.
  buyMeal: {
    choices(state, { seat }) {
      const { coins, meals } = state.players[seat]!;
      const purse = coins + powersOf(state, seat).mealDiscount;
      const list: Choice[] = [];
      for (const { card } of state.mealSet!) {
        if (MEALS[card].price <= purse && !meals.includes(card) && !list.includes(card)) insertSorted(list, card);
      }
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
      const { card } = state.mealSet!.splice(at, 1)[0]!;
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

/** In the order of their names: the order in which the meals lie is not known to everybody. */
function insertSorted(list: Choice[], card: MealCard): void {
  let at = list.length;
  while (at > 0 && list[at - 1]! > card) {
    list[at] = list[at - 1]!;
    at--;
  }
  list[at] = card;
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
  if (state.mealSet !== null) {
    state.meals.under.push(...state.mealSet);
    tell?.({ is: 'leaveInn', inn: roadOf(state)[at]!.id, meals: state.mealSet.length });
    state.mealSet = null;
  }
  return at === END;
}
