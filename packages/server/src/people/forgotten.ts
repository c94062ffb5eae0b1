import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';

/**
 * Guests whom nobody misses: without a session, and seen by nobody else who would still want to know who they were. Each
 * look is by an index, for most guests of a busy server have met somebody and are looked at again and again.
 */
export async function forgottenGuests(db: Kysely<Database>, seenBefore: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('kind', '=', 'guest')
    .where('seen_at', '<=', seenBefore)
    .where('id', 'not in', (find) => find.selectFrom('sessions').select('person'))
    .where(({ not, or, exists, selectFrom }) => {
      const opened = selectFrom('tables').whereRef('tables.owner', '=', 'people.id');
      const sat = selectFrom('seats as own')
        .innerJoin('tables', 'tables.id', 'own.table_id')
        .whereRef('own.person', '=', 'people.id');
      const spoke = selectFrom('chat as own')
        .innerJoin('tables', 'tables.id', 'own.table_id')
        .whereRef('own.person', '=', 'people.id');
      const some = [opened, sat, spoke].map((one) => exists(one.select('tables.id').where(isStillKnown)));
      return not(or(some));
    })
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** A table that goes on, or where somebody else opened, sat or spoke. */
function isStillKnown({ eb, or, exists, selectFrom }: ExpressionBuilder<Database, 'people' | 'tables'>) {
  return or([
    eb('tables.status', 'in', ['open', 'running']),
    eb('tables.owner', '!=', eb.ref('people.id')),
    exists(
      selectFrom('seats as other')
        .select('other.seat')
        .whereRef('other.table_id', '=', 'tables.id')
        .whereRef('other.person', '!=', 'people.id'),
    ),
    exists(
      selectFrom('chat as other')
        .select('other.number')
        .whereRef('other.table_id', '=', 'tables.id')
        .whereRef('other.person', '!=', 'people.id'),
    ),
  ]);
}
