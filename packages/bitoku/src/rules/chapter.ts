import type { Rules } from '@engawa/kernel';
import type { BitokuEvent } from '../events.ts';
import type { Bitoku, BitokuStep } from '../state.ts';

/** A part of the rules: the steps that one chapter of the rulebook is about. */
export type Chapter<K extends BitokuStep['do']> = Pick<Rules<Bitoku, BitokuStep, BitokuEvent>, K>;

/** Declines what is asked; ends a row of picks. */
export const SKIP = 'skip';
export const STOP = 'stop';
