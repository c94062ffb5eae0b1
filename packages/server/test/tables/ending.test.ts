import { type Game, readRecord, verify } from '@engawa/kernel';
import type { TableSummary } from '@engawa/wire';
import { describe, expect, it } from 'vitest';
import { TestClock } from '../kit/clock.ts';
import { gather, Onlooker } from '../kit/company.ts';
import { eventually } from '../kit/eventually.ts';
import { openHouse } from '../kit/house.ts';
import { sharedHouse } from '../kit/shared-house.ts';
import { fans, TEST_GAMES } from '../kit/test-games.ts';
import { type Reply, Visitor } from '../kit/visitor.ts';

const TWO = { game: 'fans', seats: ['open', 'open'] as 'open'[] };
const HOUR = 3_600_000;
const house = sharedHouse();
const whyOf = ({ body }: Reply) => body.why ?? 'done';

describe('closing a table', () => {
  it('is the owner’s before the start, and a matter of all once others play', async () => {
    const [ren, aki] = [await Visitor.come(house(), 'Ren'), await Visitor.come(house(), 'Aki')];
    const { table } = await ren.open({ ...TWO, public: true });
    await aki.must('POST', `/tables/${table}/sit`);
    expect(whyOf(await aki.post(`/tables/${table}/close`))).toBe('not-owner');
    await ren.must('POST', `/tables/${table}/close`);
    expect(whyOf(await ren.post(`/tables/${table}/close`))).toBe('no-need');
    expect(whyOf(await aki.post(`/tables/${table}/sit`))).toBe('not-open');

    const { table: running, at } = await gather(house(), TWO);
    const [host, guest] = [at[0]!, at[1]!];
    expect(whyOf(await host.visitor.post(`/tables/${running}/close`))).toBe('ask-others');
    expect(whyOf(await ren.post(`/tables/${running}/close`))).toBe('not-owner');
    const proposal = await guest.ask({ is: 'propose', proposal: { is: 'close' } });
    await host.ask({ is: 'answer', proposal, yes: true });
    const { shown, told } = await guest.until(({ shown }) => shown.status === 'closed');
    expect([shown.closed, told.at(-1)!.note]).toEqual(['vote', { is: 'close', why: 'vote' }]);
    expect([shown.choices, shown.deciders, shown.places]).toEqual([[], [], null]);
    expect(await guest.refusal({ is: 'choose', at: guest.known.number, choice: 'pass' })).toBe('over');
  });

  it('is up to whoever plays alone against bots', async () => {
    const { table, at } = await gather(house(), { game: 'fans', seats: ['open', { bot: 'random' }] });
    await at[0]!.visitor.must('POST', `/tables/${table}/close`);
    const { shown } = await at[0]!.until(({ shown }) => shown.status === 'closed');
    expect(shown.closed).toBe('owner');
  });

  it('happens by itself to tables that everybody has forgotten, and to no others', async () => {
    const clock = new TestClock();
    const place = await openHouse({}, { games: TEST_GAMES, now: clock.now });
    const ren = await Visitor.come(place);
    const { table: open } = await ren.open(TWO);
    const { table: played, at } = await gather(place, TWO);
    const { table: idle } = await gather(place, TWO);
    const statuses = async () => {
      const rows = await place.context.store.db.selectFrom('tables').select(['id', 'status']).execute();
      return [open, played, idle].map((id) => rows.find((row) => row.id === id)!.status);
    };
    clock.pass(23 * HOUR);
    await place.tables.closeForgotten();
    expect(await statuses()).toEqual(['open', 'running', 'running']);
    clock.pass(2 * HOUR);
    await place.tables.closeForgotten();
    expect(await statuses()).toEqual(['closed', 'running', 'running']);
    // At one table somebody still chooses now and then, though the rows of both look equally old.
    clock.pass(80 * 24 * HOUR);
    await place.tables.at(played).then((table) => table.ask(firstChoice(at[0]!), { seat: 0 }));
    clock.pass(30 * 24 * HOUR);
    await place.tables.closeForgotten();
    expect(await statuses()).toEqual(['closed', 'running', 'closed']);
    clock.pass(91 * 24 * HOUR);
    await place.tables.closeForgotten();
    expect(await statuses()).toEqual(['closed', 'closed', 'closed']);
  });

  it('goes on although one of them cannot even be read', async () => {
    const clock = new TestClock();
    const place = await openHouse({}, { games: TEST_GAMES, now: clock.now });
    const ren = await Visitor.come(place);
    const [unreadable, forgotten] = [await ren.open(TWO), await ren.open(TWO)];
    const { db } = place.context.store;
    await db.updateTable('tables').set({ game: 'chess' }).where('id', '=', unreadable.table).execute();
    clock.pass(25 * HOUR);
    await place.tables.closeForgotten();
    const row = db.selectFrom('tables').select('status').where('id', '=', forgotten.table);
    expect((await row.executeTakeFirstOrThrow()).status).toBe('closed');
  });
});

function firstChoice(of: Onlooker) {
  const { shown, number } = of.known;
  return { is: 'choose' as const, choice: shown.choices[0]!, at: number };
}

describe('a rematch', () => {
  const WISH = {
    game: 'fans',
    seats: ['open' as const, { bot: 'random' }, 'open' as const],
    options: { kept: 'single', long: true },
    clock: { is: 'live' as const, bank: 600, increment: 5 },
    absent: 'wait' as const,
    watchers: false,
  };

  /** A game that was given up. */
  async function ended() {
    const company = await gather(house(), WISH);
    const [ren, aki] = [company.at[0]!, company.at[2]!];
    const proposal = await ren.ask({ is: 'propose', proposal: { is: 'close' } });
    await aki.ask({ is: 'answer', proposal, yes: true });
    await ren.until(({ shown }) => shown.status === 'closed');
    return { ...company, ren, aki };
  }

  it('keeps bots, options and seats, and those of the game before need no invitation', async () => {
    const { table, ren, aki } = await ended();
    const { table: next } = await aki.visitor.must('POST', `/tables/${table}/rematch`);
    await ren.until(({ shown }) => shown.rematch === next);
    const stranger = await Visitor.come(house(), 'Kai');
    expect(whyOf(await stranger.post(`/tables/${next}/sit`))).toBe('not-invited');
    await ren.visitor.must('POST', `/tables/${next}/sit`);
    const { shown } = await new Onlooker(ren.visitor, next as string).until(() => true);
    expect(shown).toMatchObject({ options: WISH.options, clock: WISH.clock, absent: 'wait', owner: aki.visitor.id });
    expect(shown.seats.map(({ person, bot }) => person?.id ?? bot)).toEqual([ren.visitor.id, 'random', aki.visitor.id]);
    await aki.visitor.must('POST', `/tables/${next}/start`);
    expect(whyOf(await stranger.get(`/tables/${next}/replay`))).toBe('no-watchers');
  });

  it('leads two who ask at once to one table', async () => {
    const { table, ren, aki } = await ended();
    const asked = await Promise.all([ren, aki].map((one) => one.visitor.must('POST', `/tables/${table}/rematch`)));
    expect(asked[0]!.table).toBe(asked[1]!.table);
    expect((await ren.visitor.must('POST', `/tables/${table}/rematch`)).table).toBe(asked[0]!.table);
    const open = (await ren.visitor.get('/my-tables')).body as unknown as TableSummary[];
    const others = (await aki.visitor.get('/my-tables')).body as unknown as TableSummary[];
    const listed = [...open, ...others].map((one) => one.table);
    expect(new Set(listed)).toEqual(new Set([asked[0]!.table]));
  });

  it('is for those who played, and only when the game is over', async () => {
    const { table, at } = await gather(house(), TWO);
    const stranger = await Visitor.come(house(), 'Kai');
    expect(whyOf(await at[0]!.visitor.post(`/tables/${table}/rematch`))).toBe('not-over');
    expect(whyOf(await stranger.post(`/tables/${table}/rematch`))).toBe('not-seated');
  });
});

/** Fans with one thing broken: whoever passes finds out. */
function brokenFans(id: string, broken: Partial<Game>): Game {
  return { ...(fans as unknown as Game), id, ...broken };
}

const isPassed = (state: unknown) => (state as { passed: boolean[] }).passed.includes(true);
function fail(): never {
  throw new Error('the rule is broken');
}

const sound = fans as unknown as Game;
const { turn } = sound.rules as unknown as Record<string, { choices(...all: unknown[]): string[] }>;
const BROKEN: readonly Game[] = [
  brokenFans('broken-choose', {
    rules: {
      ...sound.rules,
      turn: { ...turn, choose: fail },
    } as unknown as Game['rules'],
  }),
  brokenFans('broken-choices', {
    rules: {
      ...sound.rules,
      turn: {
        ...turn,
        choices: (state: unknown, step: unknown) => (isPassed(state) ? fail() : turn!.choices(state, step)),
      },
    } as unknown as Game['rules'],
  }),
  brokenFans('broken-why-not', { whyNot: (view) => (isPassed(view) ? fail() : []) }),
];

describe.each(BROKEN)('a table with a rule that throws: $id', (game) => {
  it('is closed alone, and what was played is safe', async () => {
    const place = await openHouse({}, { games: [game, fans as unknown as Game] });
    const [{ table, at }, other] = [await gather(place, { ...TWO, game: game.id }), await gather(place, TWO)];
    for (const one of [at[0]!, at[1]!]) await one.choose();
    const before = at[0]!.known.number;
    const isPlayed = game.id !== 'broken-choose';
    const answer = at[0]!.ask({ is: 'choose', at: before, choice: 'pass' }).catch(({ why }) => why);
    expect(await answer).toBe(isPlayed ? before + 1 : 'broken');
    for (const one of at) {
      const { shown, told } = await one.until(({ shown }) => shown.status === 'closed');
      expect([shown.closed, told.at(-1)!.note]).toEqual(['broken', { is: 'close', why: 'broken' }]);
      expect(shown.view).not.toBeNull();
    }
    expect(await at[1]!.refusal({ is: 'choose', at: at[1]!.known.number, choice: 'pass' })).toBe('broken');
    const { text } = await at[0]!.visitor.must('GET', `/tables/${table}/record`);
    const record = readRecord(text as string);
    expect(record.entries).toHaveLength(isPlayed ? 3 : 2);
    verify(game, record);
    // Next door nobody has noticed.
    await other.at[0]!.choose();
    await other.at[1]!.choose();
    expect(other.at[0]!.shown.status).toBe('running');
  });
});

describe('a table with a rule that throws while only bots play', () => {
  it('is closed too', async () => {
    const rules = { ...sound.rules, turn: { ...turn, choices: fail } } as unknown as Game['rules'];
    const game = brokenFans('broken-turn', { rules });
    const place = await openHouse({}, { games: [game] });
    const ren = await Visitor.come(place);
    const seats = [{ bot: 'random' }, { bot: 'random' }, { bot: 'random' }];
    const { table } = await ren.open({ game: game.id, seats, watch: true, autostart: true });
    const status = async () => place.tables.at(table).then((one) => one.look((sitting) => sitting.status));
    await eventually(status).toBe('closed');
  });
});

describe('P16: the record of a table', () => {
  it('is there when the game is over, and not before', async () => {
    const { table, at } = await gather(house(), TWO);
    const { visitor } = at[0]!;
    expect(whyOf(await visitor.get(`/tables/${table}/record`))).toBe('not-over');
    const { table: open } = await visitor.open(TWO);
    await visitor.must('POST', `/tables/${open}/close`);
    expect(whyOf(await visitor.get(`/tables/${open}/record`))).toBe('no-record');
    expect(whyOf(await visitor.get(`/tables/${open}/replay`))).toBe('not-running');
    expect(whyOf(await visitor.get('/tables/%00/record'))).toBe('no-table');
  });
});
