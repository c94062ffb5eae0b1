import type { Seat } from '@engawa/kernel';
import type { ChatLine, Refusal, Someone, Standing } from '@engawa/wire';
import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../store/schema.ts';
import { type Ask, decide, refusalToLeaveAnswers } from './asks.ts';
import type { Watcher } from './audience.ts';
import { type Before, bookkeeping } from './bookkeeping.ts';
import { LeftAnswers, needsKeeper } from './left-answers.ts';
import { Line } from './line.ts';
import { loadSitting, readEntry } from './load.ts';
import { Onlookers } from './onlookers.ts';
import { Seating } from './seating.ts';
import type { Sitting } from './sitting.ts';
import type { Snapshots } from './snapshots.ts';
import type { LogEntry, What } from './what.ts';

/** Who asks: a person with a session, or the table itself (then `seat` says for which seat). */
export interface Asker {
  readonly person?: string;
  readonly seat?: Seat;
  /** Made by the client: a repeated request is answered once more and not played twice. */
  readonly id?: string;
}

export type Answer = { readonly number: number } | { readonly refusal: Refusal };

/** How often a lost race is run again before the asker is told to try later. */
const TRIES = 8;
const SNAPSHOT_EVERY = 100;

/** What the table tells the rest of this process. */
export interface Surroundings {
  /** Something was stored, or heard of from another process. */
  moved(table: OpenTable): void;
  /** This process, and no other, has stored an entry. Must be quick and never fail. */
  stored?(sitting: Sitting, entry: LogEntry, before: Before): void;
  /** Must be true together with an entry that makes the table need a keeper, or need one no longer. */
  keep(db: Kysely<Database>, table: string, isNeeded: boolean): Promise<void>;
  someone(person: string): Promise<Someone>;
  /** The last who looked at a finished game has gone. */
  left?(table: OpenTable): void;
  readonly snapshots: Snapshots;
  /** Whoever looks at the table looks with other eyes now, or no longer. */
  reseated?(table: OpenTable): void;
}

/**
 * A table that this process has at hand. Everything that concerns it happens one after the other: an ask is decided,
 * happens, is stored, and only then is anybody told. If it could not be stored, the table is read again from its log.
 */
export class OpenTable {
  readonly id: string;
  private readonly context: Context;
  private readonly around: Surroundings;
  private readonly onlookers = new Onlookers(() => {
    const { sitting, seating, answers } = this;
    return { sitting, people: seating.people, standings: answers.all };
  });
  private sitting: Sitting;
  private readonly seating: Seating;
  private readonly answers: LeftAnswers;
  /** Under which number each request of a client was stored: all of the log that this table has read. */
  private numbers: Map<string, number>;
  private readonly line = new Line();
  private snapshotAt: number;
  /** Something has happened of which nobody knows whether it is stored: only the log can tell. */
  private isUnsure = false;
  usedAt: number;

  static async load(context: Context, around: Surroundings, id: string): Promise<OpenTable> {
    const loaded = await loadSitting(context, id);
    const table = new OpenTable(context, around, loaded);
    await table.seating.learn(table.sitting);
    if (loaded.rules !== undefined) {
      const { version, how } = loaded.rules;
      await table.ask(how === 'impossible' ? { is: 'shut', why: 'rules' } : { is: 'new-rules', version, how }, {});
      // Who goes on from a snapshot needs one of today: the log alone does not lead here.
      await table.putAway();
      await around.snapshots.flush();
    }
    return table;
  }

  private constructor(context: Context, around: Surroundings, loaded: Awaited<ReturnType<typeof loadSitting>>) {
    this.context = context;
    this.around = around;
    this.sitting = loaded.sitting;
    this.seating = new Seating(around.someone);
    this.numbers = loaded.numbers;
    this.snapshotAt = loaded.snapshotAt;
    this.id = loaded.sitting.opening.id;
    this.answers = new LeftAnswers(context.store.db, this.id, loaded.standings);
    this.usedAt = context.now();
  }

  /** Waits for its turn: nobody sees a table in the middle of something that may yet fail. */
  look<T>(at: (sitting: Sitting, people: ReadonlyMap<string, Someone>) => T | Promise<T>): Promise<T> {
    return this.inTurn(async () => at(this.sitting, this.seating.people));
  }

  /** The same for whoever looks after tables: that does not keep one at hand which nobody needs. */
  peek<T>(at: (sitting: Sitting) => T | Promise<T>): Promise<T> {
    return this.afterOthers(async () => at(this.sitting));
  }

  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    this.usedAt = this.context.now();
    return this.afterOthers(act);
  }

  private afterOthers<T>(act: () => Promise<T>): Promise<T> {
    return this.line.enter(() => (this.isUnsure ? this.readAgain().then(act) : act()));
  }

  ask(ask: Ask, asker: Asker): Promise<Answer> {
    return this.inTurn(() => this.settle(ask, asker));
  }

  private async settle(ask: Ask, asker: Asker, used?: Standing): Promise<Answer> {
    for (let tries = 0; tries < TRIES; tries++) {
      const { sitting } = this;
      const seat = asker.seat ?? (asker.person === undefined ? null : sitting.seatOf(asker.person));
      const stored = this.storedUnder(seat, asker.id);
      if (stored !== undefined) return { number: stored };
      const decided = decide(sitting, ask, seat, this.context.now());
      if (typeof decided === 'string') {
        // Perhaps another process knows more.
        if (this.isShared && (await this.readOn()) && used === undefined) continue;
        return { refusal: decided };
      }
      const number = sitting.number + 1;
      const result = await this.store(decided.what, decided.seat, idOf(decided.seat ?? seat, asker.id), used);
      if (result === 'stored') return { number };
      if (result === 'broken') return { refusal: 'broken' };
      // The answer may have been used up or withdrawn by whoever was quicker: the attendant looks again.
      if (used !== undefined) return { refusal: 'stale' };
    }
    return { refusal: 'unavailable' };
  }

  private get isShared(): boolean {
    return this.context.store.kind === 'postgres';
  }

  /**
   * Whoever appends an entry has read all before it, and a number is given once: so no request is ever stored twice,
   * whichever process it reaches.
   */
  private storedUnder(seat: Seat | null, id: string | undefined): number | undefined {
    const stored = idOf(seat, id);
    return stored === null ? undefined : this.numbers.get(stored);
  }

  /** `taken`: somebody else was quicker, and the table has been read again. `used`: the standing answer that this is. */
  private async store(
    what: What,
    seat: Seat | null,
    id: string | null,
    used?: Standing,
  ): Promise<'stored' | 'taken' | 'broken'> {
    const { context, sitting } = this;
    const entry: LogEntry = { number: sitting.number + 1, at: context.now(), seat, what };
    const { status, holders, paused } = sitting;
    const before = { status, holders, paused };
    this.isUnsure = true;
    let said: What;
    let also: ReturnType<typeof bookkeeping>;
    try {
      said = sitting.apply(entry);
      const spent = used?.times === undefined ? undefined : this.answers.spend(seat!, used);
      also = bookkeeping(before, sitting, this.seating.people, spent, context, this.around);
    } catch (error) {
      await this.breakDown(error, entry);
      return 'broken';
    }
    const row = { table_id: this.id, number: entry.number, at: entry.at, seat, id, what: JSON.stringify(said) };
    try {
      const meanwhile = () => this.makeReady(sitting);
      const appended = await context.store.append(also === undefined ? { row, meanwhile } : { row, also, meanwhile });
      if (appended === 'taken') {
        await this.readAgain();
        return 'taken';
      }
    } catch (error) {
      context.log.error({ table: this.id, number: entry.number, error }, 'an entry was not stored');
      throw error;
    }
    this.isUnsure = false;
    if (id !== null) this.numbers.set(id, entry.number);
    context.hooks?.at('before-acknowledge');
    const telling = this.moved(seat);
    if (telling !== undefined) await telling;
    this.around.stored?.(sitting, entry, before);
    context.hooks?.at('before-publish');
    context.bus.publish({ is: 'moved', table: this.id, number: entry.number });
    if (used?.times !== undefined) context.bus.publish({ is: 'standing', table: this.id });
    return 'stored';
  }

  /** A rule has failed: the game cannot go on, but what was played is safe. */
  private async breakDown(error: unknown, { number, what }: LogEntry): Promise<void> {
    this.context.log.error({ table: this.id, number, what, error }, 'a rule failed: the table is closed');
    await this.readAgain();
    if (!this.sitting.isEnded) await this.store({ do: 'close', why: 'broken' }, null, null);
  }

  /** Rules are also asked what to show: if that fails, the table is closed, and what was played is shown. */
  private shownSafely<T>(show: () => T): T | Promise<T> {
    try {
      return show();
    } catch (error) {
      return this.shownClosed(show, error);
    }
  }

  private async shownClosed<T>(show: () => T, error: unknown): Promise<T> {
    const { number, isEnded } = this.sitting;
    this.context.log.error({ table: this.id, number, error }, 'a table cannot be shown: it is closed');
    if (isEnded) throw error;
    await this.store({ do: 'close', why: 'broken' }, null, null);
    return show();
  }

  private async readAgain(): Promise<void> {
    const loaded = await loadSitting(this.context, this.id);
    const isNews = loaded.sitting.number > this.sitting.number;
    this.sitting = loaded.sitting;
    this.answers.replace(loaded.standings);
    this.numbers = loaded.numbers;
    this.snapshotAt = loaded.snapshotAt;
    this.isUnsure = false;
    if (isNews || this.seating.isBehind(loaded.sitting) || this.onlookers.areBehind) await this.moved();
  }

  /** Reads what other processes have added to the log; true if there was anything. */
  catchUp(): Promise<boolean> {
    return this.afterOthers(() => this.readOn());
  }

  private async readOn(): Promise<boolean> {
    const rows = await this.context.store.read(this.id, this.sitting.number);
    if (rows.length === 0) return false;
    this.isUnsure = true;
    try {
      for (const row of rows) {
        this.sitting.apply(readEntry(row));
        if (row.id !== null) this.numbers.set(row.id, row.number);
      }
    } catch {
      await this.readAgain();
      return true;
    }
    this.isUnsure = false;
    await this.moved();
    return true;
  }

  /** `by`: the seat that did it just now. Most of the time there is nothing to wait for. */
  private moved(by: Seat | null = null): Promise<void> | undefined {
    if (this.seating.isBehind(this.sitting)) return this.movedAndSeated(by);
    const telling = this.shownSafely(() => this.onlookers.tellMoved(by));
    if (telling !== undefined) return telling.then(() => this.toldMoved());
    this.toldMoved();
    return undefined;
  }

  private async movedAndSeated(by: Seat | null): Promise<void> {
    try {
      await this.seating.learn(this.sitting);
    } catch (error) {
      // It is stored, and nobody was told: whoever comes next reads the table again, and tells them.
      this.isUnsure = true;
      throw error;
    }
    const strays = this.onlookers.takeStrays();
    await this.shownSafely(() => this.onlookers.tellMoved(by));
    if (strays.length > 0) {
      await this.shownSafely(() => this.onlookers.reseat(strays));
      this.around.reseated?.(this);
    }
    this.toldMoved();
  }

  private toldMoved(): void {
    this.around.moved(this);
    if (this.sitting.number - this.snapshotAt >= SNAPSHOT_EVERY) this.snapshot();
  }

  private makeReady(sitting: Sitting): void {
    if (this.isUnsure && sitting === this.sitting && !this.seating.isBehind(sitting)) this.onlookers.makeReady();
  }

  /** Somebody at the table is called something else now. */
  rename(): Promise<void> {
    return this.inTurn(async () => {
      await this.seating.learn(this.sitting, true);
      this.onlookers.showAgain();
    });
  }

  /** From now on the watcher is sent everything; first, what it has not seen. Undefined: it may watch. */
  watch(
    watcher: Watcher,
    from: number,
    chat: (seat: Seat | null) => Promise<readonly ChatLine[]>,
  ): Promise<Refusal | undefined> {
    return this.inTurn(async () => {
      // Whoever comes from another process has seen there what this one may not have heard of yet.
      if (this.isShared && from > this.sitting.number) await this.readOn();
      if (this.isShared) await this.readAnswers();
      if (!this.onlookers.mayWatch(watcher.person)) return 'no-watchers';
      const lines = await chat(this.onlookers.seatFor(watcher.person));
      watcher.send(await this.shownSafely(() => this.onlookers.seat(watcher, from, lines)));
      return undefined;
    });
  }

  unwatch(watcher: Watcher): void {
    this.usedAt = this.context.now();
    this.onlookers.dismiss(watcher);
    if (this.isEnded && !this.isWatched) this.around.left?.(this);
  }

  get isEnded(): boolean {
    return this.sitting.isEnded;
  }

  /** Sends something besides the game to whoever may hear it. */
  tell(text: string, from: string | null, mayHear: (seat: Seat | null, person: string | null) => boolean): void {
    this.onlookers.tell(text, from, mayHear);
  }

  /** Who is looking: the seats that are here, and how many spectators. */
  get presence(): { here: Seat[]; watchers: number } {
    return this.onlookers.presence;
  }

  get isWatched(): boolean {
    return this.onlookers.areThere;
  }

  /** Saves time when the table is opened next; nothing depends on it. */
  private snapshot(): void {
    const { sitting } = this;
    if (sitting.number === this.snapshotAt || sitting.table === null) return;
    this.snapshotAt = sitting.number;
    this.around.snapshots.add(this.id, sitting.number, JSON.stringify(sitting.save()));
  }

  /** Before the table is put away. */
  putAway(): Promise<void> {
    return this.afterOthers(async () => this.snapshot());
  }

  /** Standing answers are secret from the other seats: they are no part of the log. */
  leaveAnswers(person: string, answers: readonly Standing[], id: string): Promise<Answer> {
    return this.inTurn(async () => {
      const { sitting } = this;
      const seat = sitting.seatOf(person);
      const refusal = seat === null ? 'not-seated' : refusalToLeaveAnswers(sitting, seat);
      if (refusal !== undefined) return { refusal };
      if (this.isShared) await this.readAnswers();
      if (this.answers.all.get(seat!)?.id !== id) await this.saveAnswers(seat!, answers, id);
      return { number: sitting.number };
    });
  }

  private async saveAnswers(seat: Seat, answers: readonly Standing[], id: string): Promise<void> {
    await this.answers.save(seat, { id, answers }, async (db) =>
      this.around.keep(db, this.id, await needsKeeper(db, this.sitting)),
    );
    this.onlookers.showAgain(seat);
    this.around.moved(this);
    this.context.bus.publish({ is: 'standing', table: this.id });
  }

  /** Reads the standing answers again: a seat may have given them to another process. */
  learnAnswers(): Promise<void> {
    return this.afterOthers(() => this.readAnswers());
  }

  private async readAnswers(): Promise<void> {
    for (const seat of await this.answers.read()) this.onlookers.showAgain(seat);
  }

  /** Whether the seat has left an answer to what it is asked now. */
  hasAnswer(sitting: Sitting, seat: Seat): boolean {
    return this.answers.to(sitting, seat) !== undefined;
  }

  /** Chooses for a seat as it has left word, if it still has. */
  answerFor(seat: Seat): Promise<void> {
    return this.inTurn(async () => {
      const { sitting } = this;
      const used = this.answers.to(sitting, seat);
      if (used === undefined) return;
      await this.settle({ is: 'choose', choice: used.choice, at: sitting.number }, { seat }, used);
    });
  }
}

/** Ids of different seats never meet. */
function idOf(seat: Seat | null, id: string | undefined): string | null {
  return id === undefined ? null : `${seat ?? '-'}:${id}`;
}
