import { Refused } from '@engawa/wire';
import type { Context } from '../context.ts';

const LIFETIME = 5 * 60 * 1000;

/** Remembers what a browser was asked to sign. Null: somebody who signs in, and is not known yet. */
export async function openChallenge(
  { store: { db }, now, newId }: Context,
  challenge: string,
  person: string | null,
): Promise<string> {
  const id = newId();
  await db
    .insertInto('challenges')
    .values({ id, challenge, person, expires_at: now() + LIFETIME })
    .execute();
  return id;
}

/** A challenge is good once: of two who bring it back, one finds it gone. */
export async function takeChallenge(
  { store: { db }, now }: Context,
  id: string,
  person: string | null,
): Promise<string> {
  const row = await db.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || row.person !== person) throw new Refused('bad-passkey');
  const { numDeletedRows } = await db.deleteFrom('challenges').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows !== 1n || row.expires_at <= now()) throw new Refused('bad-passkey');
  return row.challenge;
}
