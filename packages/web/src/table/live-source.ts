import type { KnownTable, Position, Refused } from '@engawa/wire';
import { api } from '../session/api.ts';
import { live } from '../session/live.ts';
import type { TableSource } from './source.ts';

/** A table of the server's. `refused` is called when it cannot be watched at all. */
export function liveSource(table: string, refused: (error: Refused) => void): TableSource {
  const listeners = new Set<() => void>();
  let known: KnownTable | undefined;
  const unwatch = live().watch(
    table,
    (now) => {
      known = now;
      for (const listener of listeners) listener();
    },
    refused,
  );
  return {
    known: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: (wish) => live().ask({ ...wish, table }),
    close: unwatch,
    abilities: { company: true, hints: true },
    past: (choices) => api<Position>('GET', `/tables/${table}/replay?at=${choices}`),
    again: async () => `/t/${(await api<{ table: string }>('POST', `/tables/${table}/rematch`)).table}`,
    links: {
      leave: '/tables',
      replay: (choices) => `/replay/${table}?at=${choices}`,
      record: `/api/tables/${table}/record`,
      table: (id) => `/t/${id}`,
    },
  };
}
