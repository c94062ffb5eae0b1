import { bamboo } from '@engawa/bamboo';
import { bitoku } from '@engawa/bitoku';
import type { Game } from '@engawa/kernel';
import { risingSun } from '@engawa/rising-sun';
import { tokaido } from '@engawa/tokaido';
import { whiteCastle } from '@engawa/white-castle';

/** The catalogue: a new game is registered here and nowhere else. */
export const GAMES: readonly Game[] = [tokaido, whiteCastle, bamboo, bitoku, risingSun];

export function gameById(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
