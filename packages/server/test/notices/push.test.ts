import { createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Onlooker } from '../kit/company.ts';
import { eventually } from '../kit/eventually.ts';
import { openHouse } from '../kit/house.ts';
import { Visitor } from '../kit/visitor.ts';
import { Browser } from './browser.ts';
import { chooseAndGo, LONG_ENOUGH, openClub, PUSH, sitDown, wait } from './club.ts';
import { openReceiver } from './receiver.ts';

const TWO = { game: 'fans', seats: ['open', 'open'] as 'open'[] };

/** Two people with a browser each, at a table that has begun; they have been told that. */
async function begun(languages: readonly ['en' | 'ru' | 'uk', 'en' | 'ru' | 'uk'] = ['en', 'en']) {
  const house = await openClub();
  const receiver = await openReceiver();
  const browsers = languages.map((language) => new Browser(receiver, language)) as [Browser, Browser];
  const round = await sitDown(house, { ...TWO, autostart: true }, async ({ people }) => {
    for (const [i, one] of people.entries()) await one.must('PUT', '/push', browsers[i]!.subscription);
  });
  for (const browser of browsers) await eventually(() => browser.notices.length).toBe(1);
  return { house, receiver, browsers, ...round, ren: round.people[0]!, aki: round.people[1]! };
}

const kinds = (browser: Browser) => browser.notices.map(({ is }) => is);

describe('a browser of somebody who is not looking', () => {
  it('is told that the table is full, begins, and waits for them: in its own language, and readable by it alone', async () => {
    const house = await openClub();
    const receiver = await openReceiver();
    const [first, second] = [new Browser(receiver, 'uk'), new Browser(receiver, 'ru')];
    const round = await sitDown(house, TWO, async ({ people: [ren, aki] }) => {
      await ren!.must('PUT', '/push', first.subscription);
      await aki!.must('PUT', '/push', second.subscription);
    });
    const { table, people } = round;
    const [ren, aki] = people as [Visitor, Visitor];
    const about = { table, game: 'fans' };
    await eventually(() => first.notices).toEqual([
      { is: 'start', ...about, seat: 0, title: 'Віяла', body: 'Усі місця зайняті: можна починати.' },
    ]);
    await ren.must('POST', `/tables/${table}/start`);
    await eventually(() => second.notices).toEqual([
      { is: 'start', ...about, seat: 1, title: 'Веера', body: 'Партия началась. Ваш ход. За столом с вами: Ren.' },
    ]);
    await chooseAndGo(ren, table);
    await chooseAndGo(aki, table);
    await eventually(() => first.notices.at(-1)).toEqual({
      is: 'turn',
      ...about,
      seat: 0,
      title: 'Віяла',
      body: 'Ваш хід. За столом з вами: Aki.',
    });
    // A turn is two picks: only the second one makes it the other's.
    await chooseAndGo(ren, table);
    await wait(LONG_ENOUGH);
    expect(kinds(second)).toEqual(['start']);
    await chooseAndGo(ren, table);
    await eventually(() => kinds(second)).toEqual(['start', 'turn']);
    expect(kinds(first)).toEqual(['start', 'start', 'turn']);

    const [sent] = second.received;
    expect(sent!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(second.received[1]!.headers.urgency).toBe('high');
    expect(sent!.headers.topic).not.toContain(table);
    expectSigned(sent!.headers.authorization!, receiver.url);
    expect(`${sent!.body}`).not.toContain('Ren');
  });

  it('is told the places when the game is over, unless they see it themselves', async () => {
    const { browsers, table, ren, aki } = await begun();
    const onRen = new Onlooker(ren, table);
    await onRen.until(({ shown }) => shown.status === 'running');
    while (onRen.shown.status === 'running') {
      const { number, shown } = onRen.known;
      if (shown.choices.length > 0) await onRen.choose();
      else await chooseAndGo(aki, table);
      await onRen.sees(number + 1);
    }
    await eventually(() => browsers[1].notices.at(-1)).toMatchObject({
      is: 'over',
      seat: 1,
      title: 'Fans',
      body: expect.stringMatching(/^The game is over: 1\. (Ren|Aki), [12]\. (Ren|Aki)\.$/),
    });
    await wait(LONG_ENOUGH);
    expect(kinds(browsers[0])).toEqual(['start']);
  });

  it('is told nothing while they look, nor when a bot plays for them', async () => {
    const { browsers, table, ren, aki } = await begun();
    const [onRen, onAki] = [new Onlooker(ren, table), new Onlooker(aki, table)];
    await onRen.until(() => true);
    await onAki.until(() => true);
    await onRen.choose();
    await onAki.choose();
    await wait(LONG_ENOUGH);
    for (const browser of browsers) expect(kinds(browser)).toEqual(['start']);
    await onAki.ask({ is: 'hand-over' });
    onAki.connection.close();
    await onRen.until(({ shown }) => shown.choices.length > 0);
    await onRen.choose();
    await onRen.sees(await onRen.choose());
    await onRen.until(({ shown }) => shown.deciders.includes(0));
    await wait(LONG_ENOUGH);
    expect(kinds(browsers[1])).toEqual(['start']);
  });

  it('is forgotten when its push service knows it no longer, and kept when that is only in trouble', async () => {
    const { house, browsers, table, ren, aki } = await begun();
    const left = async () => (await house.context.store.db.selectFrom('subscriptions').selectAll().execute()).length;
    browsers[0].answer(503);
    await chooseAndGo(ren, table);
    await chooseAndGo(aki, table);
    await eventually(() => kinds(browsers[0])).toEqual(['start', 'turn']);
    expect(await left()).toBe(2);
    browsers[1].answer(410);
    await chooseAndGo(ren, table);
    await chooseAndGo(ren, table);
    await eventually(left).toBe(1);
  });

  it('waits for no one who has many that never answer', async () => {
    const house = await openClub();
    const receiver = await openReceiver();
    const slow = Array.from({ length: 5 }, () => new Browser(receiver));
    const quick = new Browser(receiver);
    for (const browser of slow) browser.answer('never');
    await sitDown(house, { ...TWO, autostart: true }, async ({ people: [ren, aki] }) => {
      for (const browser of slow) await ren!.must('PUT', '/push', browser.subscription);
      await aki!.must('PUT', '/push', quick.subscription);
    });
    await eventually(() => kinds(quick)).toEqual(['start']);
    await wait(LONG_ENOUGH);
    expect(slow.filter(({ received }) => received.length > 0)).toHaveLength(2);
    for (const browser of slow) browser.answer(201);
    await eventually(() => slow.map(({ received }) => received.length)).toEqual([1, 1, 1, 1, 1]);
  });

  it('is told nothing any more once its person has unsubscribed, signed out everywhere, or is erased', async () => {
    const { house, browsers, table, ren, aki } = await begun();
    const rows = () => house.context.store.db.selectFrom('subscriptions').selectAll().execute();
    await ren.must('DELETE', '/push', { endpoint: browsers[1].subscription.endpoint });
    expect(await rows()).toHaveLength(2);
    await chooseAndGo(ren, table);
    await chooseAndGo(aki, table);
    await eventually(() => kinds(browsers[0])).toEqual(['start', 'turn']);
    await chooseAndGo(ren, table);
    const onRen = new Onlooker(ren, table);
    await onRen.until(({ shown }) => shown.choices.length > 0);
    await aki.must('POST', '/sign-out-everywhere');
    await onRen.choose();
    await wait(LONG_ENOUGH);
    expect(kinds(browsers[1])).toEqual(['start']);
    await ren.must('DELETE', '/me');
    expect(await rows()).toHaveLength(1);
  });
});

/** VAPID: a token that the server's own key has signed for this push service, with a way to reach who runs it. */
function expectSigned(authorization: string, audience: string): void {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization)!;
  expect(key).toBe(PUSH.PUSH_PUBLIC_KEY);
  const [head, claims, signature] = token!.split('.') as [string, string, string];
  const point = Buffer.from(key!, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const dsaEncoding = 'ieee-p1363';
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding }, Buffer.from(signature, 'base64url'))).toBe(true);
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect({ aud, sub }).toEqual({ aud: audience, sub: PUSH.PUSH_CONTACT });
}

describe('subscribing', () => {
  const some = { endpoint: 'https://push.example/a', keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) } };

  it('is possible where the server has keys, and refused where it has none', async () => {
    const [on, off] = [await Visitor.come(await openClub()), await Visitor.come(await openHouse())];
    expect(await on.must('GET', '/push')).toEqual({ key: PUSH.PUSH_PUBLIC_KEY });
    expect(await off.must('GET', '/push')).toEqual({ key: null });
    expect((await on.request('PUT', '/push', { ...some, language: 'en' })).status).toBe(204);
    const refused = await off.request('PUT', '/push', { ...some, language: 'en' });
    expect([refused.status, refused.body.why]).toEqual([409, 'no-push']);
    const stranger = new Visitor(on.house);
    expect((await stranger.request('PUT', '/push', { ...some, language: 'en' })).status).toBe(401);
    expect((await stranger.request('DELETE', '/push', { endpoint: some.endpoint })).status).toBe(401);
    for (const bad of [
      { ...some, language: 'de' },
      { ...some, language: 'en', keys: { p256dh: 'x', auth: 'y' } },
      { ...some, language: 'en', endpoint: 'x'.repeat(2001) },
    ]) {
      expect((await on.request('PUT', '/push', bad)).body.why).toBe('bad-request');
    }
  });

  it('keeps ten browsers a person, the newest ones, and a browser belongs to one person', async () => {
    const house = await openClub();
    const [ren, aki] = [await Visitor.come(house, 'Ren'), await Visitor.come(house, 'Aki')];
    for (let i = 0; i < 12; i++) {
      await ren.must('PUT', '/push', { ...some, endpoint: `https://push.example/${i}`, language: 'en' });
      await wait(2);
    }
    await aki.must('PUT', '/push', { ...some, endpoint: 'https://push.example/5', language: 'ru' });
    const rows = await house.context.store.db
      .selectFrom('subscriptions')
      .select(['endpoint', 'person', 'language'])
      .orderBy('created_at')
      .execute();
    expect(rows.map(({ endpoint }) => Number(endpoint.split('/').at(-1)))).toEqual([2, 3, 4, 6, 7, 8, 9, 10, 11, 5]);
    expect(rows.at(-1)).toMatchObject({ person: aki.id, language: 'ru' });
  });
});
