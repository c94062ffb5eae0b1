export const SEASONS = ['spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

/** Enhancements are green, virtues blue, monsters brown, war upgrades red, winter upgrades light blue. */
export type CardType = 'enhancement' | 'virtue' | 'monster' | 'war' | 'winter';

/** What is printed on a season card besides its words, and how often it is in its set. */
export interface CardFacts {
  readonly season: Season;
  readonly type: CardType;
  readonly cost: number;
  readonly copies: number;
}
