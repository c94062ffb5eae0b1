import type { OptionSpecs } from '@engawa/kernel';
import type { Level } from './components.ts';

export type WhiteCastleOptions = {
  /** The castle as prepared for a first game: its cards and tiles are fixed. */
  readonly 'first-game': boolean;
  /** Alone against the visiting clan: how strong it begins. */
  readonly level: Level;
};

export const OPTIONS: OptionSpecs<WhiteCastleOptions> = {
  'first-game': { values: [false, true], default: false },
  level: { values: ['easy', 'medium', 'hard'], default: 'easy', seats: { min: 1, max: 1 } },
};
