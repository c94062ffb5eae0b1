import type { Rules } from '@engawa/kernel';
import type { RisingSunEvent } from '../events.ts';
import type { RisingSun, RisingSunStep } from '../state.ts';

/** A part of the rules: the steps that one chapter of the rulebook is about. */
export type Chapter<K extends RisingSunStep['do']> = Pick<Rules<RisingSun, RisingSunStep, RisingSunEvent>, K>;
