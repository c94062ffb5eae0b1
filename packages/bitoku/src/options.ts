import type { OptionSpecs } from '@engawa/kernel';

export type BitokuOptions = {
  /** The harder variant: a forest action needs more than every other die in the region. */
  readonly 'strict-forest': boolean;
  /** Alone: dragonflies that the Tengu starts with. None makes it easier, two harder. */
  readonly 'tengu-dragonflies': number;
  /** Easier without: his starting yokai, his starting resources, his movement points in spring. */
  readonly 'tengu-yokai': boolean;
  readonly 'tengu-resources': boolean;
  readonly 'tengu-harvest': boolean;
  /** Easier without: a die that he places brings his kodama forward only where yours is ahead. */
  readonly 'tengu-kodama': boolean;
  /** Harder: a pilgrim of his on the first cell, all his kodama one cell ahead, 3 points for every region he leads. */
  readonly 'tengu-pilgrim': boolean;
  readonly 'tengu-head-start': boolean;
  readonly 'tengu-regions': boolean;
};

const alone = { min: 1, max: 1 } as const;

export const OPTIONS: OptionSpecs<BitokuOptions> = {
  'strict-forest': { values: [false, true], default: false },
  'tengu-dragonflies': { values: [1, 0, 2], default: 1, seats: alone },
  'tengu-yokai': { values: [true, false], default: true, seats: alone },
  'tengu-resources': { values: [true, false], default: true, seats: alone },
  'tengu-harvest': { values: [true, false], default: true, seats: alone },
  'tengu-kodama': { values: [true, false], default: true, seats: alone },
  'tengu-pilgrim': { values: [false, true], default: false, seats: alone },
  'tengu-head-start': { values: [false, true], default: false, seats: alone },
  'tengu-regions': { values: [false, true], default: false, seats: alone },
};
