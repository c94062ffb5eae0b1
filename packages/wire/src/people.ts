import type { OptionSpecs } from '@engawa/kernel';
import * as z from 'zod/mini';
import type { Someone } from './shown.ts';

export const LONGEST_NAME = 24;
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;
export const PROGRAMS_PER_ACCOUNT = 5;

const ALLOWED = /^[\p{L}\p{Mn}\p{Mc}\p{Nd} .'’‐–-]+$/u;
/** What cannot be seen, marks that stand on nothing, and marks that pile up over the neighbours. */
const UNSEEMLY = /\p{Default_Ignorable_Code_Point}|(?:^|[^\p{L}\p{M}])\p{M}|\p{M}{4}/u;

/** A name as it is kept and shown, or null if it is none. */
export function cleanName(text: string): string | null {
  const name = text.normalize('NFC').replace(/ +/g, ' ').trim();
  const isName = ALLOWED.test(name) && !UNSEEMLY.test(name) && /[\p{L}\p{Nd}]/u.test(name);
  return isName && [...name].length <= LONGEST_NAME ? name : null;
}

/** A name as it is compared: whoever could take one for the other could not tell two people apart. */
export function foldName(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/[’ʼ]/g, "'").replace(/[‐–]/g, '-');
}

/** Names and passwords have rules with words of their own; here giants are kept out. */
const text = z.string().check(z.maxLength(1000));

export const guestSchema = z.strictObject({ name: z.optional(text) });
export const nameSchema = z.strictObject({ name: text });
/** For a new account and for signing in to it. */
export const credentialsSchema = z.strictObject({ name: text, password: text });
/** `old`: unless the account has had no password so far. */
export const newPasswordSchema = z.strictObject({ old: z.optional(text), password: text });

const encoded = z.string().check(z.minLength(1), z.maxLength(20_000), z.regex(/^[\w-]+$/));
const challenge = z.string().check(z.minLength(1), z.maxLength(64));
const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
};

/** A browser's `PublicKeyCredential.toJSON()`, as far as it is read. */
export const newPasskeySchema = z.strictObject({
  /** What the options were handed out under. */
  challenge,
  /** A guest becomes an account of this name; absent: of its own. */
  name: z.optional(text),
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
    }),
  }),
});
export const passkeySignInSchema = z.strictObject({
  challenge,
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: z.optional(z.nullable(encoded)),
    }),
  }),
});

/** Somebody as they see themselves. */
export interface Me extends Someone {
  readonly hasPassword: boolean;
  readonly passkeys: number;
}

/** The answer to everything that changes who is asking. */
export interface WhoAmI {
  readonly me: Me | null;
}

/** `options` are what `navigator.credentials` is given, after `parseCreationOptionsFromJSON` or its like. */
export interface PasskeyChallenge<O> {
  readonly challenge: string;
  readonly options: O;
}

export interface ShownPasskey {
  readonly id: string;
  readonly created: number;
}

export interface ShownProgram {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

/** The token is shown this once: the server keeps only its hash. */
export interface ProgramWithToken {
  readonly program: ShownProgram;
  readonly token: string;
}

export interface ShownGame {
  readonly id: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSpecs;
}

export interface ShownRating {
  readonly game: string;
  /** What the player almost certainly reaches: the estimate less three times its uncertainty. */
  readonly ordinal: number;
  readonly games: number;
}

/** What everybody may know of an account or a program. */
export interface Profile extends Someone {
  /** Year and month. */
  readonly since: string;
  readonly ratings: readonly ShownRating[];
  readonly finished: number;
  /** The last public games that were played to the end. */
  readonly tables: readonly { readonly id: string; readonly game: string; readonly at: number }[];
}

export interface Leaderboard {
  readonly game: string;
  readonly people: readonly { readonly person: Someone; readonly ordinal: number; readonly games: number }[];
}
