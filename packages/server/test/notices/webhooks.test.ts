import type { WebhookNotice } from '@engawa/wire';
import { describe, expect, it } from 'vitest';
import { eventually } from '../kit/eventually.ts';
import { Visitor } from '../kit/visitor.ts';
import { chooseAndGo, LONG_ENOUGH, openClub, playToTheEnd, sitDown, wait } from './club.ts';
import { openReceiver } from './receiver.ts';

const TWO = { game: 'fans', seats: ['open', 'open'] as 'open'[] };

/** A table that tells a receiver of itself, from before its second player comes. */
async function toldTable(language: 'en' | 'ru' | 'uk' = 'en', wish = {}) {
  const house = await openClub();
  const receiver = await openReceiver();
  const hook = { url: `${receiver.url}/hook`, language };
  const round = await sitDown(house, { ...TWO, ...wish }, async ({ table, people: [ren] }) => {
    await ren!.must('PUT', `/tables/${table}/webhook`, hook);
  });
  const told = () => receiver.told('/hook');
  const [ren, aki] = round.people as [Visitor, Visitor];
  return { house, receiver, told, ...round, ren, aki };
}

const kinds = (told: readonly WebhookNotice[]) => told.map(({ is }) => is);

describe('a webhook', () => {
  it('is told that the table is full, begins, whose turn it is, and the places: names and nothing hidden', async () => {
    const { told, receiver, table, people, ren, house } = await toldTable();
    const url = `http://127.0.0.1:${house.port}/t/${table}`;
    const [full] = await eventuallyTold(told, 1);
    const ready = `Fans. All seats are taken: the game can begin. ${url}`;
    const about = { table, game: 'fans', url };
    expect(full).toEqual({ content: ready, text: ready, is: 'start', ...about, names: ['Ren', 'Aki'] });
    await ren.must('POST', `/tables/${table}/start`);
    const begins = `Fans. The game has begun. At the table: Ren, Aki. It is the turn of Ren, Aki. ${url}`;
    expect((await eventuallyTold(told, 2))[1]).toMatchObject({ content: begins, is: 'start', names: ['Ren', 'Aki'] });
    await playToTheEnd({ table, people });
    await eventually(() => told().at(-1)?.is).toBe('over');
    const over = told().at(-1)!;
    expect(over.content).toMatch(/^Fans\. The game is over: 1\. (Ren|Aki), [12]\. (Ren|Aki)\. http/);
    expect([...over.names].sort()).toEqual(['Aki', 'Ren']);
    // P4: no card of any kind was ever told.
    const all = receiver.got.map(({ body }) => `${body}`).join('\n');
    expect(all).not.toMatch(/carp|crane|moon|pine|pass|show|wave/);
    expect(receiver.got[0]!.headers).toMatchObject({ 'content-type': 'application/json' });
    // It is forgotten with the game.
    await eventually(() => house.context.store.db.selectFrom('webhooks').selectAll().execute()).toEqual([]);
  });

  it('tells a chain of quick turns once, and no more than one turn in a while', async () => {
    const { house, told, table, ren, aki } = await toldTable('ru', { autostart: true });
    const url = `http://127.0.0.1:${house.port}/t/${table}`;
    await eventuallyTold(told, 1);
    await chooseAndGo(ren, table);
    await chooseAndGo(aki, table);
    await chooseAndGo(ren, table);
    await chooseAndGo(ren, table);
    const [, first] = await eventuallyTold(told, 2);
    expect(first).toMatchObject({ is: 'turn', names: ['Aki'], url });
    expect(first!.content).toBe(`Веера. Сейчас ходит Aki. ${url}`);
    const began = performance.now();
    await chooseAndGo(aki, table);
    await chooseAndGo(aki, table);
    const [, , second] = await eventuallyTold(told, 3);
    expect(second!.names).toEqual(['Ren']);
    expect(performance.now() - began).toBeGreaterThan(600);
    await wait(LONG_ENOUGH);
    expect(kinds(told())).toEqual(['start', 'turn', 'turn']);
  });

  it('is for whoever opened the table alone, who sees no more of it than its host', async () => {
    const { receiver, table, ren, aki, told } = await toldTable();
    const path = `/tables/${table}/webhook`;
    expect(await ren.must('GET', path)).toEqual({ webhook: { host: new URL(receiver.url).host, language: 'en' } });
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const body = method === 'PUT' ? { url: `${receiver.url}/other`, language: 'en' } : undefined;
      expect((await aki.request(method, path, body)).body.why).toBe('not-owner');
      expect((await new Visitor(aki.house).request(method, path, body)).body.why).toBe('no-session');
      expect((await ren.request(method, '/tables/none/webhook', body)).body.why).toBe('no-table');
    }
    expect((await ren.request('PUT', path, { url: 'nowhere', language: 'en' })).body.why).toBe('bad-address');
    await eventuallyTold(told, 1);
    await ren.must('DELETE', path);
    expect(await ren.must('GET', path)).toEqual({ webhook: null });
    await ren.must('POST', `/tables/${table}/start`);
    await wait(LONG_ENOUGH);
    expect(told()).toHaveLength(1);
    await playToTheEnd({ table, people: [ren, aki] });
    const late = await ren.request('PUT', path, { url: `${receiver.url}/hook`, language: 'en' });
    expect(late.body.why).toBe('over');
  });

  it('that never answers, answers nonsense or leads elsewhere holds up nothing and nobody', async () => {
    const { receiver, table, people, ren } = await toldTable();
    const other = await openReceiver();
    await eventually(() => receiver.got.length).toBe(1);
    receiver.answers.set('/hook', { to: `${other.url}/inside` });
    await ren.must('POST', `/tables/${table}/start`);
    await eventually(() => receiver.got.length).toBe(2);
    receiver.answers.set('/hook', 'never');
    const began = performance.now();
    const at = await playToTheEnd({ table, people });
    expect(at[0]!.shown.status).toBe('over');
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(other.got).toEqual([]);
  });

  it('is erased with whoever set it', async () => {
    const { house, ren } = await toldTable();
    await ren.must('DELETE', '/me');
    expect(await house.context.store.db.selectFrom('webhooks').selectAll().execute()).toEqual([]);
  });

  it('that waits is told when the server closes', async () => {
    const { house, told, table, ren, aki } = await toldTable('en', { autostart: true });
    await eventuallyTold(told, 1);
    await chooseAndGo(ren, table);
    await chooseAndGo(aki, table);
    await house.close();
    expect(told().at(-1)).toMatchObject({ is: 'turn', names: ['Ren'] });
  });
});

async function eventuallyTold(told: () => WebhookNotice[], count: number): Promise<WebhookNotice[]> {
  await eventually(() => told().length).toBe(count);
  return told();
}
