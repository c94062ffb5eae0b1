import type { OptionSpecs } from '@engawa/kernel';
import type { CardSet } from './components.ts';

export type RisingSunOptions = {
  /** The season cards that are added to the core. */
  readonly set: CardSet | 'random';
  readonly shrines: 'random' | 'recommended';
  readonly clans: 'choose' | 'random';
};

export const OPTIONS: OptionSpecs<RisingSunOptions> = {
  set: { values: ['archway', 'horseman', 'teapot', 'random'], default: 'archway' },
  shrines: { values: ['random', 'recommended'], default: 'random' },
  clans: { values: ['choose', 'random'], default: 'choose' },
};
