import type { Resource } from '../effects.ts';

/**
 * The Tengu's ten cards: what he takes across the river, where he acts, his standard resource. How these are
 * distributed is ours; that two cards show his favourite mitama or building is in the rulebook.
 */
export interface TenguCardFacts {
  readonly takes: readonly ('yokai' | 'bitoku')[];
  readonly region: 'yomi' | 'steps' | 'glade' | 'forges' | 'favourite';
  /** What he goes for there: a tile, or two resources in the glade. */
  readonly detail: 'dragonfly' | 'mitama' | 'crystal' | 'building' | readonly [Resource, Resource] | null;
  readonly resource: Resource | null;
}

const card = (
  takes: TenguCardFacts['takes'],
  region: TenguCardFacts['region'],
  detail: TenguCardFacts['detail'],
  resource: Resource | null,
): TenguCardFacts => ({ takes, region, detail, resource });

export const TENGU_CARDS = {
  'tengu-01': card(['yokai'], 'yomi', 'dragonfly', 'jade'),
  'tengu-02': card(['bitoku'], 'yomi', 'mitama', 'sake'),
  'tengu-03': card(['yokai', 'bitoku'], 'steps', null, 'wood'),
  'tengu-04': card(['bitoku'], 'steps', null, null),
  'tengu-05': card(['yokai'], 'glade', ['wood', 'stone'], 'stone'),
  'tengu-06': card(['bitoku'], 'glade', ['jade', 'sake'], 'jade'),
  'tengu-07': card(['yokai'], 'forges', 'crystal', 'stone'),
  'tengu-08': card(['bitoku'], 'forges', 'building', 'wood'),
  'tengu-09': card(['yokai', 'bitoku'], 'favourite', null, null),
  'tengu-10': card(['yokai'], 'favourite', null, 'sake'),
} as const satisfies Record<string, TenguCardFacts>;
