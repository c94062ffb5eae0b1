import type { Choice, Seat } from './agenda.ts';
import type { Options } from './options.ts';
import { sha256Hex } from './sha256.ts';

/** One choice with the lots that were drawn because of it. */
export interface Entry {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly lots: readonly number[];
  /** An interjection: made while somebody else (or the same seat) had a decision open. */
  readonly aside?: true;
}

/** Where a table's lots came from: the hash before the game, the seed after it. */
export interface LuckProof {
  readonly commitment: string;
  readonly salts: readonly string[];
  readonly seed?: string;
}

/** The whole game: replaying it gives the same bytes on every machine. */
export interface GameRecord {
  readonly engawa: 1;
  readonly game: string;
  /** The version of the game's rules. */
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  readonly names?: readonly string[];
  readonly luck?: LuckProof;
  /** The lots of the setup. */
  readonly setup: readonly number[];
  readonly entries: readonly Entry[];
  /** The points of every seat, once the game is over. */
  readonly scores?: readonly number[];
  /** SHA-256 of the last state as JSON. */
  readonly state: string;
}

/** SHA-256 of everything else in the record: one changed byte and it no longer fits. */
export function digestOf(lines: readonly string[]): string {
  return sha256Hex(lines.map((line) => `${line}\n`).join(''));
}

export function stateHash(state: unknown): string {
  return sha256Hex(JSON.stringify(state));
}

/** A record that cannot be read, in words. */
export class RecordError extends Error {}
