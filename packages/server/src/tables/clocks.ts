import type { Seat } from '@engawa/kernel';
import type { ClockSettings, ShownClock } from '@engawa/wire';

const DAY = 86_400_000;
/** What somebody gets who takes a seat back whose live time had run out. */
const GRACE = 60_000;
/** What is left at least to somebody who thinks while another's clock runs, and takes the choice back then. */
const LEAST = 5_000;

/** Milliseconds between two times that count for nobody, because no server was running. */
export type Outages = (from: number, to: number) => number;

/** What must be known of a seat's clock besides what is shown of it. */
export interface Winding {
  /** Days: the seat has decided, so its next decision winds the clock up. */
  readonly isDue: boolean;
  /** The seat was out of time, came back, and got a little more for this decision. */
  readonly hasGrace: boolean;
  /** Decisions that are open no longer, because the choice before them was taken back; what they have when they come again. */
  readonly again: readonly Pick<Mark, 'left' | 'hasGrace'>[];
  /** When the seat was left to a bot, which has not decided yet. */
  readonly awaySince?: number;
}

/** A seat's clock as it was when the seat chose, for whoever takes that choice back. */
export interface Mark extends Winding {
  readonly left: number;
  /** The choice led the seat to its next decision at once. */
  readonly goesOn: boolean;
  /** The seats whose clocks ran just before the choice. Snapshots of old do not say it. */
  readonly running?: readonly Seat[];
}

/**
 * The seats' clocks. They are no part of the rules: they follow from when the entries of the log were made, so a restart
 * changes nothing about them. A seat's clock runs while the table waits for it, and not while a bot plays it. Nobody gets
 * more time for the same decision by leaving and coming back, nor by taking back and choosing again: what a bot has thought
 * about it meanwhile counts too.
 */
export class Clocks {
  private readonly settings: ClockSettings;
  private readonly outages: Outages;
  private shown: ShownClock[];
  private wound: Winding[];

  constructor(
    settings: ClockSettings,
    seats: number,
    outages: Outages,
    saved?: readonly ShownClock[],
    wound?: readonly Winding[],
  ) {
    this.settings = settings;
    this.outages = outages;
    const left = this.full;
    this.shown =
      saved?.slice() ?? Array.from({ length: settings.is === 'none' ? 0 : seats }, () => ({ left, since: null }));
    // Snapshots did not always say it: a clock that stood still had mostly been stopped by a choice.
    const isDue = ({ since }: ShownClock) => saved !== undefined && settings.is === 'days' && since === null;
    this.wound = wound?.slice() ?? this.shown.map((clock) => ({ isDue: isDue(clock), hasGrace: false, again: [] }));
  }

  /** A new array whenever something changed, the same one otherwise. */
  get all(): readonly ShownClock[] {
    return this.shown;
  }

  /** For eyes that know nothing of times that count for nobody: what was left, and since when it has run. */
  get seen(): readonly ShownClock[] {
    const outageSince = ({ since }: ShownClock) => (since === null ? 0 : this.outages(since, Number.MAX_SAFE_INTEGER));
    if (this.shown.every((clock) => outageSince(clock) === 0)) return this.shown;
    return this.shown.map((clock) => ({ ...clock, left: clock.left + outageSince(clock) }));
  }

  /** For a snapshot. */
  get windings(): readonly Winding[] {
    return this.wound;
  }

  private get full(): number {
    if (this.settings.is === 'live') return this.settings.bank * 1000;
    return this.settings.is === 'days' ? this.settings.days * DAY : 0;
  }

  /** The seat has chosen, itself or its bot. `goesOn`: the table waits for the same seat again. */
  chose(seat: Seat, at: number, goesOn: boolean): Mark {
    const before = this.wound[seat]!;
    const mark = { left: this.restOf(seat, at), ...before, goesOn, running: this.running };
    const next = goesOn ? before.again.at(-1) : undefined;
    const isDays = this.settings.is === 'days';
    if (next !== undefined && isDays) this.set(seat, next.left, at);
    this.wound[seat] = {
      isDue: isDays && next === undefined,
      hasGrace: next?.hasGrace ?? false,
      again: goesOn ? before.again.slice(0, -1) : [],
    };
    return mark;
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
      if (waiting.includes(seat)) {
        const { isDue } = this.wound[seat]!;
        if (isDue) this.wound[seat] = { ...this.wound[seat]!, isDue: false };
        if (isDue || clock.since === null) return { left: isDue ? this.full : clock.left, since: at };
        return clock;
      }
      if (clock.since === null) return clock;
      const earned = settings.is === 'live' && seat === chooser ? settings.increment * 1000 : 0;
      gain += earned;
      return { left: Math.max(0, this.leftAt(clock, at)) + earned, since: null };
    });
    return gain;
  }

  /**
   * The seat's latest choice is taken back, and with it what it had gained; but nobody runs out of time by that who had
   * some. `mark` is null if a snapshot did not keep it.
   */
  takeBack(seat: Seat, mark: Mark | null, gain: number, at: number): void {
    if (this.settings.is === 'none') return;
    this.countAbsences(at);
    const now = this.wound[seat]!;
    const left = this.restOf(seat, at);
    if (this.settings.is === 'days') this.set(seat, mark?.left ?? left, at);
    else if (gain > 0) this.set(seat, Math.max(left - gain, Math.min(left, mark?.left ?? GRACE, GRACE)), at);
    if (mark === null) {
      this.wound[seat] = { ...now, isDue: false };
      return;
    }
    const { isDue, hasGrace } = mark;
    const undone = { left: now.isDue ? this.full : left, hasGrace: now.hasGrace };
    this.wound[seat] = { isDue, hasGrace, again: mark.goesOn ? [...now.again, undone] : mark.again };
  }

  /**
   * A seat takes back its own choices, of which the first was made at `since`: those who were asked something only because
   * of it have not thought about anything. The answer is what is not counted yet of the seat's own thinking about it.
   */
  callOff(seat: Seat, { running = this.running }: Pick<Mark, 'running'>, since: number, at: number): number {
    if (this.settings.is !== 'live') return 0;
    const isCalledOff = (one: Seat) => one !== seat && !running.includes(one);
    this.change((clock, one) => (clock.since !== null && isCalledOff(one) ? { ...clock, since: null } : clock));
    const until = this.shown[seat]!.since ?? at;
    return Math.max(0, until - since - this.outages(since, until));
  }

  /** So much more was thought; but nobody runs out of time by taking something back who had some. */
  charge(seat: Seat, milliseconds: number, at: number): void {
    if (milliseconds === 0) return;
    const rest = this.restOf(seat, at);
    this.set(seat, Math.max(rest - milliseconds, Math.min(rest, LEAST)), at);
  }

  private get running(): Seat[] {
    return this.shown.flatMap(({ since }, seat) => (since === null ? [] : [seat]));
  }

  /** A bot is to decide in the seat's place. */
  leave(seat: Seat, at: number): void {
    if (this.shown[seat]?.since != null) this.wound[seat] = { ...this.wound[seat]!, awaySince: at };
  }

  /** All clocks stand still, and nobody gains time by it. */
  stop(at: number): void {
    this.countAbsences(at);
    this.change((clock) => (clock.since === null ? clock : { left: Math.max(0, this.leftAt(clock, at)), since: null }));
  }

  /** The seat's time is over. */
  empty(seat: Seat): void {
    this.change((clock, one) => (one === seat ? { left: 0, since: null } : clock));
  }

  /** Somebody is back; whoever has no time left gets some, once for a decision. */
  comeBack(seat: Seat, at: number): void {
    this.countAbsence(seat, at);
    const wound = this.wound[seat];
    if (wound === undefined || wound.isDue || wound.hasGrace || this.shown[seat]!.left > 0) return;
    this.wound[seat] = { ...wound, hasGrace: true };
    const left = this.settings.is === 'days' ? this.full : GRACE;
    this.change((clock, one) => (one === seat ? { left, since: clock.since } : clock));
  }

  /** Whether the seat has no time left for its decision, and has come back for it before. */
  isSpent(seat: Seat): boolean {
    const { isDue, hasGrace } = this.wound[seat] ?? { isDue: false, hasGrace: false };
    return hasGrace && !isDue && this.shown[seat]!.left === 0;
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

  private countAbsences(at: number): void {
    for (const seat of this.wound.keys()) this.countAbsence(seat, at);
  }

  private countAbsence(seat: Seat, at: number): void {
    const { awaySince: since, ...wound } = this.wound[seat] ?? {};
    if (since === undefined) return;
    this.wound[seat] = wound as Winding;
    this.change((clock, one) =>
      one === seat ? { left: Math.max(0, this.leftAt({ left: clock.left, since }, at)), since: clock.since } : clock,
    );
  }

  private leftAt({ left, since }: ShownClock, at: number): number {
    return since === null ? left : left - Math.max(0, at - since - this.outages(since, at));
  }

  private restOf(seat: Seat, at: number): number {
    return Math.max(0, this.leftAt(this.shown[seat]!, at));
  }

  /** A clock that runs runs on from there. */
  private set(seat: Seat, left: number, at: number): void {
    this.change((clock, one) => (one === seat ? { left, since: clock.since === null ? null : at } : clock));
  }

  private change(next: (clock: ShownClock, seat: Seat) => ShownClock): void {
    const after = this.shown.map(next);
    if (after.some((clock, seat) => clock !== this.shown[seat])) this.shown = after;
  }
}
