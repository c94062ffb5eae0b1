import type { Effect } from '../effects.ts';

/** Yokai cards: the rulebook describes `nezumi-1`, and the action of an imomushi. */

/** What a card counts in winter. */
export type Counted =
  | 'building'
  | 'crystal'
  | 'mitama'
  | 'united'
  | 'goal-pilgrim'
  | 'rock-pilgrim'
  | 'iwakura'
  | 'visited'
  | 'bitoku'
  | 'visions'
  | 'resource'
  | 'yokai'
  | 'kodama5';

export interface YokaiFacts {
  readonly action: Effect;
  /** Virtue of the spirits: so many points for each of these. */
  readonly vp: number;
  readonly each: Counted;
}

const card = (action: Effect, vp: number, each: Counted): YokaiFacts => ({ action, vp, each });

/** One of each for every player. */
export const STARTING_YOKAI = {
  'start-kappa': card(['jade:1/sake:1'], 1, 'mitama'),
  'start-imomushi': card(['wood:1/stone:1'], 1, 'crystal'),
  'start-nezumi': card(['build:0/crystal:0'], 1, 'building'),
  'start-kitsune': card(['mitama:0/dragonfly:0'], 1, 'united'),
  'start-shin-okami': card(['mp:1'], 1, 'visited'),
} as const satisfies Record<string, YokaiFacts>;

export const DECK_YOKAI = {
  'kappa-1': card(['jadesake:2'], 1, 'resource'),
  'kappa-2': card(['jadesake:1', 'amulet:1'], 2, 'united'),
  'kappa-3': card(['jadesake:1', 'kodama:1'], 2, 'mitama'),
  'kappa-4': card(['jadesake:1', 'mp:1'], 3, 'iwakura'),
  'kappa-5': card(['jadesake:1>mitama:0'], 2, 'mitama'),
  'imomushi-1': card(['woodstone:2'], 1, 'resource'),
  'imomushi-2': card(['woodstone:1', 'amulet:1'], 2, 'crystal'),
  'imomushi-3': card(['woodstone:1', 'kodama:1'], 2, 'building'),
  'imomushi-4': card(['woodstone:1', 'mp:1'], 2, 'goal-pilgrim'),
  'imomushi-5': card(['woodstone:1>build:0'], 2, 'building'),
  'nezumi-1': card(['kodama:1', 'build:0/crystal:0'], 2, 'building'),
  'nezumi-2': card(['amulet:1', 'build:0/crystal:0'], 2, 'crystal'),
  'nezumi-3': card(['build:1/crystal:1'], 2, 'building'),
  'nezumi-4': card(['crystal:0', 'mp:1'], 2, 'crystal'),
  'nezumi-5': card(['build:0', 'vision'], 2, 'visions'),
  'kitsune-1': card(['kodama:1', 'mitama:0/dragonfly:0'], 2, 'mitama'),
  'kitsune-2': card(['amulet:1', 'mitama:0/dragonfly:0'], 2, 'united'),
  'kitsune-3': card(['mitama:1/dragonfly:1'], 2, 'mitama'),
  'kitsune-4': card(['dragonfly:0', 'mp:1'], 2, 'united'),
  'kitsune-5': card(['mitama:0', 'vision'], 2, 'visions'),
  'shin-okami-1': card(['mp:1', 'kodama:1'], 2, 'visited'),
  'shin-okami-2': card(['mp:1', 'amulet:1'], 2, 'goal-pilgrim'),
  'shin-okami-3': card(['mp:2'], 2, 'goal-pilgrim'),
  'shin-okami-4': card(['mp:2/bitoku'], 2, 'visited'),
  'shin-okami-5': card(['mp:1', 'iwakura/pilgrim'], 2, 'rock-pilgrim'),
  'yamauba-1': card(['any:2'], 1, 'yokai'),
  'yamauba-2': card(['unlock', 'amulet:2'], 3, 'iwakura'),
  'yamauba-3': card(['kodama:2', 'back:1'], 2, 'kodama5'),
  'yamauba-4': card(['build:0/crystal:0/mitama:0/dragonfly:0/mp:1'], 2, 'bitoku'),
} as const satisfies Record<string, YokaiFacts>;

/** On what cell a kodama begins to count for `kodama5`. */
export const FAR_KODAMA_CELL = 5;

/** What visiting a bitoku card brings. */
export const BITOKU_VISITS = {
  makoto: { vp: 2, action: ['amulet:1'] },
  chugi: { vp: 2, action: ['any:1'] },
  yu: { vp: 3, action: ['unlock'] },
  jin: { vp: 3, action: ['kodama:1'] },
  rei: { vp: 4, action: ['vision'] },
  gi: { vp: 5, action: ['mp:1'] },
  meiyo: { vp: 7, action: ['amulet:2'] },
} as const satisfies Record<string, { readonly vp: number; readonly action: Effect }>;
