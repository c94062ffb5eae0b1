import type { CardFacts } from './card.ts';
import { ONI } from './oni.ts';

/** The set with the teapot: five cards a season. */
export const TEAPOT = {
  honesty: { season: 'spring', type: 'virtue', cost: 0, copies: 2 },
  'path-of-the-warlord': { season: 'spring', type: 'enhancement', cost: 1, copies: 2 },
  'path-of-the-patron': { season: 'spring', type: 'enhancement', cost: 2, copies: 1 },
  loyalty: { season: 'summer', type: 'virtue', cost: 1, copies: 2 },
  'way-of-the-merchant': { season: 'summer', type: 'enhancement', cost: 2, copies: 2 },
  'oni-of-souls': ONI['oni-of-souls'],
  'form-of-the-kindred': { season: 'autumn', type: 'winter', cost: 3, copies: 2 },
  'path-of-the-unrighteous': { season: 'autumn', type: 'enhancement', cost: 0, copies: 2 },
  'oni-of-hate': ONI['oni-of-hate'],
} as const satisfies Readonly<Record<string, CardFacts>>;
