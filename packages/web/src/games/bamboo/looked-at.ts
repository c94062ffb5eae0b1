import type { HarmonyTile } from '@engawa/bamboo';
import { useSyncExternalStore } from 'react';

/** The harmony tile that somebody points at, on the mat or in the market: the rooms show what it wants. */
let lookedAt: HarmonyTile | null = null;
const listeners = new Set<() => void>();

function look(tile: HarmonyTile | null): void {
  if (lookedAt === tile) return;
  lookedAt = tile;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const now = () => lookedAt;

export function useLookedAt(): HarmonyTile | null {
  return useSyncExternalStore(subscribe, now, now);
}

/** Pointing at a tile, by mouse, finger or key. */
export function looking(tile: HarmonyTile) {
  return {
    onPointerEnter: () => look(tile),
    onPointerLeave: () => look(null),
    onFocus: () => look(tile),
    onBlur: () => look(null),
  };
}
