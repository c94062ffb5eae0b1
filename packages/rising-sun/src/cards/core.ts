import type { CardFacts } from './card.ts';

/** The cards of every game: seven a season. */
export const CORE = {
  righteousness: { season: 'spring', type: 'virtue', cost: 2, copies: 2 },
  'way-of-the-shogun': { season: 'spring', type: 'war', cost: 2, copies: 2 },
  'path-of-the-lion': { season: 'spring', type: 'enhancement', cost: 0, copies: 1 },
  komainu: { season: 'spring', type: 'monster', cost: 2, copies: 1 },
  'oni-of-skulls': { season: 'spring', type: 'monster', cost: 2, copies: 1 },
  respect: { season: 'summer', type: 'virtue', cost: 0, copies: 2 },
  'way-of-the-ronin': { season: 'summer', type: 'war', cost: 1, copies: 2 },
  'way-of-bushido': { season: 'summer', type: 'war', cost: 3, copies: 1 },
  'path-of-the-serpent': { season: 'summer', type: 'enhancement', cost: 0, copies: 1 },
  yurei: { season: 'summer', type: 'monster', cost: 3, copies: 1 },
  'form-of-the-kitsune': { season: 'autumn', type: 'winter', cost: 4, copies: 2 },
  'form-of-the-phoenix': { season: 'autumn', type: 'winter', cost: 3, copies: 2 },
  'way-of-the-moneylender': { season: 'autumn', type: 'war', cost: 0, copies: 1 },
  'path-of-the-dragon': { season: 'autumn', type: 'enhancement', cost: 3, copies: 1 },
  'river-dragon': { season: 'autumn', type: 'monster', cost: 3, copies: 1 },
} as const satisfies Readonly<Record<string, CardFacts>>;
