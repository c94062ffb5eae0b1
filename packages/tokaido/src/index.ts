import type { Game, Language } from '@engawa/kernel';
import { copyState } from './copy.ts';
import { judgeBy } from './evaluate.ts';
import type { TokaidoEvent } from './events.ts';
import { faults } from './faults.ts';
import { OPTIONS, type TokaidoOptions } from './options.ts';
import { RULES } from './rules/index.ts';
import { standings } from './scoring.ts';
import { setup } from './setup.ts';
import type { Tokaido } from './state.ts';
import type { Dictionary } from './text/dictionary.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';
import { uk } from './text/uk.ts';
import { wordsFrom } from './text/words.ts';
import { hide, imagine } from './view.ts';
import { TUNED, WEIGHTS } from './weights.ts';
import { whyNot } from './why-not.ts';

export const tokaido: Game<Tokaido, TokaidoOptions, TokaidoEvent> = {
  id: 'tokaido',
  version: 1,
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  // At most 94 moves with five travellers; a village asks four times, every other stop twice.
  longest: 400,
  rules: RULES,
  words: { en: wordsFrom(en), ru: wordsFrom(ru), uk: wordsFrom(uk) },
  setup,
  copy: copyState,
  hide,
  imagine,
  ...judgeBy(WEIGHTS),
  // A turn is a single stop: what it was good for shows some stops later.
  foresight: 5,
  tuning: { weights: WEIGHTS, tuned: TUNED, judge: judgeBy },
  standings,
  faults,
  whyNot,
};

export * from './components.ts';
export type { TokaidoEvent } from './events.ts';
export type { TokaidoOptions } from './options.ts';
// What a drawn table says with the rules' own words: prices, points, who leads, how things are called.
export { COUNTED, FINAL_ACHIEVEMENTS, holdersOf } from './rules/achievements.ts';
export { mealPrice, mealsAtInn } from './rules/inns.ts';
export { templePointsFor } from './rules/journeys-end.ts';
export { costOf, souvenirPoints } from './rules/villages.ts';
export type { Piece, Player, Tokaido, TokaidoStep } from './state.ts';
export { END, isNeutral, powersOf, roadOf, usesSecondPlaces } from './state.ts';
export type { Dictionary } from './text/dictionary.ts';
export { stopName } from './text/words.ts';
export const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en, ru, uk };
