import type { Seat } from '@engawa/kernel';
import type { HarmonyTile, HomeTile } from './components.ts';
import type { Worth } from './worth.ts';

/** All that the value of a home depends on, and the value. */
interface KnownHome {
  readonly home: readonly (HomeTile | null)[];
  readonly own: readonly (readonly HarmonyTile[])[];
  readonly offered: readonly (readonly HarmonyTile[])[];
  readonly activations: number;
  readonly night: boolean;
  readonly value: number;
}

/**
 * Remembers what the last home of every seat was worth. It takes half of the time of a judgement to find that out, and most choices
 * that a search compares change nothing about it.
 */
export class KnownHomes {
  private readonly known: (KnownHome | undefined)[] = [];

  valueOf(worth: Worth, seat: Seat, find: (worth: Worth) => number): number {
    const last = this.known[seat];
    if (last !== undefined && isSame(last, worth)) return last.value;
    const { player, state, activations } = worth;
    const value = find(worth);
    this.known[seat] = {
      home: [...player.home],
      own: player.harmony.map((tiles) => [...tiles]),
      offered: state.harmony.map((tiles) => [...tiles]),
      activations,
      night: state.options.night,
      value,
    };
    return value;
  }
}

function isSame(known: KnownHome, { player, state, activations }: Worth): boolean {
  return (
    known.activations === activations &&
    known.night === state.options.night &&
    areEqual(known.home, player.home) &&
    areAllEqual(known.own, player.harmony) &&
    areAllEqual(known.offered, state.harmony)
  );
}

function areAllEqual<V>(some: readonly (readonly V[])[], others: readonly (readonly V[])[]): boolean {
  for (let i = 0; i < some.length; i++) if (!areEqual(some[i]!, others[i]!)) return false;
  return true;
}

function areEqual<V>(some: readonly V[], others: readonly V[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
