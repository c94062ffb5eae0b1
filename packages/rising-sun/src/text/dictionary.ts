import type { OptionValue, Who } from '@engawa/kernel';
import type {
  Advantage,
  Card,
  CardSet,
  CardType,
  Clan,
  Kind,
  Mandate,
  Province,
  Season,
  Shrine,
} from '../components.ts';
import type { From, Phrase, RisingSunEvent } from '../events.ts';
import type { RisingSunOptions } from '../options.ts';
import type { ScoreRowName } from '../scoring.ts';
import type { Phase, RisingSun, RisingSunStep } from '../state.ts';

export type StepName = RisingSunStep['do'];
type EventNamed<K extends RisingSunEvent['is']> = Extract<RisingSunEvent, { is: K }>;
type StepNamed<K extends StepName> = Extract<RisingSunStep, { do: K }>;

/** The steps at which somebody decides. */
export type DecisionName =
  | 'chooseClan'
  | 'teaTurn'
  | 'teaTerms'
  | 'teaReply'
  | 'pickMandate'
  | 'nameMandate'
  | 'recruit'
  | 'recruitProvince'
  | 'worship'
  | 'marshal'
  | 'marshalTo'
  | 'serpent'
  | 'build'
  | 'train'
  | 'benevolence'
  | 'placeMonster'
  | 'betray'
  | 'betrayWith'
  | 'amaterasu'
  | 'fujin'
  | 'fujinTo'
  | 'raijin'
  | 'ryujin'
  | 'orderNext'
  | 'orderOwn'
  | 'kenin'
  | 'samurai'
  | 'light'
  | 'lightShrine'
  | 'ninja'
  | 'monkey'
  | 'hate'
  | 'mercy'
  | 'ready'
  | 'bid'
  | 'seppuku'
  | 'hostage'
  | 'hireRonin'
  | 'reparation';

export type Reason =
  | 'noCoins'
  | 'noneLeft'
  | 'notAmongTiles'
  | 'notAdjacent'
  | 'toll'
  | 'hasAlly'
  | 'wantsNone'
  | 'protected'
  | 'noGiftsInWar'
  | 'isReady';

/** Coins and ronin that change hands. */
export interface Goods {
  readonly points?: number;
  readonly coins?: number;
  readonly ronin?: number;
}

export interface Names {
  readonly name: string;
  readonly provinces: Readonly<Record<Province, string>>;
  readonly clans: Readonly<Record<Clan, string>>;
  readonly abilities: Readonly<Record<Clan, { readonly name: string; readonly rule: string }>>;
  readonly kinds: Readonly<Record<Kind | 'stronghold', string>>;
  readonly mandates: Readonly<Record<Mandate, { readonly name: string; readonly all: string; readonly bonus: string }>>;
  readonly shrines: Readonly<Record<Shrine, { readonly name: string; readonly effect: string }>>;
  readonly advantages: Readonly<Record<Advantage, { readonly name: string; readonly effect: string }>>;
  readonly seasons: Readonly<Record<Season | 'winter', string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly sets: Readonly<Record<CardSet, string>>;
  readonly types: Readonly<Record<CardType, string>>;
}

export type CardWords = Readonly<Record<Card, { readonly name: string; readonly effect: string }>>;

export interface ChoiceWords {
  clan(name: string, income: number, home: string, ability: string): string;
  propose(clan: string): string;
  readonly wait: string;
  readonly withdraw: string;
  readonly plain: string;
  give(coins: number): string;
  ask(coins: number): string;
  accept(coins: number): string;
  readonly decline: string;
  mandate(mandate: Mandate): string;
  readonly stop: string;
  stay(province: string): string;
  worship(shrine: Shrine): string;
  /** Equal pieces in one place: how many, and whose if they are somebody else's. */
  group(kind: Kind | 'stronghold', count: number, place: string, clan?: string): string;
  readonly noWay: string;
  readonly charge: string;
  readonly letPass: string;
  build(province: string, coins: number): string;
  readonly noBuilding: string;
  card(name: string, coins: number, effect: string): string;
  readonly buyNothing: string;
  coinTo(clan: string): string;
  readonly declineCard: string;
  readonly declineShrine: string;
  readonly riseToTop: string;
  readonly takeCoins: string;
  readonly spare: string;
  readonly kill: string;
  readonly ready: string;
  bid(coins: number): string;
  seppuku(figures: number): string;
  hire(force: number): string;
  readonly declineAdvantage: string;
}

export interface InterjectionWords {
  gift(good: 'coin' | 'ronin', clan: string): string;
  offer(clan: string): string;
  amount(word: 'give' | 'ask', good: 'coin' | 'ronin', amount: number, clan: string): string;
  readonly drop: string;
  accept(clan: string, gives: Goods, asks: Goods): string;
  refuse(clan: string): string;
  readonly recall: string;
}

interface TableWords {
  season(season: string, phase: string): string;
  readonly honor: string;
  readonly shrines: string;
  readonly mandates: string;
  readonly faceDown: string;
  readonly cards: string;
  readonly none: string;
  readonly map: string;
  readonly strongest: string;
  ally(clan: string): string;
  reserve(text: string): string;
  owned(text: string): string;
  tokens(text: string, points: number): string;
  hostages(text: string): string;
  estimate(points: number): string;
  readonly looks: string;
}

/** One language. A missing word does not compile. */
export interface Dictionary extends Names {
  readonly cards: CardWords;
  list(parts: readonly string[]): string;
  /** What somebody gets or gives. */
  goods(goods: Goods): string;
  /** What somebody has. */
  holds(goods: Required<Goods>): string;
  /** Where a gain comes from. */
  from(from: From): string;
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly scoreRows: Readonly<Record<ScoreRowName, string>>;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly options: { readonly [K in keyof RisingSunOptions]: { readonly name: string; readonly help: string } };
  optionValue(key: string, value: OptionValue): string;
  readonly prompts: Prompts;
  readonly stillToCome: StillToCome;
  readonly events: EventWords;
  readonly choices: ChoiceWords;
  readonly interjections: InterjectionWords;
  readonly table: TableWords;
}

export type Prompts = { readonly [K in DecisionName]: (step: StepNamed<K>, view: RisingSun) => string };
export type StillToCome = { readonly [K in StepName]: ((step: StepNamed<K>, who: Who) => string) | undefined };
export type EventWords = {
  readonly [K in RisingSunEvent['is']]: (event: EventNamed<K>, who: Who) => string;
};
