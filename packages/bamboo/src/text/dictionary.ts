import type { OptionValue, Who } from '@engawa/kernel';
import type {
  Action,
  Cell,
  Colour,
  Food,
  HarmonyTile,
  HomeTile,
  Kind,
  Part,
  Season,
  ShootKind,
  ShootSymbol,
  Spirit,
} from '../components.ts';
import type { BambooEvent } from '../events.ts';
import type { BambooOptions } from '../options.ts';
import type { BambooStep } from '../state.ts';

type StepName = BambooStep['do'];
type EventNamed<K extends BambooEvent['is']> = Extract<BambooEvent, { is: K }>;
type StepNamed<K extends StepName> = Extract<BambooStep, { do: K }>;

/** The steps at which somebody decides. */
export type DecisionName =
  | 'draftShoot'
  | 'pickGift'
  | 'visit'
  | 'offer'
  | 'plant'
  | 'activate'
  | 'keepInColour'
  | 'placeOverflow'
  | 'endTurn'
  | 'harmony'
  | 'home'
  | 'furnish'
  | 'cook'
  | 'tengu'
  | 'tenguTakes'
  | 'wake'
  | 'okami'
  | 'chooseFood';

export type ScoreRowName =
  | 'start'
  | 'harmony'
  | 'home'
  | 'actions'
  | 'hunger'
  | 'spirits'
  | 'balance'
  | 'unscored'
  | 'marks';

export type Reason =
  | 'markerHere'
  | 'noShoots'
  | 'noCoins'
  | 'grooveFull'
  | 'noSuchShoot'
  | 'noFood'
  | 'matFull'
  | 'notFulfilled'
  | 'neverFulfilled'
  | 'noCell'
  | 'occupied'
  | 'otherKind'
  | 'areaFull'
  | 'asleep'
  | 'otherTime';

/** What things are called. */
export interface NameWords {
  readonly colours: Readonly<Record<Colour, string>>;
  readonly areas: Readonly<Record<Colour, string>>;
  readonly temples: Readonly<Record<Colour, string>>;
  readonly symbols: Readonly<Record<ShootSymbol, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly parts: Readonly<Record<Part, string>>;
  readonly seasons: Readonly<Record<Season, string>>;
  readonly spirits: Readonly<Record<Spirit, string>>;
  /** What a spirit lets one do. */
  readonly powers: Readonly<Record<Spirit, string>>;
  readonly foods: Readonly<Record<Food, string>>;
  readonly ghost: string;
  shoot(kind: ShootKind): string;
  /** The picture on a home tile. */
  homeName(tile: HomeTile): string;
  /** The same with kind and comfort. */
  homeTile(tile: HomeTile): string;
  /** What a harmony tile asks for, without the part of the home. */
  condition(tile: HarmonyTile): string;
  /** The part and what is asked for there. */
  harmonyTile(tile: HarmonyTile): string;
  cell(cell: Cell): string;
}

/** One language. A missing word does not compile. */
export interface Dictionary extends NameWords {
  readonly name: string;
  /** What an action does, in a few words. */
  readonly does: Readonly<Record<Action, string>>;
  list(parts: readonly string[]): string;
  readonly scoreRows: Readonly<Record<ScoreRowName, string>>;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly options: { readonly [K in keyof BambooOptions]: { readonly name: string; readonly help: string } };
  optionValue(value: OptionValue): string;
  readonly prompts: { readonly [K in DecisionName]: (step: StepNamed<K>) => string };
  readonly stillToCome: StillToCome;
  readonly events: EventWords;
  readonly choices: ChoiceWords;
  readonly table: TableWords;
}

export type StillToCome = { readonly [K in StepName]: ((step: StepNamed<K>, who: Who) => string) | undefined };
export type EventWords = { readonly [K in BambooEvent['is']]: (event: EventNamed<K>, who: Who) => string };

interface ChoiceWords {
  visit(area: Colour, shoots: readonly ShootSymbol[], sticks: number): string;
  offerHere(temple: Colour, sticks: number): string;
  offerThere(temple: Colour, coins: number): string;
  /** `out`: what the groove gives back for it. */
  plant(shoot: ShootKind, groove: number, out: ShootKind): string;
  readonly finish: string;
  into(area: Colour): string;
  readonly endTurn: string;
  readonly happiness: string;
  take(tile: HarmonyTile, points: number): string;
  score(tile: HarmonyTile, points: number): string;
  readonly stop: string;
  readonly skip: string;
  readonly coin: string;
  buy(tile: HomeTile, coins: number, points: number): string;
  cell(cell: Cell): string;
  food(food: Food, value: number): string;
  before(food: Food): string;
  readonly after: string;
  call(spirit: Spirit): string;
  wake(spirit: Spirit, coins: number): string;
  readonly wakeNobody: string;
  readonly noOkami: string;
}

interface TableWords {
  round(round: number, season: string): string;
  first(name: string): string;
  readonly field: string;
  groove(number: number, shoots: string): string;
  readonly temples: string;
  /** A spirit on top of a stack, how many lie below, and whose sticks are there. */
  temple(name: string, spirit: string, below: number, sticks: string): string;
  readonly none: string;
  readonly gifts: string;
  readonly draft: string;
  readonly market: string;
  readonly harmony: string;
  readonly food: string;
  points(n: number): string;
  estimate(n: number): string;
  goods(facts: { coins: number; sticks: number; later: number; food: string }): string;
  readonly marker: string;
  home(left: number, right: number, tiles: number): string;
  readonly mat: string;
  readonly isFulfilled: string;
  readonly isImpossible: string;
  missing(cells: string, comfort: number): string;
  readonly spirits: string;
  readonly asleep: string;
  fan(n: number): string;
}
