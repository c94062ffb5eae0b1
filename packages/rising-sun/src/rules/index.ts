import type { Rules } from '@engawa/kernel';
import type { RisingSunEvent } from '../events.ts';
import type { RisingSun, RisingSunStep } from '../state.ts';
import { battles } from './battle.ts';
import { betrayal } from './betray.ts';
import { cardDecisions } from './card-decisions.ts';
import { cardEffects } from './cards.ts';
import { harvesting } from './harvest.ts';
import { kami } from './kami.ts';
import { kills } from './kills.ts';
import { mandates } from './mandates.ts';
import { marshalling } from './marshal.ts';
import { preparing } from './preparing.ts';
import { recruiting } from './recruit.ts';
import { seasons } from './seasons.ts';
import { teaCeremony } from './tea-ceremony.ts';
import { training } from './train.ts';
import { war } from './war.ts';

/** The chapters of the rulebook, in its order; then the cards. */
export const RULES: Rules<RisingSun, RisingSunStep, RisingSunEvent> = {
  ...preparing,
  ...seasons,
  ...teaCeremony,
  ...mandates,
  ...recruiting,
  ...marshalling,
  ...training,
  ...harvesting,
  ...betrayal,
  ...kami,
  ...war,
  ...battles,
  ...cardEffects,
  ...cardDecisions,
  ...kills,
};
