import { GROOVES, type Groove, PLANTINGS, SHOOTS, type ShootKind } from '@engawa/bamboo';
import { useSyncExternalStore } from 'react';
import type { BambooDeciding } from './deciding.ts';

/** Who plants takes a shoot of the area first and then a groove: which one is held is known to board and mat alike. */
let held: ShootKind | null = null;
const listeners = new Set<() => void>();

export function hold(kind: ShootKind | null): void {
  held = kind;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const now = () => held;

export const plantChoice = (kind: ShootKind, groove: Groove): string => PLANTINGS[kind]![GROOVES.indexOf(groove)]!;

/** The looks of the shoots that can still be planted, each once. */
export function plantable({ view, step }: BambooDeciding): readonly ShootKind[] {
  if (step?.do !== 'plant') return [];
  const { areas, marker } = view.players[step.seat]!;
  return [...new Set(areas[marker]!.map((shoot) => SHOOTS[shoot]!.kind))];
}

/** The shoot in hand: what is previewed, else what was taken last, else the first of the area. */
export function useHeld(props: BambooDeciding): ShootKind | undefined {
  const taken = useSyncExternalStore(subscribe, now, now);
  const kinds = plantable(props);
  const previewed = kinds.find((kind) => GROOVES.some((groove) => plantChoice(kind, groove) === props.picked));
  return previewed ?? kinds.find((kind) => kind === taken) ?? kinds[0];
}
