import { type Spread, spreadOf } from '../measure.ts';
import type { RatiosTo, ServerFigures, ServerName, ServerRatios } from './result.ts';
import type { MemoryRound, SpeedRound } from './rounds.ts';

export function figuresOf(speeds: readonly SpeedRound[], memories: readonly MemoryRound[]): ServerFigures {
  const speed = (figure: keyof SpeedRound): Spread => spreadOf(speeds.map((round) => round[figure]));
  const memory = (figure: keyof MemoryRound): Spread => spreadOf(memories.map((round) => round[figure]));
  const sum = (figure: keyof SpeedRound): number => speeds.reduce((total, round) => total + round[figure], 0);
  return {
    choicesPerSecond: speed('choicesPerSecond'),
    cpuPerChoice: speed('cpuPerChoice'),
    load: { server: speed('serverLoad'), driver: speed('driverLoad'), others: speed('othersLoad') },
    paced: {
      p50: speed('p50'),
      p99: speed('p99'),
      cpuPerChoice: speed('pacedCpuPerChoice'),
      others: speed('pacedOthersLoad'),
      held: sum('held'),
    },
    memoryPerTable: { rss: memory('rssPerTable'), heap: memory('heapPerTable') },
    memory: { rss: memory('rss'), heap: memory('heap') },
    games: sum('games'),
  };
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
  return {
    choicesPerSecond: ratio((of) => of.choicesPerSecond),
    cpuPerChoice: ratio((of) => of.cpuPerChoice),
    p50: ratio((of) => of.paced.p50),
    p99: ratio((of) => of.paced.p99),
    pacedCpuPerChoice: ratio((of) => of.paced.cpuPerChoice),
    rssPerTable: ratio((of) => of.memoryPerTable.rss),
    heapPerTable: ratio((of) => of.memoryPerTable.heap),
  };
}
