import { cleanName, foldName, Refused } from '@engawa/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestName } from '../../src/people/guest-names.ts';
import { takeName } from '../../src/people/names.ts';
import { type Running, startServer, type Visitor } from '../http/kit.ts';
import { HOSTILE_NAMES } from './hostile-names.ts';

describe('a name', () => {
  it.each([
    'Anna',
    'Анна-Мария',
    'Ґалаґан Їжак',
    'Мар’яна',
    'Марʼяна',
    "Мар'яна",
    'Дем’ян О.',
    '山田 太郎',
    'נועה',
    'علي',
    'हिन्दी',
    'J.R.R. 2',
    "'t Hooft",
    'a',
    'A'.repeat(24),
    '𝔄'.repeat(24),
  ])('can be %s', (name) => {
    expect(cleanName(name)).toBe(name);
  });

  it('is trimmed and composed', () => {
    expect(cleanName('  Anna   Maria ')).toBe('Anna Maria');
    expect(cleanName('Andre\u0301')).toBe('André');
    expect(cleanName('й'.normalize('NFD'))).toBe('й');
  });

  it.each(HOSTILE_NAMES)('cannot be %s', (_, text) => {
    expect(cleanName(text)).toBeNull();
  });

  it('is compared without regard to case, width and the kind of apostrophe', () => {
    const same = ['Мар’яна', 'мАРʼЯНА', "мар'яна"].map(foldName);
    expect(new Set(same).size).toBe(1);
    expect(foldName('ＡＮＮＡ')).toBe(foldName('anna'));
    expect(foldName('Anna–Maria')).toBe(foldName('anna-maria'));
    expect(foldName('Anna')).not.toBe(foldName('Hanna'));
  });

  it('stays what it is when it is cleaned or folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const name = cleanName(text);
        if (name === null) return;
        expect(cleanName(name)).toBe(name);
        expect(foldName(foldName(name))).toBe(foldName(name));
      }),
      { numRuns: 2000 },
    );
  });

  it('is found for a guest that has none, in three languages', () => {
    for (const language of ['en', 'ru', 'uk'] as const) {
      for (let i = 0; i < 200; i++) expect(cleanName(guestName(language))).not.toBeNull();
    }
  });
});

describe('a name that two take at once', () => {
  let server: Running;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  it('is refused to the one whom the store’s index stops', async () => {
    const { db } = server.context.store;
    const stopped = takeName(db, 'Contested', 'me', async () => {
      await server.visitor().post('/api/account', { name: 'contested', password: 'long enough for all' });
      throw new Error('UNIQUE constraint failed');
    });
    await expect(stopped).rejects.toThrow(new Refused('name-taken'));
  });

  it('hides no other failure', async () => {
    const failed = takeName(server.context.store.db, 'Free', 'me', () => Promise.reject(new Error('disk full')));
    await expect(failed).rejects.toThrow('disk full');
  });
});

describe('at every door', () => {
  const password = 'long enough for all';
  let server: Running;
  let account: Visitor;
  beforeAll(async () => {
    server = await startServer();
    account = server.visitor();
    await account.post('/api/account', { name: 'Doorkeeper', password });
  });
  afterAll(() => server.close());

  it.each(HOSTILE_NAMES)('%s is refused in words, and nobody has it', async (_, name) => {
    const answers = [
      await server.visitor().post('/api/guest', { name }),
      await server.visitor().post('/api/account', { name, password }),
      await account.ask('PATCH', '/api/me', { name }),
      await account.post('/api/programs', { name }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(['bad-name', 'bad-request']).toContain(body.why);
    }
    const names = await server.context.store.db.selectFrom('people').select('name').execute();
    expect(names).toEqual([{ name: 'Doorkeeper' }]);
  });

  it('the store survives them as what they are: text', async () => {
    for (const [, name] of HOSTILE_NAMES) {
      const { status, body } = await server.visitor().post('/api/sign-in', { name, password: name });
      expect([400, 401]).toContain(status);
      expect(body.words).toBeTruthy();
      const path = Buffer.from(name).toString('latin1');
      expect((await server.visitor().get(`/api/people/${escape(path)}`)).status).toBe(404);
    }
  });
});
