import { type Choice, type Seat, todo } from '@engawa/kernel';
import {
  DRAGONFLIES,
  type DragonflyTile,
  kindOfDragonfly,
  MITAMA,
  type MitamaCost,
  type MitamaTile,
} from '../components.ts';
import { type Bitoku, type BitokuAside, boardOf, type MixedPrice, type Player, resourcesOf } from '../state.ts';
import { type Chapter, SKIP } from './chapter.ts';
import { remember, score } from './goods.ts';
import { canPayMixed, payAnySteps, payMixedSteps } from './paying.ts';

/** P. 24 and 25, the Winding Trail of the Mitama. Choices are places of the row, from 1. */
export const mitama: Chapter<'mitama' | 'takeMitama' | 'settle' | 'dragonfly' | 'takeDragonfly' | 'unite'> = {
  mitama: {
    skip: (state, { seat, discount }) => !canTakeMitama(state, seat, discount),
    choices(state, { seat, discount }) {
      const { mitamaCosts } = boardOf(state);
      const list: Choice[] = [];
      for (let space = 0; space < mitamaCosts.length; space++) {
        if (state.open.mitama[space] === null) continue;
        if (canPayMixed(state.players[seat]!, mitamaPrice(mitamaCosts[space]!, discount))) list.push(space + 1);
      }
      list.push(SKIP);
      return list;
    },
    choose(state, { seat, discount }, choice, aside) {
      if (choice === SKIP) return;
      const space = (choice as number) - 1;
      const price = mitamaPrice(boardOf(state).mitamaCosts[space]!, discount);
      todo(state, ...payMixedSteps(state, seat, price, aside), { do: 'takeMitama', seat, space });
    },
  },

  // The points under its space, then what the mitama does; then it comes to the mat.
  takeMitama: {
    run(state, { seat, space }, aside) {
      const tile = state.open.mitama[space]!;
      state.open.mitama[space] = null;
      aside.tell?.({ is: 'takesMitama', seat, tile });
      score(state, seat, 'mitama', boardOf(state).mitamaCosts[space]!.vp, aside);
      remember(state, seat, 'mitama', aside);
      const left = MITAMA[tile];
      todo(state, { do: 'effect', seat, left, from: 'mitama', region: -1 }, { do: 'settle', seat, tile });
    },
  },

  settle: {
    run(state, { seat, tile }) {
      state.players[seat]!.mitama.push(tile);
      todo(state, { do: 'unite', seat, tile });
    },
  },

  // The resources under its space are paid or gained; a discount only lowers what is paid.
  dragonfly: {
    skip: (state, { seat, discount }) => !canTakeDragonfly(state, seat, discount),
    choices(state, { seat, discount }) {
      const { dragonflyGains } = boardOf(state);
      const own = resourcesOf(state.players[seat]!) + discount;
      const list: Choice[] = [];
      for (let space = 0; space < dragonflyGains.length; space++) {
        if (state.open.dragonfly[space] !== null && own + dragonflyGains[space]! >= 0) list.push(space + 1);
      }
      list.push(SKIP);
      return list;
    },
    choose(state, { seat, discount }, choice, aside) {
      if (choice === SKIP) return;
      const space = (choice as number) - 1;
      const gains = boardOf(state).dragonflyGains[space]!;
      const take = { do: 'takeDragonfly', seat, space } as const;
      if (gains > 0) todo(state, { do: 'chooseResource', seat, among: 'any', count: gains }, take);
      else todo(state, ...payAnySteps(state, seat, Math.max(0, -gains - discount), aside), take);
    },
  },

  // It does nothing before it is united.
  takeDragonfly: {
    run(state, { seat, space }, { tell }) {
      const tile = state.open.dragonfly[space]!;
      state.open.dragonfly[space] = null;
      state.players[seat]!.dragonflies.push(tile);
      tell?.({ is: 'takesDragonfly', seat, tile });
      todo(state, { do: 'unite', seat, tile });
    },
  },

  // P. 25: only now. A mitama's partner decides what happens; which mitama a dragonfly joins makes no difference.
  unite: {
    skip(state, { seat, tile }) {
      const { mitama: souls, dragonflies } = state.players[seat]!;
      return (isMitama(tile) ? dragonflies : souls).length === 0;
    },
    choices(state, { seat, tile }) {
      const player = state.players[seat]!;
      return isMitama(tile) ? [...onePerKind(player.dragonflies), SKIP] : [player.mitama[0]!, SKIP];
    },
    choose(state, { seat, tile }, choice, aside) {
      if (choice === SKIP) return;
      if (isMitama(tile)) unite(state, seat, tile, choice as DragonflyTile, aside);
      else unite(state, seat, choice as MitamaTile, tile, aside);
    },
  },
};

const isMitama = (tile: MitamaTile | DragonflyTile): tile is MitamaTile => tile.startsWith('mitama');

function onePerKind(tiles: readonly DragonflyTile[]): DragonflyTile[] {
  return tiles.filter((tile, at) => tiles.findIndex((one) => kindOfDragonfly(one) === kindOfDragonfly(tile)) === at);
}

/** Together beside the mat, for good; the dragonfly does what it shows. */
function unite(state: Bitoku, seat: Seat, tile: MitamaTile, dragonfly: DragonflyTile, aside: BitokuAside): void {
  joinPair(state.players[seat]!, tile, dragonfly);
  aside.tell?.({ is: 'unites', seat, mitama: tile, dragonfly });
  remember(state, seat, 'unite', aside);
  const left = DRAGONFLIES[kindOfDragonfly(dragonfly)];
  todo(state, { do: 'effect', seat, left, from: 'dragonfly', region: -1 });
}

export function joinPair(
  realm: Pick<Player, 'mitama' | 'dragonflies' | 'pairs'>,
  tile: MitamaTile,
  dragonfly: DragonflyTile,
): void {
  realm.mitama.splice(realm.mitama.indexOf(tile), 1);
  realm.dragonflies.splice(realm.dragonflies.indexOf(dragonfly), 1);
  realm.pairs.push({ mitama: tile, dragonfly });
}

function mitamaPrice({ jade, sake }: MitamaCost, less: number): MixedPrice {
  return { of: ['jade', 'sake'], cost: [jade, sake], less };
}

export function canTakeMitama(state: Bitoku, seat: Seat, discount: number): boolean {
  const { jade, sake } = state.players[seat]!;
  const { mitamaCosts } = boardOf(state);
  for (let space = 0; space < mitamaCosts.length; space++) {
    if (state.open.mitama[space] === null) continue;
    const cost = mitamaCosts[space]!;
    if (Math.min(cost.jade, jade) + Math.min(cost.sake, sake) >= cost.jade + cost.sake - discount) return true;
  }
  return false;
}

export function canTakeDragonfly(state: Bitoku, seat: Seat, discount: number): boolean {
  const own = resourcesOf(state.players[seat]!) + discount;
  const { dragonflyGains } = boardOf(state);
  for (let space = 0; space < dragonflyGains.length; space++) {
    if (state.open.dragonfly[space] !== null && own + dragonflyGains[space]! >= 0) return true;
  }
  return false;
}
