import type { Choice } from '@engawa/kernel';
import { type Iwakura, ROCK_CELLS, STONE_PATH } from '../components.ts';
import type { Bitoku, Player } from '../state.ts';
import { type Chapter, SKIP } from './chapter.ts';

/** P. 23, the Rock Garden: iwakura, and pilgrims beside them. The garden is never refilled. */
export const rocks: Chapter<'iwakura' | 'pilgrim'> = {
  // Any iwakura of the garden, onto the leftmost free place of the stone path.
  iwakura: {
    skip: (state, { seat }) => !canTakeIwakura(state, state.players[seat]!),
    choices(state) {
      const list: Choice[] = [];
      for (const tile of state.garden) if (tile !== null) list.push(tile);
      list.push(SKIP);
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      if (choice === SKIP) return;
      const tile = choice as Iwakura;
      state.garden[state.garden.indexOf(tile)] = null;
      state.players[seat]!.iwakura.push(tile);
      tell?.({ is: 'takesIwakura', seat, tile });
    },
  },

  // An awake pilgrim to a free cell beside at least one own iwakura, for what the cell costs. It stays there.
  pilgrim: {
    skip: (state, { seat }) => !canRest(state.players[seat]!),
    choices(state, { seat }) {
      const player = state.players[seat]!;
      const list: Choice[] = [];
      for (let cell = 0; cell < STONE_PATH.length; cell++) {
        if (isOpenCell(player, cell)) list.push(STONE_PATH[cell]!.id);
      }
      list.push(SKIP);
      return list;
    },
    choose(state, { seat }, choice, { tell }) {
      if (choice === SKIP) return;
      const player = state.players[seat]!;
      const cell = STONE_PATH.findIndex(({ id }) => id === choice);
      const { cost } = STONE_PATH[cell]!;
      if (cost !== null) {
        player[cost] -= 1;
        tell?.({ is: 'pays', seat, goods: [[cost, 1]] });
      }
      player.awake -= 1;
      player.stones |= 1 << cell;
      tell?.({ is: 'pilgrimRests', seat, cell });
    },
  },
};

export function canTakeIwakura({ garden }: Bitoku, { iwakura }: Player): boolean {
  return iwakura.length < ROCK_CELLS && garden.some((tile) => tile !== null);
}

export function canRest(player: Player): boolean {
  if (player.awake === 0) return false;
  for (let cell = 0; cell < STONE_PATH.length; cell++) if (isOpenCell(player, cell)) return true;
  return false;
}

/** Free, beside an iwakura, and within one's means. The first of its iwakura is the leftmost. */
export function isOpenCell(player: Player, cell: number): boolean {
  const { beside, cost } = STONE_PATH[cell]!;
  if ((player.stones & (1 << cell)) !== 0 || beside[0] >= player.iwakura.length) return false;
  return cost === null || player[cost] > 0;
}

/** Pilgrims beside the iwakura on this place of the stone path. */
export function pilgrimsBeside({ stones }: Player, place: number): number {
  let count = 0;
  for (let cell = 0; cell < STONE_PATH.length; cell++) {
    if ((stones & (1 << cell)) !== 0 && (STONE_PATH[cell]!.beside as readonly number[]).includes(place)) count++;
  }
  return count;
}
