import type { Aside, Deck, Seat, State } from '@engawa/kernel';
import {
  type ActionCard,
  type BoardSpace,
  type CastleCard,
  type DaimyoCard,
  type DiceTile,
  type DiplomatCard,
  FIGURES,
  type LanternCard,
  type PlantGarden,
  type RivalAction,
  type Room,
  type Row,
  type SoloCard,
  type StartingAction,
  type StartingResource,
  type StewardCard,
  type StoneGarden,
  type YardTile,
} from './components.ts';
import type { CastleAction, Colour, Effect } from './effects.ts';
import type { WhiteCastleEvent } from './events.ts';
import type { WhiteCastleOptions } from './options.ts';

export type WhiteCastleAside = Aside<WhiteCastleEvent>;

/** A seat, or alone against the visiting clan the rival. */
export type Clan = number;
export const RIVAL: Clan = 1;
export const NOBODY_YET: Clan = -1;

/** Dice do not change once they are rolled: all that look alike are the same object. */
export interface Die {
  readonly colour: Colour;
  readonly value: number;
}

/** Values of its dice, rising from the lantern at the left to the right; 0 where no die lies. */
export interface Bridge {
  left: number;
  middle: number[];
  right: number;
}
export type End = 'left' | 'right';

/** Where a courtier can stand, in the order of `courtiers`. */
export const COURT = ['gate', 'steward-1', 'steward-2', 'steward-3', 'diplomat-1', 'diplomat-2', 'daimyo'] as const;
export type CourtPlace = (typeof COURT)[number];
/** Level 0 is the gate, 3 the daimyo's chamber: where the places of a level begin in `COURT`, and where they end. */
export const LEVEL_STARTS: readonly number[] = [0, 1, 4, 6, 7];

/** What the rival has too. */
export interface Household {
  points: number;
  coins: number;
  /** The space of the influence marker. */
  time: number;
  /** How many courtiers stand at every place of `COURT`. */
  courtiers: number[];
  /** How many warriors train in every one of `YARDS`. */
  warriors: number[];
  /** One bit for every garden card under a bridge: its number is that of the card in `gardens`. */
  gardeners: number;
}

export interface Player extends Household {
  seals: number;
  food: number;
  iron: number;
  pearl: number;
  /** The card beside the rows of the mat; null before the starting cards are chosen. */
  card: ActionCard | null;
  lantern: LanternCard[];
  /** The dice on the rows of the mat, 0 for none. */
  rows: number[];
}

export interface StartingPair {
  readonly resource: StartingResource;
  readonly action: StartingAction;
}

/** Where a bundle of rewards comes from: for the words of the question. */
export type Source =
  | 'start'
  | 'room'
  | 'well'
  | 'lantern'
  | 'row'
  | 'card'
  | 'ladder'
  | 'favour'
  | 'yard'
  | 'garden'
  | 'gardens'
  | 'block';

/** Rewards that a seat gets or may get, in the order that it likes. */
export interface Bundle {
  readonly seat: Seat;
  readonly left: readonly Effect[];
  readonly from: Source;
  /** Nothing of it can be declined, unless it has to be paid for. */
  readonly must: boolean;
}

export type WhiteCastleStep =
  // Preparing
  | { readonly do: 'choosePair'; readonly seat: Seat }
  // The turn
  | { readonly do: 'nextTurn' }
  | { readonly do: 'takeDie'; readonly seat: Seat }
  | { readonly do: 'placeDie'; readonly seat: Seat; readonly colour: Colour; readonly value: number; readonly end: End }
  // Rewards and actions
  | ({ readonly do: 'rewards' } & Bundle)
  | ({ readonly do: 'pick' } & Bundle)
  | { readonly do: 'chooseResource'; readonly seat: Seat; readonly count: number }
  | { readonly do: 'outside'; readonly seat: Seat; readonly space: 'outside-1' | 'outside-2' }
  | { readonly do: 'castleAction'; readonly seat: Seat; readonly which: CastleAction; readonly must: boolean }
  | { readonly do: 'chooseRow'; readonly seat: Seat }
  | { readonly do: 'cardBeside'; readonly seat: Seat; readonly row: Row }
  | { readonly do: 'warrior'; readonly seat: Seat }
  | { readonly do: 'gardener'; readonly seat: Seat }
  | { readonly do: 'courtier'; readonly seat: Seat; readonly asked: boolean; readonly climbed: boolean }
  | { readonly do: 'lightBlock'; readonly seat: Seat; readonly card: CastleCard }
  | { readonly do: 'refillRoom'; readonly room: Room }
  | { readonly do: 'favour'; readonly seat: Seat }
  | { readonly do: 'passTime'; readonly seat: Seat; readonly spaces: number }
  | { readonly do: 'checkpoint'; readonly seat: Seat; readonly spaces: number }
  // The end of a round and of the game
  | { readonly do: 'endRound' }
  | { readonly do: 'newRound' }
  | { readonly do: 'gardens'; readonly seat: Seat }
  | { readonly do: 'lastExchange'; readonly seat: Seat }
  | { readonly do: 'endGame' }
  // The visiting clan
  | { readonly do: 'rivalTurn' }
  | { readonly do: 'rivalGardens' }
  | { readonly do: 'rivalAction'; readonly action: RivalAction }
  | { readonly do: 'rivalGarden'; readonly seat: Seat; readonly gardens: readonly number[] }
  | { readonly do: 'rivalRoom'; readonly seat: Seat; readonly from: number; readonly level: 1 | 2 };

export interface WhiteCastle extends State<WhiteCastleStep> {
  options: WhiteCastleOptions;
  /** From 1 to 3. */
  round: number;
  /** Turns begun in this round, by all clans together. */
  turns: number;
  /** Whose turn comes first, second … in this round. */
  order: Clan[];
  /** All influence markers: the one that is farthest on top first. It is the order of the next round. */
  influence: Clan[];
  /** Coral, black and white. */
  bridges: Bridge[];
  /** The dice on every one of `BOARD_SPACES`, the lowest first. */
  spaces: Die[][];
  /** The card in every one of `ROOMS`; null between taking it and laying the next. */
  rooms: (CastleCard | null)[];
  /** The decks of the castle. Nobody knows their order, so they have none: any card may come next. */
  stewards: StewardCard[];
  diplomats: DiplomatCard[];
  /** Castle cards that the rival has sent away. */
  removed: CastleCard[];
  /** Colours of the thirteen tiles in the rooms, see `FIRST_SLOT`; they never change. */
  tiles: readonly Colour[];
  well: readonly DiceTile[];
  daimyo: DaimyoCard;
  /** Whose courtier stands on each favour of the daimyo card; `NOBODY_YET` if it is free. */
  favours: Clan[];
  /** Under each bridge a plant and a stone garden: numbers 0 and 1, 2 and 3, 4 and 5. */
  gardens: readonly (PlantGarden | StoneGarden)[];
  /** The tiles of the training yards, see `YARD_FACTS`. */
  yards: readonly YardTile[];
  /** Starting cards that nobody has chosen yet. */
  pairs: StartingPair[];
  players: Player[];
  /** Rows of the mat that the seat has used in this turn (or in its turn of the gardens): one bit each. */
  usedRows: number;
  /** The visiting clan: only in a game of one. */
  rival: Household | null;
  /** Its cards, the bridge side up: everybody sees the top one, and knows those that went under the deck. */
  solo: Deck<SoloCard>;
}

/** How many clans take turns. */
export function clansOf(state: WhiteCastle): number {
  return state.rival === null ? state.players.length : 2;
}

export function isRival({ rival }: WhiteCastle, clan: Clan): boolean {
  return rival !== null && clan === RIVAL;
}

export function householdOf(state: WhiteCastle, clan: Clan): Household {
  return state.rival !== null && clan === RIVAL ? state.rival : state.players[clan]!;
}

/** Two dice may share a space of the main board, but not with one or two players; the well takes any number. */
export function diceThatFit(state: WhiteCastle, space: BoardSpace): number {
  if (space === 'well') return Number.POSITIVE_INFINITY;
  return state.players.length > 2 ? 2 : 1;
}

/** Courtiers of the clan on a level: 0 at the gate, 3 in the daimyo's chamber. */
export function courtiersOn({ courtiers }: Household, level: number): number {
  let count = 0;
  for (let at = LEVEL_STARTS[level]!; at < LEVEL_STARTS[level + 1]!; at++) count += courtiers[at]!;
  return count;
}

export function courtiersLeft({ courtiers }: Household): number {
  let left = FIGURES;
  for (let at = 0; at < courtiers.length; at++) left -= courtiers[at]!;
  return left;
}

export function warriorsLeft({ warriors }: Household): number {
  return FIGURES - warriors[0]! - warriors[1]! - warriors[2]!;
}

/** How many bits of six are set. */
const BITS = Array.from({ length: 64 }, (_, mask) => mask.toString(2).replaceAll('0', '').length);

export function gardenersLeft({ gardeners }: Household): number {
  return FIGURES - BITS[gardeners]!;
}

export function hasGardener({ gardeners }: Household, garden: number): boolean {
  return (gardeners & (1 << garden)) !== 0;
}

/** The dice in play: one of every colour for each clan, and one more. */
export function dicePerColour(state: WhiteCastle): number {
  return clansOf(state) + 1;
}
