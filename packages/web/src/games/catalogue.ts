import type { PrintId } from '../art/games.ts';
import type { GameFace } from './face.ts';

/** A game as the lobby knows it, before any of its code is loaded. */
export interface GameCard {
  readonly id: PrintId;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** One to five brush strokes. */
  readonly weight: 1 | 2 | 3 | 4 | 5;
  /** Loads rules, words, board and all. */
  readonly load: () => Promise<GameFace>;
}

/** The games that can be played, in the order of the front page. */
export const CATALOGUE: readonly GameCard[] = [
  {
    id: 'tokaido',
    seats: { min: 2, max: 5 },
    minutes: 45,
    weight: 2,
    load: async () => (await import('./tokaido/index.ts')).tokaidoFace as unknown as GameFace,
  },
  {
    id: 'bamboo',
    seats: { min: 2, max: 4 },
    minutes: 90,
    weight: 3,
    load: async () => (await import('./bamboo/index.ts')).bambooFace as unknown as GameFace,
  },
  {
    id: 'white-castle',
    seats: { min: 1, max: 4 },
    minutes: 60,
    weight: 3,
    load: async () => (await import('./white-castle/index.ts')).whiteCastleFace as unknown as GameFace,
  },
  {
    id: 'rising-sun',
    seats: { min: 3, max: 5 },
    minutes: 120,
    weight: 4,
    load: async () => (await import('./rising-sun/index.ts')).risingSunFace as unknown as GameFace,
  },
  {
    id: 'bitoku',
    seats: { min: 1, max: 4 },
    minutes: 120,
    weight: 4,
    load: async () => (await import('./bitoku/index.ts')).bitokuFace as unknown as GameFace,
  },
];

export function gameCard(id: string): GameCard | undefined {
  return CATALOGUE.find((game) => game.id === id);
}
