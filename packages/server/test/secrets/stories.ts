import type { ChatLine, Someone } from '@engawa/wire';
import type { Context } from '../../src/context.ts';
import type { RunningServer } from '../../src/server.ts';
import { readEntry } from '../../src/tables/load.ts';
import { Sitting } from '../../src/tables/sitting.ts';
import type { Opening } from '../../src/tables/sitting-data.ts';
import type { LogEntry } from '../../src/tables/what.ts';

/** What was kept of a table, from its beginning: the truth about everything that anybody was sent. */
export interface Story {
  readonly table: string;
  readonly seed: string;
  readonly entries: readonly LogEntry[];
  /** The table before its first entry. */
  readonly begin: () => Sitting;
  /** Those who sit there, as the table knows them. */
  readonly people: ReadonlyMap<string, Someone>;
  readonly everybody: ReadonlyMap<string, Someone>;
  readonly said: readonly ChatLine[];
}

export async function storyOf({ context, tables }: RunningServer, table: string): Promise<Story> {
  const { db } = context.store;
  const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow();
  const { owner, seats, seed } = row;
  const settings = JSON.parse(row.settings);
  const opening: Opening = { id: table, owner, isPublic: row.is_public === 1, seats, settings, seed };
  const game = context.games.find(({ id }) => id === row.game)!;
  const everybody = await db.selectFrom('people').select(['id', 'name', 'kind']).execute();
  return {
    table,
    seed,
    entries: (await context.store.read(table, 0)).map(readEntry),
    begin: () => new Sitting(opening, game, () => 0),
    people: await (await tables.at(table)).look((_, people) => people),
    everybody: new Map(everybody.map((one) => [one.id, one])),
    said: await saidAt(context, table, everybody),
  };
}

async function saidAt({ store }: Context, table: string, everybody: readonly Someone[]): Promise<ChatLine[]> {
  const rows = await store.db.selectFrom('chat').selectAll().where('table_id', '=', table).orderBy('number').execute();
  return rows.map(({ number, at, person, seat, heard_by, body }) => {
    const from = everybody.find(({ id }) => id === person)!;
    const to = heard_by === 'table' || heard_by === 'watchers' ? heard_by : Number.parseInt(heard_by, 10);
    return { number, at, from, seat, to, text: body };
  });
}
