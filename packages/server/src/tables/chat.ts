import type { Seat } from '@engawa/kernel';
import type { ChatLine, HeardBy, Refusal, Someone } from '@engawa/wire';
import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import type { ChatTable, Database } from '../store/schema.ts';
import { spell } from './audience.ts';
import type { OpenTable } from './open-table.ts';
import type { Sitting } from './sitting.ts';

/** How much of the talk somebody is shown who comes to a table. */
const SHOWN = 100;
const TRIES = 10;
/** Of any game. */
const MOST_SEATS = 16;

interface Line extends ChatTable {
  readonly to: HeardBy;
  /** Who is whispered to: the person, for a seat may change hands before the game begins. */
  readonly whisperedTo: string | undefined;
}

/** What somebody wants to say. */
export interface Said {
  readonly person: Someone;
  readonly to: HeardBy;
  readonly text: string;
  readonly id: string;
}

/** Spectators talk among themselves; a whisper is for one person and whoever whispers. */
function mayHear({ to, whisperedTo, person }: Line, seat: Seat | null, listener: string | null): boolean {
  if (listener === person || to === 'table') return true;
  return to === 'watchers' ? seat === null : listener === whisperedTo;
}

function refusalOf(sitting: Sitting, person: string, seat: Seat | null, to: HeardBy): Refusal | undefined {
  if (!sitting.mayWatch(person)) return 'no-watchers';
  if (to === 'watchers') return seat === null ? undefined : 'not-heard';
  if (seat === null) return 'not-seated';
  if (to === 'table') return undefined;
  return to < sitting.holders.length && to !== seat && sitting.holders[to]!.person !== null ? undefined : 'not-heard';
}

/** The talk at the tables: stored before it is heard, in one order a table, apart from the game's log. */
export class Chat {
  private readonly context: Context;
  private readonly someone: (person: string) => Promise<Someone>;
  /** The last line of each table that was told here. */
  private readonly told = new Map<string, number>();

  constructor(context: Context, someone: (person: string) => Promise<Someone>) {
    this.context = context;
    this.someone = someone;
  }

  private get db(): Kysely<Database> {
    return this.context.store.db;
  }

  async say(table: OpenTable, { person, to, text, id }: Said): Promise<{ number: number } | { refusal: Refusal }> {
    const found = await table.look((sitting) => {
      const seat = sitting.seatOf(person.id);
      const refusal = refusalOf(sitting, person.id, seat, to);
      const heardBy = typeof to === 'number' ? `${to} ${sitting.holders[to]?.person}` : to;
      return refusal === undefined ? { seat, heardBy } : { refusal };
    });
    if (found.refusal !== undefined) return { refusal: found.refusal };
    const line = {
      table_id: table.id,
      person: person.id,
      seat: found.seat,
      heard_by: found.heardBy,
      id: `${person.id}:${id}`,
      body: text,
    };
    for (let tries = 0; tries < TRIES; tries++) {
      const known = await this.numberOf(table.id, line.id);
      if (known !== undefined) return { number: known };
      const number = (await this.last(table.id)) + 1;
      const stored = await this.db
        .insertInto('chat')
        .values({ ...line, number, at: this.context.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('number')
        .executeTakeFirst();
      if (stored === undefined) continue;
      await this.hear(table);
      this.context.bus.publish({ is: 'chat', table: table.id, number });
      return { number };
    }
    return { refusal: 'unavailable' };
  }

  private async numberOf(table: string, id: string): Promise<number | undefined> {
    const query = this.db.selectFrom('chat').select('number').where('table_id', '=', table).where('id', '=', id);
    return (await query.executeTakeFirst())?.number;
  }

  private async last(table: string): Promise<number> {
    const query = this.db.selectFrom('chat').select(({ fn }) => fn.max('number').as('number'));
    const row = await query.where('table_id', '=', table).executeTakeFirst();
    return Number(row?.number ?? 0);
  }

  /** Tells the people at the table what was said since. In turn: whoever is just coming reads a line or is told it. */
  async hear(table: OpenTable): Promise<void> {
    await table.peek(async () => {
      const from = this.told.get(table.id);
      // Nobody has come yet: whoever comes reads it then.
      if (from === undefined) return;
      for (const line of await this.lines(this.since(table.id, from))) {
        const text = spell({ is: 'chat', table: table.id, line: await this.shown(line) });
        this.told.set(table.id, line.number);
        table.tell(text, line.person, (seat, person) => mayHear(line, seat, person));
      }
    });
  }

  /** Those of these tables at which something was said that nobody here was told. */
  async behind(tables: readonly string[]): Promise<string[]> {
    const followed = tables.filter((table) => this.told.has(table));
    if (followed.length === 0) return [];
    const rows = await this.db
      .selectFrom('chat')
      .select(({ fn }) => ['table_id', fn.max('number').as('number')])
      .where('table_id', 'in', followed)
      .groupBy('table_id')
      .execute();
    return rows.flatMap(({ table_id, number }) => (Number(number) > this.told.get(table_id)! ? [table_id] : []));
  }

  /** What somebody who comes to the table may read: the latest lines after a number. */
  async read(table: string, after: number, seat: Seat | null, person: string | null, mutes: ReadonlySet<string>) {
    // Only the first one: others who are here may not have been told as much.
    if (!this.told.has(table)) this.told.set(table, await this.last(table));
    // Asked of the store: however much others say among themselves, it takes no place here.
    let theirs = this.since(table, after)
      .where('body', '!=', '')
      .where(({ eb, or }) =>
        or([
          eb('heard_by', '=', 'table'),
          ...(seat === null ? [eb('heard_by', '=', 'watchers')] : []),
          ...(person === null ? [] : [eb('person', '=', person), eb('heard_by', 'in', whispersTo(person))]),
        ]),
      );
    if (mutes.size > 0) theirs = theirs.where('person', 'not in', [...mutes]);
    return Promise.all((await this.lines(theirs)).map((line) => this.shown(line)));
  }

  private since(table: string, after: number) {
    return this.db.selectFrom('chat').selectAll().where('table_id', '=', table).where('number', '>', after);
  }

  private async lines(query: ReturnType<Chat['since']>): Promise<Line[]> {
    const rows = await query.orderBy('number', 'desc').limit(SHOWN).execute();
    return rows.reverse().map((row) => ({ ...row, ...heardBy(row.heard_by) }));
  }

  private async shown({ number, at, person, seat, to, body }: Line): Promise<ChatLine> {
    return { number, at, from: await this.someone(person), seat, to, text: body };
  }

  forget(table: string): void {
    this.told.delete(table);
  }
}

/** As they are written down, whatever seat the person had then. */
function whispersTo(person: string): string[] {
  return Array.from({ length: MOST_SEATS }, (_, seat) => `${seat} ${person}`);
}

function heardBy(text: string): Pick<Line, 'to' | 'whisperedTo'> {
  if (text === 'table' || text === 'watchers') return { to: text, whisperedTo: undefined };
  const [seat, whisperedTo] = text.split(' ');
  return { to: Number(seat), whisperedTo };
}
