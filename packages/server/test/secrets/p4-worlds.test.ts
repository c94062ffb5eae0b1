import { GAMES } from '@engawa/games';
import { type Game, seedFrom } from '@engawa/kernel';
import type { ServerFrame } from '@engawa/wire';
import { describe, expect, it } from 'vitest';
import { FrozenClock } from '../kit/clock.ts';
import { allSee, Onlooker } from '../kit/company.ts';
import { openHouse } from '../kit/house.ts';
import { fans, TEST_GAMES } from '../kit/test-games.ts';
import { Visitor } from '../kit/visitor.ts';

/** Which of two secret picks seat 0 makes: all else is the same in both worlds. */
type World = 0 | 1;

const careless: Game = {
  ...(fans as unknown as Game),
  id: 'careless',
  hide: (state) => structuredClone(state),
};

/**
 * One of two worlds. Seat 0 picks in secret, takes it back and picks again, leaves standing answers, whispers to seat 1;
 * the others pick, talk, make mistakes, read the game so far. The answer is all that reached seat 2, a spectator and a
 * stranger before the round was opened.
 */
async function live(game: string, world: World): Promise<string[]> {
  let ids = 0;
  const clock = new FrozenClock();
  const games = [...GAMES, ...TEST_GAMES, careless];
  const house = await openHouse({}, { games, now: clock.now, newId: () => `id-${++ids}` });
  const people = [];
  for (const name of ['Ren', 'Aki', 'Nao', 'Kai']) people.push(await Visitor.come(house, name));
  const [ren, aki, nao, kai] = people as [Visitor, Visitor, Visitor, Visitor];
  const { table } = await ren.open({ game, seats: ['open', 'open', 'open'], public: true, salt: 'salt' });
  const { db } = house.context.store;
  await db
    .updateTable('tables')
    .set({ seed: seedFrom('two worlds') })
    .where('id', '=', table)
    .execute();
  for (const one of [aki, nao]) await one.must('POST', `/tables/${table}/sit`, { salt: one.id });
  await ren.must('POST', `/tables/${table}/start`);
  const at = [ren, aki, nao].map((one) => new Onlooker(one, table));
  const [first, second, third] = at as [Onlooker, Onlooker, Onlooker];
  const observers = [third, new Onlooker(kai, table), new Onlooker(new Visitor(house), table)];
  const all = [first, second, ...observers];
  for (const one of all) await one.until(({ shown }) => shown.status === 'running');

  let requests = 0;
  const ask = async (one: Onlooker, wish: Parameters<Onlooker['ask']>[0]) => {
    const number = await one.ask(wish, `request-${++requests}`).catch(() => 0);
    clock.pass(100);
    if (wish.is !== 'chat') await allSee(all, number);
  };
  const pick = (one: Onlooker, which: number) =>
    ask(one, { is: 'choose', at: one.known.number, choice: one.shown.choices[which] ?? one.shown.choices[0]! });
  const bodies: string[] = [];
  const read = async () => {
    for (const { visitor } of observers) {
      for (const path of ['replay', 'replay?at=0', 'replay?at=1', 'replay?at=2', 'replay?as=0', 'record']) {
        bodies.push(JSON.stringify((await visitor.get(`/tables/${table}/${path}`)).body));
      }
    }
  };

  if (game === 'sealed-bids') await ask(first, { is: 'choose', at: first.known.number, choice: 'pass' });
  const picks = game === 'sealed-bids' ? 2 : 1;
  const bid = async (one: Onlooker, which: number) => {
    for (let i = 0; i < picks; i++) await pick(one, which);
  };
  await bid(first, world);
  await read();
  await ask(first, { is: 'undo', at: first.known.number, count: picks });
  await bid(first, world);
  await ask(first, { is: 'standing', answers: [{ step: 'turn', choice: `pass-${world}`, times: world + 1 }] });
  await ask(first, { is: 'chat', to: 1, text: `I have picked ${world}` });
  await ask(second, { is: 'chat', to: 'table', text: 'hurry up' });
  await bid(second, 0);
  await ask(second, { is: 'undo', at: second.known.number, count: picks });
  await bid(second, 1);
  await ask(third, { is: 'choose', at: 0, choice: 'nonsense' });
  await ask(third, { is: 'undo', at: third.known.number, count: 1 });
  await ask(third, { is: 'chat', to: 'table', text: 'I am thinking' });
  await ask(first, { is: 'propose', proposal: { is: 'pause' } });
  await ask(third, { is: 'answer', proposal: third.known.number, yes: false });
  await read();
  const late = new Onlooker(kai, table);
  await late.until(({ chat }) => chat.length > 1);
  // In fans what was kept stays secret until the very end: play on without touching it.
  if (game === 'fans') {
    await pick(third, 0);
    for (let i = 0; i < 2; i++) for (const one of at) await ask(one, turnWithoutSecret(one));
  }
  await read();
  const frames = observers.flatMap(({ visitor }) => visitor.frames.filter((text) => !isTimed(text)));
  return [...frames, ...bodies];
}

/** Passes, or shows the fan that is in the hand in both worlds: the one that was drawn last. */
function turnWithoutSecret(one: Onlooker) {
  const { choices } = one.shown;
  const isPlacing = choices.includes('show');
  const choice = isPlacing ? 'show' : choices.includes('pass') ? 'pass' : choices.at(-1)!;
  return { is: 'choose' as const, at: one.known.number, choice };
}

/** Who is looking is told by a timer: its place among the other frames is chance. */
function isTimed(text: string): boolean {
  return (JSON.parse(text) as ServerFrame).is === 'presence';
}

function firstGap(one: readonly string[], other: readonly string[]) {
  const at = one.findIndex((text, i) => text !== other[i]);
  return at < 0 && one.length === other.length ? undefined : [one[at], other[at]];
}

describe('P4: two worlds that differ in what somebody may not know', () => {
  it.each(['tokaido', 'fans', 'sealed-bids'])('P4: look the same to them, byte by byte: %s', async (game) => {
    const [one, other] = [await live(game, 0), await live(game, 1)];
    expect(one.length).toBeGreaterThan(60);
    expect(firstGap(one, other)).toBeUndefined();
  });

  it('P4: would not, if the game hid nothing', async () => {
    expect(firstGap(await live('careless', 0), await live('careless', 1))).toBeDefined();
  });
});
