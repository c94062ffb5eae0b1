import type { Effect } from '../effects.ts';

/** Buildings: only `temple-1` and `ryokan-1` are told of in the rulebook, and those in part. */

/** What the owner gets when somebody else uses it: a point, a point or an amulet +1, or both. */
export type OwnerBonus = 'vp' | 'either' | 'both';

export interface BuildingFacts {
  /** Steps of one's kodama in the region where it is built, and whether an amulet +1 comes with them. */
  readonly kodama: number;
  readonly amulet: boolean;
  /** What a die must show to use it. */
  readonly needs: number;
  readonly action: Effect;
  readonly owner: OwnerBonus;
}

const plain = (kodama: number, needs: number, action: Effect, owner: OwnerBonus): BuildingFacts => ({
  kodama,
  amulet: false,
  needs,
  action,
  owner,
});
const charmed = (needs: number, action: Effect, owner: OwnerBonus): BuildingFacts => ({
  kodama: 1,
  amulet: true,
  needs,
  action,
  owner,
});

export const BUILDINGS = {
  'temple-1': plain(2, 1, ['iwakura'], 'vp'),
  'temple-2': charmed(2, ['pilgrim'], 'either'),
  'temple-3': plain(2, 3, ['vision'], 'vp'),
  'temple-4': plain(1, 4, ['iwakura', 'pilgrim'], 'either'),
  'temple-5': charmed(3, ['mp:1', 'vp:1'], 'either'),
  'temple-6': plain(1, 5, ['vp:4'], 'both'),
  'onsen-1': plain(2, 1, ['amulet:1'], 'vp'),
  'onsen-2': charmed(2, ['unlock/amulet:1'], 'either'),
  'onsen-3': plain(2, 3, ['amulet:2'], 'vp'),
  'onsen-4': plain(1, 4, ['unlock', 'amulet:1'], 'either'),
  'onsen-5': charmed(3, ['kodama:2'], 'either'),
  'onsen-6': plain(1, 5, ['amulet:3', 'vp:1'], 'both'),
  'farm-1': plain(2, 1, ['wood:1/jade:1'], 'vp'),
  'farm-2': charmed(2, ['stone:1/sake:1'], 'either'),
  'farm-3': plain(2, 3, ['any:1'], 'vp'),
  'farm-4': plain(1, 4, ['any:2'], 'either'),
  'farm-5': charmed(3, ['wood:1', 'jade:1'], 'either'),
  'farm-6': plain(1, 5, ['any:2', 'amulet:1'], 'both'),
  'ryokan-1': plain(2, 2, ['draw'], 'either'),
  'ryokan-2': charmed(1, ['mp:1'], 'vp'),
  'ryokan-3': plain(2, 3, ['dragonfly:0'], 'vp'),
  'ryokan-4': plain(1, 4, ['yokai'], 'either'),
  'ryokan-5': charmed(4, ['mitama:0/dragonfly:1'], 'either'),
  'ryokan-6': plain(1, 5, ['bitoku'], 'both'),
} as const satisfies Record<string, BuildingFacts>;

/** Ancient buildings: nobody builds or owns them. */
export const ANCIENT_BUILDINGS = {
  'ancient-1': { needs: 1, action: ['amulet:1'] },
  'ancient-2': { needs: 2, action: ['any:1'] },
  'ancient-3': { needs: 2, action: ['mp:1'] },
  'ancient-4': { needs: 3, action: ['kodama:1', 'amulet:1'] },
  'ancient-5': { needs: 3, action: ['vision'] },
  'ancient-6': { needs: 4, action: ['crystal:0/build:0'] },
} as const satisfies Record<string, { readonly needs: number; readonly action: Effect }>;
