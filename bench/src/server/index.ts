import { cpus } from 'node:os';
import { boardgameIo, type Contestant, relay, syncedRelay } from './contestant.ts';
import { engawa } from './engawa.ts';
import { ratiosOf } from './figures.ts';
import { measureServers, type Progress } from './measure-servers.ts';
import { type ServerBenchPlan, USUAL_PLAN } from './plan.ts';
import type { ServerBenchResult } from './result.ts';

export type { ServerBenchPlan } from './plan.ts';
export { printServerBench } from './print.ts';
export type { ServerBenchResult } from './result.ts';

const CONTESTANTS: readonly Contestant[] = [engawa, boardgameIo, relay, syncedRelay];

/** Measures Engawa's server beside boardgame.io's and two bare relays, each in a process of its own: about fifteen minutes. */
export async function runServerBench(
  progress: Progress = () => {},
  plan: ServerBenchPlan = USUAL_PLAN,
): Promise<ServerBenchResult> {
  const { paces, servers } = await measureServers(CONTESTANTS, plan, progress);
  return {
    machine: { node: process.version, arch: process.arch, cpus: cpus().length },
    plan,
    paces,
    ratios: ratiosOf(servers),
    servers,
  };
}
