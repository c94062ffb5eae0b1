import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { hashSecret, newSecret } from './secrets.ts';

export const DAY = 24 * 3600 * 1000;
const LIFETIME = 90 * DAY;
const RENEWED_AFTER = DAY;

/**
 * A new session in the place of the one before, whose token dies: whoever planted or overheard that one gains nothing.
 * Returns the token, which is stored nowhere.
 */
export async function openSession(
  db: Kysely<Database>,
  now: number,
  person: string,
  before: string | null,
): Promise<string> {
  if (before !== null) await endSession(db, before);
  const token = newSecret();
  await db
    .insertInto('sessions')
    .values({ hash: hashSecret(token), person, created_at: now, seen_at: now, expires_at: now + LIFETIME })
    .execute();
  return token;
}

export async function endSession(db: Kysely<Database>, hash: string): Promise<void> {
  await db.deleteFrom('sessions').where('hash', '=', hash).execute();
}

/** Whether the person is signed in anywhere. */
export async function isSignedIn(db: Kysely<Database>, person: string): Promise<boolean> {
  const row = await db.selectFrom('sessions').select('hash').where('person', '=', person).limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function endSessionsOf(db: Kysely<Database>, person: string): Promise<void> {
  await db.deleteFrom('sessions').where('person', '=', person).execute();
}

/** Whoever comes back within the lifetime stays; written down at most daily. */
export function needsRenewal(seenAt: number, now: number): boolean {
  return now - seenAt >= RENEWED_AFTER;
}

export async function renewSession(db: Kysely<Database>, now: number, hash: string, person: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ seen_at: now, expires_at: now + LIFETIME })
    .where('hash', '=', hash)
    .execute();
  await db.updateTable('people').set({ seen_at: now }).where('id', '=', person).execute();
}
