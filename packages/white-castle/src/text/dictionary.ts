import type { OptionValue, Who } from '@engawa/kernel';
import type { BoardSpace, Decree, GardenCard, LanternCard, Row, StartingAction, Yard } from '../components.ts';
import type { Action, Colour, Effect, Resource } from '../effects.ts';
import type { WhiteCastleEvent } from '../events.ts';
import type { WhiteCastleOptions } from '../options.ts';
import type { CourtPlace, Source, WhiteCastleStep } from '../state.ts';

export type StepName = WhiteCastleStep['do'];
type EventNamed<K extends WhiteCastleEvent['is']> = Extract<WhiteCastleEvent, { is: K }>;
type StepNamed<K extends StepName> = Extract<WhiteCastleStep, { do: K }>;

/** The steps at which somebody decides. */
export type DecisionName =
  | 'choosePair'
  | 'takeDie'
  | 'placeDie'
  | 'pick'
  | 'chooseResource'
  | 'outside'
  | 'castleAction'
  | 'chooseRow'
  | 'warrior'
  | 'gardener'
  | 'courtier'
  | 'lightBlock'
  | 'favour'
  | 'checkpoint'
  | 'lastExchange'
  | 'rivalGarden'
  | 'rivalRoom';

export type ScoreRowName = 'played' | 'purse' | Resource | 'time' | 'courtiers' | 'warriors' | 'gardeners';

export type Reason =
  | 'full'
  | 'noTile'
  | 'otherRow'
  | 'rowTaken'
  | 'tooDear'
  | 'noIron'
  | 'noFood'
  | 'gardenerThere'
  | 'noCoins'
  | 'noPearl'
  | 'noCourtier'
  | 'nobodyThere'
  | 'rowUsed'
  | 'nothingToDo';

/** One language. A missing word does not compile. */
export interface Dictionary {
  readonly name: string;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly spaces: Readonly<Record<BoardSpace | Row, string>>;
  /** Places of courtiers, as "to …" and as "from …". */
  readonly to: Readonly<Record<CourtPlace, string>>;
  readonly from: Readonly<Record<'gate' | 'steward' | 'diplomat' | 'daimyo', string>>;
  readonly slots: Readonly<Record<'top' | 'middle' | 'bottom' | 'upper' | 'lower', string>>;
  readonly yards: Readonly<Record<Yard, string>>;
  readonly gardens: Readonly<Record<GardenCard, string>>;
  readonly startingActions: Readonly<Record<StartingAction, string>>;
  readonly decrees: Readonly<Record<Decree, string>>;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly seasons: readonly [string, string, string, string];
  readonly rival: string;
  /** "Steward 3", "Diplomat 12", a starting card. */
  card(card: LanternCard): string;
  effect(effect: Effect): string;
  list(parts: readonly string[]): string;
  readonly scoreRows: Readonly<Record<ScoreRowName, string>>;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly options: { readonly [K in keyof WhiteCastleOptions]: { readonly name: string; readonly help: string } };
  optionValue(value: OptionValue): string;
  readonly prompts: { readonly [K in DecisionName]: (step: StepNamed<K>, facts: PromptFacts) => string };
  readonly stillToCome: { readonly [K in StepName]: ((step: StepNamed<K>, who: Who) => string) | undefined };
  readonly events: { readonly [K in WhiteCastleEvent['is']]: (event: EventNamed<K>, who: Who) => string };
  readonly choices: ChoiceWords;
  readonly table: TableWords;
}

interface PromptFacts {
  /** Seals that the next season costs. */
  readonly seals: number;
}

interface ChoiceWords {
  pair(facts: { number: number; gives: string; lantern: string; action: string }): string;
  die(colour: Colour, value: number, end: 'left' | 'right'): string;
  /** A space for the die, with the coins that it brings (or costs) and what it gives. */
  place(space: string, coins: number, gives: string): string;
  oneOf(parts: readonly string[]): string;
  readonly skip: string;
  decline(action: Action): string;
  block(room: string, slot: string, gives: string): string;
  row(name: string, gives: string, card: string): string;
  yard(name: string, iron: number, gives: string): string;
  garden(name: string, food: number, points: number, gives: string): string;
  audience(coins: number): string;
  climb(from: string, to: string, pearls: number, card: string | undefined): string;
  readonly done: string;
  favour(place: number, gives: string): string;
  payCheckpoint(seals: number): string;
  readonly stop: string;
  exchange(seals: number, into: Resource | 'coin'): string;
  readonly countPoints: string;
  rivalGarden(name: string, points: number): string;
  rivalRoom(room: string, card: string): string;
}

interface TableWords {
  round(round: number): string;
  order(names: readonly string[]): string;
  readonly bridges: string;
  readonly none: string;
  readonly castle: string;
  readonly outside: string;
  well(gives: string, dice: number): string;
  readonly gardens: string;
  readonly yards: string;
  decks(stewards: number, diplomats: number): string;
  daimyo(favours: string): string;
  points(n: number): string;
  estimate(n: number): string;
  goods(facts: { coins: number; seals: number; food: number; iron: number; pearl: number }): string;
  figures(facts: {
    gate: number;
    first: number;
    second: number;
    third: number;
    warriors: number;
    gardeners: number;
  }): string;
  time(space: number, season: string): string;
  lantern(symbols: string): string;
  card(name: string): string;
  coins(n: number): string;
  nextDie(colour: Colour, at: 'left' | 'centre' | 'right', place: string): string;
}

export type SourceWords = Readonly<Record<Source, string>>;
