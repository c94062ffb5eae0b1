import type { Rules } from '@engawa/kernel';
import type { BambooEvent } from '../events.ts';
import type { Bamboo, BambooStep } from '../state.ts';
import { autumn } from './autumn.ts';
import { finalScoring } from './final-scoring.ts';
import { food } from './food.ts';
import { harmony } from './harmony.ts';
import { home } from './home.ts';
import { newShoots } from './new-shoots.ts';
import { planting } from './planting.ts';
import { preparing } from './preparing.ts';
import { spring } from './spring.ts';
import { summer } from './summer.ts';
import { winter } from './winter.ts';

/** The chapters of the rulebook, in its order. */
export const RULES: Rules<Bamboo, BambooStep, BambooEvent> = {
  ...preparing,
  ...spring,
  ...summer,
  ...planting,
  ...newShoots,
  ...harmony,
  ...home,
  ...food,
  ...autumn,
  ...winter,
  ...finalScoring,
};
