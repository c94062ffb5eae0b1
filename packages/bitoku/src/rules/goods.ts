import type { Seat } from '@engawa/kernel';
import {
  type Deed,
  FIRST_MASTERY_SLOT,
  FIRST_MEMORY_SLOT,
  MEMORY_CRYSTALS,
  type MemoryCrystal,
} from '../components.ts';
import type { Amulet, Resource } from '../effects.ts';
import { type Bitoku, type BitokuAside, POINT_SOURCES, type PointSource, realmOf, type Spirit } from '../state.ts';

/** P. 10: resources and amulets never run out, and a mat has room for any number of them. */
export function gain(state: Bitoku, seat: Seat, good: Resource, amount: number, { tell }: BitokuAside): void {
  state.players[seat]![good] += amount;
  tell?.({ is: 'gains', seat, good, amount });
}

export function gainAmulet(state: Bitoku, seat: Seat, amulet: Amulet, { tell }: BitokuAside): void {
  state.players[seat]!.amulets[amulet - 1]! += 1;
  tell?.({ is: 'gainsAmulet', seat, amulet });
}

const SOURCE_INDEX = Object.fromEntries(POINT_SOURCES.map((source, i) => [source, i])) as Record<PointSource, number>;

/** P. 18: the spirit path. Where the points come from is kept for the score sheet. */
export function score(state: Bitoku, spirit: Spirit, source: PointSource, points: number, { tell }: BitokuAside): void {
  if (points === 0) return;
  realmOf(state, spirit).points[SOURCE_INDEX[source]]! += points;
  tell?.({ is: 'scores', spirit, points, source, solo: state.tengu !== null });
}

/** P. 25: a crystal of memory scores whenever its owner does what it shows. */
export function remember(state: Bitoku, seat: Seat, deed: Deed, { tell }: BitokuAside): void {
  const player = state.players[seat]!;
  for (let slot = FIRST_MEMORY_SLOT; slot < FIRST_MASTERY_SLOT; slot++) {
    const tile = player.crystals[slot] as MemoryCrystal | null;
    if (tile === null || MEMORY_CRYSTALS[tile].deed !== deed) continue;
    const points = MEMORY_CRYSTALS[tile].vp;
    player.points[SOURCE_INDEX.crystals]! += points;
    tell?.({ is: 'remembers', seat, tile, deed, points });
  }
}
