import type { ChatLine, HeardBy } from '@engawa/wire';
import { describe, expect, it } from 'vitest';
import { gather, Onlooker, refusalOf } from '../kit/company.ts';
import { eventually } from '../kit/eventually.ts';
import { openHouse, scratchFolder } from '../kit/house.ts';
import { sharedHouse } from '../kit/shared-house.ts';
import { TEST_GAMES } from '../kit/test-games.ts';
import { Visitor } from '../kit/visitor.ts';

const THREE = { game: 'fans', seats: ['open', 'open', 'open'] as 'open'[] };
const house = sharedHouse();
const say = (one: Onlooker, text: string, to: HeardBy = 'table', id?: string) => one.ask({ is: 'chat', to, text }, id);
const texts = (one: Onlooker) => one.known.chat.map(({ text }) => text);
const hears = (one: Onlooker, ...lines: string[]) => eventually(() => texts(one)).toEqual(lines);

describe('talk at a table', () => {
  it('is heard by all, whispers by two, spectators by spectators', async () => {
    const { table, at } = await gather(house(), THREE);
    const [ren, aki, nao] = at as [Onlooker, Onlooker, Onlooker];
    const spectators = [await Onlooker.come(house(), table, 'Kai'), new Onlooker(new Visitor(house()), table)];
    await spectators[1]!.until(() => true);
    await say(ren, 'hello');
    await say(aki, 'only you', 2);
    await say(spectators[0]!, 'who wins?', 'watchers');
    await say(nao, 'bye');
    await hears(ren, 'hello', 'bye');
    await hears(aki, 'hello', 'only you', 'bye');
    await hears(nao, 'hello', 'only you', 'bye');
    for (const one of spectators) await hears(one, 'hello', 'who wins?', 'bye');
    expect(nao.known.chat[1]).toEqual({
      number: 2,
      at: expect.any(Number),
      from: { id: aki.visitor.id, name: 'Aki', kind: 'guest' },
      seat: 1,
      to: 2,
      text: 'only you',
    } satisfies ChatLine);
  });

  it('has places where one cannot speak', async () => {
    const { table, at } = await gather(house(), { ...THREE, seats: ['open', { bot: 'random' }, 'open'] });
    const [ren, kai] = [at[0]!, await Onlooker.come(house(), table, 'Kai')];
    expect(await refusalOf(say(ren, 'x', 0))).toBe('not-heard');
    expect(await refusalOf(say(ren, 'x', 1))).toBe('not-heard');
    expect(await refusalOf(say(ren, 'x', 3))).toBe('not-heard');
    expect(await refusalOf(say(ren, 'x', 'watchers'))).toBe('not-heard');
    expect(await refusalOf(say(kai, 'x', 'table'))).toBe('not-seated');
    expect(await refusalOf(say(kai, 'x', 0))).toBe('not-seated');
    for (const text of ['', ' \n\t ', 'x'.repeat(501), 'a\0b']) {
      expect(await refusalOf(say(ren, text))).toBe('bad-request');
    }
    expect(await refusalOf(say(ren, 'x'.repeat(500)))).toBe('done');
  });

  it('P18: stays text, letter by letter', async () => {
    const { at } = await gather(house(), THREE);
    const odd = [
      '<img src=x onerror=alert(1)>',
      '"; drop table chat; --',
      '{{7*7}} <%= 7*7 %>',
      '😀🏳️‍🌈 привіт \u202e',
      'a\nb',
      '__proto__',
    ];
    for (const text of odd) await say(at[0]!, text);
    await hears(at[1]!, ...odd);
  });

  it('is in one order for all, however many speak at once, and said once when repeated', async () => {
    const { at } = await gather(house(), THREE);
    const lines = at.flatMap((one, seat) => Array.from({ length: 15 }, (_, i) => [one, `${seat} ${i}`] as const));
    const numbers = await Promise.all(lines.map(([one, text], i) => say(one, text, 'table', `line-${i}`)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(lines.map((_, i) => i + 1));
    expect(await say(lines[7]![0], 'something else', 'table', 'line-7')).toBe(numbers[7]);
    const inOrder = lines.map(([, text], i) => [numbers[i]!, text] as const).sort(([a], [b]) => a - b);
    for (const one of at) {
      await hears(one, ...inOrder.map(([, text]) => text));
      expect(one.visitor.heard('chat').map(({ line }) => line.number)).toEqual(numbers.toSorted((a, b) => a - b));
    }
  });

  it('reaches those who come in the middle of it', async () => {
    const { table, at } = await gather(house(), THREE);
    const comers: Onlooker[] = [];
    for (let i = 0; i < 30; i++) {
      const said = say(at[0]!, `line ${i}`);
      if (i % 3 === 0) comers.push(new Onlooker(at[1]!.visitor, table));
      await said;
    }
    const all = Array.from({ length: 30 }, (_, i) => `line ${i}`);
    for (const one of [...at, ...comers]) await hears(one, ...all);
  });

  it('is not heard from those whom one has muted', async () => {
    const { table, at } = await gather(house(), THREE);
    const [ren, aki, nao] = at as [Onlooker, Onlooker, Onlooker];
    await say(aki, 'before');
    await hears(ren, 'before');
    await ren.visitor.must('PUT', `/mutes/${aki.visitor.id}`);
    const again = new Onlooker(ren.visitor, table);
    await again.until(() => true);
    await say(aki, 'noise');
    await say(nao, 'music');
    await hears(again, 'music');
    await hears(nao, 'before', 'noise', 'music');
    // Whoever is at the table already is spared at once.
    await hears(ren, 'before', 'music');
    await ren.visitor.must('DELETE', `/mutes/${aki.visitor.id}`);
    await say(aki, 'sorry');
    await hears(ren, 'before', 'music', 'sorry');
  });

  it('keeps nothing of those who are gone', async () => {
    const { table, at } = await gather(house(), THREE);
    await say(at[1]!, 'my secret plan');
    await say(at[0]!, 'oh');
    await hears(at[2]!, 'my secret plan', 'oh');
    await at[1]!.visitor.must('DELETE', '/me');
    const later = await Onlooker.come(house(), table, 'Kai');
    await say(at[2]!, 'where is she?');
    await hears(later, 'oh', 'where is she?');
    expect(later.visitor.frames.join()).not.toMatch(/secret plan|Aki/);
  });

  it('is not pushed aside by what others say among themselves', async () => {
    const { at, table } = await gather(house(), { ...THREE, public: true });
    await say(at[0]!, 'a plan', 1);
    await say(at[2]!, 'hello');
    const watchers = [await Onlooker.come(house(), table, 'Kai'), await Onlooker.come(house(), table, 'Sumi')];
    for (let i = 0; i < 120; i++) await watchers[i % 2]!.ask({ is: 'chat', to: 'watchers', text: `${i}` });
    const again = (visitor: Visitor) => new Onlooker(visitor, table);
    await hears(again(at[0]!.visitor), 'a plan', 'hello');
    await hears(again(at[2]!.visitor), 'hello');
  });

  it('P4: is no place for those who may not look', async () => {
    const { table } = await gather(house(), { ...THREE, watchers: false });
    const kai = new Onlooker(await Visitor.come(house(), 'Kai'), table);
    for (const to of ['watchers', 'table'] as const) {
      expect(await kai.refusal({ is: 'chat', to, text: 'let me in' })).toBe('no-watchers');
    }
  });

  it('is limited for each person', async () => {
    const place = await openHouse({ LIMIT_CHAT_PER_MINUTE: '5' }, { games: TEST_GAMES });
    const { at, table } = await gather(place, THREE);
    const socket = at[0]!.visitor.socket();
    await new Promise((resolve) => socket.once('open', resolve));
    for (let i = 0; i < 8; i++)
      socket.send(JSON.stringify({ is: 'chat', table, id: `c${i}`, to: 'table', text: `${i}` }));
    await eventually(() => at[0]!.visitor.heard('refused').map(({ why }) => why)).toEqual(Array(3).fill('too-many'));
    await say(at[1]!, 'quiet, please');
    await eventually(() => texts(at[2]!)).toHaveLength(6);
  });
});

describe('a whisper', () => {
  it('P4: is for two people and not for their seats, also after a restart and for those who resume', async () => {
    const env = { DATA_DIR: scratchFolder() };
    const first = await openHouse(env, { games: TEST_GAMES });
    const people = await Promise.all(['Ren', 'Aki', 'Nao', 'Mio'].map((name) => Visitor.come(first, name)));
    const [ren, aki, nao, mio] = people as [Visitor, Visitor, Visitor, Visitor];
    const { table } = await ren.open({ ...THREE, public: true });
    await aki.must('POST', `/tables/${table}/sit`, { seat: 1 });
    const [host, guest] = [new Onlooker(ren, table), new Onlooker(aki, table)];
    await guest.until(({ shown }) => shown.seat === 1);
    await say(host, 'do not tell Nao', 1);
    await say(guest, 'never', 0);
    await hears(host, 'do not tell Nao', 'never');
    // Others take the seats of both.
    await aki.must('POST', `/tables/${table}/stand-up`);
    await ren.must('POST', `/tables/${table}/stand-up`);
    await nao.must('POST', `/tables/${table}/sit`, { seat: 1 });
    await mio.must('POST', `/tables/${table}/sit`, { seat: 0 });
    const others = [nao, mio].map((one) => new Onlooker(one, table));
    for (const one of others) await one.until(({ shown }) => shown.seat !== null);
    await say(others[0]!, 'hello');
    for (const one of others) await hears(one, 'hello');
    for (const one of [host, guest, ...others]) one.connection.close();
    await first.close();
    const second = await openHouse(env, { games: TEST_GAMES });
    for (const one of people) one.house = second;
    const back = people.map((one) => new Onlooker(one, table));
    await hears(back[0]!, 'do not tell Nao', 'never', 'hello');
    await hears(back[1]!, 'do not tell Nao', 'never', 'hello');
    for (const one of [back[2]!, back[3]!]) await hears(one, 'hello');
    await say(back[2]!, 'again');
    for (const one of back) await eventually(() => texts(one).at(-1)).toBe('again');
    // Nobody is told old lines once more.
    for (const one of people)
      expect(one.heard('chat').filter(({ line }) => line.text === 'hello').length).toBeLessThan(2);
    expect(`${nao.frames}${mio.frames}`).not.toMatch(/do not tell|never/);
  });
});
