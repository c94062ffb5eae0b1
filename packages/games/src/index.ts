import type { Game } from '@engawa/kernel';
import { tokaido } from '@engawa/tokaido';
import { whiteCastle } from '@engawa/white-castle';

/** The catalogue: a new game is registered here and nowhere else. */
export const GAMES: readonly Game[] = [tokaido, whiteCastle];

export function gameById(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
