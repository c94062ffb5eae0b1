import type { Game, Language } from '@engawa/kernel';
import { copyState } from './copy.ts';
import { judgeBy } from './evaluate.ts';
import type { RisingSunEvent } from './events.ts';
import { faults } from './faults.ts';
import { OPTIONS, type RisingSunOptions } from './options.ts';
import { RULES } from './rules/index.ts';
import { interject, interjections } from './rules/out-of-turn.ts';
import { standings } from './scoring.ts';
import { setup } from './setup.ts';
import type { RisingSun } from './state.ts';
import type { Dictionary } from './text/dictionary.ts';
import { en } from './text/en/index.ts';
import { ru } from './text/ru/index.ts';
import { uk } from './text/uk/index.ts';
import { wordsFrom } from './text/words.ts';
import { hide, imagine } from './view.ts';
import { TUNED, WEIGHTS } from './weights.ts';
import { whyNot } from './why-not.ts';

export const risingSun: Game<RisingSun, RisingSunOptions, RisingSunEvent> = {
  id: 'rising-sun',
  version: 1,
  seats: { min: 3, max: 5 },
  options: OPTIONS,
  // Five seats choose 400 to 600 times; whoever marches with all figures in every Marshal needs a few hundred more.
  longest: 4000,
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
  interjections,
  interject,
};

export * from './components.ts';
export type { From, Phrase, RisingSunEvent } from './events.ts';
export type { RisingSunOptions } from './options.ts';
export const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en, ru, uk };
// What a drawn table says with the rules' own words: who is strongest where, what something costs, what is where.
export { battleForce, roninForce } from './rules/battle.ts';
export { countAt, countInReserve, shift, strongholdsOnMap } from './rules/figures.ts';
export { forceOf, presentIn, strongestIn } from './rules/force.ts';
export { GROUPS, type Group, isShrine, OWN_GROUPS, readGroup } from './rules/groups.ts';
export { foremostIn } from './rules/kami.ts';
export { destinations } from './rules/marshal.ts';
export { mayNegotiate } from './rules/out-of-turn.ts';
export { freeCoins, freeRonin } from './rules/set-aside.ts';
export { priceFor } from './rules/train.ts';
export { differentProvinces, provinceOf, seasonOf, sheetOf } from './scoring.ts';
export * from './state.ts';
export type { Dictionary } from './text/dictionary.ts';
