import { fraction, heading, line, percent, row, short, whole } from './columns.ts';
import type { BenchResult, GameFigures } from './result.ts';

const CONNECT_FOUR: Readonly<Record<string, string>> = {
  kernel: 'connect-four, kernel',
  bare: 'connect-four, bare loop',
  boardgameIo: 'connect-four, boardgame.io reducer',
  boardgameIoClient: 'connect-four, boardgame.io client',
};

const SEARCHERS: Readonly<Record<string, string>> = {
  search: 'search, as bots think here',
  searchByPlayouts: 'search by random playouts',
  boardgameIoMcts: "boardgame.io's MCTSBot",
};

/** The result as a table for a terminal. */
export function printBench(result: BenchResult): string {
  const { machine, rounds, decisionsPerSecond, iterationsPerSecond, playoutsPerSecond, games } = result;
  const cpus = `${machine.cpus} CPU${machine.cpus === 1 ? '' : 's'}`;
  return [
    `Node ${machine.node} on ${machine.arch}, ${cpus}; ${rounds.count} rounds of ${rounds.seconds} s CPU time each`,
    '',
    heading('Decisions per second of CPU time'),
    ...Object.entries(decisionsPerSecond).map(([name, spread]) => row(CONNECT_FOUR[name] ?? name, spread, whole)),
    '',
    heading('Iterations per second of CPU time, connect-four'),
    ...Object.entries(iterationsPerSecond).map(([name, spread]) => row(SEARCHERS[name]!, spread, whole)),
    '',
    'Random playouts per second of CPU time',
    ...Object.entries(playoutsPerSecond).map(([id, playouts]) => line(id, whole(playouts))),
    '',
    'Ratios',
    ...ratioLines(result),
    ...Object.entries(games).flatMap(([id, figures]) => ['', ...gameLines(id, figures)]),
    '',
  ].join('\n');
}

function ratioLines({ ratios, decisionsPerSecond, games }: BenchResult): string[] {
  const { kernelVsBoardgameIo, kernelVsBoardgameIoClient, kernelVsBare, copyVsStructuredClone } = ratios;
  const { searchVsBoardgameIoMcts, searchByPlayoutsVsBoardgameIoMcts } = ratios;
  const ofGames = Object.keys(decisionsPerSecond).filter((name) => !(name in CONNECT_FOUR));
  return [
    line('kernel / boardgame.io reducer', `${short(kernelVsBoardgameIo)} ×`),
    line('kernel / boardgame.io client', `${short(kernelVsBoardgameIoClient)} ×`),
    line("search / boardgame.io's MCTSBot", `${short(searchVsBoardgameIoMcts)} ×`),
    line("search by playouts / boardgame.io's MCTSBot", `${short(searchByPlayoutsVsBoardgameIoMcts)} ×`),
    line('kernel / bare loop', percent(kernelVsBare)),
    ...ofGames.map((id) => line(`${id} / kernel's connect-four`, percent(ratios[`${id}VsKernel`]!))),
    line(`copy / structuredClone (${Object.keys(games)[0]})`, fraction(copyVsStructuredClone)),
  ];
}

function gameLines(id: string, { seats, copy, view, replay, bytes }: GameFigures): string[] {
  return [
    heading(`${id}, ${seats} seats: microseconds`),
    `${row("copy, the kernel's", copy.kernel, short)}   ${fraction(copy.vsStructuredClone)} of structuredClone`,
    `${row("copy, the game's own", copy.own, short)}   ${fraction(copy.ownVsStructuredClone)} of structuredClone`,
    row('structuredClone', copy.structuredClone, short),
    row('JSON round trip', copy.json, short),
    row('view', view, short),
    row('replay, an entry', replay, short),
    line('bytes of a view', whole(bytes.view)),
    line('bytes of a difference', whole(bytes.difference)),
  ];
}
