import type { Game } from '@engawa/kernel';
import type { Logger } from 'pino';
import type { Bus } from './bus/bus.ts';
import type { Config } from './config.ts';
import type { Store } from './store/store.ts';

/** The bots of the house, by their names. */
export interface HouseBots {
  /** What a new table offers, the weakest first. */
  readonly offered: readonly string[];
  /** These and all others that a table may name. */
  readonly known: readonly string[];
  /** Plays for people who are not there. */
  readonly standIn: string;
}

/** What the parts of a server share. */
export interface Context {
  readonly config: Config;
  readonly store: Store;
  readonly bus: Bus;
  readonly games: readonly Game[];
  readonly log: Logger;
  /** The server's time in milliseconds: the only clock there is. Tests bring their own. */
  readonly now: () => number;
  readonly bots: HouseBots;
  /** Where a test lets the process die. */
  readonly hooks?: { at(point: 'before-acknowledge' | 'before-publish'): void };
  /** A new name for something: unguessable, made of letters and digits. */
  readonly newId: () => string;
}
