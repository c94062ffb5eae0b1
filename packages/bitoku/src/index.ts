import type { Game, Language } from '@engawa/kernel';
import { copyState } from './copy.ts';
import { judgeBy } from './evaluate.ts';
import type { BitokuEvent } from './events.ts';
import { faults } from './faults.ts';
import { type BitokuOptions, OPTIONS } from './options.ts';
import { RULES } from './rules/index.ts';
import { standings } from './scoring.ts';
import { setup } from './setup.ts';
import type { Bitoku } from './state.ts';
import type { Dictionary } from './text/dictionary.ts';
import { en } from './text/en/index.ts';
import { ru } from './text/ru/index.ts';
import { uk } from './text/uk/index.ts';
import { wordsFrom } from './text/words.ts';
import { hide, imagine } from './view.ts';
import { TUNED, WEIGHTS } from './weights.ts';
import { whyNot } from './why-not.ts';

export const bitoku: Game<Bitoku, BitokuOptions, BitokuEvent> = {
  id: 'bitoku',
  version: 1,
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  // A seat has at most 36 turns; with all they cause 100 to 250 choices are usual.
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
};

export * from './components.ts';
export * from './effects.ts';
export type { BitokuEvent, TenguRow } from './events.ts';
export { lakePoints } from './lake.ts';
export type { BitokuOptions } from './options.ts';
// What a drawn table says with the rules' own words: prices, what a place gives, what is worth how much.
export { cellsFor } from './rules/buildings.ts';
export { SKIP, STOP } from './rules/chapter.ts';
export { handOf } from './rules/decks.ts';
export { dieAt, hasRoom, highestIn, roomOnBank } from './rules/dice.ts';
export { amuletOf, dieOfChoice, rowsOf } from './rules/forest.ts';
export { pushOf } from './rules/kodama.ts';
export { partsOf } from './rules/paying.ts';
export { isPossible } from './rules/possible.ts';
export { type RewardChoice, rewardOf } from './rules/river.ts';
export { pilgrimsBeside } from './rules/rocks.ts';
export { dreamsOf } from './rules/spring.ts';
export { basicOf } from './rules/summer.ts';
export { crystalsOf, restingOf, virtueOf, yokaiOf } from './rules/winter.ts';
export {
  arrivedAt,
  type Movement,
  movementOf,
  nextSideCell,
  PATH_CELLS,
  pathAndCell,
  placeName,
  sideCells,
  TORII_PER_PATH,
  toriiAt,
} from './rules/wisdom.ts';
export {
  guardianPoints,
  isTenguBeaten,
  iwakuraPoints,
  markerPoints,
  setPoints,
  sheetOf,
  slotPoints,
  tenguSheet,
} from './scoring.ts';
export * from './state.ts';
export type { Dictionary } from './text/dictionary.ts';
export { bitokuGives, buildingBonus, crystalGives, dragonflyGives, visionLine } from './text/tiles.ts';
export { bestVisions, elementsFor, type VisionResult, visionPoints } from './visions.ts';
export const DICTIONARIES: Readonly<Record<Language, Dictionary>> = { en, ru, uk };
