import { type Choice, isTogether, type Seat, type State, type Together } from './agenda.ts';
import { begin, choicesOf, choose, copyOf, deciders, fitsSeats, interject, interjectionsOf, isOver } from './engine.ts';
import type { Aside, Game, GameEvent } from './game.ts';
import { type Luck, RecordingLuck } from './luck.ts';
import { type Options, readOptions } from './options.ts';
import { type Entry, type GameRecord, type LuckProof, stateHash } from './record.ts';
import type { Refusal } from './refusal.ts';
import { type Position, replayEntry, replaySetup, scoresOf } from './replay.ts';

/** What happened at the table besides the choice itself: what undo must know of an entry. */
interface Trace {
  /** Somebody learned something that was hidden. */
  readonly revealed: boolean;
  /** The round of simultaneous decisions in which the choice was made; 0 for none. */
  readonly round: number;
}

/** A table as plain data: opened again it goes on where it was, without playing its record once more. */
export interface SavedTable<S extends State = State> {
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  readonly number: number;
  readonly setup: readonly number[];
  readonly entries: readonly Entry[];
  readonly traces: readonly Trace[];
  readonly since: readonly number[];
  readonly round: number;
  readonly state: S;
  readonly told: readonly (readonly GameEvent[])[];
  /** Set when the table once changed to newer rules: nothing before this entry can be replayed or taken back. */
  readonly base?: Base<S>;
}

/** Where a table that changed to newer rules begins. */
interface Base<S> {
  readonly at: number;
  readonly state: S;
}

/**
 * A game in progress: the state, its record, and what may be asked of it. It decides nothing about people, time or
 * storage; whatever is refused changes nothing.
 */
export class Table<S extends State = State> {
  readonly game: Game<S>;
  readonly seats: number;
  readonly options: Options;
  /** Grows with everything that changes the table, undo too. Whoever numbers more than that may move it on. */
  number = 0;
  private position: Position<S>;
  private readonly luck: RecordingLuck;
  readonly setupLots: readonly number[];
  private entries: Entry[] = [];
  private traces: Trace[] = [];
  /** For every seat, the table's number when its decision came up: an answer to an older one is stale. */
  private since: number[];
  private round = 0;
  private openRound: Together | undefined;
  private isBroken = false;
  private base: Base<S> | undefined;

  /** `luck` goes on after the lots that were drawn before. */
  static restore<S extends State>(game: Game<S>, saved: SavedTable<S>, luck: Luck): Table<S> {
    return new Table(game, saved.seats, saved.options, luck, saved);
  }

  constructor(game: Game<S>, seats: number, asked: unknown, luck: Luck, saved?: SavedTable<S>) {
    if (!fitsSeats(game, seats)) {
      throw new RangeError(`${game.id} is played with ${game.seats.min} to ${game.seats.max} seats.`);
    }
    this.game = game;
    this.seats = seats;
    this.options = readOptions(game.options, seats, asked);
    this.luck = new RecordingLuck(luck);
    if (saved !== undefined) {
      this.setupLots = saved.setup;
      this.since = saved.since.slice();
      this.position = { state: copyOf(game, saved.state), told: saved.told.map((events) => events.slice()) };
      this.entries = saved.entries.slice();
      this.traces = saved.traces.slice();
      this.number = saved.number;
      this.round = saved.round;
      const { version, base } = saved;
      this.base = version === game.version ? base : { at: this.entries.length, state: copyOf(game, saved.state) };
      const top = this.state.agenda.at(-1);
      this.openRound = isTogether(top) ? top : undefined;
      return;
    }
    const told: GameEvent[] = [];
    const state = begin(game, seats, this.options, { luck: this.luck, tell: (event) => told.push(event) });
    this.position = { state, told: [told] };
    this.setupLots = this.luck.take();
    this.since = new Array<number>(seats).fill(0);
    this.noticeRound();
  }

  /** What is saved is the table's own: write it out before the next choice. */
  save(): SavedTable<S> {
    const { game, seats, options, number, setupLots: setup, entries, traces, since, round, position, base } = this;
    const { state, told } = position;
    const saved = { version: game.version, seats, options, number, setup, entries, traces, since, round, state, told };
    return base === undefined ? saved : { ...saved, base };
  }

  /** False once the table has changed to newer rules: its record cannot be played from the start. */
  get isReplayable(): boolean {
    return this.base === undefined;
  }

  /** The truth. It stays at the table: people and bots are given views. */
  get state(): S {
    return this.position.state;
  }

  get isOver(): boolean {
    return isOver(this.state);
  }

  /** The choices made so far, those taken back not counted. */
  get length(): number {
    return this.entries.length;
  }

  deciders(): Seat[] {
    return deciders(this.game, this.state);
  }

  choices(seat: Seat): Choice[] {
    return choicesOf(this.game, this.state, seat);
  }

  interjections(seat: Seat): Choice[] {
    return interjectionsOf(this.game, this.state, seat);
  }

  view(seat: Seat | null): S {
    return this.game.hide(this.state, seat);
  }

  /** What this seat (or a spectator) was told: by the setup first, then by every choice. */
  eventsFor(seat: Seat | null): (readonly GameEvent[])[] {
    return this.position.told.map((_, i) => this.eventsOf(i, seat));
  }

  /** What this seat was told by the setup (0) or by a single choice (from 1 on). What all may hear is the same list for all. */
  eventsOf(choice: number, seat: Seat | null): readonly GameEvent[] {
    const events = this.position.told[choice]!;
    return events.every(isForAll) ? events : events.filter(({ only }) => only === undefined || only === seat);
  }

  /** What the latest choice told, all of it: for checks, never for a screen. */
  lastEvents(): readonly GameEvent[] {
    return this.position.told.at(-1)!;
  }

  lastEntry(): Entry | undefined {
    return this.entries.at(-1);
  }

  /** The choices made so far, those taken back left out. */
  get made(): readonly Entry[] {
    return this.entries;
  }

  /** Plays a seat's choice. `at` is the table's number that the seat had seen. */
  choose(seat: unknown, choice: unknown, at?: unknown): Refusal | undefined {
    return this.play(seat, choice, at, undefined);
  }

  /** Plays a seat's interjection; it never closes the decision that is open. */
  interject(seat: unknown, choice: unknown): Refusal | undefined {
    return this.play(seat, choice, undefined, true);
  }

  /** Why `choose` would refuse; nothing is played. */
  refusalOf(seat: unknown, choice: unknown, at?: unknown): Refusal | undefined {
    const listed = this.listed(seat, choice, at, undefined);
    return 'refusal' in listed ? listed.refusal : undefined;
  }

  private play(seat: unknown, choice: unknown, at: unknown, aside: true | undefined): Refusal | undefined {
    const listed = this.listed(seat, choice, at, aside);
    if ('refusal' in listed) return listed.refusal;
    this.apply(seat as Seat, listed.choice, aside);
    return undefined;
  }

  /** The choice as it stands on the seat's list, or why it cannot be made. */
  private listed(
    seat: unknown,
    choice: unknown,
    at: unknown,
    aside: true | undefined,
  ): { readonly choice: Choice } | { readonly refusal: Refusal } {
    if (this.isBroken) return { refusal: 'broken' };
    if (this.isOver) return { refusal: 'over' };
    if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= this.seats)
      return { refusal: 'no-seat' };
    if (typeof choice !== 'string' && !(typeof choice === 'number' && Number.isFinite(choice)))
      return { refusal: 'malformed' };
    const list = aside ? this.interjections(seat) : this.choices(seat);
    if (list.length === 0) return { refusal: aside ? 'not-listed' : 'not-yours' };
    if (at !== undefined && !this.isFresh(seat, at)) return { refusal: 'stale' };
    const found = list[list.indexOf(choice)];
    return found === undefined ? { refusal: 'not-listed' } : { choice: found };
  }

  /** The table's number when the seat's decision came up. */
  askedAt(seat: Seat): number {
    return this.since[seat]!;
  }

  private isFresh(seat: Seat, at: unknown): boolean {
    return typeof at === 'number' && Number.isInteger(at) && at >= this.since[seat]! && at <= this.number;
  }

  private apply(seat: Seat, choice: Choice, aside: true | undefined): void {
    const told: GameEvent[] = [];
    const round = this.openRound && !aside ? this.round : 0;
    let revealed = false;
    const help: Aside = {
      luck: this.luck,
      tell: (event) => told.push(event),
      reveal: () => {
        revealed = true;
      },
    };
    try {
      if (aside) interject(this.game, this.state, seat, choice, help);
      else choose(this.game, this.state, seat, choice, help);
    } catch (error) {
      this.breakDown();
      throw error;
    }
    this.position.told.push(told);
    const lots = this.luck.take();
    this.entries.push(aside ? { seat, choice, lots, aside } : { seat, choice, lots });
    this.number++;
    const stillOpen = this.noticeRound();
    // The last to choose lifts the others' secrets: nobody takes that back.
    this.traces.push({ revealed: revealed || (round > 0 && !stillOpen), round });
    if (aside) return;
    if (stillOpen) this.since[seat] = this.number;
    else this.since.fill(this.number);
  }

  /** A rule has thrown: the table shows what was before it and goes no further, for lots may have been drawn already. */
  private breakDown(): void {
    this.isBroken = true;
    this.luck.take();
    this.position = this.replayed(this.entries);
    this.openRound = undefined;
  }

  private replayed(entries: readonly Entry[]): Position<S> {
    const { base, game } = this;
    const told = this.position.told;
    const position: Position<S> =
      base === undefined
        ? replaySetup(game, this.seats, this.options, this.setupLots)
        : { state: copyOf(game, base.state), told: told.slice(0, base.at + 1) };
    for (const entry of entries.slice(base?.at ?? 0)) replayEntry(game, position, entry);
    return position;
  }

  /** True when the round of simultaneous decisions that was open is still open. */
  private noticeRound(): boolean {
    const top = this.state.agenda.at(-1);
    const open = isTogether(top) ? top : undefined;
    const still = open !== undefined && open === this.openRound;
    if (open !== undefined && !still) this.round++;
    this.openRound = open;
    return still;
  }

  /**
   * How many of its latest choices the seat may take back: not past a drawn lot, a reveal, or the choice of another
   * seat that has not agreed, and none once the game is over. What others picked in the same open round does not stand
   * in the way of a pick in it, but of what was chosen before the round opened and of interjections.
   */
  undoable(seat: Seat, agreed: readonly Seat[] = [], atMost = Number.POSITIVE_INFINITY): number {
    return this.entriesToTakeBack(seat, atMost, agreed).own;
  }

  /** What goes, the seat's own and others', if the seat takes back its last `count` choices and these agree. */
  goingWith(seat: Seat, count: number, agreed: readonly Seat[]): Entry[] {
    return this.entriesToTakeBack(seat, count, agreed).gone.map((i) => this.entries[i]!);
  }

  private entriesToTakeBack(seat: Seat, count: number, agreed: readonly Seat[]): { own: number; gone: number[] } {
    const gone: number[] = [];
    let pending: number[] = [];
    let beside: number[] = [];
    let own = 0;
    const mayGo = (i: number) => {
      const other = this.entries[i]!.seat;
      return !this.traces[i]!.revealed && (other === seat || agreed.includes(other));
    };
    const first = this.base?.at ?? 0;
    for (let i = this.isOver ? -1 : this.entries.length - 1; i >= first && own < count; i--) {
      const entry = this.entries[i]!;
      if (entry.lots.length > 0) break;
      const inOpenRound = this.openRound !== undefined && this.traces[i]!.round === this.round;
      if (entry.seat !== seat && inOpenRound) {
        beside.push(i);
        continue;
      }
      if (!mayGo(i)) break;
      if (!inOpenRound && beside.length > 0) {
        if (!beside.every(mayGo)) break;
        pending.push(...beside);
        beside = [];
      }
      if (entry.seat !== seat) {
        pending.push(i);
        continue;
      }
      own++;
      gone.push(i);
      if (pending.length > 0) gone.push(...pending);
      pending = [];
    }
    return { own, gone };
  }

  /** Takes back the seat's last `count` choices, by playing the record again without them. */
  undo(seat: Seat, count = 1, agreed: readonly Seat[] = []): Refusal | undefined {
    if (this.isBroken) return 'broken';
    if (this.isOver) return 'over';
    if (!Number.isInteger(count) || count < 1) return 'no-undo';
    const { own, gone: taken } = this.entriesToTakeBack(seat, count, agreed);
    if (own < count) return 'no-undo';
    const gone = new Set(taken);
    const touched = new Set(taken.map((i) => this.entries[i]!.seat));
    const kept = this.entries.filter((_, i) => !gone.has(i));
    const traces = this.traces.filter((_, i) => !gone.has(i));
    const position = this.replayed(kept);
    this.position = position;
    this.entries = kept;
    this.traces = traces;
    this.number++;
    const top = position.state.agenda.at(-1);
    const stillOpen = this.openRound !== undefined && isTogether(top);
    this.openRound = isTogether(top) ? top : undefined;
    if (!stillOpen) this.since.fill(this.number);
    for (const one of touched) this.since[one] = this.number;
    return undefined;
  }

  record(luck?: LuckProof, names?: readonly string[]): GameRecord {
    return {
      engawa: 1,
      game: this.game.id,
      version: this.game.version,
      seats: this.seats,
      options: this.options,
      ...(names ? { names } : {}),
      ...(luck ? { luck } : {}),
      setup: this.setupLots,
      entries: this.entries.slice(),
      ...(this.isOver ? { scores: scoresOf(this.game.standings(this.state)) } : {}),
      state: stateHash(this.state),
    };
  }
}

function isForAll({ only }: GameEvent): boolean {
  return only === undefined;
}
