import type { Rules } from '@engawa/kernel';
import type { WhiteCastleEvent } from '../events.ts';
import type { WhiteCastle, WhiteCastleStep } from '../state.ts';
import { courtiers } from './courtiers.ts';
import { dice } from './dice.ts';
import { domain } from './domain.ts';
import { gardeners } from './gardeners.ts';
import { passageOfTime } from './passage-of-time.ts';
import { preparing } from './preparing.ts';
import { rewards } from './rewards.ts';
import { rival } from './rival.ts';
import { rounds } from './rounds.ts';
import { spaces } from './spaces.ts';
import { warriors } from './warriors.ts';

/** The chapters of the rulebook, in its order. */
export const RULES: Rules<WhiteCastle, WhiteCastleStep, WhiteCastleEvent> = {
  ...preparing,
  ...dice,
  ...rewards,
  ...spaces,
  ...domain,
  ...warriors,
  ...gardeners,
  ...courtiers,
  ...passageOfTime,
  ...rounds,
  ...rival,
};
