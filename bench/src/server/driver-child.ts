import { SearchLuck } from '@engawa/kernel';
import { sitDownAtBoardgameIo } from './driver/boardgame-io-clients.ts';
import type { SitDown } from './driver/clients.ts';
import { DrivenTable } from './driver/driven-table.ts';
import { sitDownAtEngawa } from './driver/engawa-clients.ts';
import { inParallel } from './driver/in-parallel.ts';
import { type Latencies, playPaced } from './driver/paced.ts';
import { sitDownAtRelay } from './driver/relay-clients.ts';
import { Scripts } from './driver/script.ts';
import { playAll } from './driver/sustained.ts';
import { answerParent } from './process/answers.ts';
import { type Sample, sampleNow } from './process/sample.ts';
import type { Ports } from './process/server-answers.ts';
import type { ServerName } from './result.ts';

/** What the process of the clients answers. */
export type DriverAnswers = {
  /** From now on with this server. The same seed gives the same games at the same moments. */
  readonly meet: (server: ServerName, ports: Ports, seed: number) => void;
  /** Connects clients until there are so many tables. */
  readonly open: (tables: number) => Promise<void>;
  /** Begins a new game wherever none is going on. */
  readonly deal: () => Promise<void>;
  /** As quickly as possible, each table up to so many choices of its game. */
  readonly play: (upTo?: number) => Promise<Played>;
  readonly pace: (choicesPerSecond: number) => Promise<Paced>;
  readonly sample: () => Sample;
};

export interface Played {
  readonly choices: number;
  readonly seconds: number;
  /** That came to their end. */
  readonly games: number;
}

export interface Paced extends Latencies {
  readonly seconds: number;
  readonly games: number;
}

/** Requests to a server that are under way together. */
const AT_A_TIME = 16;

const SIT_DOWN: Readonly<Record<ServerName, SitDown>> = {
  engawa: sitDownAtEngawa,
  boardgameIo: sitDownAtBoardgameIo,
  relay: sitDownAtRelay,
  syncedRelay: sitDownAtRelay,
};

let sitDown: SitDown;
let ports: Ports;
let scripts: Scripts;
let luck: SearchLuck;
const tables: DrivenTable[] = [];

const answers: DriverAnswers = {
  meet(server, at, seed) {
    sitDown = SIT_DOWN[server];
    ports = at;
    scripts = new Scripts(seed);
    luck = SearchLuck.seeded(seed);
  },

  async open(count) {
    const numbers = Array.from({ length: count - tables.length }, (_, i) => tables.length + i);
    await inParallel(numbers, AT_A_TIME, async (number) => {
      tables[number] = await DrivenTable.open(sitDown, ports, number);
    });
  },

  async deal() {
    // In the tables' order, so that each gets the same game whichever server is quicker.
    const dealt = tables.filter(({ isOver }) => isOver).map((table) => ({ table, script: scripts.next() }));
    await inParallel(dealt, AT_A_TIME, ({ table, script }) => table.deal(script));
  },

  async play(upTo = Number.POSITIVE_INFINITY) {
    const start = performance.now();
    const choices = await playAll(tables, upTo);
    const seconds = (performance.now() - start) / 1000;
    return { choices, seconds, games: gamesOver() };
  },

  async pace(choicesPerSecond) {
    const start = performance.now();
    const latencies = await playPaced(tables, choicesPerSecond, luck);
    return { ...latencies, seconds: (performance.now() - start) / 1000, games: gamesOver() };
  },

  sample: sampleNow,
};

function gamesOver(): number {
  return tables.filter(({ isOver }) => isOver).length;
}

answerParent(answers);
