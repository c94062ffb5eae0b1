import {
  commitmentOf,
  type Entry,
  type Game,
  type GameRecord,
  type Luck,
  type LuckProof,
  type Refusal,
  type Seat,
  type State,
  Table,
  TableLuck,
} from '@engawa/kernel';
import { type KnownTable, Refused, type Shown, type ShownSeat, type Told } from '@engawa/wire';
import { shownAlone } from '../table/shown-alone.ts';
import type { Happening, KeptGame } from './kept.ts';

const NONE: readonly never[] = [];
/** The log's first entry is the start. */
const START = 1;

/** The rules have changed since the game began, and it cannot be played again up to where it was. */
export class OutOfRules extends Error {}

/**
 * A table that lives in this browser with its people: what its log adds up to. It makes the same `Shown` as the server,
 * so that the screen sees no difference.
 */
export class LocalSitting<S extends State = State> {
  readonly game: Game<S>;
  readonly table: Table<S>;
  /** Everything but the log stays as it was when the table was opened. */
  private readonly kept: KeptGame;
  private readonly log: Happening[] = [];
  private readonly seats: readonly ShownSeat[];
  private number = START;
  /** The numbers and times of the choices that were made and not taken back. */
  private numbers: number[] = [];
  private times: number[] = [];
  private readonly notes: Told[];

  constructor(game: Game<S>, kept: KeptGame) {
    this.game = game;
    this.kept = kept;
    this.table = new Table(game, kept.seats.length, kept.options, luckOf(kept));
    this.table.number = START;
    this.seats = kept.seats.map((one, seat) =>
      one.is === 'bot'
        ? { person: null, bot: one.bot }
        : { person: { id: `here-${seat}`, name: one.name, kind: 'guest' }, bot: null },
    );
    this.notes = [{ number: START, at: kept.createdAt, events: [], note: { is: 'start' } }];
    for (const happening of kept.log) {
      if (this.happen(happening) !== undefined) throw new OutOfRules();
    }
  }

  get id(): string {
    return this.kept.id;
  }

  get people(): Seat[] {
    return this.kept.seats.flatMap(({ is }, seat) => (is === 'person' ? [seat] : []));
  }

  /** The bot of a seat, or undefined where somebody sits. */
  botOf(seat: Seat): string | undefined {
    const one = this.kept.seats[seat];
    return one?.is === 'bot' ? one.bot : undefined;
  }

  get lastNumber(): number {
    return this.number;
  }

  /** Lets it happen; a refusal has changed nothing. */
  happen(happening: Happening): Refusal | undefined {
    const refusal = 'undo' in happening ? this.undo(happening) : this.choose(happening);
    if (refusal !== undefined) return refusal;
    this.log.push(happening);
    this.number++;
    this.table.number = this.number;
    return undefined;
  }

  private choose({ seat, choice, aside, at }: Extract<Happening, { choice: unknown }>): Refusal | undefined {
    const refusal = aside ? this.table.interject(seat, choice) : this.table.choose(seat, choice);
    if (refusal !== undefined) return refusal;
    this.numbers.push(this.number + 1);
    this.times.push(at);
    return undefined;
  }

  private undo({ seat, undo, at }: Extract<Happening, { undo: unknown }>): Refusal | undefined {
    const before = this.table.made;
    const refusal = this.table.undo(seat, undo, this.othersThan(seat));
    if (refusal !== undefined) return refusal;
    const undone = this.forget(before);
    this.notes.push({ number: this.number + 1, at, events: [], undone });
    return undefined;
  }

  private forget(before: readonly Entry[]): number[] {
    const kept = new Set(this.table.made);
    const isKept = (_: unknown, i: number) => kept.has(before[i]!);
    const undone = this.numbers.filter((_, i) => !isKept(_, i));
    this.numbers = this.numbers.filter(isKept);
    this.times = this.times.filter(isKept);
    return undone;
  }

  private othersThan(seat: Seat): Seat[] {
    return this.kept.seats.map((_, one) => one).filter((one) => one !== seat);
  }

  /**
   * What can be taken back is always the last thing that a person chose, whoever looks now: here people sit side by side
   * and bots do not mind. `turn` is what the seat chose since somebody else did.
   */
  get takeBack(): { readonly seat: Seat; readonly own: number; readonly turn: number } | undefined {
    const { table } = this;
    const last = table.made.findLast(({ seat }) => this.botOf(seat) === undefined);
    if (last === undefined) return undefined;
    const own = table.undoable(last.seat, this.othersThan(last.seat));
    return own === 0 ? undefined : { seat: last.seat, own, turn: Math.max(1, table.undoable(last.seat)) };
  }

  /** What is known of the table with these eyes. */
  known(seat: Seat | null): KnownTable {
    const { id } = this.kept;
    return {
      table: id,
      number: this.number,
      shown: this.show(seat),
      told: this.told(this.people.length > 1 ? null : seat),
      chat: NONE,
      here: this.people,
      watchers: 0,
    };
  }

  private show(seat: Seat | null): Shown {
    const { table, kept, seats, luck } = this;
    const mayAct = !table.isOver && seat !== null;
    const choices = mayAct ? table.choices(seat) : NONE;
    const own = mayAct ? (this.takeBack?.own ?? 0) : 0;
    return {
      ...shownAlone({ id: kept.id, owner: 'here', table, seats, seat, choices, luck }),
      interjections: mayAct ? table.interjections(seat) : NONE,
      undo: { own, asked: own },
    };
  }

  /** Where several people share a screen, nobody's private news stay on it. */
  private told(seat: Seat | null): Told[] {
    const { table, numbers, times } = this;
    const notes = this.notes.map((one) =>
      one.note?.is === 'start' ? { ...one, events: table.eventsOf(0, seat) } : one,
    );
    const choices = numbers.map((number, i) => ({ number, at: times[i]!, events: table.eventsOf(i + 1, seat) }));
    return [...notes, ...choices].sort((a, b) => a.number - b.number);
  }

  /**
   * Whether one of the two would see something that the other may not: in what is asked, or in the table as it is read
   * out. What somebody only remembers does not lie on the screen.
   */
  hidesFrom(one: Seat | null, other: Seat | null): boolean {
    const seen = (seat: Seat | null) => {
      const view = this.table.view(seat);
      const read = this.game.words.en.table(view, null, (of) => `${of}`);
      return JSON.stringify([view.agenda, read]);
    };
    return one !== other && seen(one) !== seen(other);
  }

  /** The seed is shown when it can no longer tell the future. */
  private get luck(): LuckProof {
    const { seed, lots } = this.kept;
    if (lots !== undefined) return UNPROVEN;
    const commitment = commitmentOf(seed);
    return this.table.isOver ? { commitment, salts: [], seed } : { commitment, salts: [] };
  }

  record(): GameRecord {
    const names = this.kept.seats.map((seat) => (seat.is === 'bot' ? seat.bot : seat.name));
    return this.table.record(this.luck === UNPROVEN ? undefined : this.luck, names);
  }

  /** The table as it is to be kept now. */
  keep(now: number): KeptGame {
    return { ...this.kept, changedAt: now, isOver: this.table.isOver, log: this.log.slice() };
  }
}

/** No seed gives the lots of a game that goes on from another one. */
const UNPROVEN: LuckProof = { commitment: '', salts: [] };

/** The lots of the game that it goes on from, then luck of its own. */
function luckOf({ seed, lots = NONE }: KeptGame): Luck {
  const own = new TableLuck(seed);
  let drawn = 0;
  return { below: (n) => lots[drawn++] ?? own.below(n) };
}

/** A refusal of the kernel as it is thrown to whoever asked. */
export function orRefuse(refusal: Refusal | undefined): void {
  if (refusal !== undefined) throw new Refused(refusal);
}
