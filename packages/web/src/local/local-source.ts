import { type Choice, type Game, type GameRecord, recordToText, replay, type Seat } from '@engawa/kernel';
import { type KnownTable, type Position, Refused } from '@engawa/wire';
import type { TableSource, TableWish } from '../table/source.ts';
import type { Thinker } from '../thinking/thinker.ts';
import type { KeptGame } from './kept.ts';
import { LocalSitting, orRefuse } from './sitting.ts';

export interface LocalSourceOptions {
  readonly thinker: Thinker;
  /** Keeps the table; throws if it cannot. */
  readonly keep: (kept: KeptGame) => void;
  /** How long a bot's move takes at least, so that people can follow; resolves early when aborted. */
  readonly pause: (signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
  /** Opens a table for the same seats once more; the address where it is. */
  readonly again?: () => string;
  /** The browser has no room to keep the game; it goes on all the same. */
  readonly onNotKept?: () => void;
}

/** Where a game of this browser is replayed: no table of the server has a tilde in its name. */
export const hereReplay = (id: string, at?: number): string =>
  `/replay/here~${id}${at === undefined ? '' : `?at=${at}`}`;

/** A record as an address that can be downloaded without a server. */
function fileAddress(record: GameRecord): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(recordToText(record))}`;
}

/** A table that lives in this browser: people who share the screen, and bots. */
export class LocalSource implements TableSource {
  readonly abilities: TableSource['abilities'];
  private sitting: LocalSitting;
  private readonly options: LocalSourceOptions;
  private readonly listeners = new Set<() => void>();
  /** Whose eyes look at the screen; null while it lies face down between two people. */
  private looker: Seat | null = null;
  private current: KnownTable;
  private thought: AbortController | undefined;
  /** Whoever has just chosen still looks at what came of it. */
  private turning: AbortController | undefined;
  private isClosed = false;

  constructor(game: Game, kept: KeptGame, options: LocalSourceOptions) {
    this.options = options;
    this.sitting = new LocalSitting(game, kept);
    this.abilities = { company: false, hints: true, handover: () => this.nextLooker() };
    this.turn();
    this.current = this.sitting.known(this.looker);
    this.letBotsPlay();
  }

  known(): KnownTable {
    return this.current;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async ask(wish: TableWish): Promise<number> {
    switch (wish.is) {
      case 'choose':
        this.chooseAs(this.eyes(), wish.choice, wish.at);
        break;
      case 'interject':
        this.happen({ seat: this.eyes(), choice: wish.choice, aside: true });
        break;
      case 'undo':
        this.undo(wish.count);
        break;
      // Chat, votes and standing answers are for people who are far from each other.
      default:
        throw new Refused('bad-request');
    }
    return this.sitting.lastNumber;
  }

  look(seat: Seat): void {
    if (!this.sitting.people.includes(seat)) return;
    this.looker = seat;
    this.show();
  }

  /** The same position as it was, through the same eyes. */
  async past(choices: number): Promise<Pick<Position, 'view'>> {
    const { game } = this.sitting;
    return { view: game.hide(replay(game, this.record(), choices).state, this.looker) };
  }

  async again(): Promise<string> {
    const open = this.options.again;
    if (open === undefined) throw new Refused('bad-request');
    return open();
  }

  get links(): NonNullable<TableSource['links']> {
    const { id } = this.sitting;
    const isOver = this.sitting.table.isOver;
    return {
      leave: '/here',
      ...(isOver ? { replay: (choices: number) => hereReplay(id, choices), record: fileAddress(this.record()) } : {}),
      table: (other) => `/here/${other}`,
    };
  }

  /** Another window has moved the table on: it is taken over as it stands there. */
  replaceBy(kept: KeptGame): void {
    this.stopThinking();
    this.sitting = new LocalSitting(this.sitting.game, kept);
    this.turn();
    this.show();
    this.letBotsPlay();
  }

  /** The game's record; the seed is in it once the game is over. */
  record(): GameRecord {
    return this.sitting.record();
  }

  close(): void {
    this.isClosed = true;
    this.turning?.abort();
    this.stopThinking();
    this.options.thinker.close();
    this.listeners.clear();
  }

  private eyes(): Seat {
    const seat = this.current.shown.seat;
    if (seat === null) throw new Refused('not-yours');
    return seat;
  }

  private chooseAs(seat: Seat, choice: Choice, at: number): void {
    orRefuse(this.sitting.table.refusalOf(seat, choice, at));
    this.happen({ seat, choice });
  }

  private undo(count: number | 'turn'): void {
    const { takeBack } = this.sitting;
    if (takeBack === undefined) throw new Refused(this.sitting.table.isOver ? 'over' : 'no-undo');
    this.happen({ seat: takeBack.seat, undo: count === 'turn' ? takeBack.turn : count });
  }

  private happen(
    what: { readonly seat: Seat } & ({ readonly choice: Choice; readonly aside?: true } | { readonly undo: number }),
  ): void {
    const now = this.options.now();
    orRefuse(this.sitting.happen({ at: now, ...what }));
    this.stopThinking();
    this.store(now);
    this.show();
    this.turnLater();
    this.letBotsPlay();
  }

  private store(now: number): void {
    try {
      this.options.keep(this.sitting.keep(now));
    } catch {
      this.options.onNotKept?.();
    }
  }

  private show(): void {
    this.current = this.sitting.known(this.looker);
    for (const listener of this.listeners) listener();
  }

  /** Somebody else is asked: after a pause the screen turns to them, or waits to be handed over. */
  private turnLater(): void {
    this.turning?.abort();
    this.turning = undefined;
    const isOver = this.sitting.table.isOver && this.looker !== null;
    if (this.sitting.people.length < 2 || !(isOver || this.askedPerson() !== null)) return;
    const turning = new AbortController();
    this.turning = turning;
    void this.options.pause(turning.signal).then(() => {
      if (turning.signal.aborted) return;
      this.turning = undefined;
      this.turn();
      this.show();
    });
  }

  /** Without secrets the screen turns to whoever is asked by itself; in the end it is everybody's. */
  private turn(): void {
    const { people, table } = this.sitting;
    if (people.length < 2) {
      this.looker = people[0] ?? null;
      return;
    }
    const next = this.askedPerson();
    if (next !== null && !this.sitting.hidesFrom(this.looker, next)) this.looker = next;
    if (table.isOver) this.looker = null;
  }

  /** The person the table waits for, if it is not the one who looks. */
  private askedPerson(): Seat | null {
    const { people, table } = this.sitting;
    if (table.isOver) return null;
    const asked = table.deciders().filter((seat) => people.includes(seat));
    return this.looker !== null && asked.includes(this.looker) ? null : (asked[0] ?? null);
  }

  private nextLooker(): Seat | null {
    return this.sitting.people.length < 2 || this.turning !== undefined ? null : this.askedPerson();
  }

  private stopThinking(): void {
    this.thought?.abort();
    this.thought = undefined;
  }

  /** One bot after the other, as long as the table waits for one. */
  private letBotsPlay(): void {
    if (this.isClosed || this.sitting.table.isOver) return;
    const { table, game } = this.sitting;
    const seat = table.deciders().find((one) => this.sitting.botOf(one) !== undefined);
    if (seat === undefined) return;
    const thought = new AbortController();
    this.thought = thought;
    const { signal } = thought;
    const question = { game: game.id, bot: this.sitting.botOf(seat)!, view: table.view(seat), seat };
    Promise.all([this.options.thinker.think(question, signal), this.options.pause(signal)]).then(
      ([choice]) => {
        if (!signal.aborted) this.happen({ seat, choice });
      },
      (error: unknown) => {
        // A bot that fails must not hold up the table: it takes the first choice on its list.
        if (!signal.aborted) this.happen({ seat, choice: table.choices(seat)[0]! });
        else if (!(error instanceof DOMException)) throw error;
      },
    );
  }
}
