import { type NewTable, type OpenedTable, Refused, type Someone, type TableSummary } from '@engawa/wire';
import type { Context } from '../context.ts';
import { hashSecret } from '../people/secrets.ts';
import { Chat } from './chat.ts';
import { createTable, newInvitation } from './create.ts';
import { OpenTable, type Surroundings } from './open-table.ts';
import type { Sitting } from './sitting.ts';
import {
  forgottenTables,
  lastNumbers,
  noteChange,
  programsOf,
  publicTables,
  type TableTimes,
  tablesOf,
} from './table-queries.ts';

const LISTED = 50;
/** A table that nobody looked at for so long is put away; it is read again when somebody comes. */
const IDLE = 60_000;
const HOUR = 3_600_000;
const OPEN_FOR = 24 * HOUR;
const RUNNING_FOR = 90 * 24 * HOUR;

/** All tables that this process has at hand. Any other table is read from the store when it is asked for. */
export class Tables {
  readonly context: Context;
  readonly chat: Chat;
  private readonly around: Surroundings;
  private readonly open = new Map<string, Promise<OpenTable>>();
  /** Those that somebody asked for since they were last tidied. */
  private readonly called = new Set<string>();
  private readonly isKept: (table: string) => boolean;
  /** Hears when somebody looks at a table with other eyes than before. */
  onReseated: (table: string) => void = () => {};

  constructor(context: Context, around: Surroundings, isKept: (table: string) => boolean) {
    this.context = context;
    this.around = {
      ...around,
      reseated: ({ id }) => this.onReseated(id),
      left: (table) => void this.putAwayUnlessUsed(table, context.now()),
    };
    this.isKept = isKept;
    this.chat = new Chat(context, around.someone);
  }

  /** The table of that name; refused if there is none. */
  at(id: string): Promise<OpenTable> {
    this.called.add(id);
    let table = this.open.get(id);
    if (table === undefined) {
      table = OpenTable.load(this.context, this.around, id);
      this.open.set(id, table);
      table.catch(() => this.forget(id));
    }
    return table;
  }

  private forget(id: string): void {
    this.open.delete(id);
    this.called.delete(id);
    this.chat.forget(id);
  }

  /** The table if it is at hand. */
  atHand(id: string): Promise<OpenTable> | undefined {
    return this.open.get(id);
  }

  get size(): number {
    return this.open.size;
  }

  async create(person: string, wish: NewTable, expected: readonly (string | null)[] = []): Promise<OpenedTable> {
    const opened = await createTable(this.context, { person, wish, expected });
    if (wish.autostart) await this.maybeStart(await this.at(opened.table));
    return opened;
  }

  /** Starts a table by itself, if that was wished and all seats are taken. */
  async maybeStart(table: OpenTable): Promise<void> {
    const isWished = await table.look((sitting) => sitting.status === 'open' && sitting.opening.settings.autostart);
    if (isWished) await table.ask({ is: 'start', person: null }, {});
  }

  /** The same people, bots and options once more. Whoever asks first opens the table; the others are led there. */
  async rematch(person: string, id: string): Promise<string> {
    const table = await this.at(id);
    const old = await table.look((sitting) => {
      if (sitting.seatOf(person) === null) throw new Refused('not-seated');
      if (!sitting.isEnded) throw new Refused('not-over');
      return sitting.rematch ?? { wish: sameAgain(sitting), people: sitting.holders.map(({ person }) => person) };
    });
    if (typeof old === 'string') return old;
    const { table: next } = await this.create(person, old.wish, old.people);
    const answer = await table.ask({ is: 'rematch', table: next }, { person });
    if ('number' in answer) return next;
    await (await this.at(next)).ask({ is: 'shut', why: 'owner' }, {});
    return table.look(({ rematch }) => rematch ?? next);
  }

  /** The old invitation is worth nothing from now on. */
  async renewInvitation(id: string, person: string): Promise<string> {
    const owner = await (await this.at(id)).look(({ opening }) => opening.owner);
    if (owner !== person) throw new Refused('not-owner');
    const invitation = newInvitation();
    await this.context.store.db
      .updateTable('tables')
      .set({ invitation: hashSecret(invitation) })
      .where('id', '=', id)
      .execute();
    return invitation;
  }

  async listPublic(status: 'open' | 'running', person: string | null): Promise<TableSummary[]> {
    return this.summaries(await publicTables(this.context.store.db, status, LISTED), person);
  }

  /** A person's tables: those that wait for them first. */
  async listOf(person: string, isEnded: boolean): Promise<TableSummary[]> {
    const list = await this.summaries(await tablesOf(this.context.store.db, person, isEnded, 2 * LISTED), person);
    return list.sort((a, b) => Number(b.waitsForYou) - Number(a.waitsForYou));
  }

  private async summaries(rows: readonly TableTimes[], person: string | null): Promise<TableSummary[]> {
    const found = await Promise.all(
      rows.map(async ({ id, created_at, changed_at }) => {
        try {
          const table = await this.at(id);
          return await table.look((sitting, people) => summaryOf(sitting, people, person, created_at, changed_at));
        } catch (error) {
          this.context.log.warn({ table: id, error }, 'a table cannot be read');
          return [];
        }
      }),
    );
    return found.flat();
  }

  /** Reads whatever another process has done to tables at hand, or said there, whether or not it has told so. */
  async lookAround(): Promise<void> {
    const ids = [...this.open.keys()];
    for (let i = 0; i < ids.length; i += 200) {
      const some = ids.slice(i, i + 200);
      const last = await lastNumbers(this.context.store.db, some);
      for (const [id, number] of last) await this.eachByItself(id, () => this.heard(id, number));
      for (const id of await this.chat.behind(some)) await this.eachByItself(id, () => this.heardChat(id));
    }
  }

  /** A table that cannot be read must not keep others from their turn. */
  private async eachByItself(id: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.context.log.warn({ table: id, error }, 'a table could not be looked after');
    }
  }

  /** All that are at hand, one after the other. */
  private async eachAtHand(work: (table: OpenTable) => Promise<unknown>): Promise<void> {
    for (const [id, one] of [...this.open]) {
      const table = await one.catch(() => undefined);
      if (table !== undefined) await this.eachByItself(id, () => work(table));
    }
  }

  /** Another process says that a table has moved. */
  async heard(id: string, number: number): Promise<void> {
    const table = await this.open.get(id);
    if (table !== undefined && (await table.peek((sitting) => sitting.number)) < number) await table.catchUp();
  }

  async heardStanding(id: string): Promise<void> {
    const table = await this.open.get(id);
    if (table === undefined) return;
    await table.learnAnswers();
    this.around.moved(table);
  }

  async heardChat(id: string): Promise<void> {
    const table = await this.open.get(id);
    if (table !== undefined) await this.chat.hear(table);
  }

  /** Somebody has another name now. */
  async renamed(person: string): Promise<void> {
    await this.eachAtHand(async (table) => {
      if ((await table.peek((sitting) => sitting.seatOf(person))) !== null) await table.rename();
    });
  }

  /** Somebody, with the programs they answer for, goes for good: bots play on, and seats become free. */
  async leaveAll(person: string): Promise<void> {
    const { db } = this.context.store;
    const bot = this.context.bots.standIn;
    for (const one of [person, ...(await programsOf(db, person))]) {
      for (const { id } of await tablesOf(db, one, false, Number.MAX_SAFE_INTEGER)) {
        await this.eachByItself(id, async () => {
          const table = await this.at(id);
          const seat = await table.look((sitting) => sitting.seatOf(one));
          if (seat !== null) {
            await table.ask({ is: 'stand-up' }, { person: one });
            await table.ask({ is: 'go', bot }, { person: one });
          }
          await table.ask({ is: 'close', person: one }, { person: one });
        });
      }
    }
  }

  /** Puts away what nobody looks at and nothing happens to. */
  async tidy(): Promise<void> {
    const now = this.context.now();
    await this.eachAtHand((table) => this.putAwayUnlessUsed(table, now));
  }

  private async putAwayUnlessUsed(table: OpenTable, now: number): Promise<void> {
    if (this.isInUse(table, now)) return;
    this.called.delete(table.id);
    await table.putAway();
    // Somebody may have come meanwhile.
    if (!this.isInUse(table, now) && !this.called.has(table.id)) this.forget(table.id);
  }

  /** Nobody comes back soon to a game that is over: it would only fill the memory. */
  private isInUse(table: OpenTable, now: number): boolean {
    if (table.isWatched || this.isKept(table.id)) return true;
    return !table.isEnded && now - table.usedAt < IDLE;
  }

  /** Closes tables that everybody has forgotten. */
  async closeForgotten(): Promise<void> {
    const now = this.context.now();
    for (const id of await forgottenTables(this.context.store.db, now - OPEN_FOR, now - RUNNING_FOR)) {
      try {
        const table = await this.at(id);
        const last = await table.look((sitting) => sitting.told(null, 0).at(-1)?.at ?? 0);
        const isForgotten = last < now - RUNNING_FOR;
        if (isForgotten) await table.ask({ is: 'shut', why: 'idle' }, {});
        else await noteChange(this.context.store.db, id, last);
      } catch (error) {
        this.context.log.warn({ table: id, error }, 'a forgotten table was not closed');
      }
    }
  }

  async close(): Promise<void> {
    await this.eachAtHand((table) => table.putAway());
    this.open.clear();
  }
}

function sameAgain({ game, holders, opening }: Sitting): NewTable {
  const { options, clock, absent, watchers, autostart } = opening.settings;
  return {
    game: game.id,
    seats: holders.map(({ person, bot }) => (person === null && bot !== null ? { bot } : 'open')),
    options,
    public: opening.isPublic,
    clock,
    absent,
    watchers,
    autostart,
    watch: false,
  };
}

function summaryOf(
  sitting: Sitting,
  people: ReadonlyMap<string, Someone>,
  person: string | null,
  createdAt: number,
  changedAt: number,
): TableSummary {
  const { opening, game, status, holders } = sitting;
  const seat = person === null ? null : sitting.seatOf(person);
  return {
    table: opening.id,
    game: game.id,
    status,
    public: opening.isPublic,
    seats: holders.map(({ person: id, bot }) => ({ person: id === null ? null : (people.get(id) ?? null), bot })),
    clock: opening.settings.clock,
    createdAt,
    changedAt,
    seat,
    // For a decision, or for an answer to what the others want.
    waitsForYou: seat !== null && (sitting.asked.includes(seat) || sitting.proposal?.asked.includes(seat) === true),
  };
}
