import type { GameEvent, Seat } from '@engawa/kernel';
import type {
  AncientTile,
  BitokuKind,
  BuildingTile,
  CrystalTile,
  Deed,
  DragonflyTile,
  HillReward,
  HouseSpace,
  Iwakura,
  MitamaTile,
  TenguCard,
  ToriiTile,
  VisionCard,
  YokaiCard,
} from './components.ts';
import type { Amulet, Resource } from './effects.ts';
import type { AscensionRow, PointSource, Source, Spirit } from './state.ts';

/** A row of the Tengu's activation table. */
export type TenguRow = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L';

/** What the table tells. `spirit` may be the Tengu where a seat never is. Regions and hills are numbers. */
export type BitokuEvent = GameEvent &
  (
    | { is: 'yearBegins'; round: number }
    | { is: 'turnOrder'; order: readonly Spirit[]; solo: boolean }
    | { is: 'draws'; seat: Seat; count: number }
    | { is: 'drew'; only: Seat; seat: Seat; cards: readonly YokaiCard[] }
    | { is: 'reshuffles'; seat: Seat }
    | { is: 'discards'; seat: Seat; cards: readonly YokaiCard[] }
    | { is: 'dream'; seat: Seat; tile: CrystalTile }
    | { is: 'summerBegins' }
    | { is: 'playsCard'; seat: Seat; card: YokaiCard; slot: number }
    | { is: 'tunes'; seat: Seat; tile: CrystalTile }
    | { is: 'unlocks'; seat: Seat; slot: number; value: number }
    | { is: 'sendsAway'; seat: Seat; slot: number; value: number }
    | { is: 'boosts'; seat: Seat; amulet: Amulet; value: number }
    | { is: 'placesDie'; seat: Seat; value: number; region: number; house: HouseSpace | null }
    | { is: 'humbles'; seat: Seat; value: number }
    | { is: 'overSix'; seat: Seat; amulet: Amulet }
    | { is: 'forest'; seat: Seat; region: number; needs: number }
    | { is: 'copies'; seat: Seat; spirit: Spirit; region: number; value: number; solo: boolean }
    | { is: 'usesBuilding'; seat: Seat; tile: BuildingTile | AncientTile }
    | { is: 'ownerBonus'; spirit: Spirit; vp: number; amulet: boolean; solo: boolean }
    | { is: 'crosses'; seat: Seat; region: number; from: number; value: number }
    | { is: 'covers'; seat: Seat; hill: number; reward: HillReward; taken: boolean }
    | { is: 'takesYokai'; seat: Seat; card: YokaiCard; hill: number }
    | { is: 'takesBitoku'; seat: Seat; card: BitokuKind }
    | { is: 'passes'; seat: Seat }
    | { is: 'skips'; seat: Seat; from: Source }
    | { is: 'gains'; seat: Seat; good: Resource; amount: number }
    | { is: 'gainsAmulet'; seat: Seat; amulet: Amulet }
    | { is: 'scores'; spirit: Spirit; points: number; source: PointSource; solo: boolean }
    | { is: 'pays'; seat: Seat; goods: readonly (readonly [Resource, number])[] }
    | { is: 'kodama'; spirit: Spirit; region: number; to: number; solo: boolean }
    | { is: 'pushesBack'; seat: Seat; spirit: Spirit; region: number; to: number; solo: boolean }
    | { is: 'visits'; seat: Seat; card: BitokuKind }
    | { is: 'pilgrimStarts'; seat: Seat; path: number; cell: number }
    | { is: 'pilgrimWalks'; seat: Seat; path: number; cell: number }
    | { is: 'pilgrimArrives'; seat: Seat; path: number; cell: number; tile: ToriiTile | null }
    | { is: 'looksYokai'; seat: Seat; count: number }
    | { is: 'looksBitoku'; seat: Seat; count: number }
    | { is: 'keepsYokai'; seat: Seat }
    | { is: 'keepsNone'; seat: Seat; of: 'yokai' | 'bitoku' | 'visions' }
    | { is: 'keepsVision'; seat: Seat; card: VisionCard }
    | { is: 'takesIwakura'; seat: Seat; tile: Iwakura }
    | { is: 'pilgrimRests'; seat: Seat; cell: number }
    | { is: 'takesMitama'; seat: Seat; tile: MitamaTile }
    | { is: 'takesDragonfly'; seat: Seat; tile: DragonflyTile }
    | { is: 'unites'; seat: Seat; mitama: MitamaTile; dragonfly: DragonflyTile }
    | { is: 'builds'; seat: Seat; tile: BuildingTile; cell: number }
    | { is: 'takesCrystal'; seat: Seat; tile: CrystalTile; slot: number }
    | { is: 'remembers'; seat: Seat; tile: CrystalTile; deed: Deed; points: number }
    | { is: 'stepsForward'; order: readonly Spirit[]; changed: boolean; solo: boolean }
    | { is: 'diceHome'; seat: Seat; values: readonly number[] }
    | { is: 'virtue'; seat: Seat; card: YokaiCard; count: number; points: number }
    | { is: 'keepsCards'; seat: Seat }
    | { is: 'snow' }
    | { is: 'ascension' }
    | { is: 'tenguCard'; dice: readonly number[]; card: TenguCard; row: TenguRow }
    | { is: 'tenguUnlocks'; value: number }
    | { is: 'tenguPlaces'; value: number; region: number; house: HouseSpace | null }
    | { is: 'tenguCrosses'; value: number; hill: number; yokai: YokaiCard | null; bitoku: BitokuKind | null }
    | { is: 'tenguGains'; good: Resource; amount: number }
    | { is: 'tenguPays'; good: Resource }
    | { is: 'tenguToken'; active: boolean }
    | { is: 'tenguTakes'; tile: MitamaTile | DragonflyTile | CrystalTile }
    | { is: 'tenguBuilds'; tile: BuildingTile; cell: number }
    | { is: 'tenguUnites'; mitama: MitamaTile; dragonfly: DragonflyTile }
    | { is: 'tenguVisits'; card: BitokuKind }
    | { is: 'tenguPilgrim'; path: number; cell: number; how: 'start' | 'walk' | 'insight' | 'torii' }
    | { is: 'tenguDraws'; card: TenguCard }
    | { is: 'tenguFails' }
    | { is: 'tenguPasses' }
    | { is: 'tenguRock'; tile: Iwakura }
    | { is: 'counts'; spirit: Spirit; row: AscensionRow; points: number; solo: boolean }
    | { is: 'total'; seat: Seat; points: number }
    | { is: 'tenguTotal'; points: number; isBeaten: boolean }
    | { is: 'gameEnds' }
  );
