import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES, gameById } from '@engawa/games';
import {
  commitmentOf,
  type Game,
  readRecord,
  recordToJson,
  recordToText,
  replay,
  Table,
  TableLuck,
  verify,
} from '@engawa/kernel';
import type { Position } from '@engawa/wire';
import { describe, expect, it, vi } from 'vitest';
import { LONGEST_IMPORT } from '../../src/http/guards.ts';
import { gather, Onlooker } from '../kit/company.ts';
import { playEvening } from '../kit/evening.ts';
import { openHouse, scratchFolder } from '../kit/house.ts';
import { sharedHouse } from '../kit/shared-house.ts';
import { fans, TEST_GAMES } from '../kit/test-games.ts';
import { type Reply, Visitor } from '../kit/visitor.ts';

const house = sharedHouse({ games: [...GAMES, ...TEST_GAMES] });
const corpusOf = (game: string) => {
  const folder = fileURLToPath(new URL(`../../../${game}/test/records/`, import.meta.url));
  return readdirSync(folder).map((name) => readFileSync(`${folder}${name}`, 'utf8'));
};
const CORPUS = corpusOf('tokaido');
const tokaido = gameById('tokaido')!;
const whyOf = ({ body }: Reply) => body.why ?? 'done';
const positionIn = (body: unknown) => body as Position;

/** A game of fans that was played to its end by three. */
async function played(seed: number) {
  const company = await gather(house(), { game: 'fans', seats: ['open', 'open', 'open'], salt: 'sea' });
  await playEvening(company.at, { seed });
  const { text } = await company.at[0]!.visitor.must('GET', `/tables/${company.table}/record`);
  return { ...company, text: text as string };
}

describe('P9: luck can be checked', () => {
  it('P9: the commitment is shown before others add their salts, and the seed when the game is over', async () => {
    const [ren, aki] = [await Visitor.come(house(), 'Ren'), await Visitor.come(house(), 'Aki')];
    const { table } = await ren.open({ game: 'fans', seats: ['open', 'open'], public: true, salt: 'sea' });
    const look = new Onlooker(aki, table);
    const { commitment } = (await look.until(() => true)).shown.luck;
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(look.shown.luck).toEqual({ commitment, salts: ['sea', ''] });
    await aki.must('POST', `/tables/${table}/sit`, { salt: 'wind' });
    await ren.must('POST', `/tables/${table}/start`);
    await look.until(({ shown }) => shown.status === 'running');
    expect(look.shown.luck).toEqual({ commitment, salts: ['sea', 'wind'] });
    const host = new Onlooker(ren, table);
    await host.until(() => true);
    await playEvening([host, look], { seed: 1 });
    const { luck } = look.shown;
    expect(luck).toEqual({ commitment, salts: ['sea', 'wind'], seed: expect.any(String) });
    expect(commitmentOf(luck.seed!)).toBe(commitment);
  });

  it('P9: the record of a game with undo in it is right down to the last lot, and a changed one is refused', async () => {
    const { text, at } = await played(2);
    const record = readRecord(text);
    verify(fans as unknown as Game, record);
    expect(record.luck).toEqual(at[0]!.shown.luck);
    const { visitor } = at[0]!;
    const send = async (changed: object) => whyOf(await visitor.post('/records', changed));
    expect(await send({ record: text })).toBe('done');
    const lots = record.entries.findIndex((entry) => entry.lots.length > 0);
    const withLot = record.entries.with(lots, { ...record.entries[lots]!, lots: [record.entries[lots]!.lots[0]! ^ 1] });
    const forgeries = [
      { ...record, luck: { ...record.luck!, salts: ['lake', '', ''] } },
      { ...record, luck: { ...record.luck!, seed: 'f'.repeat(64) } },
      { ...record, luck: { ...record.luck!, commitment: 'f'.repeat(64) } },
      { ...record, scores: record.scores!.map((score) => score + 1) },
      { ...record, setup: record.setup.with(0, record.setup[0]! ^ 1) },
      { ...record, entries: withLot },
      { ...record, entries: record.entries.slice(0, -1) },
    ];
    for (const forged of forgeries) expect(await send({ record: recordToText(forged) })).toBe('bad-record');
  });
});

describe('P16: a record', () => {
  it.each<[string, (text: string) => string, string, number]>([
    ['that is none', () => 'once upon a time', 'bad-record', 400],
    ['that is empty', () => '', 'bad-record', 400],
    ['that is cut off', (text) => text.slice(0, -10), 'bad-record', 400],
    ['with one changed letter', (text) => text.replace('seats 2', 'seats 3'), 'bad-record', 400],
    ['that is JSON of something else', () => '{"a":1}', 'bad-record', 400],
    ['that is nothing in JSON', () => '{}', 'bad-record', 400],
    ['of a game that is not here', (text) => changed(text, { game: 'chess' }), 'no-game', 404],
    ['of other rules', (text) => changed(text, { version: 999 }), 'bad-record', 400],
    ['of too many seats', (text) => changed(text, { seats: 8 }), 'bad-record', 400],
  ])('%s is refused in words', async (_, change, why, status) => {
    const ren = await Visitor.come(house());
    const reply = await ren.post('/records', { record: change(CORPUS[0]!) });
    expect([reply.body.why, reply.status]).toEqual([why, status]);
    expect(reply.body.words).toMatch(/\w+ \w+/);
  });

  it('of the corpus is taken in, given back letter by letter, and replayed', async () => {
    expect(CORPUS.length).toBeGreaterThan(10);
    const ren = await Visitor.come(house());
    for (const text of CORPUS) {
      const { record: id } = await ren.must('POST', '/records', { record: text });
      const record = readRecord(text);
      const anybody = new Visitor(house());
      expect((await anybody.must('GET', `/records/${id}`)).text).toBe(text);
      const length = record.entries.length;
      for (const at of [0, Math.floor(length / 2), length]) {
        const position = positionIn(await anybody.must('GET', `/records/${id}/replay?at=${at}`));
        const { state, told } = replay(tokaido, record, at);
        expect(position).toMatchObject({ at, length, view: state, events: told.at(-1) });
        expect(position.places === null).toBe(at < length);
      }
    }
  });

  it('of any game is far shorter than what is taken in', async () => {
    const ren = await Visitor.come(house());
    for (const text of GAMES.flatMap(({ id }) => corpusOf(id))) {
      const body = JSON.stringify({ record: recordToJson(readRecord(text)) });
      expect(4 * Buffer.byteLength(body)).toBeLessThan(LONGEST_IMPORT);
      expect(whyOf(await ren.post('/records', JSON.parse(body)))).toBe('done');
    }
  });

  const { commitment, salts } = readRecord(CORPUS[0]!).luck!;
  const unproven = (luck: object) => ({ luck: { commitment, salts, ...luck } });
  const novel = 'x'.repeat(200_000);

  it.each<[string, object]>([
    ['the longest names', { names: ['縁'.repeat(24), '𝔄'.repeat(24)] }],
    ['bots and nobody for names', { names: ['master:1000', '?'] }],
    ['the longest salts', unproven({ salts: ['x'.repeat(64), ''] })],
    ['no salts', unproven({ salts: [] })],
  ])('with %s is taken in', async (_, change) => {
    const ren = await Visitor.come(house());
    expect(whyOf(await ren.post('/records', { record: changed(CORPUS[0]!, change) }))).toBe('done');
  });

  it.each<[string, object]>([
    ['a novel for a name', { names: ['Ren', novel] }],
    ['a name that is too long', { names: ['Ren', 'x'.repeat(25)] }],
    ['too many names', { names: ['Ren', 'Aki', 'Nao'] }],
    ['too few names', { names: ['Ren'] }],
    ['a novel for a salt', unproven({ salts: ['', novel] })],
    ['a salt that is too long', unproven({ salts: ['', 'x'.repeat(65)] })],
    ['too many salts', unproven({ salts: ['', '', ''] })],
    ['a novel for the hash of its seed', unproven({ commitment: novel })],
  ])('with %s is refused', async (_, change) => {
    const ren = await Visitor.come(house());
    expect(whyOf(await ren.post('/records', { record: changed(CORPUS[0]!, change) }))).toBe('bad-record');
  });

  it('with a novel for a seed is refused, though every lot is right', async () => {
    const seed = 'ab'.repeat(1000);
    const luck = new TableLuck(seed, ['', '']);
    const table = new Table(fans as unknown as Game, 2, {}, luck);
    while (!table.isOver) {
      const [seat] = table.deciders() as [number];
      table.choose(seat, table.choices(seat)[0]!);
    }
    const record = table.record({ commitment: commitmentOf(seed), salts: ['', ''], seed });
    verify(fans as unknown as Game, record);
    const ren = await Visitor.come(house());
    expect(whyOf(await ren.post('/records', { record: recordToText(record) }))).toBe('bad-record');
  });

  it('is checked when it comes, and not each time that somebody looks', async () => {
    const standings = vi.fn(tokaido.standings);
    const other = await openHouse({}, { games: [{ ...tokaido, standings }] });
    const ren = await Visitor.come(other);
    const { record: id } = await ren.must('POST', '/records', { record: CORPUS[0] });
    expect(standings).toHaveBeenCalledOnce();
    await ren.must('GET', `/records/${id}/replay?at=1`);
    expect(standings).toHaveBeenCalledOnce();
  });

  it('of rules that have changed since can be read, and not replayed', async () => {
    const DATA_DIR = scratchFolder();
    const before = await openHouse({ DATA_DIR }, { games: [tokaido] });
    const { record: id } = await (await Visitor.come(before)).must('POST', '/records', { record: CORPUS[0] });
    await before.close();
    const after = new Visitor(await openHouse({ DATA_DIR }, { games: [{ ...tokaido, version: tokaido.version + 1 }] }));
    expect((await after.must('GET', `/records/${id}`)).text).toBe(CORPUS[0]);
    expect(whyOf(await after.get(`/records/${id}/replay`))).toBe('bad-record');
  });

  it('is the same in JSON', async () => {
    const ren = await Visitor.come(house());
    const json = recordToJson(readRecord(CORPUS[1]!));
    const { record: id } = await ren.must('POST', '/records', { record: json });
    expect((await ren.must('GET', `/records/${id}`)).text).toBe(CORPUS[1]);
  });

  it('is brought by those who say who they are, and looked at by all', async () => {
    const stranger = new Visitor(house());
    expect(whyOf(await stranger.post('/records', { record: CORPUS[0] }))).toBe('no-session');
    expect(whyOf(await stranger.get('/records/nothing'))).toBe('no-record');
    expect(whyOf(await stranger.get('/records/nothing/replay'))).toBe('no-record');
    expect(whyOf(await stranger.get('/records/%00'))).toBe('no-record');
  });
});

function changed(text: string, change: object): string {
  return recordToText({ ...readRecord(text), ...change });
}

describe('P16: a game that was played here', () => {
  it('can be seen again at every position, with the eyes of everybody', async () => {
    const { table, text, at } = await played(5);
    const record = readRecord(text);
    const game = fans as unknown as Game;
    const { visitor } = at[1]!;
    const see = async (query: string) => positionIn(await visitor.must('GET', `/tables/${table}/replay?${query}`));
    for (let choice = 0; choice <= record.entries.length; choice++) {
      const { state, told } = replay(game, record, choice);
      const events = told.at(-1)!;
      expect(await see(`at=${choice}`)).toMatchObject({ at: choice, view: state, events });
      const seat = choice % 3;
      expect(await see(`at=${choice}&as=${seat}`)).toMatchObject({
        view: game.hide(state, seat),
        events: events.filter(({ only }) => only === undefined || only === seat),
      });
      expect(await see(`at=${choice}&as=spectator`)).toMatchObject({
        view: game.hide(state, null),
        events: events.filter(({ only }) => only === undefined),
      });
    }
    expect((await see('')).places).toEqual(at[0]!.shown.places);
  });

  it('has no other positions and no other eyes', async () => {
    const { table, text, at } = await played(6);
    const { visitor } = at[0]!;
    const { length } = readRecord(text).entries;
    const why = async (query: string) => whyOf(await visitor.get(`/tables/${table}/replay?${query}`));
    expect(await why(`at=${length + 1}`)).toBe('no-position');
    for (const at of ['-1', '1.5', 'x', '1e3', '99999999', '']) expect(await why(`at=${at}`)).toBe('bad-request');
    expect(await why('as=3')).toBe('no-seat');
    expect(await why('as=everybody')).toBe('bad-request');
    expect(whyOf(await visitor.get('/tables/nowhere/replay'))).toBe('no-table');
  });

  // The last one: the server hangs up on whoever sends so much, and nobody else should be on the line then.
  it('is refused in words when it would not fit on a table', async () => {
    const ren = await Visitor.come(house());
    const reply = await ren.post('/records', { record: 'x'.repeat(LONGEST_IMPORT) });
    expect([reply.body.why, reply.status]).toEqual(['too-large', 413]);
  });
});
