import type { OptionValue, Who } from '@engawa/kernel';
import type {
  AncientTile,
  BitokuKind,
  BuildingTile,
  BuildingType,
  CardSlot,
  Counted,
  CRYSTAL_SLOTS,
  CrystalTile,
  Deed,
  DragonflyTile,
  HouseSpace,
  Iwakura,
  LakeTreasure,
  MitamaTile,
  Phase,
  Region,
  TenguCard,
  ToriiTile,
  VisionCard,
  VisionElement,
  YokaiCard,
} from '../components.ts';
import type { Amulet, Effect, Part, Resource } from '../effects.ts';
import type { BitokuEvent } from '../events.ts';
import type { BitokuOptions } from '../options.ts';
import type { AscensionRow, BitokuStep, PointSource, Source } from '../state.ts';

type CrystalPlace = (typeof CRYSTAL_SLOTS)[number]['id'];
type StepName = BitokuStep['do'];
type EventNamed<K extends BitokuEvent['is']> = Extract<BitokuEvent, { is: K }>;
type StepNamed<K extends StepName> = Extract<BitokuStep, { do: K }>;

/** The steps at which somebody decides. */
type DecisionName =
  | 'springDiscard'
  | 'pickDream'
  | 'basic'
  | 'chooseSlot'
  | 'playOrder'
  | 'placeDie'
  | 'overSix'
  | 'resolve'
  | 'copyDie'
  | 'copyRow'
  | 'ownerBonus'
  | 'crossReward'
  | 'pickTwo'
  | 'pick'
  | 'chooseOne'
  | 'payFor'
  | 'chooseResource'
  | 'kodama'
  | 'back'
  | 'unlock'
  | 'move'
  | 'keepYokai'
  | 'keepBitoku'
  | 'keepVision'
  | 'iwakura'
  | 'pilgrim'
  | 'mitama'
  | 'dragonfly'
  | 'unite'
  | 'build'
  | 'buildCell'
  | 'crystal'
  | 'crystalSlot'
  | 'payMixed'
  | 'payAny'
  | 'diceOrder'
  | 'virtue';

export type ScoreRowName = PointSource | AscensionRow;

export type Reason =
  | 'cardsOrDiceLeft'
  | 'noCardSpace'
  | 'noPilgrim'
  | 'valueOne'
  | 'bankFull'
  | 'full'
  | 'valueTwo'
  | 'valueTooLow'
  | 'higherDie'
  | 'nothingToDo'
  | 'covered'
  | 'tooDear'
  | 'noCell'
  | 'noMarker'
  | 'noSlot'
  | 'bridge'
  | 'sideFull'
  | 'ownThere'
  | 'lastCell'
  | 'noIwakura'
  | 'taken';

/** What things are called. */
export interface Names {
  readonly tengu: string;
  readonly regions: Readonly<Record<Region, string>>;
  /** "in the Lands of Yomi", "to the Lands of Yomi". */
  readonly inRegion: Readonly<Record<Region, string>>;
  readonly toRegion: Readonly<Record<Region, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly types: Readonly<Record<BuildingType, string>>;
  readonly treasures: Readonly<Record<LakeTreasure, string>>;
  readonly slots: Readonly<Record<CardSlot, string>>;
  readonly sources: Readonly<Record<Source, string>>;
  /** What winter and visions count: "for each building", "2 buildings". */
  readonly each: Readonly<Record<Counted, string>>;
  readonly elements: Readonly<Record<VisionElement, (n: number) => string>>;
  house(space: HouseSpace): string;
  building(tile: BuildingTile | AncientTile): string;
  crystal(tile: CrystalTile): string;
  mitama(tile: MitamaTile): string;
  dragonfly(tile: DragonflyTile): string;
  torii(tile: ToriiTile): string;
  iwakura(tile: Iwakura): string;
  yokai(card: YokaiCard): string;
  bitoku(card: BitokuKind): string;
  vision(card: VisionCard): string;
  tenguCard(card: TenguCard): string;
  points(n: number): string;
  resource(good: Resource, n: number): string;
  goods(goods: readonly (readonly [Resource, number])[]): string;
  amulet(amulet: Amulet): string;
  part(part: Part): string;
  effect(effect: Effect): string;
  list(parts: readonly string[]): string;
}

/** What can be chosen, in words. */
interface ChoiceWords {
  readonly skip: string;
  readonly stop: string;
  play(card: string, gives: string): string;
  use(slot: string, value: number): string;
  free(slot: string, value: number): string;
  cross(slot: string, from: number, to: number, region: string): string;
  readonly pass: string;
  slot(slot: CardSlot, frees: number | undefined, crystal: string | undefined): string;
  playCard(gives: string): string;
  playCrystal(gives: string): string;
  boost(amulet: string, value: number): string;
  house(space: string, gives: string): string;
  readonly copySpace: string;
  overSix(amulet: string): string;
  readonly noOverSix: string;
  row(needs: number, gives: string): string;
  building(name: string, gives: string, owned: 'own' | 'other' | 'ancient'): string;
  copyDie(value: number, where: string): string;
  readonly ownerPoint: string;
  readonly ownerAmulet: string;
  takeBitoku(card: string, hill: string, gives: string): string;
  takeYokai(card: string, hill: string, gives: string): string;
  pickTwo(hill: string): string;
  /** Covers a reward without taking it; `card` is undefined where none lies. */
  leave(card: string | undefined, hill: string): string;
  readonly leaveBitoku: string;
  readonly leaveYokai: string;
  pay(price: number): string;
  kodama(region: string, from: number): string;
  back(player: number | undefined, region: string, from: number): string;
  unlock(slot: string, value: number): string;
  visit(card: string, gives: string): string;
  start(path: number | undefined, cell: number): string;
  walk(path: number | undefined, cell: number, bridge: boolean): string;
  enter(path: number | undefined, cell: number, gives: string, torii: string | undefined): string;
  readonly keepNone: string;
  readonly refuseVisions: string;
  vision(card: string, needs: string, vp: number, penalty: number): string;
  iwakura(name: string): string;
  pilgrim(cell: readonly number[], cost: string | undefined): string;
  mitama(space: number, name: string, price: string | undefined, points: string, gives: string): string;
  dragonfly(space: number, gives: string, price: number): string;
  buildingTile(space: number, name: string, needs: number, gives: string, bonus: string): string;
  crystal(space: number, name: string, gives: string, price: number): string;
  crystalSlot(place: string, points: string): string;
  memory(deed: string, points: string): string;
  unite(partner: string, gives: string | undefined): string;
  readonly uniteNot: string;
  dice(values: readonly number[]): string;
  virtue(card: string, points: string, each: string): string;
  readonly keepCards: string;
}

interface TableWords {
  year(round: number, phase: string): string;
  order(names: readonly string[]): string;
  readonly forest: string;
  readonly hills: string;
  readonly tiles: string;
  readonly paths: string;
  readonly none: string;
  dice(dice: readonly string[]): string;
  treasure(name: string, prizes: readonly number[]): string;
  kodama(cells: string): string;
  hill(region: string, bitoku: string, yokai: string, pick: boolean): string;
  row(display: 'mitama' | 'dragonfly' | 'building' | 'crystal', tiles: string): string;
  garden(tiles: string): string;
  path(number: number, cells: string): string;
  goods(facts: Readonly<Record<Resource, number>> & { readonly amulets: readonly number[] }): string;
  ownDice(dice: readonly string[]): string;
  die(value: number, at: 'locked' | 'unlocked' | 'forest' | 'hill'): string;
  cards(hand: string, deck: number, discard: number, mat: string): string;
  handOf(n: number): string;
  bitokuPath(cards: string, visited: number): string;
  pilgrims(awake: number, walking: number, arrived: number, resting: number): string;
  mitama(waiting: string, pairs: number): string;
  iwakura(tiles: string): string;
  crystals(tiles: string): string;
  visions(cards: string): string;
  buildings(n: number): string;
  points(now: number, ascension: number): string;
  tenguRow(cards: string, active: boolean): string;
}

/** One language. A missing word does not compile. */
export interface Dictionary extends Names {
  readonly name: string;
  /** "whenever you build"; the places for crystals; "2 for each building". */
  readonly deeds: Readonly<Record<Deed, string>>;
  readonly crystalPlaces: Readonly<Record<CrystalPlace, string>>;
  forEach(vp: number, what: string): string;
  readonly scoreRows: Readonly<Record<ScoreRowName, string>>;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly options: { readonly [K in keyof BitokuOptions]: { readonly name: string; readonly help: string } };
  optionValue(key: keyof BitokuOptions, value: OptionValue): string;
  readonly prompts: { readonly [K in DecisionName]: (step: StepNamed<K>) => string };
  readonly stillToCome: { readonly [K in StepName]: ((step: StepNamed<K>, who: Who) => string) | undefined };
  readonly events: { readonly [K in BitokuEvent['is']]: (event: EventNamed<K>, who: Who) => string };
  readonly choices: ChoiceWords;
  readonly table: TableWords;
}

export type EventWords = Dictionary['events'];
export type Asks = Pick<Dictionary, 'prompts' | 'stillToCome' | 'choices'>;
