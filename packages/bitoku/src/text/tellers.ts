import type { Who } from '@engawa/kernel';
import type { CrystalTile, DragonflyTile, MitamaTile } from '../components.ts';
import { type Spirit, TENGU } from '../state.ts';
import type { Names } from './dictionary.ts';

/** What the events of every language say in the same way. */
export function tellersFor(names: Names) {
  /** The Tengu is no seat. */
  const spiritOf = (spirit: Spirit, solo: boolean, who: Who): string =>
    solo && spirit === TENGU ? names.tengu : who(spirit);
  return {
    spiritOf,
    orderOf: (order: readonly Spirit[], solo: boolean, who: Who): string =>
      order.map((spirit) => spiritOf(spirit, solo, who)).join(', '),
    tileOf(tile: MitamaTile | DragonflyTile | CrystalTile): string {
      if (tile.startsWith('mitama')) return names.mitama(tile as MitamaTile);
      if (tile.startsWith('dragonfly')) return names.dragonfly(tile as DragonflyTile);
      return names.crystal(tile as CrystalTile);
    },
  };
}
