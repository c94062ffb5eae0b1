import type { Choice, Game } from '@engawa/kernel';
import { type KnownTable, Refused, type ShownSeat, type Told } from '@engawa/wire';
import { shownAlone } from '../table/shown-alone.ts';
import type { TableSource, TableWish } from '../table/source.ts';
import { Course } from './course.ts';
import { LEARNER, type Lesson, type LessonStep } from './lesson.ts';

const NONE: readonly never[] = [];

/** Where a lesson stands. The object changes whenever anything does. */
export interface Progress {
  readonly at: number;
  readonly of: number;
  readonly step: LessonStep;
  /** The learner has done what was asked, and the others are on their way. */
  readonly isWaiting: boolean;
  readonly isDone: boolean;
}

export interface LessonSourceOptions {
  readonly learner: string;
  /** How long the others take for a move; resolves early when aborted. */
  readonly pause: (signal: AbortSignal) => Promise<void>;
  /** The step from which the lesson goes on. */
  readonly from?: number;
}

/** The table of a lesson: real rules, but only what is being taught can be chosen. */
export class LessonSource implements TableSource {
  readonly abilities = { company: false, hints: false };
  readonly links = { leave: '/learn' };
  readonly lesson: Lesson;
  private readonly game: Game;
  private readonly course: Course;
  private readonly seats: readonly ShownSeat[];
  private readonly options: LessonSourceOptions;
  private readonly listeners = new Set<() => void>();
  private number = 1;
  private numbers: number[] = [];
  private moving: AbortController | undefined;
  private current: KnownTable;
  private now: Progress;

  constructor(game: Game, lesson: Lesson, options: LessonSourceOptions) {
    this.game = game;
    this.lesson = lesson;
    this.options = options;
    this.course = new Course(game, lesson);
    this.seats = Array.from({ length: lesson.seats }, (_, seat) =>
      seat === LEARNER
        ? { person: { id: 'learner', name: options.learner, kind: 'guest' }, bot: null }
        : { person: null, bot: 'lesson' },
    );
    for (let at = 0; at < (options.from ?? 0); at++) this.pass();
    this.current = this.show();
    this.now = this.progressNow();
  }

  /** A step that was done on another day is done again as the guide would do it. */
  private pass(): void {
    for (let choice = this.course.shown(); choice !== undefined; choice = this.course.shown())
      this.course.choose(choice);
    this.course.next();
  }

  known(): KnownTable {
    return this.current;
  }

  progress(): Progress {
    return this.now;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async ask(wish: TableWish): Promise<number> {
    if (wish.is !== 'choose') throw new Refused('bad-request');
    if (wish.at !== this.number) throw new Refused('stale');
    if (!this.course.choices().includes(wish.choice)) throw new Refused('not-listed');
    this.choose(wish.choice);
    return this.number;
  }

  private choose(choice: Choice): void {
    this.course.choose(choice);
    this.changed();
    if (this.course.isDone) void this.goOn();
  }

  /** "Show me": the guide does it. */
  showMe(): void {
    const choice = this.course.shown();
    if (choice !== undefined) this.choose(choice);
  }

  /** On from a step in which there was only something to listen to. */
  next(): void {
    if (!this.course.isDone || this.course.isWaiting) return;
    this.course.listened();
    void this.goOn();
  }

  goBackTo(at: number): void {
    this.moving?.abort();
    this.moving = undefined;
    this.course.goBackTo(at);
    this.changed();
  }

  close(): void {
    this.moving?.abort();
    this.listeners.clear();
  }

  /** The others move one after the other, then the next step opens. */
  private async goOn(): Promise<void> {
    const moving = new AbortController();
    this.moving = moving;
    const { signal } = moving;
    if (!this.course.step.isQuick) {
      while (this.course.isWaiting) {
        await this.options.pause(signal);
        if (signal.aborted) return;
        this.course.playPending();
        this.changed();
      }
    }
    if (this.course.step.choose !== undefined) await this.options.pause(signal);
    if (signal.aborted || this.course.isLast) return;
    this.course.next();
    this.changed();
  }

  private changed(): void {
    this.number++;
    this.current = this.show();
    this.now = this.progressNow();
    for (const listener of this.listeners) listener();
  }

  private progressNow(): Progress {
    const { at, step, isWaiting, isDone } = this.course;
    return { at, of: this.lesson.steps.length, step, isWaiting, isDone };
  }

  private show(): KnownTable {
    const { table } = this.course;
    const choices = this.course.choices();
    const { length } = table;
    const id = `lesson-${this.game.id}`;
    // Every choice has the number of the table at which it was first seen.
    this.numbers = Array.from({ length }, (_, i) => this.numbers[i] ?? this.number);
    return {
      table: id,
      number: this.number,
      told: this.told(),
      chat: NONE,
      here: [LEARNER],
      watchers: 0,
      shown: shownAlone({
        id,
        owner: 'learner',
        table,
        seats: this.seats,
        seat: LEARNER,
        choices,
        luck: { commitment: '', salts: NONE },
      }),
    };
  }

  private told(): Told[] {
    const { table } = this.course;
    const start: Told = { number: 0, at: 0, events: table.eventsOf(0, LEARNER), note: { is: 'start' } };
    return [start, ...this.numbers.map((number, i) => ({ number, at: 0, events: table.eventsOf(i + 1, LEARNER) }))];
  }
}
