import { type Choice, draw, todo } from '@engawa/kernel';
import { CELLS, type Cell, HOME_TILES, type HomeTile, type Kind, MARKET, MARKS, TYPES } from '../components.ts';
import type { Bamboo, BambooAside, Player } from '../state.ts';
import { earn, SKIP, skipAction } from './actions.ts';
import type { Chapter } from './chapter.ts';

/** The action "Home improvement", p. 11; the night side, p. 17. */
export const home: Chapter<'home' | 'furnish'> = {
  // One coin; or one tile of the market, for the coins beside it, which also brings the happiness beside it.
  home: {
    choices(state, { seat }) {
      const player = state.players[seat]!;
      const list: Choice[] = ['coin'];
      for (let type = 0; type < TYPES.length; type++) {
        const prices = MARKET[TYPES[type]!];
        const column = state.market[type]!;
        for (let row = 0; row < column.length && prices[row]!.coins <= player.coins; row++) {
          if (hasCellFor(state, player, HOME_TILES[column[row]!].kind)) list.push(column[row]!);
        }
      }
      list.push(SKIP);
      return list;
    },
    choose(state, { seat }, choice, aside) {
      if (choice === SKIP) skipAction(seat, 'home', aside);
      else if (choice === 'coin') earn(state, seat, 1, aside);
      else {
        const player = state.players[seat]!;
        const tile = choice as HomeTile;
        const { coins, points } = priceOf(state, tile);
        const column = state.market[TYPES.indexOf(HOME_TILES[tile].type)]!;
        column.splice(column.indexOf(tile), 1);
        player.coins -= coins;
        player.fromHome += points;
        aside.tell?.({ is: 'buysHome', seat, tile, coins, points });
        todo(state, { do: 'furnish', seat, tile });
      }
    },
  },

  // The tile goes to an empty cell of the home, for good. On the night side a marked cell takes only its own kind. Then
  // the market slides down, and a new tile comes to the top, if there is one.
  furnish: {
    choices(state, { seat, tile }) {
      const { home: cells } = state.players[seat]!;
      const { kind } = HOME_TILES[tile];
      const list: Choice[] = [];
      for (let cell = 0; cell < cells.length; cell++) {
        if (cells[cell] === null && fits(state, cell, kind)) list.push(CELLS[cell]!);
      }
      return list;
    },
    choose(state, { seat, tile }, choice, aside) {
      state.players[seat]!.home[CELLS.indexOf(choice as Cell)] = tile;
      aside.tell?.({ is: 'furnishes', seat, tile, cell: choice as Cell });
      refillHome(state, TYPES.indexOf(HOME_TILES[tile].type), aside);
    },
  },
};

/** Whether the cell takes a tile of this kind. */
export function fits({ options }: Bamboo, cell: number, kind: Kind): boolean {
  return !options.night || MARKS[cell] === null || MARKS[cell] === kind;
}

export function hasCellFor(state: Bamboo, player: Player, kind: Kind): boolean {
  for (let cell = 0; cell < player.home.length; cell++) {
    if (player.home[cell] === null && fits(state, cell, kind)) return true;
  }
  return false;
}

/** What stands beside the row in which a tile of the market lies. */
export function priceOf(state: Bamboo, tile: HomeTile): { readonly coins: number; readonly points: number } {
  const { type } = HOME_TILES[tile];
  return MARKET[type][state.market[TYPES.indexOf(type)]!.indexOf(tile)]!;
}

export function refillHome(state: Bamboo, type: number, aside: BambooAside): void {
  const tile = draw(state.homeStacks[type]!, aside);
  if (tile === undefined) return;
  state.market[type]!.push(tile);
  aside.tell?.({ is: 'newHome', tile });
}
