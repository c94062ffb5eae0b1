import type { PasskeyChallenge, WhoAmI } from '@engawa/wire';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { turnPushOff } from '../../notices/push.ts';
import { api } from '../../session/api.ts';
import { reconnect } from '../../session/live.ts';
import { learnMyTables } from '../../session/my-tables.ts';
import { becomeKnown } from '../../session/session.ts';

/** Whoever we are now: the page, the list of tables and the connection must learn it. */
function become(answer: WhoAmI): void {
  becomeKnown(answer);
  reconnect();
  void learnMyTables();
}

/** The browser has no passkey for us, or the reader thought better of it. */
export class NoPasskey extends Error {}

export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** The ceremonies are fetched when somebody wants one. */
async function ceremony<T>(perform: (browser: typeof import('@simplewebauthn/browser')) => Promise<T>): Promise<T> {
  const browser = await import('@simplewebauthn/browser');
  try {
    return await perform(browser);
  } catch {
    throw new NoPasskey();
  }
}

export async function createAccount(name: string, password: string): Promise<void> {
  become(await api<WhoAmI>('POST', '/account', { name, password }));
}

export async function signIn(name: string, password: string): Promise<void> {
  become(await api<WhoAmI>('POST', '/sign-in', { name, password }));
}

export async function signInWithPasskey(): Promise<void> {
  const { challenge, options } = await api<PasskeyChallenge<PublicKeyCredentialRequestOptionsJSON>>(
    'POST',
    '/sign-in/passkey/options',
    {},
  );
  const credential = await ceremony(({ startAuthentication }) => startAuthentication({ optionsJSON: options }));
  become(await api<WhoAmI>('POST', '/sign-in/passkey', { challenge, credential }));
}

/** One more way to sign in; a guest becomes an account of this name. */
export async function addPasskey(name?: string): Promise<void> {
  const named = name === undefined ? {} : { name };
  const { challenge, options } = await api<PasskeyChallenge<PublicKeyCredentialCreationOptionsJSON>>(
    'POST',
    '/passkeys/options',
    named,
  );
  const credential = await ceremony(({ startRegistration }) => startRegistration({ optionsJSON: options }));
  become(await api<WhoAmI>('POST', '/passkeys', { challenge, ...named, credential }));
}

export async function rename(name: string): Promise<void> {
  become(await api<WhoAmI>('PATCH', '/me', { name }));
}

export async function changePassword(old: string | undefined, password: string): Promise<void> {
  become(await api<WhoAmI>('PUT', '/password', old === undefined ? { password } : { old, password }));
}

export async function signOut(everywhere: boolean): Promise<void> {
  // Otherwise this browser goes on hearing of the turns of whoever has left.
  await turnPushOff().catch(() => {});
  become(await api<WhoAmI>('POST', everywhere ? '/sign-out-everywhere' : '/sign-out', {}));
}

export async function eraseMe(): Promise<void> {
  await api('DELETE', '/me');
  become({ me: null });
}
