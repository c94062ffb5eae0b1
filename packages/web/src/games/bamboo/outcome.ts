import {
  type Bamboo,
  type BambooStep,
  CELLS,
  type Cell,
  COLOURS,
  type Colour,
  comfortIn,
  fulfilmentOf,
  HARMONY_TILES,
  type HarmonyTile,
  type HomeTile,
  harmonyOf,
  isCall,
  isFulfilled,
  type Player,
  priceOf,
  SCORE,
  spiritOf,
  TAKE,
  WAKING,
} from '@engawa/bamboo';
import type { Choice } from '@engawa/kernel';

/** What a choice costs and brings, as far as it can be told before. */
export interface Outcome {
  readonly coins?: number;
  readonly happiness?: number;
  readonly sticks?: number;
  /** How many shoots can be activated then. */
  readonly activations?: number;
  /** Harmony tiles that this fulfils. */
  readonly fulfils?: readonly HarmonyTile[];
  /** Comfort on the left and on the right afterwards. */
  readonly balance?: { readonly left: number; readonly right: number };
}

const NOTHING: Outcome = {};

/** The player with one more tile in the home. */
function furnished(player: Player, tile: HomeTile, cell: Cell): Player {
  const home = [...player.home];
  home[CELLS.indexOf(cell)] = tile;
  return { ...player, home };
}

export function outcomeOf(view: Bamboo, step: BambooStep, choice: Choice): Outcome {
  if (!('seat' in step)) return NOTHING;
  const player = view.players[step.seat]!;
  if (isCall(choice)) return spiritOf(choice) === 'rokurokubi' ? { coins: 2 } : NOTHING;
  switch (step.do) {
    case 'visit': {
      const shoots = player.areas[COLOURS.indexOf(choice as Colour)]!.length;
      const sticks = Math.min(shoots, player.sticks);
      return { sticks: -sticks, activations: sticks };
    }
    case 'offer':
      return choice === COLOURS[player.marker] ? { sticks: -step.left } : { sticks: -1, coins: step.free ? 0 : -1 };
    case 'activate':
    case 'pickGift':
      return choice === 'income' ? { coins: 2 } : NOTHING;
    case 'harmony': {
      if (choice === 'happiness') return { happiness: 1 };
      if (choice === 'stop' || choice === 'skip') return NOTHING;
      const tile = harmonyOf(choice as string);
      if (choice === SCORE[tile]) return { happiness: HARMONY_TILES[tile].points };
      const isDone = choice === TAKE[tile] && fulfilmentOf(player.home, tile, view.options.night).is === 'fulfilled';
      return isDone ? { fulfils: [tile] } : NOTHING;
    }
    case 'home': {
      if (choice === 'coin') return { coins: 1 };
      if (choice === 'skip') return NOTHING;
      const { coins, points } = priceOf(view, choice as HomeTile);
      return { coins: -coins, happiness: points };
    }
    case 'furnish': {
      const after = furnished(player, step.tile, choice as Cell);
      const fulfils = player.harmony
        .flat()
        .filter((tile) => !isFulfilled(player.home, tile) && isFulfilled(after.home, tile));
      return { fulfils, balance: { left: comfortIn(after, 'left'), right: comfortIn(after, 'right') } };
    }
    case 'wake':
      return choice === 'done' ? NOTHING : { coins: -WAKING[spiritOf(choice as string)] };
    default:
      return NOTHING;
  }
}
