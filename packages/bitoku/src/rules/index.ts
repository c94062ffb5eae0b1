import type { Rules } from '@engawa/kernel';
import type { BitokuEvent } from '../events.ts';
import type { Bitoku, BitokuStep } from '../state.ts';
import { ascension } from './ascension.ts';
import { buildings } from './buildings.ts';
import { cards } from './cards.ts';
import { crystals } from './crystals.ts';
import { decks } from './decks.ts';
import { effects } from './effects.ts';
import { forest } from './forest.ts';
import { kodama } from './kodama.ts';
import { mitama } from './mitama.ts';
import { paying } from './paying.ts';
import { river } from './river.ts';
import { rocks } from './rocks.ts';
import { spring } from './spring.ts';
import { summer } from './summer.ts';
import { tengu } from './tengu.ts';
import { winter } from './winter.ts';
import { wisdom } from './wisdom.ts';

/** All rules: one entry for every kind of step, or it does not compile. */
export const RULES: Rules<Bitoku, BitokuStep, BitokuEvent> = {
  ...spring,
  ...summer,
  ...cards,
  ...forest,
  ...river,
  ...effects,
  ...paying,
  ...decks,
  ...kodama,
  ...wisdom,
  ...mitama,
  ...buildings,
  ...crystals,
  ...rocks,
  ...winter,
  ...ascension,
  ...tengu,
};
