import type { Entry, GameEvent, Seat, Table } from '@engawa/kernel';
import type { Note, Told } from '@engawa/wire';
import type { Mark } from './clocks.ts';
import type { SavedSitting } from './sitting-data.ts';
import type { LogEntry } from './what.ts';

/** A choice that was taken back, and what it had done to its seat's clock. */
interface Undone {
  readonly entry: Entry;
  readonly number: number;
  /** When it was made. */
  readonly at: number;
  readonly gain: number;
  readonly mark: Mark | null;
}

/** When everything happened at a table, and what people are told of it. It knows the log's numbers, which the game does not. */
export class Chronicle {
  /** For every choice that was made and not taken back: its number in the log, when, and what it did to its clock. */
  private numbers: number[] = [];
  private times: number[] = [];
  private gains: number[] = [];
  private marks: (Mark | null)[] = [];
  private readonly notes: Told[] = [];
  /** The same object for all who are told the same. */
  private lastTold: Told | undefined;

  constructor(saved?: Pick<SavedSitting, 'numbers' | 'times' | 'gains' | 'marks' | 'notes'>) {
    if (saved === undefined) return;
    this.numbers = saved.numbers.slice();
    this.times = saved.times.slice();
    this.gains = saved.gains.slice();
    this.marks = saved.marks?.slice() ?? saved.gains.map(() => null);
    this.notes = saved.notes.slice();
  }

  save() {
    const { numbers, times, gains, marks, notes } = this;
    return { numbers, times, gains, marks, notes };
  }

  note({ number, at }: LogEntry, note: Note): void {
    this.notes.push({ number, at, events: [], note });
  }

  chose({ number, at }: LogEntry): void {
    this.numbers.push(number);
    this.times.push(at);
    this.gains.push(0);
    this.marks.push(null);
  }

  /** What the latest choice did to its seat's clock. */
  clocked(mark: Mark, gain: number): void {
    this.marks[this.marks.length - 1] = mark;
    this.gains[this.gains.length - 1] = gain;
  }

  /** Choices are no longer there; the answer is which, the latest first. */
  undid(before: readonly Entry[], after: readonly Entry[], { number, at }: LogEntry): Undone[] {
    const kept: number[] = [];
    const undone: Undone[] = [];
    before.forEach((entry, i) => {
      if (entry === after[kept.length]) kept.push(i);
      else
        undone.push({
          entry,
          number: this.numbers[i]!,
          at: this.times[i]!,
          gain: this.gains[i]!,
          mark: this.marks[i]!,
        });
    });
    this.numbers = kept.map((i) => this.numbers[i]!);
    this.times = kept.map((i) => this.times[i]!);
    this.gains = kept.map((i) => this.gains[i]!);
    this.marks = kept.map((i) => this.marks[i]!);
    this.notes.push({ number, at, events: [], undone: undone.map((one) => one.number) });
    return undone.reverse();
  }

  /** Since when somebody may be waited for. Whoever comes back is given time once: who comes and goes moves nothing. */
  get lastMoveAt(): number {
    const last = this.notes.findLast(({ note }) => note?.is !== 'hand-over' && note?.is !== 'take-back');
    const moved = Math.max(this.times.at(-1) ?? 0, last?.at ?? 0);
    return this.notes.find(({ at, note }) => at > moved && note?.is === 'take-back')?.at ?? moved;
  }

  /**
   * Whether nothing has happened since the table's number `at` that may give another meaning to what a seat says out of
   * turn: nobody else has said anything out of turn, and nothing was taken back that the seat had seen.
   */
  isFreshAside({ made }: Table, seat: Seat, at: number): boolean {
    for (let i = made.length - 1; i >= 0 && this.numbers[i]! > at; i--) {
      if (made[i]!.aside && made[i]!.seat !== seat) return false;
    }
    const isUnseen = (number: number) => number > at;
    return this.notes.every(({ number, undone }) => number <= at || (undone?.every(isUnseen) ?? true));
  }

  /** The number of the seat's latest choice. */
  lastChoiceOf(seat: Seat, made: readonly Entry[]): number {
    const last = made.findLastIndex((entry) => entry.seat === seat);
    return last < 0 ? 0 : this.numbers[last]!;
  }

  /** What happened after a number, as far as the seat may know, in order. */
  told(table: Table | null, seat: Seat | null, after: number): Told[] {
    const { numbers, notes } = this;
    const told: Told[] = [];
    for (const note of notes) if (note.number > after) told.push(withSetup(note, table, seat));
    const hasNotes = told.length > 0;
    let first = numbers.length;
    while (first > 0 && numbers[first - 1]! > after) first--;
    for (let i = first; i < numbers.length; i++) told.push(this.toldOf(i, table!.eventsOf(i + 1, seat)));
    return hasNotes ? told.sort((a, b) => a.number - b.number) : told;
  }

  private toldOf(choice: number, events: readonly GameEvent[]): Told {
    if (this.lastTold?.events === events) return this.lastTold;
    this.lastTold = { number: this.numbers[choice]!, at: this.times[choice]!, events };
    return this.lastTold;
  }
}

function withSetup(note: Told, table: Table | null, seat: Seat | null): Told {
  return note.note?.is === 'start' ? { ...note, events: table!.eventsOf(0, seat) } : note;
}
