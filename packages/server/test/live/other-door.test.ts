import { once } from 'node:events';
import type { ServerFrame } from '@engawa/wire';
import { expect, it } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';
import { makePlace } from '../faults/place.ts';
import { gather } from '../kit/company.ts';
import { openHouse } from '../kit/house.ts';
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
