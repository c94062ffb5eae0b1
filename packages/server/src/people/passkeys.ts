import {
  type newPasskeySchema,
  type PasskeyChallenge,
  type passkeySignInSchema,
  Refused,
  type ShownPasskey,
} from '@engawa/wire';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import type { Context } from '../context.ts';
import type { Database, PasskeysTable } from '../store/schema.ts';
import { openChallenge, takeChallenge } from './challenges.ts';
import type { Person } from './identities.ts';

type NewPasskey = z.output<typeof newPasskeySchema>;
type PasskeySignIn = z.output<typeof passkeySignInSchema>;

/** Not at the start of the server, which it would make half a second longer. */
const webAuthn = () => import('@simplewebauthn/server');

/** What a passkey is bound to. */
const hostOf = (origin: string) => new URL(origin).hostname;

export async function askForNewPasskey(
  context: Context,
  origin: string,
  person: Person,
  name: string,
): Promise<PasskeyChallenge<PublicKeyCredentialCreationOptionsJSON>> {
  const known = await passkeysOf(context.store.db, person.id);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Engawa',
    rpID: hostOf(origin),
    userID: new TextEncoder().encode(person.id),
    userName: name,
    userDisplayName: name,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) as string[] })),
    // Discoverable: whoever signs in need not even type a name.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { challenge: await openChallenge(context, options.challenge, person.id), options };
}

/** The row to store, if the browser has really signed what this person was asked to sign. */
export async function checkNewPasskey(
  context: Context,
  origin: string,
  person: Person,
  { challenge, credential }: NewPasskey,
): Promise<PasskeysTable> {
  const expectedChallenge = await takeChallenge(context, challenge, person.id);
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await orRefuse(
    verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: false,
    }),
  );
  if (registrationInfo === undefined) throw new Refused('bad-passkey');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  if ((await findPasskey(context.store.db, id)) !== undefined) throw new Refused('bad-passkey');
  return {
    id,
    person: person.id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports),
    created_at: context.now(),
  };
}

export async function askForPasskey(
  context: Context,
  origin: string,
): Promise<PasskeyChallenge<PublicKeyCredentialRequestOptionsJSON>> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({ rpID: hostOf(origin), userVerification: 'preferred' });
  return { challenge: await openChallenge(context, options.challenge, null), options };
}

/** The id of the account that the passkey belongs to. */
export async function checkPasskey(
  context: Context,
  origin: string,
  { challenge, credential }: PasskeySignIn,
): Promise<string> {
  const { db } = context.store;
  const expectedChallenge = await takeChallenge(context, challenge, null);
  const known = await findPasskey(db, credential.id);
  if (known === undefined) throw new Refused('bad-passkey');
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await orRefuse(
    verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: hostOf(origin),
      requireUserVerification: false,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.public_key, 'base64url')),
        counter: known.counter,
      },
    }),
  );
  if (!verified) throw new Refused('bad-passkey');
  const counter = authenticationInfo.newCounter;
  await db.updateTable('passkeys').set({ counter }).where('id', '=', known.id).execute();
  return known.person;
}

export async function listPasskeys({ store }: Context, person: string): Promise<ShownPasskey[]> {
  const rows = await passkeysOf(store.db, person);
  return rows.map(({ id, created_at }) => ({ id, created: created_at }));
}

export async function deletePasskey({ store, now }: Context, person: string, id: string): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    // A change of the person's own row makes two such requests wait for each other, on both stores.
    await db.updateTable('people').set({ seen_at: now() }).where('id', '=', person).execute();
    const account = await db.selectFrom('people').select('password').where('id', '=', person).executeTakeFirst();
    const keys = await passkeysOf(db, person);
    if (!keys.some((key) => key.id === id)) throw new Refused('not-found');
    if (keys.length === 1 && account?.password == null) throw new Refused('last-key');
    await db.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person).execute();
  });
}

function passkeysOf(db: Kysely<Database>, person: string): Promise<PasskeysTable[]> {
  return db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('created_at').execute();
}

function findPasskey(db: Kysely<Database>, id: string): Promise<PasskeysTable | undefined> {
  return db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The library throws whatever is wrong with a signature. */
async function orRefuse<T>(check: Promise<T>): Promise<T> {
  try {
    return await check;
  } catch {
    throw new Refused('bad-passkey');
  }
}
