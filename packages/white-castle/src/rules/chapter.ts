import type { Rules } from '@engawa/kernel';
import type { WhiteCastleEvent } from '../events.ts';
import type { WhiteCastle, WhiteCastleStep } from '../state.ts';

/** A part of the rules: the steps that one chapter of the rulebook is about. */
export type Chapter<K extends WhiteCastleStep['do']> = Pick<Rules<WhiteCastle, WhiteCastleStep, WhiteCastleEvent>, K>;
