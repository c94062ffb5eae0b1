import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProcessBus } from '../../src/bus/in-process.ts';
import type { Ended, Identity } from '../../src/people/identities.ts';
import { type Found, IdentityCache } from '../../src/people/identity-cache.ts';
import { type Running, startServer, type Visitor } from '../http/kit.ts';

const SOON = 5_000;

const asHeaders = (visitor: Visitor) => new Headers({ cookie: `engawa=${visitor.token}` });

describe('two processes', () => {
  let here: Running;
  let there: Running;
  let deaf: Running;
  beforeAll(async () => {
    const { join } = inProcessBus();
    here = await startServer({ bus: join('here') });
    there = await startServer({ bus: join('there'), beside: here });
    deaf = await startServer({ beside: here });
  });
  afterAll(async () => {
    await deaf.close();
    await there.close();
    await here.close();
  });

  async function signedInEverywhere(): Promise<{ visitor: Visitor; who: Identity }> {
    const visitor = here.visitor();
    await visitor.post('/api/guest');
    const found = await Promise.all([here, there, deaf].map(({ people }) => people.whoIs(asHeaders(visitor))));
    for (const one of found) expect(one?.person.kind).toBe('guest');
    return { visitor, who: found[0]! };
  }

  it('both forget a session that has ended in one of them, and tell their sockets', async () => {
    const { visitor, who } = await signedInEverywhere();
    const heard: Record<string, Ended[]> = { here: [], there: [] };
    here.people.onEnded((what) => heard.here!.push(what));
    there.people.onEnded((what) => heard.there!.push(what));
    await visitor.copy().post('/api/sign-out');
    expect(await here.people.isLive(who.session)).toBe(false);
    expect(await here.people.whoIs(asHeaders(visitor))).toBeNull();
    await expect.poll(() => heard).toEqual({ here: [{ session: who.session }], there: [{ session: who.session }] });
    expect(await there.people.isLive(who.session)).toBe(false);
  });

  it('both hear of the end of all sessions of a person', async () => {
    const { visitor, who } = await signedInEverywhere();
    const heard: Ended[] = [];
    const stop = there.people.onEnded((what) => heard.push(what));
    await visitor.copy().post('/api/sign-out-everywhere');
    await expect.poll(() => heard).toEqual([{ person: who.person.id }]);
    expect(await there.people.whoIs(asHeaders(visitor))).toBeNull();
    stop();
  });

  it('one that the bus does not reach notices after seconds', async () => {
    const { visitor, who } = await signedInEverywhere();
    await visitor.copy().post('/api/sign-out');
    here.clock.now += SOON;
    expect(await deaf.people.isLive(who.session)).toBe(false);
    expect(await deaf.people.whoIs(asHeaders(visitor))).toBeNull();
  });

  it('whoever is renamed or converted is seen so at once', async () => {
    const { visitor } = await signedInEverywhere();
    const changed: string[] = [];
    here.people.onChanged((person) => changed.push(person));
    await visitor.ask('PATCH', '/api/me', { name: 'Another' });
    const who = await here.people.whoIs(asHeaders(visitor));
    expect(who?.person.name).toBe('Another');
    expect(changed).toEqual([who?.person.id]);
  });

  it('nobody’s password is carried about', async () => {
    const visitor = here.visitor();
    await visitor.post('/api/account', { name: 'Guarded', password: 'lantern over the river' });
    expect(JSON.stringify(await here.people.whoIs(asHeaders(visitor)))).not.toContain('argon2');
  });
});

describe('the memory of sessions', () => {
  const person = { id: 'p', kind: 'guest', name: 'P', folded: null, owner: null, created_at: 0, seen_at: 0 } as const;
  const found: Found = { person, via: 'cookie', seenAt: 0, expiresAt: 1_000_000 };

  /** A store that counts how often it is asked, and for whom. */
  function memory(answer: () => Map<string, Found> | Promise<never> = () => new Map([['hash', found]])) {
    const clock = { now: 0 };
    const asked: string[][] = [];
    const cache = new IdentityCache(
      () => clock.now,
      async (hashes) => {
        asked.push([...hashes]);
        return answer();
      },
    );
    return { cache, clock, asked };
  }

  it('saves looking up for a while', async () => {
    const { cache, clock, asked } = memory();
    for (let i = 0; i < 3; i++) expect(await cache.find('hash')).toEqual(found);
    expect(asked).toHaveLength(1);
    clock.now += SOON;
    await cache.find('hash');
    expect(asked).toHaveLength(2);
  });

  it('is refreshed before it is too old, for all who are active in one go, and nobody waits for it', async () => {
    const { cache, clock, asked } = memory(() => new Map(['a', 'b', 'idle'].map((hash) => [hash, found])));
    for (const hash of ['a', 'b', 'idle']) await cache.find(hash);
    asked.length = 0;
    clock.now += SOON - 1;
    for (const hash of ['a', 'b', 'a']) expect(await cache.find(hash)).toEqual(found);
    await expect.poll(() => asked).toEqual([['a', 'b']]);
    clock.now += SOON - 1;
    await cache.find('a');
    expect(asked).toEqual([['a', 'b']]);
    await cache.find('idle');
    expect(asked.at(-1)).toEqual(['idle']);
  });

  it('notices by a refresh that a session has ended', async () => {
    const rows = new Map([['hash', found]]);
    const { cache, clock, asked } = memory(() => rows);
    await cache.find('hash');
    rows.clear();
    clock.now += SOON - 1;
    await cache.find('hash');
    await expect.poll(() => asked.length).toBe(2);
    expect(await cache.find('hash')).toBeNull();
  });

  it('whoever cannot be looked up again beforehand is waited for', async () => {
    let isDown = false;
    const { cache, clock, asked } = memory(() =>
      isDown ? Promise.reject(new Error('the store is down')) : new Map([['hash', found]]),
    );
    await cache.find('hash');
    isDown = true;
    clock.now += SOON - 1;
    expect(await cache.find('hash')).toEqual(found);
    await expect.poll(() => asked.length).toBe(2);
    clock.now += 1;
    await expect(cache.find('hash')).rejects.toThrow('the store is down');
  });

  it.each([
    ['the session', (cache: IdentityCache) => cache.forget('hash')],
    ['the person', (cache: IdentityCache) => cache.forgetPerson('p')],
  ])('does not keep what was looked up while %s was being forgotten', async (_, forget) => {
    const rows = new Map([['hash', found]]);
    const { cache } = memory(() => {
      forget(cache);
      return rows;
    });
    await cache.find('hash');
    rows.clear();
    expect(await cache.find('hash')).toBeNull();
  });

  it('is no longer than the session', async () => {
    const { cache, clock } = memory();
    clock.now = 999_999;
    expect(await cache.find('hash')).toEqual(found);
    clock.now++;
    expect(await cache.find('hash')).toBeNull();
  });
});
