import type { Leases } from './leases.ts';

export interface KeeperOptions {
  readonly leases: Leases;
  /** Says that this process is alive, before it claims anything: so whoever acts for a table knows of outages. */
  readonly beat: () => Promise<void>;
  readonly onClaimed: (tables: readonly string[]) => void;
  readonly onLost: (tables: readonly string[]) => void;
  readonly complain: (error: unknown, what: string) => void;
  /** Milliseconds between two looks for tables that nobody keeps. */
  readonly sweep?: number;
  /** As many are claimed at once: others want some too. */
  readonly limit?: number;
}

export interface Keeper {
  /** Lets the others have the tables at once. Whoever acts for them has stopped before. */
  stop(): Promise<void>;
}

const SWEEP = 2_000;
const LIMIT = 50;

/** Keeps leases alive and takes over what others have left behind. */
export function runKeeper(options: KeeperOptions): Keeper {
  const { leases, beat, onClaimed, onLost, complain, sweep = SWEEP, limit = LIMIT } = options;
  const renewEvery = leases.lease / 3;
  let [renewAt, sweepAt, isInTouch, isStopped] = [0, 0, false, false];
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  function tell(listener: (tables: readonly string[]) => void, tables: readonly string[]): void {
    if (tables.length === 0 || isStopped) return;
    try {
      listener(tables);
    } catch (error) {
      complain(error, 'a listener of the keeper failed');
    }
  }

  async function renew(): Promise<void> {
    renewAt = performance.now() + renewEvery;
    try {
      await beat();
      const { lost, found } = await leases.renew();
      isInTouch = true;
      tell(onLost, lost);
      tell(onClaimed, found);
    } catch (error) {
      isInTouch = false;
      renewAt = performance.now() + jittered(renewEvery / 3);
      complain(error, 'the leases were not renewed');
    }
  }

  async function claim(): Promise<void> {
    try {
      const claimed = await leases.claimDue(limit);
      sweepAt = performance.now() + jittered(claimed.length < limit ? sweep : sweep / 10);
      tell(onClaimed, claimed);
    } catch (error) {
      sweepAt = performance.now() + jittered(sweep);
      complain(error, 'no tables were claimed');
    }
  }

  async function goRound(): Promise<void> {
    if (renewAt <= performance.now()) await renew();
    // Nothing is claimed before the process has said that it is alive, and has heard of outages.
    if (isInTouch && !isStopped && sweepAt <= performance.now()) await claim();
    const next = isInTouch ? Math.min(renewAt, sweepAt) : renewAt;
    if (!isStopped) timer = setTimeout(start, next - performance.now());
  }

  function start(): void {
    round = goRound();
  }

  // By its own timer: a round may be waiting for a store that does not answer.
  const lapsing = setInterval(() => tell(onLost, leases.lapse()), leases.lease / 18);
  start();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      clearInterval(lapsing);
      await round;
      try {
        await leases.releaseAll();
        await beat();
      } catch (error) {
        complain(error, 'the leases were not given back');
      }
    },
  };
}

/** So that processes do not do the same at the same moment again and again. */
function jittered(milliseconds: number): number {
  return milliseconds * (0.75 + Math.random() / 2);
}
