import { Refused, type Someone } from '@engawa/wire';
import type { Context } from '../context.ts';

const MOST = 500;

/** Whose lines somebody does not want to read. */
export async function mutedBy({ store: { db } }: Context, person: string): Promise<Someone[]> {
  return db
    .selectFrom('mutes')
    .innerJoin('people', 'people.id', 'mutes.muted')
    .select(['people.id', 'people.name', 'people.kind'])
    .where('mutes.person', '=', person)
    .orderBy('people.name')
    .execute();
}

export async function mute(context: Context, person: string, muted: string): Promise<void> {
  const { db } = context.store;
  const other = await db.selectFrom('people').select('kind').where('id', '=', muted).executeTakeFirst();
  if (other === undefined || other.kind === 'gone' || person === muted) throw new Refused('no-person');
  if ((await mutedBy(context, person)).length >= MOST) throw new Refused('too-many');
  await db
    .insertInto('mutes')
    .values({ person, muted })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unmute({ store: { db } }: Context, person: string, muted: string): Promise<void> {
  await db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
}
