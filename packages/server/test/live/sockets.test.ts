import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Seat } from '@engawa/kernel';
import type { ServerFrame } from '@engawa/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Bus, Hint } from '../../src/bus/bus.ts';
import { Presence } from '../../src/live/presence.ts';
import type { OpenTable } from '../../src/tables/open-table.ts';
import { eventually } from '../kit/eventually.ts';
import { openHouse } from '../kit/house.ts';
import { sharedHouse } from '../kit/shared-house.ts';
import { TEST_GAMES } from '../kit/test-games.ts';
import { Visitor } from '../kit/visitor.ts';

const house = sharedHouse();
const TWO = { game: 'fans', seats: ['open', 'open'] as 'open'[] };

async function opened(visitor: Visitor): Promise<WebSocket> {
  const socket = visitor.socket();
  await once(socket, 'open');
  return socket;
}

const refusals = (visitor: Visitor) => visitor.heard('refused').map(({ table, id, why }) => ({ table, id, why }));

describe('a socket', () => {
  it('P11: answers what it does not understand with a word, to the request that it was', async () => {
    const ren = await Visitor.come(house());
    const socket = await opened(ren);
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const nonsense = [
      '',
      '{',
      'null',
      '7',
      '[]',
      '"ping"',
      '{"is":"ping","is":"fly"}',
      deep,
      `{"is":"standing","answers":${deep}}`,
    ];
    for (const text of nonsense) socket.send(text);
    await eventually(() => refusals(ren).length).toBe(nonsense.length);
    expect(new Set(refusals(ren).map(({ why }) => why))).toEqual(new Set(['bad-request']));
    socket.send(JSON.stringify({ is: 'choose', table: 't', id: 'mine', at: -1, choice: 'pass' }));
    await eventually(() => refusals(ren).at(-1)).toEqual({ table: 't', id: 'mine', why: 'bad-request' });
    socket.send(JSON.stringify({ is: 'watch', table: 'nowhere' }));
    await eventually(() => refusals(ren).at(-1)).toEqual({ table: 'nowhere', why: 'no-table' });
    socket.send(JSON.stringify({ is: 'ping' }));
    await eventually(() => ren.heard('pong')).toHaveLength(1);
    const closed = once(socket, 'close');
    socket.send(Buffer.from('{"is":"ping"}'));
    expect((await closed)[0]).toBe(1008);
  });

  it('P11: is closed when it sends more than a frame may hold', async () => {
    const socket = await opened(await Visitor.come(house()));
    const closed = once(socket, 'close');
    socket.send(JSON.stringify({ is: 'watch', table: 'x'.repeat(70_000) }));
    expect((await closed)[0]).toBe(1009);
  });

  it('P11: may send so many frames a second, and no more', async () => {
    const place = await openHouse({ LIMIT_FRAMES_PER_SECOND: '1' }, { games: TEST_GAMES });
    const ren = await Visitor.come(place);
    const socket = await opened(ren);
    for (let i = 0; i < 15; i++) socket.send('{"is":"ping"}');
    await eventually(() => ren.heard('pong').length + refusals(ren).length).toBe(15);
    expect(ren.heard('pong').length).toBeLessThan(13);
    expect(refusals(ren)[0]!.why).toBe('too-many');
  });

  it('P12: is thrown out when it goes on regardless, and whatever it has sent is not read', async () => {
    const place = await openHouse({ LIMIT_FRAMES_PER_SECOND: '1' }, { games: TEST_GAMES });
    const ren = await Visitor.come(place);
    const socket = await opened(ren);
    const closed = once(socket, 'close');
    for (let i = 0; i < 1_000; i++) socket.send('{"is":"ping"}');
    await closed;
    // Ten are answered and ten are refused, and a few more if that takes seconds.
    expect(ren.heard('pong').length + refusals(ren).length).toBeLessThan(40);
    const again = await opened(ren);
    again.send('{"is":"ping"}');
    await eventually(() => ren.frames.at(-1)?.includes('"pong"')).toBe(true);
  });

  it('P12: gains nothing by coming again, and by coming again and again', async () => {
    const env = { LIMIT_FRAMES_PER_SECOND: '1', LIMIT_REQUESTS_PER_SECOND: '3' };
    const ren = await Visitor.come(await openHouse(env, { games: TEST_GAMES }));
    let refused = 0;
    for (let i = 0; i < 40; i++) {
      const socket = ren.socket();
      const answer = once(socket, 'unexpected-response') as Promise<[unknown, IncomingMessage]>;
      const isOpen = await Promise.race([once(socket, 'open').then(() => true), answer.then(() => false)]);
      if (isOpen) {
        const before = ren.frames.length;
        for (let k = 0; k < 10; k++) socket.send('{"is":"ping"}');
        await eventually(() => ren.frames.length).toBe(before + 10 + Number(ren.frames.length === 0));
      } else {
        expect((await answer)[1].statusCode).toBe(429);
        refused++;
      }
      socket.terminate();
    }
    expect(refused).toBeGreaterThan(0);
    // Ten for each of thirty sockets would be 300; all sockets of an address have 100, and ten more each second.
    const { length } = ren.heard('pong');
    expect(length).toBeGreaterThan(90);
    expect(length).toBeLessThan(250);
  });

  it('P12: pays more for a whole table than for a word', async () => {
    const ren = await Visitor.come(await openHouse({ LIMIT_FRAMES_PER_SECOND: '1' }, { games: TEST_GAMES }));
    const { table } = await ren.open(TWO);
    const socket = await opened(ren);
    for (let i = 0; i < 10; i++) socket.send(JSON.stringify({ is: 'watch', table }));
    await eventually(() => ren.heard('table').length + refusals(ren).length).toBe(10);
    expect(ren.heard('table').length).toBeLessThan(6);
  });

  it('P12: may look at so many tables, and no more, however quickly it asks', async () => {
    const ren = await Visitor.come(house());
    const tables: string[] = [];
    for (let i = 0; i < 52; i++) tables.push((await ren.open(TWO)).table);
    const socket = await opened(ren);
    for (const table of tables) socket.send(JSON.stringify({ is: 'watch', table }));
    await eventually(() => ren.heard('table').length + refusals(ren).length).toBe(52);
    expect(refusals(ren).map(({ why }) => why)).toEqual(['too-many', 'too-many']);
    socket.send(JSON.stringify({ is: 'unwatch', table: tables[0] }));
    socket.send(JSON.stringify({ is: 'watch', table: tables[51] }));
    await eventually(() => ren.heard('table').at(-1)?.table).toBe(tables[51]);
  });

  it('says everything in the language of its reader', async () => {
    const ren = await Visitor.come(house());
    for (const [language, word] of [
      ['en', 'table'],
      ['ru', 'стола'],
      ['uk', 'столу'],
    ] as const) {
      const socket = ren.socket(`?lang=${language}`);
      await once(socket, 'open');
      socket.send(JSON.stringify({ is: 'watch', table: 'nowhere' }));
      await eventually(() => ren.heard('refused').at(-1)?.words).toContain(word);
      socket.close();
    }
  });
});

describe('who is here', () => {
  const published: Hint[] = [];
  const heard: Extract<ServerFrame, { is: 'presence' }>[] = [];
  let here: Seat[];
  let presence: Presence;

  beforeEach(() => {
    vi.useFakeTimers();
    published.length = heard.length = 0;
    here = [0];
    const bus: Bus = { publish: (hint) => published.push(hint), subscribe: () => () => {}, close: async () => {} };
    const table = {
      get presence() {
        return { here, watchers: 1 };
      },
      tell: (text: string) => heard.push(JSON.parse(text)),
    } as unknown as OpenTable;
    presence = new Presence(bus, async () => table);
  });
  afterEach(() => {
    presence.close();
    vi.useRealTimers();
  });
  const soon = () => vi.advanceTimersByTimeAsync(1_000);

  it('is told a moment later, here and to the other processes, once for many changes', async () => {
    for (let i = 0; i < 5; i++) presence.changed('t');
    await soon();
    expect(heard).toEqual([{ is: 'presence', table: 't', here: [0], watchers: 1 }]);
    expect(published).toEqual([{ is: 'presence', table: 't', here: [0], watchers: 1 }]);
  });

  it('is the sum of all processes, and what another one says is not said on', async () => {
    presence.heard('t', 'other', [0, 2], 3);
    presence.heard('t', 'third', [1], 0);
    await soon();
    expect(heard).toEqual([{ is: 'presence', table: 't', here: [0, 1, 2], watchers: 4 }]);
    presence.heard('t', 'other', [], 0);
    await soon();
    expect(heard.at(-1)).toEqual({ is: 'presence', table: 't', here: [0, 1], watchers: 1 });
    expect(published).toEqual([]);
  });

  it('is told again when somebody comes who changes nothing: they have not heard it yet', async () => {
    presence.changed('t');
    await soon();
    presence.changed('t');
    await soon();
    expect(heard).toHaveLength(2);
  });

  it('is said again and again, and forgotten when another process says nothing more', async () => {
    presence.changed('t');
    presence.heard('t', 'alive', [1], 0);
    presence.heard('t', 'dead', [2], 0);
    for (let seconds = 0; seconds < 100; seconds++) {
      if (seconds % 20 === 0) presence.heard('t', 'alive', [1], 0);
      await soon();
    }
    expect(published.length).toBeGreaterThan(3);
    expect(new Set(published.map((hint) => JSON.stringify(hint))).size).toBe(1);
    // Those who look are told only when something has changed.
    expect(heard.map((frame) => frame.here)).toEqual([
      [0, 1, 2],
      [0, 1],
    ]);
    expect([presence.elsewhereAt('t', 1), presence.elsewhereAt('t', 2)]).toEqual([['alive'], []]);
  });

  it('reaches the other processes also when one of them speaks in the same moment', async () => {
    presence.heard('t', 'other', [2], 0);
    here = [0, 1];
    presence.changed('t');
    await soon();
    expect(published).toEqual([{ is: 'presence', table: 't', here: [0, 1], watchers: 1 }]);
    expect(heard.at(-1)!.here).toEqual([0, 1, 2]);
  });
});
