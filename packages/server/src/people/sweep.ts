import type { Context } from '../context.ts';
import { erase } from './erase.ts';
import { forgottenGuests } from './forgotten.ts';
import type { Identities } from './identities.ts';
import { DAY } from './sessions.ts';

const FORGOTTEN_AFTER = DAY;
const AT_ONCE = 200;

/** Throws away what has expired, and guests that nobody can come back to and nobody has met. Any process may, now and then. */
export async function sweepPeople(context: Context, identities: Identities): Promise<void> {
  const { store, now } = context;
  await store.db.deleteFrom('challenges').where('expires_at', '<=', now()).execute();
  await store.db.deleteFrom('sessions').where('expires_at', '<=', now()).execute();
  // Whoever is signed in nowhere is told nothing, either.
  const signedIn = store.db.selectFrom('sessions').select('person');
  await store.db.deleteFrom('subscriptions').where('person', 'not in', signedIn).execute();
  const forgotten = await forgottenGuests(store.db, now() - FORGOTTEN_AFTER, AT_ONCE);
  for (const id of forgotten) await erase(context, identities, id);
}
