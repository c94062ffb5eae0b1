import type { OptionSpecs } from '@engawa/kernel';

export type TokaidoOptions = {
  /** Nobody has a traveller; everybody starts with seven coins. */
  readonly initiatory: boolean;
  /** From Edo to Kyoto. */
  readonly 'return-trip': boolean;
  /** One meal fewer at every inn. */
  readonly culinary: boolean;
  /** Whoever leaves later starts with more coins. */
  readonly preparation: boolean;
  /** What counts for the gourmet: the coins really paid, or the printed prices. */
  readonly gourmet: 'paid' | 'printed';
};

export const OPTIONS: OptionSpecs<TokaidoOptions> = {
  initiatory: { values: [false, true], default: false },
  'return-trip': { values: [false, true], default: false },
  culinary: { values: [false, true], default: false },
  preparation: { values: [false, true], default: false },
  gourmet: { values: ['paid', 'printed'], default: 'paid' },
};
