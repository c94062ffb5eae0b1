import { heading, line, percent, row, short, whole } from '../columns.ts';
import type { Spread } from '../measure.ts';
import type { PaceName } from './plan.ts';
import type { RatiosTo, ServerBenchResult, ServerFigures, ServerName } from './result.ts';

const NAMES: Readonly<Record<ServerName, string>> = {
  engawa: 'Engawa, on disk',
  boardgameIo: 'boardgame.io, in memory',
  relay: 'relay without rules',
  syncedRelay: 'the same relay, on disk',
};
const SERVERS = Object.keys(NAMES) as ServerName[];
const PACES: readonly PaceName[] = ['calm', 'busy'];

/** From here on the clients may be what limits the speed. */
const BUSY = 0.9;
/** From here on somebody else's work may be what limits it. */
const NOISY = 0.2;

/** The result as a table for a terminal. */
export function printServerBench({ machine, plan, paces, ratios, servers }: ServerBenchResult): string {
  const { sustained, memory } = plan;
  const figure = (title: string, of: (figures: ServerFigures) => Spread, format: (n: number) => string) => [
    '',
    heading(title),
    ...SERVERS.map((name) => row(NAMES[name], of(servers[name]), format)),
  ];
  const atPace = (name: PaceName) => {
    const pace = `${paces[name]} a second`;
    return [
      ...figure(`To the other, ms, p50, ${pace}`, (of) => of.paced[name].p50, short),
      ...figure(`To the other, ms, p99, ${pace}`, (of) => of.paced[name].p99, short),
      ...figure(`CPU a choice, µs, ${pace}`, (of) => of.paced[name].cpuPerChoice, whole),
    ];
  };
  return [
    `Node ${machine.node} on ${machine.arch}, ${machine.cpus} CPUs for servers and clients; ${plan.rounds} rounds`,
    ...figure(`Choices per second, ${sustained.tables} tables`, (of) => of.choicesPerSecond, whole),
    ...figure('CPU a choice, µs', (of) => of.cpuPerChoice, whole),
    ...figure('Part of a core, the server', (of) => of.load.server, percent),
    ...figure('Part of a core, its clients', (of) => of.load.driver, percent),
    ...PACES.flatMap(atPace),
    ...figure('Memory a table, process, kB', (of) => of.memoryPerTable.rss, kilobytes),
    ...figure('Memory a table, heap, kB', (of) => of.memoryPerTable.heap, kilobytes),
    ...figure(`Memory with ${memory.manyTables} tables, process, MB`, (of) => of.memory.rss, megabytes),
    '',
    ...ratioLines('Engawa / boardgame.io', ratios.vsBoardgameIo),
    '',
    ...ratioLines('Engawa / relay', ratios.vsRelay),
    '',
    ...ratioLines('relay on disk / boardgame.io', ratios.floorVsBoardgameIo),
    ...doubts(servers),
    '',
  ].join('\n');
}

function ratioLines(title: string, ratios: RatiosTo): string[] {
  return [
    title,
    line('choices per second', times(ratios.choicesPerSecond)),
    line('CPU a choice', times(ratios.cpuPerChoice)),
    ...PACES.flatMap((name) => [
      line(`p50, ${name}`, times(ratios.paced[name].p50)),
      line(`p99, ${name}`, times(ratios.paced[name].p99)),
      line(`CPU a choice, ${name}`, times(ratios.paced[name].cpuPerChoice)),
    ]),
    line('memory a table, process', times(ratios.rssPerTable)),
    line('memory a table, heap', times(ratios.heapPerTable)),
  ];
}

/** What whoever reads the figures must know. */
function doubts(servers: ServerBenchResult['servers']): string[] {
  const found = SERVERS.flatMap((name) => {
    const { load, paced } = servers[name];
    const others = Math.max(load.others.median, ...PACES.map((name) => paced[name].others.median));
    return [
      ...(load.driver.median > BUSY ? [`${NAMES[name]}: the clients were busy all the time, it could do more.`] : []),
      ...(others > NOISY ? [`${NAMES[name]}: others took ${percent(others)} of a core meanwhile.`] : []),
    ];
  });
  return found.length === 0 ? [] : ['', ...found];
}

function times(n: number): string {
  return `${short(n)} ×`;
}

function kilobytes(bytes: number): string {
  return short(bytes / 1024);
}

function megabytes(bytes: number): string {
  return short(bytes / 1024 / 1024);
}
