import { differenceOf, type Seat } from '@engawa/kernel';
import type { ChatLine, Refusal, ServerFrame, Shown, Told } from '@engawa/wire';

/** A socket that looks at a table. */
export interface Watcher {
  readonly person: string | null;
  send(text: string): void;
  /** The same once more has happened that this one will be sent: both go together. */
  sendSoon(text: string): void;
  refuse(why: Refusal, about: { readonly table: string }): void;
  /** Whether this person wants to hear that one. */
  hears(person: string): boolean;
}

/** What an audience will be sent, and have seen then. */
export interface Step {
  readonly number: number;
  readonly shown: Shown;
  readonly text: string;
}

/** Everybody who sees a table with the same eyes: those at one seat, or the spectators. What they are sent is made once. */
export class Audience {
  readonly seat: Seat | null;
  readonly watchers = new Set<Watcher>();
  private readonly table: string;
  private number: number;
  private shown: Shown;
  /** What is shown has the same keys all the time. */
  private readonly keys: readonly string[];

  constructor(table: string, seat: Seat | null, number: number, shown: Shown) {
    this.table = table;
    this.seat = seat;
    this.number = number;
    this.shown = shown;
    this.keys = Object.keys(shown);
  }

  /** How far these eyes have seen. */
  get seen(): number {
    return this.number;
  }

  whole(told: readonly Told[], chat: readonly ChatLine[]): string {
    const { table, number, shown } = this;
    return spell({ is: 'table', table, number, shown, told, chat });
  }

  /** What is sent when something has happened at the table. `told` is spelled already: many are told the same. */
  stepTo(number: number, shown: Shown, told: string): Step {
    const change = differenceOf(this.keys, this.shown, shown);
    const spelled = change === undefined ? '' : `,"change":${JSON.stringify(change)}`;
    const text = `{"is":"moved","table":"${this.table}","from":${this.number},"number":${number}${spelled},"told":${told}}`;
    return { number, shown, text };
  }

  /** Tells it to everybody here. */
  take({ number, shown, text }: Step, isAnswered = false): void {
    this.shown = shown;
    this.number = number;
    for (const watcher of this.watchers) {
      if (isAnswered) watcher.sendSoon(text);
      else watcher.send(text);
    }
  }
}

export function spell(frame: ServerFrame): string {
  return JSON.stringify(frame);
}
