import { Refused } from '@engawa/wire';
import type { Identity, Person } from '../people/identities.ts';
import type { Call } from './env.ts';

/** Whoever is asking: a guest, an account or a program. */
export function asking(call: Call): Person {
  if (call.var.who === null) throw new Refused('no-session');
  return call.var.who.person;
}

/** Somebody who came by a browser: programs cannot change who they are. */
export function askingInPerson(call: Call): Identity {
  const person = asking(call);
  if (person.kind === 'program') throw new Refused('not-account');
  return call.var.who!;
}

export function askingAccount(call: Call): Person {
  const person = asking(call);
  if (person.kind !== 'account') throw new Refused('not-account');
  return person;
}
