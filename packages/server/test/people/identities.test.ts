import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProcessBus } from '../../src/bus/in-process.ts';
import type { Ended, Identity } from '../../src/people/identities.ts';
import { IdentityCache } from '../../src/people/identity-cache.ts';
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
  const found = { person, via: 'cookie', seenAt: 0, expiresAt: 1_000_000 } as const;

  it('saves looking up for a while', async () => {
    let [now, looks] = [0, 0];
    const cache = new IdentityCache(() => now);
    const look = async () => {
      looks++;
      return found;
    };
    for (let i = 0; i < 3; i++) await cache.find('hash', look);
    expect(looks).toBe(1);
    now += SOON;
    await cache.find('hash', look);
    expect(looks).toBe(2);
  });

  it.each([
    ['the session', (cache: IdentityCache) => cache.forget('hash')],
    ['the person', (cache: IdentityCache) => cache.forgetPerson('p')],
  ])('does not keep what was looked up while %s was being forgotten', async (_, forget) => {
    const cache = new IdentityCache(() => 0);
    await cache.find('hash', async () => {
      forget(cache);
      return found;
    });
    expect(await cache.find('hash', async () => null)).toBeNull();
  });

  it('is no longer than the session', async () => {
    let now = 999_999;
    const cache = new IdentityCache(() => now);
    expect(await cache.find('hash', async () => found)).toEqual(found);
    now++;
    expect(await cache.find('hash', async () => found)).toBeNull();
  });
});
