import type { WhoAmI } from '@engawa/wire';
import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import type { Call } from '../http/env.ts';
import type { RateLimits } from '../http/limits.ts';
import type { Database } from '../store/schema.ts';
import { describeMe, type Together } from './accounts.ts';
import { clearSessionCookie, writeSessionCookie } from './cookie.ts';
import { erase } from './erase.ts';
import { createIdentities, type Identities, type Person } from './identities.ts';
import { mute, mutedBy, unmute } from './mutes.ts';
import { isSignedIn, openSession } from './sessions.ts';
import { sweepPeople } from './sweep.ts';

export type OnMutes = (person: string, muted: ReadonlySet<string>) => void;

/** Who plays here: guests, accounts and programs, and the sessions that they come with. */
export interface People extends Identities {
  readonly context: Context;
  readonly limits: RateLimits;
  /** The ids of those whose lines a person does not want to read. */
  mutedBy(person: string): Promise<ReadonlySet<string>>;
  mute(person: string, muted: string): Promise<void>;
  unmute(person: string, muted: string): Promise<void>;
  /** Hears of everybody who listens to others than before, here and in other processes. */
  onMutes(listener: OnMutes): () => void;
  erase(person: string): Promise<void>;
  /** Somebody's session is over. A guest whose last one that was never comes back: bots play on. */
  signedOut(person: Person): Promise<void>;
  /** Throws away what has expired. */
  sweep(): Promise<void>;
}

/** `leaveTables` lets somebody leave their tables in good order, as long as it is known who they are. */
export function createPeople(
  context: Context,
  limits: RateLimits,
  leaveTables: (person: string) => Promise<void> = async () => {},
): People {
  const identities = createIdentities(context);
  const mutes = async (person: string) => new Set((await mutedBy(context, person)).map(({ id }) => id));
  const hearMutes = new Set<OnMutes>();
  const tellMutes = async (person: string) => {
    const muted = await mutes(person);
    for (const listener of hearMutes) listener(person, muted);
  };
  const unsubscribe = context.bus.subscribe((hint) => {
    if (hint.is !== 'mutes') return;
    tellMutes(hint.person).catch((error) => context.log.warn({ hint, error }, 'a hint could not be followed'));
  });
  return {
    ...identities,
    context,
    limits,
    mutedBy: mutes,
    async mute(person, muted) {
      await mute(context, person, muted);
      await tellMutes(person);
      context.bus.publish({ is: 'mutes', person });
    },
    async unmute(person, muted) {
      await unmute(context, person, muted);
      await tellMutes(person);
      context.bus.publish({ is: 'mutes', person });
    },
    onMutes(listener) {
      hearMutes.add(listener);
      return () => hearMutes.delete(listener);
    },
    async erase(person) {
      await leaveTables(person);
      await erase(context, identities, person);
    },
    async signedOut({ id, kind }) {
      try {
        if (kind === 'guest' && !(await isSignedIn(context.store.db, id))) await leaveTables(id);
      } catch (error) {
        context.log.warn({ error }, 'a guest who is gone has not left the tables');
      }
    },
    sweep: () => sweepPeople(context, identities),
    close() {
      unsubscribe();
      identities.close();
    },
  };
}

/**
 * Signs somebody in: `become` does what makes them who they are and, in the same transaction, opens their new session.
 * The session that they came with is over.
 */
export async function signInAs(
  people: People,
  call: Call,
  become: (also: Together<string>) => Promise<string>,
): Promise<Response> {
  const { context } = people;
  const before = call.var.who?.via === 'cookie' ? call.var.who.session : null;
  let id = '';
  const token = await become((db: Kysely<Database>, person) => {
    id = person;
    return openSession(db, context.now(), person, before);
  });
  people.changed(id);
  if (before !== null) {
    people.ended({ session: before });
    if (call.var.who!.person.id !== id) await people.signedOut(call.var.who!.person);
  }
  writeSessionCookie(context.config, call, token);
  return call.json<WhoAmI>({ me: await describeMe(context, id) });
}

export function signOut(people: People, call: Call): Response {
  clearSessionCookie(people.context.config, call);
  return call.json<WhoAmI>({ me: null });
}
