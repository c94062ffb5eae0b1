import type { Seat } from '@engawa/kernel';
import type { Bus } from '../bus/bus.ts';
import { spell } from '../tables/audience.ts';
import type { OpenTable } from '../tables/open-table.ts';

const PAUSE = 200;
/** How often a process says again who is looking there, so that nobody stays whose process has died. */
export const BEAT = 20_000;
const MISSED_BEATS = 3;

interface Here {
  readonly here: readonly Seat[];
  readonly watchers: number;
}

interface HereElsewhere extends Here {
  /** How many beats have passed since it was said. */
  beats: number;
}

/** Who is looking at the tables, in this process and in the others. Told a moment later, so that a reload makes no noise. */
export class Presence {
  private readonly bus: Bus;
  private readonly atHand: (table: string) => Promise<OpenTable> | undefined;
  private readonly elsewhere = new Map<string, Map<string, HereElsewhere>>();
  private readonly waiting = new Map<string, { readonly timer: ReturnType<typeof setTimeout>; isOwn: boolean }>();
  private readonly told = new Map<string, string>();
  private readonly beat: ReturnType<typeof setInterval>;

  constructor(bus: Bus, atHand: (table: string) => Promise<OpenTable> | undefined) {
    this.bus = bus;
    this.atHand = atHand;
    this.beat = setInterval(() => this.sayAgain(), BEAT);
    this.beat.unref();
  }

  /** Somebody came or went here. */
  changed(table: string): void {
    this.later(table, true);
  }

  /** Another process says who is looking there. */
  heard(table: string, from: string, here: readonly Seat[], watchers: number): void {
    const others = this.elsewhere.get(table) ?? new Map<string, HereElsewhere>();
    if (here.length === 0 && watchers === 0) others.delete(from);
    else others.set(from, { here, watchers, beats: 0 });
    if (others.size === 0) this.elsewhere.delete(table);
    else this.elsewhere.set(table, others);
    this.later(table, false);
  }

  /** The other processes that say that this seat is looking there. */
  elsewhereAt(table: string, seat: Seat): string[] {
    const others = [...(this.elsewhere.get(table) ?? [])];
    return others.filter(([, { here }]) => here.includes(seat)).map(([process]) => process);
  }

  /** Whether another process says that somebody is looking there. */
  isWatchedElsewhere(table: string): boolean {
    return this.elsewhere.has(table);
  }

  /** Says who is looking here, and forgets those of whom their process says nothing more. */
  private sayAgain(): void {
    for (const table of this.told.keys()) void this.publish(table);
    for (const [table, others] of this.elsewhere) {
      for (const [process, one] of others) {
        one.beats += 1;
        if (one.beats >= MISSED_BEATS) this.heard(table, process, [], 0);
      }
    }
  }

  private later(table: string, isOwn: boolean): void {
    const waiting = this.waiting.get(table);
    if (waiting !== undefined) {
      waiting.isOwn ||= isOwn;
      return;
    }
    const timer = setTimeout(() => {
      const { isOwn } = this.waiting.get(table)!;
      this.waiting.delete(table);
      void this.tell(table, isOwn);
    }, PAUSE);
    timer.unref();
    this.waiting.set(table, { timer, isOwn });
  }

  private async own(id: string): Promise<{ readonly table: OpenTable | undefined; readonly own: Here }> {
    const table = await this.atHand(id)?.catch(() => undefined);
    return { table, own: table?.presence ?? { here: [], watchers: 0 } };
  }

  private async publish(id: string) {
    const known = await this.own(id);
    this.bus.publish({ is: 'presence', table: id, ...known.own });
    return known;
  }

  private async tell(id: string, isOwn: boolean): Promise<void> {
    const { table, own } = isOwn ? await this.publish(id) : await this.own(id);
    const all = [own, ...(this.elsewhere.get(id)?.values() ?? [])];
    const here = [...new Set(all.flatMap((one) => one.here))].sort((a, b) => a - b);
    const watchers = all.reduce((sum, one) => sum + one.watchers, 0);
    const text = spell({ is: 'presence', table: id, here, watchers });
    if (this.told.get(id) === text && !isOwn) return;
    if (own.here.length === 0 && own.watchers === 0) this.told.delete(id);
    else this.told.set(id, text);
    table?.tell(text, null, () => true);
  }

  close(): void {
    clearInterval(this.beat);
    for (const { timer } of this.waiting.values()) clearTimeout(timer);
  }
}
