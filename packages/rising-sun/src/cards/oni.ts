import type { CardFacts } from './card.ts';

/** Monsters that lie in more than one set. Only one set is in play, so there is never a second one. */
export const ONI = {
  'oni-of-blood': { season: 'summer', type: 'monster', cost: 3, copies: 1 },
  'oni-of-souls': { season: 'summer', type: 'monster', cost: 2, copies: 1 },
  'oni-of-hate': { season: 'autumn', type: 'monster', cost: 3, copies: 1 },
  'oni-of-spite': { season: 'autumn', type: 'monster', cost: 3, copies: 1 },
} as const satisfies Readonly<Record<string, CardFacts>>;
