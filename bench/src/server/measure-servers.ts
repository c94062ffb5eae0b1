import { type Both, withBoth } from './both.ts';
import { boardgameIo, type Contestant } from './contestant.ts';
import { figuresOf } from './figures.ts';
import type { ChoicesPerSecond, ServerBenchPlan } from './plan.ts';
import { type Bundle, bundleOf } from './process/bundle.ts';
import type { ServerFigures, ServerName } from './result.ts';
import { capacityOf, memoryRound, speedRound } from './rounds.ts';

/** Called after every round of every server. */
export type Progress = (done: number, total: number, what: string) => void;

export async function measureServers(
  contestants: readonly Contestant[],
  plan: ServerBenchPlan,
  progress: Progress,
): Promise<{ paces: ChoicesPerSecond; servers: Record<ServerName, ServerFigures> }> {
  const bundle = await bundleOf(['driver', ...new Set(contestants.map(({ child }) => child))]);
  let done = 0;
  const total = 1 + (plan.rounds + plan.memory.rounds) * contestants.length;
  const onRound = (what: string) => progress(++done, total, what);
  try {
    const { calm, busy } = plan.paced;
    const capacity = await withBoth(boardgameIo, bundle, 0, (both) => capacityOf(both, plan));
    const paces = { calm: calm.choicesPerSecond, busy: Math.round(capacity * busy.part) };
    onRound(boardgameIo.name);
    const speeds = await inTurns(contestants, bundle, plan.rounds, (both) => speedRound(both, plan, paces), onRound);
    const memories = await inTurns(contestants, bundle, plan.memory.rounds, (both) => memoryRound(both, plan), onRound);
    const figures = contestants.map(({ name }, i) => [name, figuresOf(speeds[i]!, memories[i]!)] as const);
    return { paces, servers: Object.fromEntries(figures) as Record<ServerName, ServerFigures> };
  } finally {
    bundle.remove();
  }
}

/** A B C A B C …, so that a noisy machine hurts all alike; in the same round all play the same games. */
async function inTurns<R>(
  contestants: readonly Contestant[],
  bundle: Bundle,
  rounds: number,
  measure: (both: Both) => Promise<R>,
  onRound: (what: string) => void,
): Promise<R[][]> {
  const results: R[][] = contestants.map(() => []);
  for (let round = 1; round <= rounds; round++) {
    for (const [i, contestant] of contestants.entries()) {
      results[i]!.push(await withBoth(contestant, bundle, round, measure));
      onRound(contestant.name);
    }
  }
  return results;
}
