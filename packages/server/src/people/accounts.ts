import { cleanName, foldName, type Me, Refused } from '@engawa/wire';
import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../store/schema.ts';
import type { Person } from './identities.ts';
import { readName, takeName } from './names.ts';
import { hashPassword, isPassword } from './passwords.ts';

type Db = Kysely<Database>;

/** What happens together with a change of who somebody is: a new session. */
export type Together<T> = (db: Db, person: string) => Promise<T>;

export async function createGuest<T>({ store, now, newId }: Context, name: string, also: Together<T>): Promise<T> {
  const guest = { id: newId(), kind: 'guest' as const, name, created_at: now(), seen_at: now() };
  return store.db.transaction().execute(async (db) => {
    await db
      .insertInto('people')
      .values({ ...guest, folded: null, password: null, owner: null })
      .execute();
    return also(db, guest.id);
  });
}

/** A stranger becomes an account at once. */
export async function createAccount<T>(
  { store, now, newId }: Context,
  text: string,
  password: string,
  also: Together<T>,
): Promise<T> {
  const [id, name, hash] = [newId(), readName(text), await hashPassword(password)];
  const row = { id, kind: 'account' as const, name, folded: foldName(name), password: hash, owner: null };
  return takeName(store.db, name, id, () =>
    store.db.transaction().execute(async (db) => {
      await db
        .insertInto('people')
        .values({ ...row, created_at: now(), seen_at: now() })
        .execute();
      return also(db, id);
    }),
  );
}

/** A guest becomes an account in its own place: same person, same seats. A null password: `also` brings a passkey. */
export async function convertGuest<T>(
  { store }: Context,
  guest: Person,
  text: string,
  password: string | null,
  also: Together<T>,
): Promise<T> {
  if (guest.kind !== 'guest') throw new Refused('is-account');
  const name = readName(text);
  const hash = password === null ? null : await hashPassword(password);
  return takeName(store.db, name, guest.id, () =>
    store.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('people')
        .set({ kind: 'account', name, folded: foldName(name), password: hash })
        .where('id', '=', guest.id)
        .where('kind', '=', 'guest')
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Refused('is-account');
      return also(db, guest.id);
    }),
  );
}

/** The id of the account, or a refusal that does not tell whether name or password was wrong. */
export async function checkCredentials({ store }: Context, text: string, password: string): Promise<string> {
  const name = cleanName(text);
  const account =
    name === null
      ? undefined
      : await store.db
          .selectFrom('people')
          .select(['id', 'password'])
          .where('folded', '=', foldName(name))
          .where('kind', '=', 'account')
          .executeTakeFirst();
  if (!(await isPassword(account?.password, password))) throw new Refused('bad-sign-in');
  return account!.id;
}

export async function changePassword<T>(
  { store }: Context,
  account: Person,
  old: string | undefined,
  password: string,
  also: Together<T>,
): Promise<T> {
  const { password: stored } = await store.db
    .selectFrom('people')
    .select('password')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  if (stored !== null && !(await isPassword(stored, old ?? ''))) throw new Refused('bad-sign-in');
  const hash = await hashPassword(password);
  return store.db.transaction().execute(async (db) => {
    await db
      .updateTable('people')
      .set({ password: hash })
      .where('id', '=', account.id)
      .where('kind', '=', 'account')
      .execute();
    return also(db, account.id);
  });
}

export async function rename({ store: { db } }: Context, person: Person, text: string): Promise<void> {
  const name = readName(text);
  const put = (folded: string | null) =>
    db
      .updateTable('people')
      .set({ name, folded })
      .where('id', '=', person.id)
      .where('kind', '=', person.kind)
      .execute();
  if (person.kind === 'guest') await put(null);
  else await takeName(db, name, person.id, () => put(foldName(name)));
}

export async function describeMe({ store: { db } }: Context, id: string): Promise<Me> {
  const { password, ...person } = await db
    .selectFrom('people')
    .select(['id', 'name', 'kind', 'password'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const passkeys = await db.selectFrom('passkeys').select('id').where('person', '=', id).execute();
  return { ...person, hasPassword: password !== null, passkeys: passkeys.length };
}
