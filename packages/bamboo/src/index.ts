import type { Game, Language } from '@engawa/kernel';
import { copyState } from './copy.ts';
import { judgeBy } from './evaluate.ts';
import type { BambooEvent } from './events.ts';
import { faults } from './faults.ts';
import { type BambooOptions, OPTIONS } from './options.ts';
import { RULES } from './rules/index.ts';
import { standings } from './scoring.ts';
import { setup } from './setup.ts';
import type { Bamboo } from './state.ts';
import type { Dictionary } from './text/dictionary.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';
import { uk } from './text/uk.ts';
import { wordsFrom } from './text/words.ts';
import { hide, imagine } from './view.ts';
import { TUNED, WEIGHTS } from './weights.ts';
import { whyNot } from './why-not.ts';

export const bamboo: Game<Bamboo, BambooOptions, BambooEvent> = {
  id: 'bamboo',
  version: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  // A seat offers 22 sticks in all: 120 choices are usual, more than 300 unheard of.
  longest: 2000,
  rules: RULES,
  words: { en: wordsFrom(en), ru: wordsFrom(ru), uk: wordsFrom(uk) },
  setup,
  copy: copyState,
  hide,
  imagine,
  ...judgeBy(WEIGHTS),
  tuning: { weights: WEIGHTS, tuned: TUNED, judge: judgeBy },
  standings,
  faults,
  whyNot,
};

export * from './components.ts';
export { CONDITIONS, type Condition, type Fulfilment, fulfilmentOf, type Home, isFulfilled } from './conditions.ts';
export type { BambooEvent } from './events.ts';
export type { BambooOptions } from './options.ts';
export const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en, ru, uk };
// What a drawn table says with the rules' own words: who leads in a temple, what costs how much, what a shoot can do.
export { SKIP } from './rules/actions.ts';
export { mostSticks } from './rules/autumn.ts';
export { BEFORE } from './rules/food.ts';
export { harmonyOf, SCORE, TAKE } from './rules/harmony.ts';
export { fits, priceOf } from './rules/home.ts';
export { roomIn } from './rules/new-shoots.ts';
export { PLANTINGS, plantingOf, shootFor } from './rules/planting.ts';
export { CALL, isCall, spiritOf, WAKE, WINDOWS } from './rules/spirits.ts';
export { comfortIn, emptyMarks, halfOf, imbalanceOf, sheetOf, spiritKinds, unscoredFulfilled } from './scoring.ts';
export * from './state.ts';
export type { Dictionary } from './text/dictionary.ts';
