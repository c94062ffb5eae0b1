import type { Seat } from '@engawa/kernel';
import type { Bus } from '../bus/bus.ts';
import { spell } from '../tables/audience.ts';
import type { OpenTable } from '../tables/open-table.ts';

const PAUSE = 200;

interface Here {
  readonly here: readonly Seat[];
  readonly watchers: number;
}

/** Who is looking at the tables, in this process and in the others. Told a moment later, so that a reload makes no noise. */
export class Presence {
  private readonly bus: Bus;
  private readonly atHand: (table: string) => Promise<OpenTable> | undefined;
  private readonly elsewhere = new Map<string, Map<string, Here>>();
  private readonly waiting = new Map<string, { readonly timer: ReturnType<typeof setTimeout>; isOwn: boolean }>();
  private readonly told = new Map<string, string>();

  constructor(bus: Bus, atHand: (table: string) => Promise<OpenTable> | undefined) {
    this.bus = bus;
    this.atHand = atHand;
  }

  /** Somebody came or went here. */
  changed(table: string): void {
    this.later(table, true);
  }

  /** Another process says who is looking there. */
  heard(table: string, from: string, here: readonly Seat[], watchers: number): void {
    const others = this.elsewhere.get(table) ?? new Map<string, Here>();
    if (here.length === 0 && watchers === 0) others.delete(from);
    else others.set(from, { here, watchers });
    if (others.size === 0) this.elsewhere.delete(table);
    else this.elsewhere.set(table, others);
    this.later(table, false);
  }

  /** The other processes that say that this seat is looking there. */
  elsewhereAt(table: string, seat: Seat): string[] {
    const others = [...(this.elsewhere.get(table) ?? [])];
    return others.filter(([, { here }]) => here.includes(seat)).map(([process]) => process);
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

  private async tell(id: string, isOwn: boolean): Promise<void> {
    const table = await this.atHand(id)?.catch(() => undefined);
    const own: Here = table?.presence ?? { here: [], watchers: 0 };
    if (isOwn) this.bus.publish({ is: 'presence', table: id, ...own });
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
    for (const { timer } of this.waiting.values()) clearTimeout(timer);
  }
}
