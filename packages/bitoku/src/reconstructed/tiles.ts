import type { Effect } from '../effects.ts';

/** Tiles whose values no source told us, but for the few that the rulebook names. */

/** What the first, second and third in a region get. */
export const LAKE_TREASURES = {
  'lake-pearl': [7, 4, 2],
  'lake-comb': [6, 3, 1],
  'lake-mirror': [5, 3, 1],
  'lake-bell': [5, 2, 0],
  'lake-fan': [4, 3, 2],
} as const;

/** Every spring and once more at the Ascension. */
export const DREAM_CRYSTALS = {
  'dream-01': ['draw'],
  'dream-02': ['draw'],
  'dream-03': ['amulet:1'],
  'dream-04': ['amulet:1'],
  'dream-05': ['sake:1'],
  'dream-06': ['jade:1'],
  'dream-07': ['wood:1'],
  'dream-08': ['stone:1'],
  'dream-09': ['mp:1'],
  'dream-10': ['kodama:1'],
  'dream-11': ['vp:2'],
  'dream-12': ['amulet:1/any:1'],
} as const satisfies Record<string, Effect>;

/** What a crystal of memory rewards. */
export type Deed = 'build' | 'crystal' | 'mitama' | 'unite' | 'vision' | 'visit' | 'cross' | 'arrive';
export const MEMORY_CRYSTALS = {
  'memory-01': { deed: 'build', vp: 2 },
  'memory-02': { deed: 'crystal', vp: 2 },
  'memory-03': { deed: 'mitama', vp: 1 },
  'memory-04': { deed: 'unite', vp: 2 },
  'memory-05': { deed: 'vision', vp: 1 },
  'memory-06': { deed: 'visit', vp: 2 },
  'memory-07': { deed: 'cross', vp: 1 },
  'memory-08': { deed: 'arrive', vp: 2 },
} as const satisfies Record<string, { readonly deed: Deed; readonly vp: 1 | 2 }>;

/** Whenever a card is played into the space beside it. */
export const MASTERY_CRYSTALS = {
  'mastery-01': ['amulet:1'],
  'mastery-02': ['amulet:1'],
  'mastery-03': ['wood:1/stone:1'],
  'mastery-04': ['jade:1/sake:1'],
  'mastery-05': ['any:1'],
  'mastery-06': ['mp:1'],
  'mastery-07': ['mp:1'],
  'mastery-08': ['kodama:1'],
  'mastery-09': ['kodama:1'],
  'mastery-10': ['vp:2'],
  'mastery-11': ['draw'],
  'mastery-12': ['pay:1>vp:3'],
} as const satisfies Record<string, Effect>;

/** 16 kinds, two of each: done when a mitama is united with it. */
export const DRAGONFLIES = {
  'dragonfly-01': ['vp:3'],
  'dragonfly-02': ['any:2'],
  'dragonfly-03': ['amulet:3'],
  'dragonfly-04': ['mp:2'],
  'dragonfly-05': ['kodama:2'],
  'dragonfly-06': ['unlock', 'amulet:1'],
  'dragonfly-07': ['yokai'],
  'dragonfly-08': ['bitoku'],
  'dragonfly-09': ['vision', 'vp:1'],
  'dragonfly-10': ['iwakura/pilgrim'],
  'dragonfly-11': ['build:1/crystal:1'],
  'dragonfly-12': ['amulet:2', 'vp:1'],
  'dragonfly-13': ['jadesake:2'],
  'dragonfly-14': ['woodstone:2'],
  'dragonfly-15': ['mp:1', 'kodama:1'],
  'dragonfly-16': ['kodama:1', 'back:1', 'vp:1'],
} as const satisfies Record<string, Effect>;
export const DRAGONFLY_COPIES = 2;

/** Eight of type A, eight of type B. That there is a `torii-b1` is told by the rulebook, its letter is not. */
export const TORII_TILES = {
  'torii-a1': ['mp:2'],
  'torii-a2': ['any:2'],
  'torii-a3': ['amulet:2', 'kodama:1'],
  'torii-a4': ['vision', 'amulet:1'],
  'torii-a5': ['iwakura', 'vp:1'],
  'torii-a6': ['pilgrim', 'amulet:1'],
  'torii-a7': ['dragonfly:1'],
  'torii-a8': ['yokai'],
  'torii-b1': ['mitama:2'],
  'torii-b2': ['build:2'],
  'torii-b3': ['crystal:2', 'amulet:1'],
  'torii-b4': ['bitoku', 'mp:1'],
  'torii-b5': ['any:3'],
  'torii-b6': ['kodama:3'],
  'torii-b7': ['vp:5'],
  'torii-b8': ['iwakura', 'pilgrim'],
} as const satisfies Record<string, Effect>;

/** What an iwakura counts: a type of yokai, a mitama, or two types of building. */
export const IWAKURA = {
  'iwa-kappa': { of: 'yokai', counts: ['kappa'] },
  'iwa-imomushi': { of: 'yokai', counts: ['imomushi'] },
  'iwa-nezumi': { of: 'yokai', counts: ['nezumi'] },
  'iwa-kitsune': { of: 'yokai', counts: ['kitsune'] },
  'iwa-shin-okami': { of: 'yokai', counts: ['shin-okami'] },
  'iwa-ara': { of: 'mitama', counts: ['ara'] },
  'iwa-nigi': { of: 'mitama', counts: ['nigi'] },
  'iwa-saki': { of: 'mitama', counts: ['saki'] },
  'iwa-kushi': { of: 'mitama', counts: ['kushi'] },
  'iwa-ryokan-temple': { of: 'building', counts: ['ryokan', 'temple'] },
  'iwa-temple-onsen': { of: 'building', counts: ['temple', 'onsen'] },
  'iwa-onsen-farm': { of: 'building', counts: ['onsen', 'farm'] },
  'iwa-farm-ryokan': { of: 'building', counts: ['farm', 'ryokan'] },
} as const;
