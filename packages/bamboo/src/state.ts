import type { Aside, Deck, Seat, State } from '@engawa/kernel';
import {
  type Food,
  type Gift,
  HAPPINESS_AT_START,
  type HarmonyTile,
  type HomeTile,
  type Season,
  type Shoot,
  type Spirit,
} from './components.ts';
import type { BambooEvent } from './events.ts';
import type { BambooOptions } from './options.ts';

export type BambooAside = Aside<BambooEvent>;

/** Owner of the brown sticks in a game of two. */
export const GHOST = -1;
/** The action marker lies beside the mat until the first turn. */
export const NOWHERE = -1;

export interface Player {
  coins: number;
  /** Happiness by where it came from; `hunger` is what family meals took away. The marker shows `happinessOf`. */
  fromHarmony: number;
  fromHome: number;
  fromActions: number;
  hunger: number;
  /** Incense sticks in the supply, and those that still lie on the cells of the rounds. */
  sticks: number;
  roundSticks: number;
  /** The area of the action marker by its number in `COLOURS`, or `NOWHERE`. */
  marker: number;
  /** The shoots in the red, the blue, the green and the yellow area. */
  areas: Shoot[][];
  /** What stands in every one of `CELLS`. */
  home: (HomeTile | null)[];
  /** Harmony tiles on the mat that are not scored yet, for each of `PARTS`. */
  harmony: HarmonyTile[][];
  /** Scored harmony tiles, the oldest first. */
  fan: HarmonyTile[];
  food: Food[];
  /** Spirits in the order in which they came, and one bit for each that sleeps. */
  spirits: Spirit[];
  asleep: number;
}

export interface Temple {
  /** The spirit on top of the stack; null when the stack is empty. */
  spirit: Spirit | null;
  /** How many lie under it, unseen. */
  below: number;
  /** Whose sticks they are, from the bottom to the top: seats, or `GHOST`. */
  sticks: number[];
}

export type BambooStep =
  // Preparing
  | { readonly do: 'draftShoot'; readonly seat: Seat }
  // Spring
  | { readonly do: 'spring' }
  | { readonly do: 'pickGift'; readonly seat: Seat }
  // Summer: the turn
  | { readonly do: 'summer' }
  | { readonly do: 'nextTurn'; readonly from: Seat }
  | { readonly do: 'visit'; readonly seat: Seat }
  | { readonly do: 'offer'; readonly seat: Seat; readonly left: number; readonly free: boolean }
  | { readonly do: 'plant'; readonly seat: Seat }
  /** `ready`: shoots planted in this turn that have not been activated. */
  | { readonly do: 'activate'; readonly seat: Seat; readonly left: number; readonly ready: readonly Shoot[] }
  | { readonly do: 'push'; readonly seat: Seat }
  | { readonly do: 'bringHome'; readonly seat: Seat; readonly shoots: readonly Shoot[] }
  /** Which of these, all of one colour, go into the cells that are left in their own area. */
  | {
      readonly do: 'keepInColour';
      readonly seat: Seat;
      readonly rivals: readonly Shoot[];
      readonly shoots: readonly Shoot[];
    }
  /** The first of these goes into an area of another colour. */
  | { readonly do: 'placeOverflow'; readonly seat: Seat; readonly shoots: readonly Shoot[] }
  | { readonly do: 'endTurn'; readonly seat: Seat }
  // Actions
  /** `again`: one of the two things of the action is done already. */
  | { readonly do: 'harmony'; readonly seat: Seat; readonly again: boolean }
  | { readonly do: 'home'; readonly seat: Seat }
  | { readonly do: 'furnish'; readonly seat: Seat; readonly tile: HomeTile }
  | { readonly do: 'cook'; readonly seat: Seat }
  | { readonly do: 'tengu'; readonly seat: Seat }
  | { readonly do: 'tenguTakes'; readonly seat: Seat }
  // Autumn and winter
  | { readonly do: 'autumn' }
  | { readonly do: 'winter' }
  | { readonly do: 'wake'; readonly seat: Seat }
  | { readonly do: 'meal'; readonly seat: Seat }
  | { readonly do: 'okami'; readonly seat: Seat; readonly need: number }
  | { readonly do: 'eat'; readonly seat: Seat; readonly need: number }
  | { readonly do: 'chooseFood'; readonly seat: Seat; readonly need: number }
  | { readonly do: 'renew' }
  | { readonly do: 'endGame' };

export interface Bamboo extends State<BambooStep> {
  options: BambooOptions;
  /** From 1 to 4. */
  round: number;
  season: Season;
  /** Who has the first player token. */
  first: Seat;
  players: Player[];
  /** Shoots in every groove from the top: three between turns, up to five while somebody plants. */
  grooves: Shoot[][];
  /** Shoots without a mark that nobody has taken yet: only while the game is prepared. */
  draft: Shoot[];
  /** Gifts that lie face up in this spring. */
  gifts: Gift[];
  /** The columns I and II of the home market, the lowest row first. */
  market: HomeTile[][];
  homeStacks: Deck<HomeTile>[];
  /** The columns of `PARTS`, the lowest row first. */
  harmony: HarmonyTile[][];
  harmonyStacks: Deck<HarmonyTile>[];
  /** The food cells of the board; null where there is none. */
  food: (Food | null)[];
  /** Food that lies face down, and food that was eaten or discarded. */
  supply: Food[];
  eaten: Food[];
  /** The temples in the order of `COLOURS`. */
  temples: Temple[];
  /** Spirits that nobody has seen yet: under the stacks, and the five that stay in the box. */
  unseen: Spirit[];
  /** Spirits that went to the ghost, and so back into the box. */
  lost: Spirit[];
  /** Kitsune was called in this turn: whatever is activated is a joker. */
  jokers: boolean;
}

/** Where the happiness marker stands. */
export function happinessOf({ fromHarmony, fromHome, fromActions, hunger }: Player): number {
  return HAPPINESS_AT_START + fromHarmony + fromHome + fromActions - hunger;
}

/** The seats in turn order, the first player first. */
export function turnOrder({ first, players }: Bamboo): Seat[] {
  return players.map((_, i) => (first + i) % players.length);
}

export function isAwake({ asleep }: Player, at: number): boolean {
  return (asleep & (1 << at)) === 0;
}

/** Whether a spirit of this kind is awake. */
export function hasAwake({ spirits, asleep }: Player, kind: Spirit): boolean {
  for (let at = 0; at < spirits.length; at++) if (spirits[at] === kind && (asleep & (1 << at)) === 0) return true;
  return false;
}

export function tilesInHome({ home }: Player): number {
  let count = 0;
  for (let cell = 0; cell < home.length; cell++) if (home[cell] !== null) count++;
  return count;
}
