import type { Context } from '../context.ts';
import type { HeaderReader } from '../http/headers.ts';
import type { PeopleTable } from '../store/schema.ts';
import { readSessionCookie } from './cookie.ts';
import { type Found, IdentityCache } from './identity-cache.ts';
import { hashSecret } from './secrets.ts';
import { needsRenewal, renewSession } from './sessions.ts';

/** A row of people without its password: that never travels. */
export type Person = Readonly<Omit<PeopleTable, 'password'>>;

export interface Identity {
  readonly person: Person;
  /** The hash of the session's or the program's token. */
  readonly session: string;
  readonly via: 'cookie' | 'token';
  /** Whether the session was just prolonged: the browser's cookie should be, too. */
  readonly renewed: boolean;
}

export type Ended = { readonly session: string } | { readonly person: string };

export interface Identities {
  /** Who sent this request, or opens this socket; null for a stranger and for whatever has expired. */
  whoIs(headers: HeaderReader): Promise<Identity | null>;
  /** Whether a session that was good once is so still. Cheap enough to ask for every frame: most are told at once. */
  isLive(session: string): boolean | Promise<boolean>;
  /** Which of these are good still, as the store says now. */
  whichAreLive(sessions: readonly string[]): Promise<ReadonlySet<string>>;
  /** To be called once the rows are gone: nobody here remembers them from then on, and the other processes are told. */
  ended(what: Ended): void;
  /** Hears of every end, here and in other processes: sockets close. */
  onEnded(listener: (what: Ended) => void): () => void;
  /** To be called once somebody has another name, or is of another kind. */
  changed(person: string): void;
  /** Hears of such changes in this process. */
  onChanged(listener: (person: string) => void): () => void;
  close(): void;
}

const TOKEN = /^[\w-]{43,64}$/;
const COLUMNS = [
  'people.id',
  'people.kind',
  'people.name',
  'people.folded',
  'people.owner',
  'people.created_at',
  'people.seen_at',
] as const;

export function createIdentities({ config, store: { db }, bus, now }: Context): Identities {
  const hearEnds = new Set<(what: Ended) => void>();
  const hearChanges = new Set<(person: string) => void>();

  const bySession = async (hashes: readonly string[]): Promise<[string, Found][]> => {
    const rows = await db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select([...COLUMNS, 'sessions.hash', 'sessions.expires_at', 'sessions.seen_at as session_seen_at'])
      .where('sessions.hash', 'in', hashes)
      .where('people.kind', '!=', 'gone')
      .execute();
    return rows.map(({ hash, expires_at, session_seen_at, ...person }) => [
      hash,
      { person, via: 'cookie', seenAt: session_seen_at, expiresAt: expires_at },
    ]);
  };
  const byToken = async (hashes: readonly string[]): Promise<[string, Found][]> => {
    const rows = await db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .select([...COLUMNS, 'tokens.hash'])
      .where('tokens.hash', 'in', hashes)
      .where('people.kind', '=', 'program')
      .execute();
    return rows.map(({ hash, ...person }) => [hash, { person, via: 'token', seenAt: Infinity, expiresAt: Infinity }]);
  };
  const cache = new IdentityCache(now, async (hashes) => {
    const found = new Map(await bySession(hashes));
    const others = hashes.filter((hash) => !found.has(hash));
    if (others.length > 0) for (const [hash, one] of await byToken(others)) found.set(hash, one);
    return found;
  });

  const forget = (what: Ended): void => {
    if ('session' in what) cache.forget(what.session);
    else cache.forgetPerson(what.person);
    for (const listener of hearEnds) listener(what);
  };
  const unsubscribe = bus.subscribe((hint) => {
    if (hint.is === 'revoked') forget({ session: hint.session });
    if (hint.is === 'revoked-all') forget({ person: hint.person });
  });

  return {
    async whoIs(headers) {
      const authorization = headers.get('authorization');
      const via = authorization === null ? 'cookie' : 'token';
      const token =
        authorization === null ? readSessionCookie(config, headers) : /^bearer (\S+)$/i.exec(authorization)?.[1];
      if (token === undefined || !TOKEN.test(token)) return null;
      const session = hashSecret(token);
      const found = await cache.find(session);
      if (found === null || found.via !== via) return null;
      const renewed = needsRenewal(found.seenAt, now());
      if (renewed) {
        await renewSession(db, now(), session, found.person.id);
        cache.forget(session);
      }
      return { person: found.person, session, via, renewed };
    },
    isLive(session) {
      const found = cache.find(session);
      return found instanceof Promise ? found.then((one) => one !== null) : found !== null;
    },
    whichAreLive: (sessions) => cache.findAll(sessions),
    ended(what) {
      forget(what);
      bus.publish('session' in what ? { is: 'revoked', ...what } : { is: 'revoked-all', ...what });
    },
    onEnded: (listener) => join(hearEnds, listener),
    changed(person) {
      cache.forgetPerson(person);
      for (const listener of hearChanges) listener(person);
    },
    onChanged: (listener) => join(hearChanges, listener),
    close: unsubscribe,
  };
}

function join<T>(all: Set<T>, one: T): () => void {
  all.add(one);
  return () => all.delete(one);
}
