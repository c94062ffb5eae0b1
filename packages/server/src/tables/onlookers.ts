import type { Seat } from '@engawa/kernel';
import type { ChatLine, Someone, Told } from '@engawa/wire';
import { Audience, type Step, type Watcher } from './audience.ts';
import { Showing } from './show.ts';
import type { Sitting } from './sitting.ts';
import type { Standings } from './standing.ts';

/** What there is to see at a table now. */
export interface Scene {
  readonly sitting: Sitting;
  readonly people: ReadonlyMap<string, Someone>;
  readonly standings: Standings;
}

/** What was made while an entry was being stored. It is good for this very sitting at this very number. */
interface Ready {
  readonly sitting: Sitting;
  readonly number: number;
  readonly steps: ReadonlyMap<Audience, Step>;
}

/** Everybody who looks at a table, by the eyes with which they see it. */
export class Onlookers {
  private readonly scene: () => Scene;
  private readonly showing = new Showing();
  private readonly audiences = new Map<Seat | null, Audience>();
  private ready: Ready | undefined;
  /** What was spelled last. */
  private last: { readonly told: Told; readonly text: string } | undefined;

  constructor(scene: () => Scene) {
    this.scene = scene;
  }

  /** From now on the watcher is sent everything; this is what it has not seen. */
  seat(watcher: Watcher, from: number, chat: readonly ChatLine[]): string {
    const { sitting } = this.scene();
    const seat = this.seatFor(watcher.person);
    let audience = this.audiences.get(seat);
    if (audience === undefined) {
      audience = new Audience(sitting.opening.id, seat, sitting.number, this.shownTo(seat));
      this.audiences.set(seat, audience);
    }
    audience.watchers.add(watcher);
    return audience.whole(sitting.told(seat, from), chat);
  }

  dismiss(watcher: Watcher): void {
    for (const { watchers } of this.audiences.values()) watchers.delete(watcher);
  }

  mayWatch(person: string | null): boolean {
    return this.scene().sitting.mayWatch(person);
  }

  seatFor(person: string | null): Seat | null {
    return person === null ? null : this.scene().sitting.seatOf(person);
  }

  /** Whether somebody has not seen the latest entry. */
  get areBehind(): boolean {
    const { number } = this.scene().sitting;
    return [...this.audiences.values()].some(({ seen }) => seen < number);
  }

  /** Tells everybody what they have not seen yet; last the one who did it, who will also be sent an answer. */
  tellMoved(by: Seat | null = null): void {
    const { sitting } = this.scene();
    const { ready } = this;
    this.ready = undefined;
    const steps = ready?.sitting === sitting && ready.number === sitting.number ? ready.steps : undefined;
    const tell = (audience: Audience, isAnswered: boolean) => {
      if (audience.watchers.size === 0) this.audiences.delete(audience.seat);
      else if (audience.seen < sitting.number)
        audience.take(steps?.get(audience) ?? this.nextStep(audience), isAnswered);
    };
    for (const audience of this.audiences.values()) if (by === null || audience.seat !== by) tell(audience, false);
    const doer = by === null ? undefined : this.audiences.get(by);
    if (doer !== undefined) tell(doer, true);
  }

  /**
   * Makes what everybody will be sent once the sitting's latest entry is stored. If it is not, the sitting is thrown away,
   * and with it what was made of it.
   */
  makeReady(): void {
    const { sitting } = this.scene();
    const steps = new Map<Audience, Step>();
    try {
      for (const audience of this.audiences.values()) {
        if (audience.watchers.size > 0) steps.set(audience, this.nextStep(audience));
      }
    } catch {
      // Once it is stored the same fails again, and the table is closed.
      return;
    }
    this.ready = { sitting, number: sitting.number, steps };
  }

  /** The same entry looks different now: a name has changed, or, for one seat alone, its standing answers. */
  showAgain(only?: Seat): void {
    const { number } = this.scene().sitting;
    for (const [seat, audience] of this.audiences) {
      if (only === undefined || seat === only) audience.take(audience.stepTo(number, this.shownTo(seat), '[]'));
    }
  }

  /** Takes those out of their audience who sat down or stood up, or who may no longer look. */
  takeStrays(): Watcher[] {
    const strays: Watcher[] = [];
    for (const [seat, { watchers }] of this.audiences) {
      for (const watcher of watchers) {
        if (this.seatFor(watcher.person) === seat && this.mayWatch(watcher.person)) continue;
        watchers.delete(watcher);
        strays.push(watcher);
      }
    }
    return strays;
  }

  /** They see the table with other eyes from now on, or not at all. */
  reseat(strays: readonly Watcher[]): void {
    for (const watcher of strays) {
      if (this.mayWatch(watcher.person)) watcher.send(this.seat(watcher, 0, []));
      else watcher.refuse('no-watchers', { table: this.scene().sitting.opening.id });
    }
  }

  /** Sends something besides the game to whoever may hear it. */
  tell(text: string, from: string | null, mayHear: (seat: Seat | null, person: string | null) => boolean): void {
    for (const [seat, { watchers }] of this.audiences) {
      for (const watcher of watchers) {
        if (mayHear(seat, watcher.person) && (from === null || watcher.hears(from))) watcher.send(text);
      }
    }
  }

  /** The seats that are here, and how many spectators. */
  get presence(): { here: Seat[]; watchers: number } {
    const here = [...this.audiences].flatMap(([seat, { watchers }]) =>
      seat !== null && watchers.size > 0 ? [seat] : [],
    );
    return { here: here.sort((a, b) => a - b), watchers: this.audiences.get(null)?.watchers.size ?? 0 };
  }

  get areThere(): boolean {
    return [...this.audiences.values()].some(({ watchers }) => watchers.size > 0);
  }

  private nextStep(audience: Audience): Step {
    const { sitting } = this.scene();
    const { seat, seen } = audience;
    return audience.stepTo(sitting.number, this.shownTo(seat), this.spelled(sitting.told(seat, seen)));
  }

  /** Mostly it is one thing that all are told alike. */
  private spelled(told: readonly Told[]): string {
    const { last } = this;
    if (last !== undefined && told.length === 1 && told[0] === last.told) return last.text;
    const text = JSON.stringify(told);
    if (told.length === 1) this.last = { told: told[0]!, text };
    return text;
  }

  private shownTo(seat: Seat | null) {
    const { sitting, people, standings } = this.scene();
    const answers = seat === null ? undefined : standings.get(seat)?.answers;
    return this.showing.show(sitting, seat, people, answers);
  }
}
