import type { State } from '@engawa/kernel';
import type { Spot } from '../design/index.ts';
import type { GameFace } from '../games/face.ts';

/** How pieces go from one view to the next, as far as the game knows better than straight on. */
export function wayBetween(face: GameFace, before: unknown, after: unknown) {
  return (piece: string): readonly Spot[] | undefined =>
    before && after ? face.way?.(piece, before as State, after as State) : undefined;
}
