import { LONGEST_PASSWORD, Refused, SHORTEST_PASSWORD } from '@engawa/wire';
import { hash, verify } from '@node-rs/argon2';
import { newSecret } from './secrets.ts';

/** OWASP's parameters for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password from another keyboard may be spelled with other code points. */
const spell = (password: string) => password.normalize('NFC');

export async function hashPassword(password: string): Promise<string> {
  const { length } = [...spell(password)];
  if (length < SHORTEST_PASSWORD) throw new Refused('weak-password');
  if (length > LONGEST_PASSWORD) throw new Refused('too-large');
  return hash(spell(password), COST);
}

let dummy: Promise<string> | undefined;

/** Takes as long for an account that does not exist, or has no password, as for one that does: nobody knows the dummy's. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hash(newSecret(), COST);
  return verify(stored ?? (await dummy), spell(password));
}
