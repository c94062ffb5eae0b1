import { type Spread, spreadOf } from '../measure.ts';
import type { PaceName } from './plan.ts';
import type { PacedFigures, PacedRatios, RatiosTo, ServerFigures, ServerName, ServerRatios } from './result.ts';
import type { MemoryRound, PacedRound, SpeedRound } from './rounds.ts';

export function figuresOf(speeds: readonly SpeedRound[], memories: readonly MemoryRound[]): ServerFigures {
  const speed = (figure: Exclude<keyof SpeedRound, PaceName>) => spreadOf(speeds.map((round) => round[figure]));
  const memory = (figure: keyof MemoryRound): Spread => spreadOf(memories.map((round) => round[figure]));
  return {
    choicesPerSecond: speed('choicesPerSecond'),
    cpuPerChoice: speed('cpuPerChoice'),
    load: { server: speed('serverLoad'), driver: speed('driverLoad'), others: speed('othersLoad') },
    paced: { calm: pacedFigures(speeds.map(({ calm }) => calm)), busy: pacedFigures(speeds.map(({ busy }) => busy)) },
    memoryPerTable: { rss: memory('rssPerTable'), heap: memory('heapPerTable') },
    memory: { rss: memory('rss'), heap: memory('heap') },
    games: sumOf(speeds.map(({ games }) => games)),
  };
}

function pacedFigures(rounds: readonly PacedRound[]): PacedFigures {
  const spread = (figure: keyof PacedRound) => spreadOf(rounds.map((round) => round[figure]));
  return {
    p50: spread('p50'),
    p99: spread('p99'),
    cpuPerChoice: spread('cpuPerChoice'),
    others: spread('othersLoad'),
    held: sumOf(rounds.map(({ held }) => held)),
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

export function ratiosOf(servers: Readonly<Record<ServerName, ServerFigures>>): ServerRatios {
  const { engawa, boardgameIo, relay, syncedRelay } = servers;
  return {
    vsBoardgameIo: ratiosTo(engawa, boardgameIo),
    vsRelay: ratiosTo(engawa, relay),
    floorVsBoardgameIo: ratiosTo(syncedRelay, boardgameIo),
  };
}

function ratiosTo(one: ServerFigures, other: ServerFigures): RatiosTo {
  const ratio = (figure: (of: ServerFigures) => Spread) => figure(one).median / figure(other).median;
  const atPace = (pace: PaceName): PacedRatios => ({
    p50: ratio((of) => of.paced[pace].p50),
    p99: ratio((of) => of.paced[pace].p99),
    cpuPerChoice: ratio((of) => of.paced[pace].cpuPerChoice),
  });
  return {
    choicesPerSecond: ratio((of) => of.choicesPerSecond),
    cpuPerChoice: ratio((of) => of.cpuPerChoice),
    paced: { calm: atPace('calm'), busy: atPace('busy') },
    rssPerTable: ratio((of) => of.memoryPerTable.rss),
    heapPerTable: ratio((of) => of.memoryPerTable.heap),
  };
}
