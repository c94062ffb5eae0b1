import type { Seat } from '@engawa/kernel';
import type { CrystalTile, DragonflyTile, MitamaTile, YokaiCard } from './components.ts';
import type { Atom, Mix, Part, Resource } from './effects.ts';

/** Where an effect comes from: for the words of the question, and for the source of its points. */
export type Source =
  | 'card'
  | 'mastery'
  | 'dream'
  | 'forest'
  | 'house'
  | 'hill'
  | 'building'
  | 'torii'
  | 'mitama'
  | 'dragonfly'
  | 'bitoku';

/** Effects that a seat may do in the order that it likes. `region`: where "this region" is, or -1. */
export interface Bundle {
  readonly seat: Seat;
  readonly left: readonly Part[];
  readonly from: Source;
  readonly region: number;
}

/** What has to be paid: so much at most of the one and of the other, `less` of it left out as the seat likes. */
export interface MixedPrice {
  readonly of: readonly [Resource, Resource];
  readonly cost: readonly [number, number];
  readonly less: number;
}

export type BitokuStep =
  // Spring
  | { readonly do: 'spring' }
  | { readonly do: 'springDiscard'; readonly seat: Seat; readonly left: number; readonly chosen: readonly YokaiCard[] }
  | { readonly do: 'discards'; readonly seat: Seat; readonly chosen: readonly YokaiCard[] }
  | { readonly do: 'harvest'; readonly seat: Seat; readonly left: readonly CrystalTile[] | null }
  | { readonly do: 'pickDream'; readonly seat: Seat; readonly left: readonly CrystalTile[] }
  | { readonly do: 'tenguHarvest' }
  // Summer
  | { readonly do: 'summer' }
  | { readonly do: 'nextTurn' }
  | { readonly do: 'basic'; readonly seat: Seat }
  | { readonly do: 'chooseSlot'; readonly seat: Seat; readonly card: YokaiCard }
  | {
      readonly do: 'played';
      readonly seat: Seat;
      readonly slot: number;
      readonly card: boolean;
      readonly crystal: boolean;
    }
  | { readonly do: 'playOrder'; readonly seat: Seat; readonly slot: number }
  | { readonly do: 'placeDie'; readonly seat: Seat; readonly slot: number }
  | { readonly do: 'overSix'; readonly seat: Seat; readonly slot: number }
  | {
      readonly do: 'resolve';
      readonly seat: Seat;
      readonly slot: number;
      readonly forest: boolean;
      /** Cells of the area that may still be used, one bit each. */
      readonly standing: number;
    }
  | { readonly do: 'copyDie'; readonly seat: Seat }
  | { readonly do: 'copyRow'; readonly seat: Seat; readonly region: number; readonly value: number }
  | { readonly do: 'ownerDue'; readonly cell: number }
  | { readonly do: 'ownerBonus'; readonly seat: Seat; readonly cell: number }
  | { readonly do: 'crossReward'; readonly seat: Seat; readonly slot: number; readonly bank: number }
  | { readonly do: 'pickTwo'; readonly seat: Seat; readonly left: readonly Part[]; readonly count: number }
  // Effects
  | ({ readonly do: 'effect' } & Bundle)
  | ({ readonly do: 'pick' } & Bundle)
  | {
      readonly do: 'chooseOne';
      readonly seat: Seat;
      readonly of: readonly Atom[];
      readonly from: Source;
      readonly region: number;
    }
  | { readonly do: 'payFor'; readonly seat: Seat; readonly price: number; readonly next: Atom; readonly from: Source }
  | { readonly do: 'chooseResource'; readonly seat: Seat; readonly among: Mix; readonly count: number }
  | { readonly do: 'kodama'; readonly seat: Seat; readonly steps: number }
  | { readonly do: 'back'; readonly seat: Seat; readonly steps: number }
  | { readonly do: 'unlock'; readonly seat: Seat }
  | { readonly do: 'move'; readonly seat: Seat; readonly points: number }
  | { readonly do: 'keepYokai'; readonly seat: Seat }
  | { readonly do: 'keepBitoku'; readonly seat: Seat }
  | { readonly do: 'keepVision'; readonly seat: Seat }
  | { readonly do: 'iwakura'; readonly seat: Seat }
  | { readonly do: 'pilgrim'; readonly seat: Seat }
  // Tiles; `space` is their place in the display
  | { readonly do: 'mitama'; readonly seat: Seat; readonly discount: number }
  | { readonly do: 'takeMitama'; readonly seat: Seat; readonly space: number }
  | { readonly do: 'settle'; readonly seat: Seat; readonly tile: MitamaTile }
  | { readonly do: 'dragonfly'; readonly seat: Seat; readonly discount: number }
  | { readonly do: 'takeDragonfly'; readonly seat: Seat; readonly space: number }
  | { readonly do: 'unite'; readonly seat: Seat; readonly tile: MitamaTile | DragonflyTile }
  | { readonly do: 'build'; readonly seat: Seat; readonly discount: number }
  | { readonly do: 'buildCell'; readonly seat: Seat; readonly space: number; readonly discount: number }
  | { readonly do: 'buildAt'; readonly seat: Seat; readonly space: number; readonly cell: number }
  | { readonly do: 'crystal'; readonly seat: Seat; readonly discount: number }
  | { readonly do: 'crystalSlot'; readonly seat: Seat; readonly space: number; readonly discount: number }
  | { readonly do: 'takeCrystal'; readonly seat: Seat; readonly space: number; readonly slot: number }
  | ({ readonly do: 'payMixed'; readonly seat: Seat } & MixedPrice)
  | { readonly do: 'payAny'; readonly seat: Seat; readonly count: number }
  // Autumn, winter, the Ascension
  | { readonly do: 'autumn' }
  | { readonly do: 'winter' }
  | { readonly do: 'diceOrder'; readonly seat: Seat }
  | { readonly do: 'virtue'; readonly seat: Seat }
  | { readonly do: 'endYear' }
  | { readonly do: 'snow' }
  | { readonly do: 'endGame' }
  // The Tengu
  | { readonly do: 'tenguTurn' };
