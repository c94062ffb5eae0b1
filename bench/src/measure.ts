/** Something to measure: does a piece of work and says how many units of it that was (decisions, copies, entries …). */
export interface Contestant {
  readonly name: string;
  run(): number;
}

export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export interface Rounds {
  readonly count: number;
  /** CPU time of each. */
  readonly seconds: number;
  /** CPU time before the first of them that does not count. */
  readonly warmUp: number;
}

/** The clock is looked at only so often in a round: looking takes time itself. */
const LOOKS_PER_ROUND = 20;

/**
 * Units per second of CPU time for every contestant, in their order. Rounds are interleaved (A B C A B C …), so
 * that a noisy machine hurts all alike.
 */
export function measure(contestants: readonly Contestant[], rounds: Rounds, onRound: (name: string) => void): Spread[] {
  const batches = contestants.map((contestant) => {
    const batch = warmUp(contestant, rounds);
    onRound(contestant.name);
    return batch;
  });
  const rates: number[][] = contestants.map(() => []);
  for (let round = 0; round < rounds.count; round++) {
    contestants.forEach((contestant, i) => {
      rates[i]!.push(rateOf(contestant, batches[i]!, rounds.seconds));
      onRound(contestant.name);
    });
  }
  return rates.map(spreadOf);
}

/** Runs without counting; returns how many runs take about as long as there should be between two looks at the clock. */
function warmUp(contestant: Contestant, rounds: Rounds): number {
  const since = process.cpuUsage();
  let batch = 1;
  for (;;) {
    const start = process.cpuUsage();
    for (let i = 0; i < batch; i++) contestant.run();
    if (secondsSince(start) < rounds.seconds / LOOKS_PER_ROUND) batch *= 2;
    else if (secondsSince(since) >= rounds.warmUp) return batch;
  }
}

function rateOf(contestant: Contestant, batch: number, seconds: number): number {
  const since = process.cpuUsage();
  let units = 0;
  for (;;) {
    for (let i = 0; i < batch; i++) units += contestant.run();
    const spent = secondsSince(since);
    if (spent >= seconds) return units / spent;
  }
}

function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1]!, min: sorted[0]!, max: sorted.at(-1)! };
}

/** Microseconds a unit, from units a second. */
export function microseconds({ median, min, max }: Spread): Spread {
  return { median: 1e6 / median, min: 1e6 / max, max: 1e6 / min };
}
