import type { Game, Language } from '@engawa/kernel';
import { copyState } from './copy.ts';
import { judgeBy } from './evaluate.ts';
import type { WhiteCastleEvent } from './events.ts';
import { faults } from './faults.ts';
import { OPTIONS, type WhiteCastleOptions } from './options.ts';
import { RULES } from './rules/index.ts';
import { standings } from './scoring.ts';
import { setup } from './setup.ts';
import type { WhiteCastle } from './state.ts';
import type { Dictionary } from './text/dictionary.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';
import { uk } from './text/uk.ts';
import { wordsFrom } from './text/words.ts';
import { hide, imagine } from './view.ts';
import { TUNED, WEIGHTS } from './weights.ts';
import { whyNot } from './why-not.ts';

export const whiteCastle: Game<WhiteCastle, WhiteCastleOptions, WhiteCastleEvent> = {
  id: 'white-castle',
  version: 1,
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  // A seat has nine turns, fifteen figures and a handful of seals: 50 to 60 choices are usual, more than 200 unheard of.
  longest: 1000,
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
export * from './effects.ts';
export type { WhiteCastleEvent } from './events.ts';
export type { WhiteCastleOptions } from './options.ts';
export const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en, ru, uk };
// What a drawn table says with the rules' own words: prices, what a place gives, what is worth how much.
export { CLIMBS, type Climb, deckOfRoom, FAVOURS, LEVEL_NAMES } from './rules/courtiers.ts';
export { diceOn, dieOf, hasDice, hasRoom, takesColour, valueBelow } from './rules/dice.ts';
export { cardBlock, figuresOn, visibleRewards } from './rules/domain.ts';
export { activeGardens } from './rules/gardeners.ts';
export { sealsToGoOn } from './rules/passage-of-time.ts';
export { isMeant, isPossible } from './rules/possible.ts';
export { EXCHANGES, type Exchange, exchangedFor, isExchange } from './rules/seals.ts';
export { blockId, blockOf, blocksBeside, slotNames } from './rules/spaces.ts';
export { yardEffects } from './rules/warriors.ts';
export {
  type Counted,
  courtierPoints,
  courtiersInside,
  gardenerPoints,
  isRivalBeaten,
  rivalSheet,
  sheetOf,
  timePoints,
  warriorPoints,
  warriorValue,
} from './scoring.ts';
export * from './state.ts';
export type { Dictionary } from './text/dictionary.ts';
