import { HOME_TILES, type HomeTile, type Kind, type Type } from '../components.ts';
import type { NameWords } from './dictionary.ts';

/** The pictures on the home tiles: eight of every kind and type, in the order of their numbers. */
export type HomeNames = Readonly<Record<Type, Readonly<Record<Kind, readonly string[]>>>>;

export function homeTileIn(names: HomeNames, kinds: NameWords['kinds']): Pick<NameWords, 'homeName' | 'homeTile'> {
  const homeName = (tile: HomeTile): string => {
    const { type, kind, number } = HOME_TILES[tile];
    return names[type][kind][number - 1]!;
  };
  return {
    homeName,
    homeTile: (tile) => `${homeName(tile)} (${kinds[HOME_TILES[tile].kind]}, ${HOME_TILES[tile].comfort})`,
  };
}
