import { SearchLuck } from '@engawa/kernel';
import type { Append, Appended, LogRow, Store } from '../../src/store/store.ts';

/** As the real ones look to whoever catches them. */
const ERRORS = {
  'disk full': { code: 'ENOSPC', message: 'no space left on device' },
  'input or output': { code: 'EIO', message: 'disk I/O error' },
  serialisation: { code: '40001', message: 'could not serialize access due to concurrent update' },
  'connection reset': { code: 'ECONNRESET', message: 'read ECONNRESET' },
} as const;

type FaultKind = keyof typeof ERRORS;

export interface Fault {
  readonly kind: FaultKind;
  /** Before: nothing is stored. After: it is, and the caller does not learn it. */
  readonly when: 'before' | 'after';
}

/** Asked at each append what happens to it; null: nothing. */
export type FaultPlan = (entry: Append) => Fault | null;

export function faultsInOrder(...faults: readonly (Fault | null)[]): FaultPlan {
  const rest = [...faults];
  return () => rest.shift() ?? null;
}

/** A fault in one of so many appends, the same ones for the same seed. */
export function randomFaults(seed: number, oneIn: number): FaultPlan {
  const luck = SearchLuck.seeded(seed);
  const kinds = Object.keys(ERRORS) as FaultKind[];
  return () => {
    if (luck.below(oneIn) > 0) return null;
    return { kind: kinds[luck.below(kinds.length)]!, when: luck.below(2) === 0 ? 'before' : 'after' };
  };
}

/** A store whose appends fail as planned. */
export class FaultyStore implements Store {
  readonly kind: Store['kind'];
  readonly db: Store['db'];
  readonly #store: Store;
  readonly #plan: FaultPlan;

  constructor(store: Store, plan: FaultPlan) {
    this.kind = store.kind;
    this.db = store.db;
    this.#store = store;
    this.#plan = plan;
  }

  async append(entry: Append): Promise<Appended> {
    const fault = this.#plan(entry);
    if (fault?.when === 'before') throw errorOf(fault);
    const appended = await this.#store.append(entry);
    if (fault?.when === 'after') throw errorOf(fault);
    return appended;
  }

  read(table: string, after: number): Promise<LogRow[]> {
    return this.#store.read(table, after);
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}

function errorOf({ kind }: Fault): Error {
  const { code, message } = ERRORS[kind];
  return Object.assign(new Error(message), { code });
}
