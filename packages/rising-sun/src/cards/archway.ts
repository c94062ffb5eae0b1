import type { CardFacts } from './card.ts';
import { ONI } from './oni.ts';

/** The set with the archway, for a first game: five cards a season. */
export const ARCHWAY = {
  benevolence: { season: 'spring', type: 'virtue', cost: 1, copies: 2 },
  'path-of-the-kenin': { season: 'spring', type: 'enhancement', cost: 2, copies: 2 },
  'path-of-the-light': { season: 'spring', type: 'enhancement', cost: 1, copies: 1 },
  justice: { season: 'summer', type: 'virtue', cost: 1, copies: 2 },
  'path-of-the-samurai': { season: 'summer', type: 'enhancement', cost: 2, copies: 1 },
  'oni-of-blood': ONI['oni-of-blood'],
  'oni-of-souls': ONI['oni-of-souls'],
  'form-of-the-beast': { season: 'autumn', type: 'winter', cost: 4, copies: 2 },
  'way-of-the-katana': { season: 'autumn', type: 'war', cost: 3, copies: 1 },
  'oni-of-hate': ONI['oni-of-hate'],
  'oni-of-spite': ONI['oni-of-spite'],
} as const satisfies Readonly<Record<string, CardFacts>>;
