import { cleanName, foldName, type Profile, Refused } from '@engawa/wire';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { shownOrdinal } from './leaderboard.ts';

const LAST_TABLES = 10;

/** What everybody may know of an account or a program. Guests have no page: their names are nobody's own. */
export async function profile(db: Kysely<Database>, name: string): Promise<Profile> {
  const person = await db
    .selectFrom('people')
    .select(['id', 'name', 'kind', 'created_at'])
    .where('folded', '=', foldName(cleanName(name) ?? ''))
    .executeTakeFirst();
  if (person === undefined) throw new Refused('no-person');
  const { created_at, ...someone } = person;
  const ratings = await db.selectFrom('ratings').selectAll().where('person', '=', person.id).orderBy('game').execute();
  const finished = db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .where('seats.person', '=', person.id)
    .where('tables.status', '=', 'over');
  const { count } = await finished
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const tables = await finished
    .where('tables.is_public', '=', 1)
    .select(['tables.id', 'tables.game', 'tables.changed_at as at'])
    .orderBy('tables.changed_at', 'desc')
    .limit(LAST_TABLES)
    .execute();
  return {
    ...someone,
    since: new Date(created_at).toISOString().slice(0, 'YYYY-MM'.length),
    ratings: ratings.map((one) => ({ game: one.game, ordinal: shownOrdinal(one), games: one.games })),
    finished: Number(count),
    tables,
  };
}
