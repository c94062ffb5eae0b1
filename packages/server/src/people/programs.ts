import { foldName, PROGRAMS_PER_ACCOUNT, type ProgramWithToken, Refused, type ShownProgram } from '@engawa/wire';
import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../store/schema.ts';
import type { Identities } from './identities.ts';
import { readName, takeName } from './names.ts';
import type { People } from './people.ts';
import { hashSecret, newSecret } from './secrets.ts';

/** Recognisable, so that a token that slipped into public code can be found and renewed. */
const PREFIX = 'engawa_';

/** An outside bot: a person of its own that shows a token instead of a session, and for whom an account answers. */
export async function createProgram(
  { store, now, newId }: Context,
  owner: string,
  text: string,
): Promise<ProgramWithToken> {
  const [id, name, created] = [newId(), readName(text), now()];
  const row = { id, kind: 'program' as const, name, folded: foldName(name), password: null, owner };
  const token = await takeName(store.db, name, id, () =>
    store.db.transaction().execute(async (db) => {
      // A change of the owner's row makes two such requests wait for each other, on both stores.
      await db.updateTable('people').set({ seen_at: created }).where('id', '=', owner).execute();
      if ((await programsOf(db, owner)).length >= PROGRAMS_PER_ACCOUNT) throw new Refused('too-many-programs');
      await db
        .insertInto('people')
        .values({ ...row, created_at: created, seen_at: created })
        .execute();
      return putToken(db, id, created);
    }),
  );
  return { program: { id, name, created }, token };
}

export function listPrograms({ store }: Context, owner: string): Promise<ShownProgram[]> {
  return programsOf(store.db, owner);
}

/** The old token is worth nothing from now on. */
export async function renewToken(
  context: Context,
  identities: Identities,
  owner: string,
  id: string,
): Promise<ProgramWithToken> {
  const { store, now } = context;
  const program = await ownProgram(store.db, owner, id);
  const token = await store.db.transaction().execute((db) => putToken(db, id, now()));
  identities.ended({ person: id });
  return { program, token };
}

/** It leaves its tables as everybody does who is erased. */
export async function deleteProgram({ context, erase }: People, owner: string, id: string): Promise<void> {
  await ownProgram(context.store.db, owner, id);
  await erase(id);
}

async function ownProgram(db: Kysely<Database>, owner: string, id: string): Promise<ShownProgram> {
  const program = (await programsOf(db, owner)).find((one) => one.id === id);
  if (program === undefined) throw new Refused('no-person');
  return program;
}

function programsOf(db: Kysely<Database>, owner: string): Promise<ShownProgram[]> {
  return db
    .selectFrom('people')
    .select(['id', 'name', 'created_at as created'])
    .where('owner', '=', owner)
    .where('kind', '=', 'program')
    .orderBy('created_at')
    .execute();
}

async function putToken(db: Kysely<Database>, person: string, now: number): Promise<string> {
  const token = `${PREFIX}${newSecret()}`;
  await db.deleteFrom('tokens').where('person', '=', person).execute();
  await db
    .insertInto('tokens')
    .values({ hash: hashSecret(token), person, created_at: now })
    .execute();
  return token;
}
