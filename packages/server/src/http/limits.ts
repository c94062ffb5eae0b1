import { Refused } from '@engawa/wire';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';

const SECOND = 1;
const MINUTE = 60;
const HOUR = 3600;
const BURST = 10;

type Limited = 'requests' | 'replays' | 'guests' | 'signIns' | 'tables' | 'records' | 'chat' | 'notices';

/** Whom something is counted for: each of them has the whole limit. */
interface Counted {
  readonly address?: string;
  readonly person?: string;
  readonly name?: string;
}

export interface RateLimits {
  /** Refuses what is too much, with `TooMany`. */
  take(what: Limited, counted: Counted): Promise<void>;
  /** What was counted turned out to be nobody's attack. */
  forgive(what: Limited, counted: Counted): Promise<void>;
}

export class TooMany extends Refused {
  /** When it may be tried again. */
  readonly seconds: number;

  constructor(milliseconds: number) {
    super('too-many');
    this.seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  }
}

/** Counts are this process's own: several processes together allow as many times as much. */
export function createLimits({ limits }: Pick<Config, 'limits'>): RateLimits {
  const limiter = (points: number, duration: number) => new RateLimiterMemory({ points, duration });
  const limiters: Record<Limited, RateLimiterMemory> = {
    requests: limiter(limits.requestsPerSecond * BURST, BURST * SECOND),
    // To play a game again up to somewhere takes longer than anything else that strangers may ask for.
    replays: limiter(Math.ceil((limits.requestsPerSecond * BURST) / 2), BURST * SECOND),
    guests: limiter(limits.guestsPerHour, HOUR),
    signIns: limiter(limits.signInsPerHour, HOUR),
    tables: limiter(limits.tablesPerHour, HOUR),
    // A game that is brought along is one more game to keep, as one that is played here.
    records: limiter(limits.tablesPerHour, HOUR),
    chat: limiter(limits.chatPerMinute, MINUTE),
    // What is sent on somebody's behalf to elsewhere is talk, too.
    notices: limiter(limits.chatPerMinute, MINUTE),
  };
  return {
    async take(what, counted) {
      for (const key of keysOf(counted)) {
        try {
          await limiters[what].consume(key);
        } catch (error) {
          throw error instanceof RateLimiterRes ? new TooMany(error.msBeforeNext) : error;
        }
      }
    },
    async forgive(what, counted) {
      for (const key of keysOf(counted)) await limiters[what].delete(key);
    },
  };
}

/** A name may look like an address: each key says what it is. */
function keysOf(counted: Counted): string[] {
  return Object.entries(counted).map(([kind, value]) => `${kind}:${value}`);
}
