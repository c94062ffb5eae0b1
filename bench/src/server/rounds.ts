import type { Both } from './both.ts';
import type { ChoicesPerSecond, ServerBenchPlan } from './plan.ts';
import { spending } from './spent.ts';

/** What one round says of one server; see `ServerFigures`. */
export interface SpeedRound {
  readonly choicesPerSecond: number;
  readonly cpuPerChoice: number;
  readonly serverLoad: number;
  readonly driverLoad: number;
  readonly othersLoad: number;
  readonly calm: PacedRound;
  readonly busy: PacedRound;
  readonly games: number;
}

export interface PacedRound {
  readonly p50: number;
  readonly p99: number;
  readonly cpuPerChoice: number;
  readonly othersLoad: number;
  readonly held: number;
  readonly games: number;
}

export interface MemoryRound {
  readonly rss: number;
  readonly heap: number;
  readonly rssPerTable: number;
  readonly heapPerTable: number;
}

/** How many choices a second this server can do, once it is warm. */
export async function capacityOf(both: Both, { warmUp, sustained }: ServerBenchPlan): Promise<number> {
  await both.driver.ask('open', sustained.tables);
  await playFor(both, warmUp);
  const { choices, seconds } = await playFor(both, sustained.seconds);
  return choices / seconds;
}

export async function speedRound(
  both: Both,
  { warmUp, sustained, paced }: ServerBenchPlan,
  paces: ChoicesPerSecond,
): Promise<SpeedRound> {
  await both.driver.ask('open', sustained.tables);
  const before = await playFor(both, warmUp);
  const { choices, seconds, server, driver, others, games } = await playFor(both, sustained.seconds);
  await both.driver.ask('open', paced.tables);
  const calm = await pacedRound(both, paces.calm, paced.calm.games);
  const busy = await pacedRound(both, paces.busy, paced.busy.games);
  return {
    choicesPerSecond: choices / seconds,
    cpuPerChoice: (server * 1e6) / choices,
    serverLoad: server / seconds,
    driverLoad: driver / seconds,
    othersLoad: others / seconds,
    calm,
    busy,
    games: before.games + games + calm.games + busy.games,
  };
}

async function pacedRound(both: Both, choicesPerSecond: number, games: number): Promise<PacedRound> {
  const milliseconds: number[] = [];
  const total = { seconds: 0, server: 0, others: 0, held: 0, games: 0 };
  for (let game = 0; game < games; game++) {
    await both.driver.ask('deal');
    const [atPace, spent] = await spending(both, () => both.driver.ask('pace', choicesPerSecond));
    milliseconds.push(...atPace.milliseconds);
    total.seconds += atPace.seconds;
    total.server += spent.server;
    total.others += spent.others;
    total.held += atPace.held;
    total.games += atPace.games;
  }
  milliseconds.sort((a, b) => a - b);
  return {
    p50: percentile(milliseconds, 0.5),
    p99: percentile(milliseconds, 0.99),
    cpuPerChoice: (total.server * 1e6) / milliseconds.length,
    othersLoad: total.others / total.seconds,
    held: total.held,
    games: total.games,
  };
}

export async function memoryRound({ server, driver }: Both, { memory }: ServerBenchPlan): Promise<MemoryRound> {
  const withTables = async (tables: number) => {
    await driver.ask('open', tables);
    await driver.ask('deal');
    await driver.ask('play', memory.choices);
    return server.ask('sampleAtRest');
  };
  const few = await withTables(memory.fewTables);
  const many = await withTables(memory.manyTables);
  const more = memory.manyTables - memory.fewTables;
  // No table takes less than nothing, even where noise says so.
  const perTable = (before: number, after: number) => Math.max(1, (after - before) / more);
  return {
    rss: many.rss,
    heap: many.heapUsed,
    rssPerTable: perTable(few.rss, many.rss),
    heapPerTable: perTable(few.heapUsed, many.heapUsed),
  };
}

/**
 * All tables play a game at a time until so many seconds of play are over. To make the next games ready is not counted:
 * it would measure how the servers open tables.
 */
async function playFor(both: Both, atLeast: number) {
  const total = { choices: 0, seconds: 0, server: 0, driver: 0, others: 0, games: 0 };
  do {
    await both.driver.ask('deal');
    const [played, spent] = await spending(both, () => both.driver.ask('play'));
    total.choices += played.choices;
    total.seconds += played.seconds;
    total.server += spent.server;
    total.driver += spent.driver;
    total.others += spent.others;
    total.games += played.games;
  } while (total.seconds < atLeast);
  return total;
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.ceil(sorted.length * part) - 1]!;
}
