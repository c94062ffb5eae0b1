import type { Rules } from '@engawa/kernel';
import type { TokaidoEvent } from '../events.ts';
import type { Tokaido, TokaidoStep } from '../state.ts';
import { encounters } from './encounters.ts';
import { inns } from './inns.ts';
import { journeysEnd } from './journeys-end.ts';
import { panoramas } from './panoramas.ts';
import { preparing } from './preparing.ts';
import { temples } from './temples.ts';
import { travelling } from './travelling.ts';
import { twoPlayers } from './two-players.ts';
import { villages } from './villages.ts';

/** The chapters of the rulebook, in its order. Farms and hot springs ask nothing, so they have no step of their own. */
export const RULES: Rules<Tokaido, TokaidoStep, TokaidoEvent> = {
  ...preparing,
  ...travelling,
  ...villages,
  ...panoramas,
  ...temples,
  ...encounters,
  ...inns,
  ...journeysEnd,
  ...twoPlayers,
};
