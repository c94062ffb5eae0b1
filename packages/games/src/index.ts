import type { Game } from '@engawa/kernel';

/** The catalogue: a new game is registered here and nowhere else. */
export const GAMES: readonly Game[] = [];

export function gameById(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
