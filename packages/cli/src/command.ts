import type { Game } from '@engawa/kernel';
import type { ArgSpec, Args } from './args.ts';
import type { Io } from './io.ts';

export type Catalogue = readonly Game[];

export interface Command extends ArgSpec {
  readonly summary: string;
  /** Sentences below the list of flags. */
  readonly notes?: readonly string[];
  /** Returns the exit code. */
  run(args: Args, io: Io, catalogue: Catalogue): number | Promise<number>;
}
