import type { Rules } from '@engawa/kernel';
import type { TokaidoEvent } from '../events.ts';
import type { Tokaido, TokaidoStep } from '../state.ts';

/** A part of the rules: the steps that one chapter of the rulebook is about. */
export type Chapter<K extends TokaidoStep['do']> = Pick<Rules<Tokaido, TokaidoStep, TokaidoEvent>, K>;
