import type { Seat } from '@engawa/kernel';
import type { ClockSettings, ShownClock } from '@engawa/wire';

const DAY = 86_400_000;
/** What somebody gets who takes a seat back whose time had run out. */
const GRACE = 60_000;

/** Milliseconds between two times that count for nobody, because no server was running. */
export type Outages = (from: number, to: number) => number;

/**
 * The seats' clocks. They are no part of the rules: they follow from when the entries of the log were made, so a restart
 * changes nothing about them. A seat's clock runs while the table waits for it, and not while a bot plays it.
 */
export class Clocks {
  private readonly settings: ClockSettings;
  private readonly outages: Outages;
  private shown: ShownClock[];

  constructor(settings: ClockSettings, seats: number, outages: Outages, saved?: readonly ShownClock[]) {
    this.settings = settings;
    this.outages = outages;
    const left = this.full;
    this.shown =
      saved?.slice() ?? Array.from({ length: settings.is === 'none' ? 0 : seats }, () => ({ left, since: null }));
  }

  /** A new array whenever something changed, the same one otherwise. */
  get all(): readonly ShownClock[] {
    return this.shown;
  }

  private get full(): number {
    if (this.settings.is === 'live') return this.settings.bank * 1000;
    return this.settings.is === 'days' ? this.settings.days * DAY : 0;
  }

  /**
   * From `at` on exactly these seats' clocks run. `chooser`: whose choice this follows from; only that seat can gain time,
   * and the answer is how much.
   */
  run(waiting: readonly Seat[], at: number, chooser: Seat | null = null): number {
    const { settings } = this;
    if (settings.is === 'none') return 0;
    let gain = 0;
    this.change((clock, seat) => {
      const runs = waiting.includes(seat);
      const isNextDecision = settings.is === 'days' && seat === chooser;
      if (runs && (clock.since === null || isNextDecision)) {
        return { left: settings.is === 'days' ? this.full : clock.left, since: at };
      }
      if (runs || clock.since === null) return clock;
      const earned = settings.is === 'live' && seat === chooser ? settings.increment * 1000 : 0;
      gain += earned;
      return { left: Math.max(0, this.leftAt(clock, at)) + earned, since: null };
    });
    return gain;
  }

  /** After a pause these seats' clocks run on. */
  resume(waiting: readonly Seat[], at: number): void {
    this.change((clock, seat) => (waiting.includes(seat) ? { left: clock.left, since: at } : clock));
  }

  /** A choice was taken back, and with it what it had gained; but nobody runs out of time by that. */
  giveBack(seat: Seat, gain: number): void {
    if (gain === 0) return;
    this.change((clock, one) =>
      one === seat ? { left: Math.max(clock.left - gain, Math.min(clock.left, GRACE)), since: clock.since } : clock,
    );
  }

  /** All clocks stand still, and nobody gains time by it. */
  stop(at: number): void {
    this.change((clock) => (clock.since === null ? clock : { left: Math.max(0, this.leftAt(clock, at)), since: null }));
  }

  /** The seat's time is over. */
  empty(seat: Seat): void {
    this.change((clock, one) => (one === seat ? { left: 0, since: null } : clock));
  }

  /** Somebody is back; whoever had no time left gets a little. */
  refresh(seat: Seat): void {
    this.change((clock, one) => (one === seat && clock.left === 0 ? { left: GRACE, since: clock.since } : clock));
  }

  /** The seats whose time is over now. */
  expired(now: number): Seat[] {
    return this.shown.flatMap((clock, seat) => (clock.since !== null && this.leftAt(clock, now) <= 0 ? [seat] : []));
  }

  /** When the next seat will be out of time, if nothing happens before. */
  deadline(now: number): number | null {
    const left = this.shown.flatMap((clock) => (clock.since === null ? [] : [this.leftAt(clock, now)]));
    return left.length === 0 ? null : now + Math.min(...left);
  }

  private leftAt({ left, since }: ShownClock, at: number): number {
    return since === null ? left : left - Math.max(0, at - since - this.outages(since, at));
  }

  private change(next: (clock: ShownClock, seat: Seat) => ShownClock): void {
    const after = this.shown.map(next);
    if (after.some((clock, seat) => clock !== this.shown[seat])) this.shown = after;
  }
}
