import type { Game } from '@engawa/kernel';
import { copyState } from './copy.ts';
import { evaluate } from './evaluate.ts';
import type { TokaidoEvent } from './events.ts';
import { faults } from './faults.ts';
import { OPTIONS, type TokaidoOptions } from './options.ts';
import { RULES } from './rules/index.ts';
import { standings } from './scoring.ts';
import { setup } from './setup.ts';
import type { Tokaido } from './state.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';
import { uk } from './text/uk.ts';
import { wordsFrom } from './text/words.ts';
import { hide, imagine } from './view.ts';
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
  evaluate,
  standings,
  faults,
  whyNot,
};

export * from './components.ts';
export type { TokaidoEvent } from './events.ts';
export type { TokaidoOptions } from './options.ts';
export type { Piece, Player, Tokaido, TokaidoStep } from './state.ts';
