import type { NewSubscription } from '@engawa/wire';
import type { Kysely, Selectable } from 'kysely';
import type { Database, SubscriptionsTable } from '../store/schema.ts';

const MOST_FOR_PERSON = 10;

type Db = Kysely<Database>;
export type Subscription = Selectable<SubscriptionsTable>;

/** A browser that is known already now belongs to whoever uses it; of too many the oldest leaves. */
export async function subscribe(db: Db, now: number, person: string, wish: NewSubscription): Promise<void> {
  const { endpoint, keys, language } = wish;
  const row = { endpoint, person, ...keys, language, created_at: now };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('subscriptions')
      .values(row)
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute();
    const newest = trx.selectFrom('subscriptions').select('endpoint').where('person', '=', person);
    await trx
      .deleteFrom('subscriptions')
      .where('person', '=', person)
      .where('endpoint', 'not in', newest.orderBy('created_at', 'desc').orderBy('endpoint').limit(MOST_FOR_PERSON))
      .execute();
  });
}

export async function unsubscribe(db: Db, person: string, endpoint: string): Promise<void> {
  await db.deleteFrom('subscriptions').where('person', '=', person).where('endpoint', '=', endpoint).execute();
}

/** The push service says that nobody is there any more. */
export async function forgetSubscription(db: Db, { endpoint, p256dh }: Subscription): Promise<void> {
  await db.deleteFrom('subscriptions').where('endpoint', '=', endpoint).where('p256dh', '=', p256dh).execute();
}

/** The browsers of somebody who is signed in: after signing out everywhere there are none. */
export function subscriptionsOf(db: Db, now: number, person: string): Promise<Subscription[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('person', '=', person)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('sessions').select('hash').where('sessions.person', '=', person).where('expires_at', '>', now)),
    )
    .execute();
}
