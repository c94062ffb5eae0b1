import { type Choice, type Game, SearchLuck, type Seat, type State, scripted, stepOf, Table } from '@engawa/kernel';
import { LEARNER, type Lesson, type LessonStep } from './lesson.ts';

/** The script and the rules do not fit together. */
class ScriptError extends Error {}

/** One choice of the script, by whomever. */
export interface Move {
  readonly seat: Seat;
  readonly choice: Choice;
}

/**
 * A lesson in progress on a real table. It can go back to any step: the same lots are drawn again, and the learner's
 * choices are made again.
 */
export class Course<S extends State = State> {
  readonly lesson: Lesson;
  private readonly game: Game<S>;
  table: Table<S>;
  /** The step that is open, and what the learner chose in the steps before it and in it. */
  at = 0;
  private chosen: Choice[][] = [[]];
  /** What the others still have to do before the next step opens; undefined until it is their turn. */
  private pending: Move[] | undefined;

  constructor(game: Game<S>, lesson: Lesson) {
    this.game = game;
    this.lesson = lesson;
    this.table = this.newTable();
  }

  private newTable(): Table<S> {
    const { seats, options, lots, seed } = this.lesson;
    return new Table(this.game, seats, options, scripted(...lots).after(SearchLuck.seeded(seed)));
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  get isLast(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  /** Whether the others are on their way. */
  get isWaiting(): boolean {
    return this.pending !== undefined && this.pending.length > 0;
  }

  /** The learner has done what the step asks, or nothing is asked. */
  get isDone(): boolean {
    const { choose, while: asked } = this.step;
    if (choose === undefined) return true;
    if (this.chosen[this.at]!.length === 0) return false;
    return asked === undefined || this.isWaiting || this.asked() !== asked;
  }

  private asked(): string | undefined {
    return stepOf(this.table.state, LEARNER)?.do;
  }

  /** What the learner may choose now. */
  choices(): Choice[] {
    const { choose } = this.step;
    if (choose === undefined || this.isDone || this.isWaiting) return [];
    const list = this.table.choices(LEARNER);
    const narrowed = choose === 'any' ? list : list.filter((choice) => choose.includes(choice));
    if (narrowed.length === 0) {
      throw new ScriptError(`step "${this.step.id}": none of ${choose} can be chosen, only ${list.join(' ')}`);
    }
    return narrowed;
  }

  /** What "show me" would choose. */
  shown(): Choice | undefined {
    const list = this.choices();
    const { choose } = this.step;
    return choose === undefined || choose === 'any' ? list[0] : choose.find((choice) => list.includes(choice));
  }

  choose(choice: Choice): void {
    if (!this.choices().includes(choice)) throw new ScriptError(`step "${this.step.id}": ${choice} is not offered`);
    this.play({ seat: LEARNER, choice });
    this.chosen[this.at]!.push(choice);
    if (this.isDone) this.pending = this.movesAfter(this.step);
  }

  /** Whoever has only listened goes on: now the others move. */
  listened(): void {
    if (this.step.choose === undefined) this.pending ??= this.movesAfter(this.step);
  }

  /** Opens the next step; what is still pending happens at once. */
  next(): void {
    if (!this.isDone || this.isLast) return;
    this.listened();
    while (this.isWaiting) this.playPending();
    this.at++;
    this.chosen[this.at] = [];
    this.pending = undefined;
  }

  private movesAfter({ after = [] }: LessonStep): Move[] {
    return after.map(([seat, choice]) => ({ seat, choice }));
  }

  /** The next of the scripted moves happens. */
  playPending(): void {
    const [move, ...rest] = this.pending ?? [];
    if (move === undefined) return;
    const list = this.table.choices(move.seat);
    this.play({ ...move, choice: list.includes(move.choice) ? move.choice : list[0]! });
    this.pending = rest;
  }

  /** Back to an earlier step, before anything was done in it. */
  goBackTo(at: number): void {
    const made = this.chosen.slice(0, at);
    this.table = this.newTable();
    this.pending = undefined;
    this.chosen = [[]];
    this.at = 0;
    for (const choices of made) {
      for (const choice of choices) this.choose(choice);
      this.next();
    }
  }

  private play({ seat, choice }: Move): void {
    const refusal = this.table.choose(seat, choice);
    if (refusal !== undefined) {
      const list = this.table.choices(seat).join(' ');
      throw new ScriptError(`step "${this.step.id}": seat ${seat} cannot choose ${choice} (${refusal}), only: ${list}`);
    }
  }
}
