import type { OptionValue, Who } from '@engawa/kernel';
import type {
  Achievement,
  EncounterCard,
  MealCard,
  Panorama,
  SouvenirCard,
  SouvenirKind,
  Space,
  Traveller,
} from '../components.ts';
import type { TokaidoEvent } from '../events.ts';
import type { TokaidoOptions } from '../options.ts';
import type { TokaidoStep } from '../state.ts';

export type StepName = TokaidoStep['do'];
type EventNamed<K extends TokaidoEvent['is']> = Extract<TokaidoEvent, { is: K }>;
type StepNamed<K extends StepName> = Extract<TokaidoStep, { do: K }>;

/** The steps at which somebody decides. */
export type DecisionName =
  | 'chooseTraveller'
  | 'move'
  | 'moveNeutral'
  | 'buySouvenirs'
  | 'temple'
  | 'pickEncounter'
  | 'pickPanorama'
  | 'freeMeal'
  | 'buyMeal';

export type ScoreRowName =
  | 'panoramas'
  | 'springs'
  | 'souvenirs'
  | 'encounters'
  | 'meals'
  | 'donations'
  | 'achievements'
  | 'temple';

export type InnName = 'inn-kyoto' | 'inn-1' | 'inn-2' | 'inn-3' | 'inn-edo';
export type Reason = 'noCoins' | 'complete' | 'occupied' | 'tooDear' | 'eaten';

/** One language. A missing word does not compile. */
export interface Dictionary {
  readonly name: string;
  readonly spaces: Readonly<Record<Space, string>>;
  /** Two or three letters for the drawing of the road. */
  readonly signs: Readonly<Record<Space, string>>;
  readonly inns: Readonly<Record<InnName, string>>;
  readonly panoramas: Readonly<Record<Panorama, string>>;
  readonly travellers: Readonly<Record<Traveller, string>>;
  readonly powers: Readonly<Record<Traveller, string>>;
  readonly meals: Readonly<Record<MealCard, string>>;
  readonly souvenirs: Readonly<Record<SouvenirCard, string>>;
  readonly kinds: Readonly<Record<SouvenirKind, string>>;
  readonly encounters: Readonly<Record<EncounterCard, string>>;
  readonly achievements: Readonly<Record<Achievement, string>>;
  readonly scoreRows: Readonly<Record<ScoreRowName, string>>;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly options: { readonly [K in keyof TokaidoOptions]: { readonly name: string; readonly help: string } };
  optionValue(value: OptionValue): string;
  readonly prompts: { readonly [K in DecisionName]: (step: StepNamed<K>, facts: PromptFacts) => string };
  readonly stillToCome: { readonly [K in StepName]: ((step: StepNamed<K>, who: Who) => string) | undefined };
  readonly events: { readonly [K in TokaidoEvent['is']]: (event: EventNamed<K>, who: Who) => string };
  readonly choices: ChoiceWords;
  readonly table: TableWords;
}

interface PromptFacts {
  readonly coins: number;
  /** What the souvenirs in the basket cost. */
  readonly cost: number;
}

interface ChoiceWords {
  /** A stop, with what it gives now. */
  stop(name: string, gives: string): string;
  coins(n: number): string;
  fragment(n: number): string;
  /** `more`: one point more than others get. */
  drawSpring(more: boolean): string;
  readonly drawEncounter: string;
  readonly souvenirs: string;
  readonly donation: string;
  readonly meal: string;
  readonly nothing: string;
  readonly neutralGift: string;
  readonly neutralMeal: string;
  traveller(name: string, coins: number, power: string): string;
  souvenir(name: string, kind: string, price: number, points: number): string;
  readonly done: string;
  readonly buyNothing: string;
  give(coins: number): string;
  panorama(name: string, fragment: number): string;
  readonly decline: string;
  readonly takeMeal: (name: string) => string;
  readonly declineMeal: string;
  dish(name: string, price: number): string;
  readonly skipMeal: string;
}

interface TableWords {
  readonly neutral: string;
  leg(from: string, to: string): string;
  readonly legend: string;
  score(points: number): string;
  coins(n: number): string;
  donated(n: number): string;
  readonly panoramas: string;
  readonly souvenirs: string;
  readonly springs: string;
  readonly encounters: string;
  readonly meals: string;
  readonly achievements: string;
  readonly none: string;
  mealTable(n: number): string;
  readonly facedown: string;
  someOf(names: string): string;
  decks(counts: { meals: number; souvenirs: number; encounters: number; springs: number }): string;
}
