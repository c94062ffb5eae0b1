import { cleanName, foldName, Refused } from '@engawa/wire';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';

export function readName(text: string): string {
  const name = cleanName(text);
  if (name === null) throw new Refused('bad-name');
  return name;
}

export async function refuseIfTaken(db: Kysely<Database>, name: string, self: string): Promise<void> {
  const other = await db
    .selectFrom('people')
    .select('id')
    .where('folded', '=', foldName(name))
    .where('id', '!=', self)
    .executeTakeFirst();
  if (other !== undefined) throw new Refused('name-taken');
}

/**
 * Runs `take`, which gives somebody a name that accounts and programs share with nobody. Between two who take it at once
 * the store's unique index decides; its error, which every database words differently, becomes a refusal.
 */
export async function takeName<T>(
  db: Kysely<Database>,
  name: string,
  self: string,
  take: () => Promise<T>,
): Promise<T> {
  await refuseIfTaken(db, name, self);
  try {
    return await take();
  } catch (error) {
    await refuseIfTaken(db, name, self);
    throw error;
  }
}
