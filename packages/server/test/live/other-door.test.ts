import { once } from 'node:events';
import type { ServerFrame } from '@engawa/wire';
import { expect, it } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';
import { makePlace } from '../faults/place.ts';
import { gather, Onlooker, type OwnWish } from '../kit/company.ts';
import { openHouse, scratchFolder } from '../kit/house.ts';
import { TEST_GAMES } from '../kit/test-games.ts';
import type { Visitor } from '../kit/visitor.ts';

/** Nobody hears anything of anybody. */
const silentBus: Bus = { publish: () => {}, subscribe: () => () => {}, close: async () => {} };

/** The number of the table that somebody is shown who has seen it up to a number already. */
async function shownFrom(visitor: Visitor, table: string, from: number): Promise<number> {
  const socket = visitor.socket();
  await once(socket, 'open');
  const shown = new Promise<number>((resolve) => {
    socket.on('message', (data) => {
      const frame = JSON.parse(`${data}`) as ServerFrame;
      if (frame.is === 'table') resolve(frame.number);
    });
  });
  socket.send(JSON.stringify({ is: 'watch', table, from }));
  const number = await shown;
  socket.close();
  return number;
}

it('whoever comes back by another process is never shown less than they have seen', async () => {
  const { env } = await makePlace('postgres');
  const own = { games: TEST_GAMES, bus: silentBus };
  const left = await openHouse({ ...env, PROCESS_ID: 'left' }, own);
  const right = await openHouse({ ...env, PROCESS_ID: 'right' }, own);
  const { table, at } = await gather(left, { game: 'fans', seats: ['open', 'open'] });
  const { visitor } = at[0]!;
  visitor.house = right;
  const before = await shownFrom(visitor, table, 0);
  const chosen = await at[0]!.choose();
  expect(chosen).toBeGreaterThan(before);
  expect(await shownFrom(visitor, table, chosen)).toBe(chosen);
});

/** May be wished again and again, with `withdraw` in between. */
const PAUSE = { is: 'propose', proposal: { is: 'pause' } } as const;
const withdraw = (proposal: number) => ({ is: 'answer', proposal, yes: false }) as const;
const TWO = { game: 'fans', seats: ['open', 'open'] as 'open'[] };

it('P2: a request that comes by two processes at once is done once, and both tell its number', async () => {
  const { env } = await makePlace('postgres');
  const own = { games: TEST_GAMES, bus: silentBus };
  const left = await openHouse({ ...env, PROCESS_ID: 'left' }, own);
  const right = await openHouse({ ...env, PROCESS_ID: 'right' }, own);
  const { table, at } = await gather(left, TWO);
  const here = at[0]!;
  here.visitor.house = right;
  const there = new Onlooker(here.visitor, table);
  await there.until(({ shown }) => shown.status === 'running');
  const byBoth = async (wish: OwnWish, id: string) => {
    const [one, other] = await Promise.all([here.ask(wish, id), there.ask(wish, id)]);
    expect(one).toBe(other);
    return one;
  };
  const ids: string[] = [];
  for (const round of [1, 2, 3, 4, 5]) {
    const asked = await byBoth(PAUSE, `ask-${round}`);
    await byBoth(withdraw(asked), `withdraw-${round}`);
    ids.push(`0:ask-${round}`, `0:withdraw-${round}`);
  }
  expect((await left.context.store.read(table, 0)).flatMap(({ id }) => id ?? [])).toEqual(ids);
});

it('P2: a request is known after a restart, before and behind a snapshot', async () => {
  const env = { DATA_DIR: scratchFolder() };
  const own = { games: TEST_GAMES };
  const first = await openHouse(env, own);
  const { table, at } = await gather(first, TWO);
  const { visitor } = at[0]!;
  const asked = await at[0]!.ask(PAUSE, 'ask');
  await at[0]!.ask(withdraw(asked), 'withdraw');
  await first.close();
  const second = await openHouse(env, own);
  expect(await second.context.store.db.selectFrom('snapshots').select('number').execute()).not.toEqual([]);
  visitor.house = second;
  const again = new Onlooker(visitor, table);
  expect(await again.ask(PAUSE, 'ask')).toBe(asked);
  const later = await again.ask(PAUSE, 'ask-again');
  expect(later).toBe(asked + 2);
  await again.ask(withdraw(later), 'withdraw-again');
  expect(await again.ask(PAUSE, 'ask-again')).toBe(later);
  expect(await again.ask(PAUSE, 'ask')).toBe(asked);
});
