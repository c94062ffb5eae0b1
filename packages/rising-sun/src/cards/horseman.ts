import type { CardFacts } from './card.ts';
import { ONI } from './oni.ts';

/** The set with the horseman: five cards a season. */
export const HORSEMAN = {
  courage: { season: 'spring', type: 'virtue', cost: 3, copies: 2 },
  'way-of-the-righteous': { season: 'spring', type: 'war', cost: 2, copies: 2 },
  'path-of-the-ninja': { season: 'spring', type: 'enhancement', cost: 2, copies: 1 },
  mercy: { season: 'summer', type: 'virtue', cost: 1, copies: 2 },
  'path-of-the-monkey': { season: 'summer', type: 'enhancement', cost: 0, copies: 2 },
  'oni-of-blood': ONI['oni-of-blood'],
  'form-of-the-demon': { season: 'autumn', type: 'winter', cost: 3, copies: 2 },
  'path-of-the-spirit': { season: 'autumn', type: 'enhancement', cost: 2, copies: 1 },
  'oni-of-hate': ONI['oni-of-hate'],
  'oni-of-spite': ONI['oni-of-spite'],
} as const satisfies Readonly<Record<string, CardFacts>>;
