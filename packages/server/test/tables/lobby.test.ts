import type { NewTableRequest, TableSummary } from '@engawa/wire';
import { describe, expect, it } from 'vitest';
import { gather, Onlooker } from '../kit/company.ts';
import { sharedHouse } from '../kit/shared-house.ts';
import { type Reply, Visitor } from '../kit/visitor.ts';

const TWO: NewTableRequest = { game: 'fans', seats: ['open', 'open'] };
const house = sharedHouse();
const whyOf = ({ body }: Reply) => body.why ?? 'done';

describe('a new table', () => {
  it.each<[string, object, string, number]>([
    ['of a game that is not here', { game: 'chess', seats: ['open', 'open'] }, 'no-game', 404],
    ['with too few seats', { game: 'fans', seats: ['open'] }, 'no-seats', 400],
    ['with too many seats', { game: 'fans', seats: ['open', 'open', 'open', 'open', 'open'] }, 'no-seats', 400],
    ['with no seats at all', { game: 'fans', seats: [] }, 'bad-request', 400],
    ['with a bot that nobody knows', { game: 'fans', seats: ['open', { bot: 'hal' }] }, 'no-bot', 404],
    ['with a seat of another kind', { game: 'fans', seats: ['open', 'closed'] }, 'bad-request', 400],
    ['with an option that does not exist', { ...TWO, options: { wind: true } }, 'bad-options', 400],
    ['with a value that does not exist', { ...TWO, options: { kept: 'thrice' } }, 'bad-options', 400],
    [
      'with an option for other seat counts',
      { game: 'fans', seats: ['open', 'open', 'open', 'open'], options: { long: true } },
      'bad-options',
      400,
    ],
    ['with an option of another kind', { ...TWO, options: { long: [true] } }, 'bad-request', 400],
    ['with a clock of another kind', { ...TWO, clock: { is: 'sand' } }, 'bad-request', 400],
    ['with a clock that goes backwards', { ...TWO, clock: { is: 'live', bank: -1, increment: 0 } }, 'bad-request', 400],
    ['with fractions of days', { ...TWO, clock: { is: 'days', days: 0.5 } }, 'bad-request', 400],
    ['with another word for absence', { ...TWO, absent: 'cry' }, 'bad-request', 400],
    ['with a salt as long as a novel', { ...TWO, salt: 'x'.repeat(65) }, 'bad-request', 400],
    ['with a salt that no store takes', { ...TWO, salt: 'a\0b' }, 'bad-request', 400],
    ['with something that nobody asked for', { ...TWO, seed: 'mine' }, 'bad-request', 400],
    ['without a game', { seats: ['open', 'open'] }, 'bad-request', 400],
  ])('%s is not opened', async (_, wish, why, status) => {
    const ren = await Visitor.come(house());
    const reply = await ren.post('/tables', wish);
    expect([reply.body.why, reply.status]).toEqual([why, status]);
    expect(reply.body.words).toMatch(/\w{2}/);
    expect((await ren.get('/my-tables')).body).toEqual([]);
  });

  it('is for people who have said who they are', async () => {
    const stranger = new Visitor(house());
    expect(whyOf(await stranger.post('/tables', TWO))).toBe('no-session');
  });

  it('has its options filled in, its bots seated, and whoever opens it on the first free seat', async () => {
    const place = house();
    const ren = await Visitor.come(place);
    const { table } = await ren.open({ game: 'fans', seats: [{ bot: 'greedy' }, 'open', 'open'], salt: 'sea' });
    const look = new Onlooker(ren, table);
    const { shown } = await look.until(() => true);
    expect(shown).toMatchObject({
      status: 'open',
      options: { long: false, kept: 'double' },
      owner: ren.id,
      seat: 1,
      seats: [
        { person: null, bot: 'greedy' },
        { person: { id: ren.id, name: 'Ren', kind: 'guest' }, bot: null },
        { person: null, bot: null },
      ],
      luck: { salts: ['', 'sea', ''] },
      view: null,
      deciders: [],
      choices: [],
    });
  });

  it('leaves whoever only watches without a seat', async () => {
    const place = house();
    const ren = await Visitor.come(place);
    const { table } = await ren.open({ ...TWO, watch: true });
    const { shown } = await new Onlooker(ren, table).until(() => true);
    expect([shown.seat, shown.seats.map(({ person }) => person)]).toEqual([null, [null, null]]);
  });
});

describe('sitting down', () => {
  it('at a private table needs its invitation, at a public one none', async () => {
    const place = house();
    const [ren, aki] = [await Visitor.come(place, 'Ren'), await Visitor.come(place, 'Aki')];
    const hidden = await ren.open(TWO);
    const open = await ren.open({ ...TWO, public: true });
    expect(whyOf(await aki.post(`/tables/${hidden.table}/sit`))).toBe('not-invited');
    expect(whyOf(await aki.post(`/tables/${hidden.table}/sit`, { invitation: open.invitation }))).toBe('not-invited');
    expect(whyOf(await aki.post(`/tables/${hidden.table}/sit`, { invitation: hidden.invitation }))).toBe('done');
    expect(whyOf(await aki.post(`/tables/${open.table}/sit`))).toBe('done');
    expect(whyOf(await aki.post('/tables/nowhere/sit'))).toBe('no-table');
  });

  it('an invitation is worth nothing once it is renewed, and only the owner renews it', async () => {
    const place = house();
    const [ren, aki] = [await Visitor.come(place, 'Ren'), await Visitor.come(place, 'Aki')];
    const { table, invitation } = await ren.open(TWO);
    expect(whyOf(await aki.post(`/tables/${table}/invitation`))).toBe('not-owner');
    const renewed = (await ren.must('POST', `/tables/${table}/invitation`)).invitation;
    expect(renewed).not.toBe(invitation);
    expect(whyOf(await aki.post(`/tables/${table}/sit`, { invitation }))).toBe('not-invited');
    expect(whyOf(await aki.post(`/tables/${table}/sit`, { invitation: renewed }))).toBe('done');
  });

  it('takes the wished seat, if it is there and free', async () => {
    const place = house();
    const [ren, aki] = [await Visitor.come(place, 'Ren'), await Visitor.come(place, 'Aki')];
    const seats = ['open', 'open', { bot: 'random' }, 'open'] as const;
    const { table } = await ren.open({ game: 'fans', seats: [...seats], public: true });
    const sit = (seat: number) => aki.post(`/tables/${table}/sit`, { seat });
    expect(whyOf(await sit(0))).toBe('seat-taken');
    expect(whyOf(await sit(2))).toBe('seat-taken');
    expect(whyOf(await sit(4))).toBe('no-seat');
    expect(whyOf(await sit(8))).toBe('bad-request');
    expect(whyOf(await sit(-1))).toBe('bad-request');
    expect(whyOf(await sit(3))).toBe('done');
    expect(whyOf(await sit(1))).toBe('no-need');
    const { shown } = await new Onlooker(aki, table).until(() => true);
    expect(shown.seat).toBe(3);
  });

  it('P5: of several who race for the last seat exactly one gets it', async () => {
    const place = house();
    const ren = await Visitor.come(place);
    const others = await Promise.all(['Aki', 'Nao', 'Mio', 'Kai'].map((name) => Visitor.come(place, name)));
    const { table, invitation } = await ren.open(TWO);
    const answers = await Promise.all(
      others.map((one, i) => one.post(`/tables/${table}/sit`, i % 2 ? { invitation, seat: 1 } : { invitation })),
    );
    const words = answers.map(whyOf);
    expect(words.filter((why) => why === 'done')).toHaveLength(1);
    for (const [i, why] of words.entries()) if (why !== 'done') expect(why).toBe(i % 2 ? 'seat-taken' : 'full');
    const { shown } = await new Onlooker(ren, table).until(() => true);
    expect(shown.seats[1]!.person!.id).toBe(others[words.indexOf('done')]!.id);
    const seats = await place.context.store.db.selectFrom('seats').selectAll().where('table_id', '=', table).execute();
    expect(seats).toHaveLength(2);
  });

  it('can be undone before the start: by oneself, and by the owner for others', async () => {
    const place = house();
    const [ren, aki] = [await Visitor.come(place, 'Ren'), await Visitor.come(place, 'Aki')];
    const { table } = await ren.open({ ...TWO, public: true });
    expect(whyOf(await aki.post(`/tables/${table}/stand-up`))).toBe('not-seated');
    await aki.must('POST', `/tables/${table}/sit`, { salt: 'mine' });
    expect(whyOf(await aki.post(`/tables/${table}/remove`, { seat: 0 }))).toBe('not-owner');
    await aki.must('POST', `/tables/${table}/stand-up`);
    await aki.must('POST', `/tables/${table}/sit`);
    await ren.must('POST', `/tables/${table}/remove`, { seat: 1 });
    expect(whyOf(await ren.post(`/tables/${table}/remove`, { seat: 1 }))).toBe('no-need');
    expect(whyOf(await ren.post(`/tables/${table}/remove`, { seat: 2 }))).toBe('no-seat');
    const { shown } = await new Onlooker(ren, table).until(() => true);
    expect([shown.seats[1]!.person, shown.luck.salts]).toEqual([null, ['', '']]);
    expect((await aki.get('/my-tables')).body).toEqual([]);
  });

  it('whoever looks on sees it with other eyes at once, and the others see who is here', async () => {
    const place = house();
    const [ren, aki] = [await Visitor.come(place, 'Ren'), await Visitor.come(place, 'Aki')];
    const { table, invitation } = await ren.open(TWO);
    const [host, guest] = [new Onlooker(ren, table), new Onlooker(aki, table)];
    await host.until(({ here, watchers }) => `${here}` === '0' && watchers === 1);
    await aki.must('POST', `/tables/${table}/sit`, { invitation });
    await guest.until(({ shown }) => shown.seat === 1);
    await host.until(({ here, watchers }) => `${here}` === '0,1' && watchers === 0);
    await aki.must('POST', `/tables/${table}/stand-up`);
    await guest.until(({ shown }) => shown.seat === null);
    await host.until(({ here, watchers }) => `${here}` === '0' && watchers === 1);
    guest.connection.close();
    await host.until(({ here, watchers }) => `${here}` === '0' && watchers === 0);
    // Each number came once, each frame went on from the one before.
    for (const { frames } of [ren, aki]) {
      const numbers = frames.map((text) => JSON.parse(text)).filter(({ is }) => is === 'moved');
      for (const { from, number } of numbers) expect(from).toBeLessThan(number);
    }
  });
});

describe('bots', () => {
  it('are placed on free seats and sent away by the owner', async () => {
    const place = house();
    const [ren, aki] = [await Visitor.come(place, 'Ren'), await Visitor.come(place, 'Aki')];
    const { table } = await ren.open({ ...TWO, public: true });
    const bot = (who: Visitor, seat: number, name = 'greedy') => who.post(`/tables/${table}/bot`, { seat, bot: name });
    expect(whyOf(await bot(aki, 1))).toBe('not-owner');
    expect(whyOf(await bot(ren, 0))).toBe('seat-taken');
    expect(whyOf(await bot(ren, 2))).toBe('no-seat');
    expect(whyOf(await bot(ren, 1, 'hal'))).toBe('no-bot');
    expect(whyOf(await bot(ren, 1))).toBe('done');
    expect(whyOf(await aki.post(`/tables/${table}/sit`))).toBe('full');
    await ren.must('POST', `/tables/${table}/remove`, { seat: 1 });
    expect(whyOf(await aki.post(`/tables/${table}/sit`))).toBe('done');
    expect((await ren.get('/bots')).body).toEqual(['apprentice', 'traveller', 'master']);
  });
});

describe('the start', () => {
  it('is the owner’s, with all seats taken, once', async () => {
    const place = house();
    const [ren, aki] = [await Visitor.come(place, 'Ren'), await Visitor.come(place, 'Aki')];
    const { table, invitation } = await ren.open(TWO);
    expect(whyOf(await ren.post(`/tables/${table}/start`))).toBe('not-full');
    await aki.must('POST', `/tables/${table}/sit`, { invitation });
    expect(whyOf(await aki.post(`/tables/${table}/start`))).toBe('not-owner');
    await ren.must('POST', `/tables/${table}/start`);
    for (const path of ['start', 'sit', 'stand-up']) {
      expect(whyOf(await ren.post(`/tables/${table}/${path}`))).toBe('not-open');
    }
    expect(whyOf(await ren.post(`/tables/${table}/remove`, { seat: 1 }))).toBe('not-open');
    expect(whyOf(await ren.post(`/tables/${table}/bot`, { seat: 1, bot: 'random' }))).toBe('not-open');
  });

  it('is anybody’s at the table if the owner does not play', async () => {
    const place = house();
    const [ren, aki, nao] = await Promise.all(['Ren', 'Aki', 'Nao'].map((name) => Visitor.come(place, name)));
    const { table } = await ren!.open({ ...TWO, seats: ['open', { bot: 'random' }], watch: true, public: true });
    await aki!.must('POST', `/tables/${table}/sit`);
    expect(whyOf(await nao!.post(`/tables/${table}/start`))).toBe('not-owner');
    expect(whyOf(await aki!.post(`/tables/${table}/start`))).toBe('done');
  });

  it('comes by itself when that was wished, as soon as the last seat is taken', async () => {
    const place = house();
    const [ren, aki] = [await Visitor.come(place, 'Ren'), await Visitor.come(place, 'Aki')];
    const { table } = await ren.open({ ...TWO, public: true, autostart: true });
    const look = new Onlooker(ren, table);
    expect((await look.until(() => true)).shown.status).toBe('open');
    await aki.must('POST', `/tables/${table}/sit`);
    await look.until(({ shown }) => shown.status === 'running');
    const second = await ren.open({ ...TWO, autostart: true });
    await ren.must('POST', `/tables/${second.table}/bot`, { seat: 1, bot: 'random' });
    await new Onlooker(ren, second.table).until(({ shown }) => shown.status === 'running');
  });
});

describe('lists of tables', () => {
  const listed = async (who: Visitor, path: string) => (await who.get(path)).body as unknown as TableSummary[];

  it('show public tables, the open and the running ones, and nothing that is hidden', async () => {
    const place = house();
    const [ren, aki] = [await Visitor.come(place, 'Ren'), await Visitor.come(place, 'Aki')];
    const { table: hidden } = await ren.open(TWO);
    const { table: open } = await ren.open({ ...TWO, public: true });
    const { table: running, at } = await gather(place, { ...TWO, public: true });
    const openOnes = (await listed(aki, '/tables')).map(({ table }) => table);
    expect([openOnes[0], openOnes.includes(hidden), openOnes.includes(running)]).toEqual([open, false, false]);
    expect((await listed(new Visitor(place), '/tables?status=running'))[0]).toMatchObject({
      table: running,
      game: 'fans',
      status: 'running',
      public: true,
      seat: null,
      waitsForYou: false,
    });
    expect((await listed(at[1]!.visitor, '/tables?status=running'))[0]).toMatchObject({ seat: 1, waitsForYou: true });
    expect((await ren.get('/tables?status=over')).body.why).toBe('bad-request');
  });

  it('show my tables, those that wait for me first, and the ended ones apart', async () => {
    const place = house();
    const { table: waiting, at } = await gather(place, TWO);
    const [ren, aki] = [at[0]!.visitor, at[1]!.visitor];
    const { table: open, invitation } = await ren.open(TWO);
    await aki.must('POST', `/tables/${open}/sit`, { invitation });
    const mine = await listed(aki, '/my-tables');
    expect(mine.map(({ table, waitsForYou }) => [table, waitsForYou])).toEqual([
      [waiting, true],
      [open, false],
    ]);
    // Nobody is waited for in a pause, and all who are asked something are.
    const both = async () => {
      const [first, second] = await Promise.all([ren, aki].map((one) => listed(one, '/my-tables')));
      return [first, second].map((list) => list!.find(({ table }) => table === waiting)!.waitsForYou);
    };
    const proposal = await at[1]!.ask({ is: 'propose', proposal: { is: 'pause' } });
    expect(await both()).toEqual([true, true]);
    await at[0]!.ask({ is: 'answer', proposal, yes: true });
    expect(await both()).toEqual([false, false]);
    const resuming = await at[0]!.ask({ is: 'propose', proposal: { is: 'resume' } });
    expect(await both()).toEqual([false, true]);
    await at[1]!.ask({ is: 'answer', proposal: resuming, yes: true });
    await at[1]!.until(({ shown }) => !shown.paused);
    await at[1]!.choose();
    expect((await listed(aki, '/my-tables')).map(({ waitsForYou }) => waitsForYou)).toEqual([false, false]);
    await ren.must('POST', `/tables/${open}/close`);
    expect((await listed(aki, '/my-tables')).map(({ table }) => table)).toEqual([waiting]);
    expect(await listed(aki, '/my-tables?ended=1')).toMatchObject([{ table: open, status: 'closed', seat: 1 }]);
    expect(whyOf(await new Visitor(place).get('/my-tables'))).toBe('no-session');
  });
});
