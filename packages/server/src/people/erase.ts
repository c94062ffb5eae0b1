import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../store/schema.ts';
import type { Identities } from './identities.ts';

const PERSONAL = ['sessions', 'passkeys', 'tokens', 'challenges', 'ratings', 'records', 'subscriptions'] as const;

/**
 * Takes somebody out of the store, with the programs they answer for (P20). What is left is a person without a name, kind
 * or past: the games that others played with them stay whole.
 */
export async function erase({ store }: Context, identities: Identities, person: string): Promise<void> {
  const all = await store.db.transaction().execute(async (db) => {
    const programs = await db.selectFrom('people').select('id').where('owner', '=', person).execute();
    const ids = [person, ...programs.map(({ id }) => id)];
    for (const id of ids) await eraseOne(db, id);
    return ids;
  });
  for (const id of all) {
    identities.ended({ person: id });
    identities.changed(id);
  }
}

async function eraseOne(db: Kysely<Database>, person: string): Promise<void> {
  for (const table of PERSONAL) {
    await db.deleteFrom(table).where('person', '=', person).execute();
  }
  await db
    .deleteFrom('mutes')
    .where((either) => either.or([either('person', '=', person), either('muted', '=', person)]))
    .execute();
  const own = db.selectFrom('tables').select('id').where('owner', '=', person);
  await db.deleteFrom('webhooks').where('table_id', 'in', own).execute();
  await db.updateTable('chat').set({ body: '' }).where('person', '=', person).execute();
  const seats = await db.selectFrom('seats').select(['table_id', 'seat']).where('person', '=', person).execute();
  for (const { table_id, seat } of seats) {
    await db.deleteFrom('standing').where('table_id', '=', table_id).where('seat', '=', seat).execute();
  }
  await db
    .updateTable('people')
    .set({ kind: 'gone', name: '', folded: null, password: null, owner: null, created_at: 0, seen_at: 0 })
    .where('id', '=', person)
    .execute();
}
