import type { Rules } from '@engawa/kernel';
import type { BambooEvent } from '../events.ts';
import type { Bamboo, BambooStep } from '../state.ts';

/** A part of the rules: the steps that one chapter of the rulebook is about. */
export type Chapter<K extends BambooStep['do']> = Pick<Rules<Bamboo, BambooStep, BambooEvent>, K>;
