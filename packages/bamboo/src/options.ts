import type { OptionSpecs } from '@engawa/kernel';

export type BambooOptions = {
  /** All play on the night side of their mats: some cells of a home want a certain kind of tile. */
  readonly night: boolean;
};

export const OPTIONS: OptionSpecs<BambooOptions> = {
  night: { values: [false, true], default: false },
};
