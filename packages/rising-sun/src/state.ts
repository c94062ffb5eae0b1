import type { Aside, Deck, Seat, Slot, State } from '@engawa/kernel';
import type { CardSet, Clan, Mandate, Shrine } from './components.ts';
import type { RisingSunEvent } from './events.ts';
import type { RisingSunOptions } from './options.ts';

export type RisingSunAside = Aside<RisingSunEvent>;

/** No seat: no ally, no owner. */
export const NO_ONE = -1;

/**
 * Where a figure is: 0 to 7 a province of `PROVINCES`, 8 to 11 a shrine of the row, and three places beside the board.
 * A hostage lies with its holder, see `hostages`.
 */
export const FIRST_SHRINE = 8;
export const RESERVE = 12;
export const HOSTAGE = 13;
export const SUPPLY = 14;

/** A figure that somebody holds until the next season. */
export interface Hostage {
  readonly owner: Seat;
  /** A number of `KINDS`. */
  readonly kind: number;
}

export interface Player {
  /** Null until the clans are chosen. */
  clan: Clan | null;
  points: number;
  coins: number;
  ronin: number;
  /** The seat of the ally; `NO_ONE` without. */
  ally: Seat;
  /** In how many seasons so far an alliance was concluded. */
  seasonsAllied: number;
  /** Mandate turns taken in the whole game. */
  mandates: number;
  /** On the map, by province. */
  bushi: number[];
  shinto: number[];
  strongholds: number[];
  /** Worshipping shinto, by shrine of the row. */
  worship: number[];
  bushiLeft: number;
  shintoLeft: number;
  /** A province or `RESERVE`. */
  daimyo: number;
  hostages: Hostage[];
  /** Copies of every card of `CARD_NAMES`. */
  cards: number[];
  /** War province tokens, as season * 8 + province (seasons from 0). */
  tokens: number[];
}

/** A mandate tile on the political track, and what was carried out: for Lotus the named one. */
export interface PlayedMandate {
  readonly seat: Seat;
  /** Null until Lotus has named one. */
  readonly mandate: Mandate | null;
  readonly tile: Slot<Mandate>;
}

/** What the seat that recruits may still summon: figures a province, and figures for any of its provinces. */
export interface Muster {
  left: number[];
  anywhere: number;
  summoned: number;
}

/** What the seat that moves has done so far: figures that have moved, where they stand now, and the sea routes. */
export interface March {
  bushi: number[];
  shinto: number[];
  strongholds: number[];
  /** One bit for every kind of which there is only one. */
  singles: number;
  /** Sea routes, one bit each: of which the owner of Path of the Serpent has said that they are free, or was paid. */
  open: number;
  /** Routes that must be paid, and could not be. */
  closed: number;
}

/** What a seat does out of turn. */
export interface Talk {
  /** Pieces that it may still give in this stretch. */
  gifts: number;
  /** Offers that it may still begin in this stretch; in views of others always all. */
  offers: number;
  draft: Draft | null;
  /** Its open offer; seen by the two seats alone. */
  offer: Offer | null;
}

export interface Offer {
  readonly to: Seat;
  readonly giveCoins: number;
  readonly giveRonin: number;
  readonly askCoins: number;
  readonly askRonin: number;
}

/** An offer in the making: the amounts that are settled, in the order of an offer. */
export interface Draft {
  readonly to: Seat;
  readonly amounts: readonly number[];
}

export interface Tea {
  round: number;
  /** Whether somebody has proposed in this round. */
  hasProposed: boolean;
  /** One bit for every seat that wants no alliance in this season. */
  withdrawn: number;
}

export interface Battle {
  province: number;
  /** Everybody who had force there when it began. */
  participants: Seat[];
  /** By seat, then by advantage; null until all are revealed. */
  bids: number[][] | null;
  /** Figures killed so far, of all. */
  killed: number;
  /** Who has hired ronin; `NO_ONE` if nobody. */
  hired: Seat;
  winner: Seat;
}

/** The battle before, as all have seen it. */
export interface Fought {
  readonly province: number;
  readonly bids: readonly (readonly number[])[];
  readonly winner: Seat;
}

export type Phase = 'clans' | 'tea' | 'politics' | 'prewar' | 'war' | 'winter';

/** An effect of a card that waits for its turn. */
export interface Pending {
  readonly seat: Seat;
  /** A number of `CARD_NAMES`. */
  readonly card: number;
}

/** A figure that is about to die. */
export interface Victim {
  readonly owner: Seat;
  readonly kind: number;
  readonly province: number;
}

/** What the seat in a betrayal has still to spend. */
export interface Betrayal {
  readonly seat: Seat;
  /** Ordinary replacements left. */
  readonly left: number;
  /** One bit for every player who was hit by one. */
  readonly hit: number;
  /** Replacements by Path of the Unrighteous left. */
  readonly extra: number;
}

/** Where a figure of a seat goes: from one province to the next. */
export interface Move {
  readonly seat: Seat;
  /** A number of `KINDS`, or `STRONGHOLD`. */
  readonly kind: number;
  readonly from: number;
  readonly to: number;
  /** Moves of Fujin left after this one; -1 in a march. */
  readonly left: number;
}
/** Stands for a stronghold of Turtle where a kind of figure is meant. */
export const STRONGHOLD = 11;

export type RisingSunStep =
  // Preparing
  | { readonly do: 'chooseClan'; readonly seat: Seat }
  | { readonly do: 'takeSeats' }
  // A season begins
  | { readonly do: 'season' }
  // Tea ceremony
  | { readonly do: 'teaRound' }
  | { readonly do: 'teaTurn'; readonly seat: Seat }
  | { readonly do: 'teaTerms'; readonly seat: Seat; readonly to: Seat }
  | { readonly do: 'teaReply'; readonly seat: Seat; readonly from: Seat; readonly coins: number }
  // Political phase
  | { readonly do: 'mandateTurn'; readonly seat: Seat }
  | { readonly do: 'pickMandate'; readonly seat: Seat }
  | { readonly do: 'nameMandate'; readonly seat: Seat }
  | { readonly do: 'endMandate'; readonly seat: Seat }
  // Recruit
  | { readonly do: 'beginRecruit'; readonly seat: Seat; readonly bonus: number }
  | { readonly do: 'recruit'; readonly seat: Seat }
  | { readonly do: 'recruitProvince'; readonly seat: Seat; readonly kind: number }
  | { readonly do: 'worship'; readonly seat: Seat; readonly kind: number; readonly province: number }
  | { readonly do: 'enter'; readonly seat: Seat; readonly kind: number; readonly province: number }
  | { readonly do: 'afterSummon'; readonly seat: Seat }
  | { readonly do: 'endRecruit' }
  // Marshal
  | { readonly do: 'beginMarshal'; readonly seat: Seat }
  | { readonly do: 'marshal'; readonly seat: Seat }
  | { readonly do: 'marshalTo'; readonly seat: Seat; readonly kind: number; readonly from: number }
  | { readonly do: 'serpent'; readonly seat: Seat; readonly move: Move }
  | { readonly do: 'build'; readonly seat: Seat }
  // Train
  | { readonly do: 'train'; readonly seat: Seat; readonly discount: number }
  | { readonly do: 'benevolence'; readonly seat: Seat; readonly left: number; readonly isFirst: boolean }
  | { readonly do: 'placeMonster'; readonly seat: Seat; readonly kind: number }
  // Harvest
  | { readonly do: 'harvest'; readonly seat: Seat }
  // Betray
  | ({ readonly do: 'betray' } & Betrayal)
  | ({ readonly do: 'betrayWith'; readonly owner: Seat; readonly kind: number; readonly place: number } & Betrayal)
  // Kami turn
  | { readonly do: 'kamiTurn' }
  | { readonly do: 'shrine'; readonly at: number }
  | { readonly do: 'amaterasu'; readonly seat: Seat }
  | { readonly do: 'fujin'; readonly seat: Seat; readonly left: number }
  | { readonly do: 'fujinTo'; readonly seat: Seat; readonly left: number; readonly kind: number; readonly from: number }
  | { readonly do: 'raijin'; readonly seat: Seat }
  | { readonly do: 'ryujin'; readonly seat: Seat }
  // Cards, and the order of what happens at the same time
  | { readonly do: 'effects'; readonly by: Seat; readonly left: readonly Pending[] }
  | { readonly do: 'orderNext'; readonly seat: Seat; readonly left: readonly Pending[] }
  | { readonly do: 'orderOwn'; readonly seat: Seat; readonly by: Seat; readonly left: readonly Pending[] }
  | { readonly do: 'kenin'; readonly seat: Seat }
  | { readonly do: 'samurai'; readonly seat: Seat }
  | { readonly do: 'light'; readonly seat: Seat }
  | { readonly do: 'lightShrine'; readonly seat: Seat; readonly kind: number }
  | { readonly do: 'ninja'; readonly seat: Seat }
  | { readonly do: 'monkey'; readonly seat: Seat }
  | {
      readonly do: 'hate';
      readonly seat: Seat;
      readonly province: number;
      /** Who has still to lose a figure, and those that are marked already. */
      readonly owners: readonly Seat[];
      readonly victims: readonly Victim[];
    }
  | { readonly do: 'mercy'; readonly seat: Seat; readonly victims: readonly Victim[]; readonly prize: number }
  | { readonly do: 'slay'; readonly seat: Seat; readonly victims: readonly Victim[]; readonly prize: number }
  // War phase
  | { readonly do: 'prewar' }
  | { readonly do: 'ready'; readonly seat: Seat }
  | { readonly do: 'startWar' }
  | { readonly do: 'koiCoins' }
  | { readonly do: 'warProvince'; readonly number: number }
  | { readonly do: 'bid'; readonly seat: Seat; readonly placed: readonly number[] }
  | { readonly do: 'showBid'; readonly seat: Seat; readonly bids: readonly number[] }
  | { readonly do: 'advantage'; readonly at: number }
  | { readonly do: 'seppuku'; readonly seat: Seat }
  | { readonly do: 'hostage'; readonly seat: Seat; readonly left: number; readonly isFirst: boolean }
  | { readonly do: 'hireRonin'; readonly seat: Seat }
  | { readonly do: 'outcome' }
  | { readonly do: 'poets' }
  | { readonly do: 'reparations' }
  | { readonly do: 'reparation'; readonly seat: Seat; readonly left: number; readonly paid: number }
  | { readonly do: 'endBattle' }
  // The end of a season and of the game
  | { readonly do: 'cleanup' }
  | { readonly do: 'winter' };

export interface RisingSun extends State<RisingSunStep> {
  options: RisingSunOptions;
  set: CardSet;
  /** 0 spring, 1 summer, 2 autumn; 3 winter. */
  season: number;
  phase: Phase;
  /** The seats clockwise, by the printed honor of their clans; empty until the clans are chosen. */
  circle: Seat[];
  /** The honor track, the top first. */
  honor: Seat[];
  /** Whose mandate turn it is, or comes next. */
  active: Seat;
  players: Player[];
  /** By monster of `MONSTERS`. */
  monsterOwners: Seat[];
  monsterPlaces: number[];
  shrines: readonly Shrine[];
  /** Copies of every card of `CARD_NAMES` that lie beside the board. */
  display: number[];
  /** Mandate tiles that nobody has looked at; on top those that the last player put back. */
  stack: Deck<Mandate>;
  /** The tiles that the active player looks at. */
  looking: Slot<Mandate>[];
  /** The political track of this season. */
  played: PlayedMandate[];
  /** Kami turns in the whole game. */
  kamiTurns: number;
  /** The war provinces of this season, number 1 first. */
  wars: number[];
  /** How many of them are settled. */
  settled: number;
  /** Tokens of empty provinces, as in `tokens` of a player. */
  discarded: number[];
  battle: Battle | null;
  /** The latest battle of this season; null before the first one. */
  fought: Fought | null;
  tea: Tea;
  muster: Muster;
  march: March;
  talks: Talk[];
}
