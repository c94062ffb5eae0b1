import { once } from 'node:events';
import type { Refusal } from '@engawa/wire';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { TestClock } from '../kit/clock.ts';
import { Onlooker, type OwnWish } from '../kit/company.ts';
import { openHouse } from '../kit/house.ts';
import { TEST_GAMES } from '../kit/test-games.ts';
import { Visitor } from '../kit/visitor.ts';

const DAY = 86_400_000;
type Word = Refusal | 'done';

/** Everything that is stored of tables: it must not change. */
async function stored({ context: { store } }: RunningServer): Promise<string> {
  const { db } = store;
  const tables = ['tables', 'seats', 'log', 'chat', 'standing'] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows, (key, value) => (key === 'keeper' || key === 'kept_until' ? null : value));
}

interface Scene {
  readonly house: RunningServer;
  readonly clock: TestClock;
  readonly table: string;
  readonly owner: Visitor;
  readonly other: Visitor;
  readonly left: Visitor;
  readonly removed: Visitor;
  readonly spectator: Visitor;
  readonly expired: Visitor;
  readonly signedOut: Visitor;
  readonly stranger: Visitor;
}

/** A private table of three, and everybody around it who has no business there. */
async function scene(): Promise<Scene> {
  const clock = new TestClock();
  const house = await openHouse({}, { games: TEST_GAMES, now: clock.now });
  const come = (name: string) => Visitor.come(house, name);
  const [owner, other, left, removed, spectator] = [
    await come('Ren'),
    await come('Aki'),
    await come('Nao'),
    await come('Mio'),
    await come('Kai'),
  ];
  const { table, invitation } = await owner.open({ game: 'fans', seats: ['open', 'open', 'open'] });
  await removed.must('POST', `/tables/${table}/sit`, { invitation });
  await owner.must('POST', `/tables/${table}/remove`, { seat: 1 });
  await owner.must('POST', `/tables/${table}/invitation`);
  const strangers = { expired: new Visitor(house), signedOut: new Visitor(house), stranger: new Visitor(house) };
  return { house, clock, table, owner, other, left, removed, spectator, ...strangers };
}

/** It is the owner's turn, the owner has proposed something, and one has left the seat to a bot. */
async function running(): Promise<
  Scene & { readonly at: Readonly<Record<string, Onlooker>>; readonly proposal: number }
> {
  const found = await scene();
  const { house, table, owner, other, left, expired, signedOut, clock } = found;
  // A guest who signs out would leave the table.
  await owner.must('POST', '/account', { name: 'Ren', password: 'lantern over the river' });
  const { invitation } = await owner.must('POST', `/tables/${table}/invitation`);
  for (const one of [other, left]) await one.must('POST', `/tables/${table}/sit`, { invitation });
  await owner.must('POST', `/tables/${table}/start`);
  const at: Record<string, Onlooker> = {};
  for (const who of ['owner', 'other', 'left', 'removed', 'spectator', 'stranger'] as const) {
    at[who] = new Onlooker(found[who], table);
    await at[who].until(() => true);
  }
  for (const who of ['owner', 'other', 'left']) await at[who]!.choose();
  await at.left!.ask({ is: 'hand-over' });
  const proposal = await at.owner!.ask({ is: 'propose', proposal: { is: 'close' } });
  await at.other!.sees(proposal);

  // A session of the owner that is signed out: its socket is closed, and the cookie is worth nothing.
  signedOut.cookie = owner.cookie;
  const socket = signedOut.socket();
  await once(socket, 'open');
  const closed = once(socket, 'close');
  await signedOut.must('POST', '/sign-out');
  expect((await closed)[0]).toBe(4001);
  signedOut.cookie = owner.cookie;
  at.signedOut = new Onlooker(signedOut, table);
  await at.signedOut.until(() => true);
  expect(at.signedOut.shown.seat).toBeNull();

  // Somebody whose session has run out while the socket stayed open; time has passed for all, so the others sign on anew.
  await expired.introduce('Old');
  at.expired = new Onlooker(expired, table);
  await at.expired.until(() => true);
  clock.pass(91 * DAY);
  const rows = house.context.store.db.updateTable('sessions').set({ expires_at: clock.now() + DAY });
  await rows.where('person', '!=', expired.id).execute();
  return { ...found, at, proposal };
}

const NOBODY: readonly Word[] = ['no-session', 'no-session', 'no-session', 'not-seated', 'not-seated'];
const STRANGERS = ['stranger', 'expired', 'signedOut', 'spectator', 'removed'] as const;

describe('P5: nobody acts from a seat that is not theirs', () => {
  it('P5: every frame from everybody who has no business there is refused with the right word, and nothing changes', async () => {
    const { house, at, proposal } = await running();
    const { number, shown } = at.other!.known;
    const [choice] = ['pass', ...shown.choices];
    /** The frame, and what somebody hears who left their seat to a bot, and somebody whose turn it is not. */
    const frames: readonly [OwnWish, Word | null, Word | null][] = [
      [{ is: 'choose', at: number, choice: choice! }, 'bot-plays', 'not-yours'],
      [{ is: 'interject', at: number, choice: 'clap' }, 'bot-plays', null],
      [{ is: 'undo', at: number, count: 1 }, 'bot-plays', 'no-undo'],
      [{ is: 'undo', at: number, count: 'turn' }, 'bot-plays', 'no-undo'],
      [{ is: 'propose', proposal: { is: 'undo', count: 1 } }, 'bot-plays', 'already-asked'],
      [{ is: 'propose', proposal: { is: 'pause' } }, 'bot-plays', 'already-asked'],
      [{ is: 'propose', proposal: { is: 'resume' } }, 'bot-plays', 'already-asked'],
      [{ is: 'propose', proposal: { is: 'close' } }, 'bot-plays', 'already-asked'],
      [{ is: 'propose', proposal: { is: 'replace', seat: 0, bot: 'random' } }, 'bot-plays', 'already-asked'],
      [{ is: 'answer', proposal, yes: true }, 'bot-plays', null],
      [{ is: 'answer', proposal: proposal - 1, yes: true }, 'bot-plays', 'no-proposal'],
      [{ is: 'standing', answers: [{ step: 'turn', choice: 'pass' }] }, 'bot-plays', null],
      [{ is: 'take-back' }, null, 'no-need'],
      [{ is: 'hand-over' }, 'bot-plays', null],
      [{ is: 'chat', to: 'table', text: 'hello' }, null, null],
      [{ is: 'chat', to: 1, text: 'hello' }, null, 'not-heard'],
    ];
    const before = await stored(house);
    for (const [frame, ofLeft, ofOther] of frames) {
      const heard = await Promise.all(STRANGERS.map((who) => at[who]!.refusal(frame)));
      expect([frame, heard]).toEqual([frame, NOBODY]);
      if (ofLeft !== null) expect([frame, await at.left!.refusal(frame)]).toEqual([frame, ofLeft]);
      if (ofOther !== null) expect([frame, await at.other!.refusal(frame)]).toEqual([frame, ofOther]);
    }
    expect(await stored(house)).toBe(before);
    expect(await at.owner!.refusal({ is: 'answer', proposal, yes: true })).toBe('no-session');
  });

  it('P5: every route of a table that is being filled', async () => {
    const { house, table, owner, other, removed, spectator, stranger } = await scene();
    const { invitation } = await owner.must('POST', `/tables/${table}/invitation`);
    await other.must('POST', `/tables/${table}/sit`, { invitation });
    const path = (what: string) => `/tables/${table}/${what}`;
    /** For strangers, somebody with a session, somebody who was removed, and another seat. */
    const routes: readonly [string, object | undefined, Word, Word, Word | null][] = [
      [path('sit'), {}, 'not-invited', 'not-invited', 'no-need'],
      [path('sit'), { invitation: 'guessed' }, 'not-invited', 'not-invited', 'no-need'],
      [path('stand-up'), undefined, 'not-seated', 'not-seated', null],
      [path('remove'), { seat: 0 }, 'not-owner', 'not-owner', 'not-owner'],
      [path('bot'), { seat: 2, bot: 'random' }, 'not-owner', 'not-owner', 'not-owner'],
      [path('start'), undefined, 'not-owner', 'not-owner', 'not-owner'],
      [path('close'), undefined, 'not-owner', 'not-owner', 'not-owner'],
      [path('invitation'), undefined, 'not-owner', 'not-owner', 'not-owner'],
      [path('rematch'), undefined, 'not-seated', 'not-seated', 'not-over'],
    ];
    const before = await stored(house);
    for (const [route, body, ofSpectator, ofRemoved, ofOther] of routes) {
      const why = async (one: Visitor) => (await one.post(route, body)).body.why ?? 'done';
      expect([route, await why(stranger)]).toEqual([route, 'no-session']);
      expect([route, await why(spectator)]).toEqual([route, ofSpectator]);
      expect([route, await why(removed)]).toEqual([route, ofRemoved]);
      if (ofOther !== null) expect([route, await why(other)]).toEqual([route, ofOther]);
    }
    expect(await stored(house)).toBe(before);
  });

  it('P5: every route of a game that runs', async () => {
    const { house, table, owner, other, left, removed, spectator, stranger, signedOut, expired } = await running();
    const routes: readonly [string, object | undefined, Word, Word][] = [
      ['sit', {}, 'not-open', 'not-open'],
      ['stand-up', undefined, 'not-open', 'not-open'],
      ['remove', { seat: 0 }, 'not-open', 'not-open'],
      ['bot', { seat: 2, bot: 'random' }, 'not-open', 'not-open'],
      ['start', undefined, 'not-open', 'not-open'],
      ['close', undefined, 'not-owner', 'ask-others'],
      ['invitation', undefined, 'not-owner', 'not-owner'],
      ['rematch', undefined, 'not-seated', 'not-over'],
    ];
    const before = await stored(house);
    for (const [what, body, ofNobody, ofSeated] of routes) {
      const why = async (one: Visitor) => (await one.post(`/tables/${table}/${what}`, body)).body.why ?? 'done';
      for (const one of [stranger, signedOut, expired, owner])
        expect([what, await why(one)]).toEqual([what, 'no-session']);
      for (const one of [spectator, removed]) expect([what, await why(one)]).toEqual([what, ofNobody]);
      for (const one of [other, left]) expect([what, await why(one)]).toEqual([what, ofSeated]);
    }
    for (const one of [stranger, spectator, other]) {
      expect((await one.get(`/tables/${table}/record`)).body.why).toBe('not-over');
      expect((await one.get(`/tables/${table}/replay?as=0`)).body.why).toBe('not-over');
    }
    for (const one of [stranger, signedOut, expired]) {
      expect((await one.get('/my-tables')).body.why).toBe('no-session');
      expect((await one.post('/tables', { game: 'fans', seats: ['open', 'open'] })).body.why).toBe('no-session');
    }
    expect(await stored(house)).toBe(before);
  });
});
