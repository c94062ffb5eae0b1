import type { Spread } from '../measure.ts';
import type { ChoicesPerSecond, PaceName, ServerBenchPlan } from './plan.ts';

export type ServerName = 'engawa' | 'boardgameIo' | 'relay' | 'syncedRelay';

/** What was measured: plain data, so that it can be kept and compared. */
export interface ServerBenchResult {
  readonly machine: { readonly node: string; readonly arch: string; readonly cpus: number };
  readonly plan: ServerBenchPlan;
  readonly paces: ChoicesPerSecond;
  readonly ratios: ServerRatios;
  readonly servers: Readonly<Record<ServerName, ServerFigures>>;
}

export interface ServerFigures {
  /** All tables as quickly as they can. If the driver is busy all the time, the server could do more. */
  readonly choicesPerSecond: Spread;
  /** Microseconds of the server process, all its threads, at that load. */
  readonly cpuPerChoice: Spread;
  /** How many cores were busy at that load; with `others` much above nothing the machine is not quiet enough. */
  readonly load: { readonly server: Spread; readonly driver: Spread; readonly others: Spread };
  /** At the paced loads, the same for all. */
  readonly paced: Readonly<Record<PaceName, PacedFigures>>;
  /** Bytes that one more table with two sockets takes. */
  readonly memoryPerTable: { readonly rss: Spread; readonly heap: Spread };
  /** Bytes of the whole process with many tables. */
  readonly memory: { readonly rss: Spread; readonly heap: Spread };
  /** Played to the end that was foretold, in all rounds. Any other end would have stopped the bench. */
  readonly games: number;
}

export interface PacedFigures {
  /** Milliseconds from sending a choice until the other client has the new state. */
  readonly p50: Spread;
  readonly p99: Spread;
  readonly cpuPerChoice: Spread;
  /** How many cores were busy with something else meanwhile. */
  readonly others: Spread;
  /** Choices that were due before the choice before them had arrived: counted from when they were due. */
  readonly held: number;
}

/** Engawa's figure divided by the other's: for all but the choices per second, less is better. */
export interface RatiosTo {
  readonly choicesPerSecond: number;
  readonly cpuPerChoice: number;
  readonly paced: Readonly<Record<PaceName, PacedRatios>>;
  readonly rssPerTable: number;
  readonly heapPerTable: number;
}

export interface PacedRatios {
  readonly p50: number;
  readonly p99: number;
  readonly cpuPerChoice: number;
}

export interface ServerRatios {
  readonly vsBoardgameIo: RatiosTo;
  /** The distance to the floor. */
  readonly vsRelay: RatiosTo;
  /** How far that floor itself is from boardgame.io, once it waits for the disk. */
  readonly floorVsBoardgameIo: RatiosTo;
}
