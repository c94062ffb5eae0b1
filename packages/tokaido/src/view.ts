import { hideCards, imagineCards, isTogether, type Luck, type Seat, type Slot } from '@engawa/kernel';
import type { EncounterCard, MealCard, Traveller } from './components.ts';
import { copyState } from './copy.ts';
import type { Tokaido, TokaidoStep } from './state.ts';

/** Cards that lie face down outside their decks: dealt travellers, drawn encounters, meals on the table. */
interface FaceDown {
  travellers: Slot<Traveller>[];
  encounters: Slot<EncounterCard>[];
  meals: Slot<MealCard>[];
}

function faceDownCards(state: Tokaido): FaceDown {
  const found: FaceDown = { travellers: [], encounters: [], meals: state.mealSet?.slice() ?? [] };
  const steps = state.agenda.flatMap((step): TokaidoStep[] =>
    isTogether(step) ? step.parts.flatMap((part) => part.agenda) : [step],
  );
  for (const step of steps) {
    if (step.do === 'chooseTraveller') found.travellers.push(...step.dealt);
    if (step.do === 'showTraveller') found.travellers.push(step.chosen);
    if (step.do === 'pickEncounter') found.encounters.push(...step.drawn);
    if (step.do === 'freeMeal') found.meals.push(step.offered);
  }
  return found;
}

/**
 * Secret are: the travellers until all are chosen, the meals of an inn and Satsuki's offer, Yoshiyasu's two encounters.
 * The souvenirs are always seen by all.
 */
export function hide(state: Tokaido, seat: Seat | null): Tokaido {
  const view = copyState(state);
  const hidden = faceDownCards(view);
  hideCards(view.travellers, hidden.travellers, seat);
  hideCards(view.encounters, hidden.encounters, seat);
  hideCards(view.meals, hidden.meals, seat);
  return view;
}

export function imagine(view: Tokaido, seat: Seat, luck: Luck): Tokaido {
  const state = copyState(view);
  const hidden = faceDownCards(state);
  imagineCards(state.travellers, hidden.travellers, seat, luck);
  imagineCards(state.encounters, hidden.encounters, seat, luck);
  imagineCards(state.meals, hidden.meals, seat, luck);
  return state;
}
