import type { Seat } from '@engawa/kernel';

/**
 * What one process tells the others. A hint may be lost, doubled or late: whoever hears it compares numbers and reads the
 * log, and whoever hears nothing looks by itself now and then.
 */
export type Hint =
  | { readonly is: 'moved'; readonly table: string; readonly number: number }
  | { readonly is: 'chat'; readonly table: string; readonly number: number }
  /** A seat has other standing answers now. */
  | { readonly is: 'standing'; readonly table: string }
  /** Somebody is called something else now. */
  | { readonly is: 'renamed'; readonly person: string }
  | { readonly is: 'presence'; readonly table: string; readonly here: readonly Seat[]; readonly watchers: number }
  /** Somebody has muted a person, or listens to them again. */
  | { readonly is: 'mutes'; readonly person: string }
  /** A session has ended (by the hash of its token), or all of a person's. */
  | { readonly is: 'revoked'; readonly session: string }
  | { readonly is: 'revoked-all'; readonly person: string };

export interface Bus {
  /** Never throws and never waits: a hint that cannot be sent is lost. */
  publish(hint: Hint): void;
  /** Hears what the other processes publish, not one's own. `from` names the process. */
  subscribe(listener: (hint: Hint, from: string) => void): () => void;
  close(): Promise<void>;
}
