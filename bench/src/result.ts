import type { Rounds, Spread } from './measure.ts';

/** What was measured: plain data, so that it can be kept and compared. */
export interface BenchResult {
  readonly machine: { readonly node: string; readonly arch: string; readonly cpus: number };
  readonly rounds: Rounds;
  readonly ratios: Ratios;
  readonly decisionsPerSecond: DecisionsPerSecond;
  readonly iterationsPerSecond: IterationsPerSecond;
  /** Whole games at random, from the layout to the end, by the game's id. */
  readonly playoutsPerSecond: Readonly<Record<string, number>>;
  /** By the game's id; connect-four when no game was given. */
  readonly games: Readonly<Record<string, GameFigures>>;
}

/** Quotients of two figures of the same run: they mean something on every machine. */
export interface Ratios {
  /** How many times as fast as boardgame.io's bare reducer the kernel plays connect-four. */
  readonly kernelVsBoardgameIo: number;
  readonly kernelVsBoardgameIoClient: number;
  /** How many times as many iterations our search makes as boardgame.io's bot: as bots think here, and as that one does. */
  readonly searchVsBoardgameIoMcts: number;
  readonly searchByPlayoutsVsBoardgameIoMcts: number;
  /** The part of the bare loop's speed that the kernel reaches: 1 would be no cost at all. */
  readonly kernelVsBare: number;
  /** What a search pays for a copy of the first game's state, as a part of structuredClone's cost: smaller is better. */
  readonly copyVsStructuredClone: number;
  /** Random playouts of a game against those of connect-four, both by the kernel. */
  readonly [gameVsKernel: `${string}VsKernel`]: number;
  /** Random playouts of a game against those of Tokaido. */
  readonly [gameVsTokaido: `${string}VsTokaido`]: number;
}

/** Of CPU time. The first four play connect-four; the games follow by their ids. */
export interface DecisionsPerSecond {
  readonly kernel: Spread;
  readonly bare: Spread;
  readonly boardgameIo: Spread;
  readonly boardgameIoClient: Spread;
  readonly [gameId: string]: Spread;
}

/** Of a tree search in connect-four, of CPU time. */
export interface IterationsPerSecond {
  /** As bots think here: branches are weighed, and the game judges. */
  readonly search: Spread;
  /** The same tree with random choices to the end of the game instead. */
  readonly searchByPlayouts: Spread;
  readonly boardgameIoMcts: Spread;
}

/** All times in microseconds. */
export interface GameFigures {
  readonly seats: number;
  /** Of a state in the middle of a game. */
  readonly copy: {
    /** The kernel's copy of anything. */
    readonly kernel: Spread;
    /** What a search uses: the game's own way of copying, or the kernel's if it has none. */
    readonly own: Spread;
    readonly structuredClone: Spread;
    readonly json: Spread;
    readonly vsStructuredClone: number;
    readonly ownVsStructuredClone: number;
    readonly vsJson: number;
  };
  /** One `hide` of a state in the middle of a game. */
  readonly view: Spread;
  /** One entry of a finished game's record. */
  readonly replay: Spread;
  /** What travels, on average over a whole random game. */
  readonly bytes: { readonly view: number; readonly difference: number };
}
