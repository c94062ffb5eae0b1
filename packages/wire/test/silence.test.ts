import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type ServerFrame } from '../src/index.ts';
import { DeafSocket } from './fake-socket.ts';

const SILENCE = 20_000;
const PATIENCE = 10_000;
const PAUSE = 50;
const PING = { is: 'ping' };
const PONG: ServerFrame = { is: 'pong', time: 0 };
let sockets: DeafSocket[];
let states: boolean[];
let connection: Connection;
const last = () => sockets.at(-1)!;
const pings = () => last().sent.filter(({ is }) => is === 'ping').length;
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
/** The time of day goes on, and no timer comes. */
const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  let ids = 0;
  sockets = [];
  states = [];
  connection = new Connection({
    open: () => {
      sockets.push(new DeafSocket());
      return last();
    },
    newId: () => `id-${++ids}`,
    pause: () => PAUSE,
    now: () => Date.now(),
    onState: (isOpen) => states.push(isOpen),
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('a line that died without a word', () => {
  it('is asked for a sign of life, then replaced, and what was not answered goes out again under its id', async () => {
    const [dead] = sockets as [DeafSocket];
    dead.opens().says({ is: 'hello', you: null, time: 0 });
    connection.watch('t', () => {});
    const choice = connection.ask({ is: 'choose', table: 't', at: 5, choice: 'pass' });
    const sent = [...dead.sent];
    pass(SILENCE - 1);
    expect(dead.sent).toEqual(sent);
    pass(1);
    expect(dead.sent).toEqual([...sent, PING]);
    pass(PATIENCE - 1);
    expect(states).toEqual([true]);
    pass(1);
    expect([states, dead.isClosed]).toEqual([[true, false], true]);
    pass(PAUSE);
    last().opens();
    expect(sockets).toHaveLength(2);
    expect(last().sent).toEqual(sent);
    expect(sent[1]).toEqual({ is: 'choose', table: 't', at: 5, choice: 'pass', id: 'id-1' });
    last().says({ is: 'done', table: 't', id: 'id-1', number: 6 });
    expect(await choice).toBe(6);
  });

  it('is not listened to when it wakes up after all', () => {
    const [dead] = sockets as [DeafSocket];
    dead.opens();
    pass(SILENCE + PATIENCE + PAUSE);
    last().opens();
    pass(SILENCE - 1);
    dead.says(PONG);
    dead.onclose?.(undefined as never);
    expect(states).toEqual([true, false, true]);
    pass(1);
    expect(last().sent).toEqual([PING]);
    pass(PATIENCE + PAUSE);
    expect(sockets).toHaveLength(3);
  });

  it('may also be one that never opens: it is not asked, and replaced', () => {
    pass(SILENCE + PATIENCE + PAUSE);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]).toMatchObject({ sent: [], isClosed: true });
    expect(states).toEqual([]);
  });
});

describe('a lively line', () => {
  it('stays as long as it answers', () => {
    last().opens();
    for (let i = 1; i <= 100; i++) {
      pass(SILENCE + PATIENCE - 1);
      expect(pings()).toBe(i);
      last().says(PONG);
    }
    expect([sockets.length, states]).toEqual([1, [true]]);
  });

  it.each<ServerFrame>([
    { is: 'hello', you: null, time: 0 },
    { is: 'moved', table: 'unknown', from: 0, number: 1, told: [] },
    { is: 'presence', table: 'unknown', here: [], watchers: 0 },
    { is: 'refused', why: 'bad-request', words: '' },
  ])('is not asked when something is heard, and any frame will do: $is', (frame) => {
    last().opens();
    for (let i = 0; i < 10; i++) {
      pass(SILENCE - 1);
      last().says(frame);
    }
    expect(pings()).toBe(0);
    pass(SILENCE + PATIENCE - 1);
    last().says(frame);
    pass(SILENCE - 1);
    expect([sockets.length, pings()]).toEqual([1, 1]);
  });
});

describe('after a long sleep', () => {
  beforeEach(() => void last().opens());

  it('a line that was quiet is asked first, and kept if it answers', () => {
    sleep(3_600_000);
    pass(SILENCE);
    expect(pings()).toBe(1);
    last().says(PONG);
    pass(SILENCE - 1);
    expect([sockets.length, states]).toEqual([1, [true]]);
  });

  it('a line that had been asked before is asked once more, and kept if it answers', () => {
    pass(SILENCE);
    sleep(3_600_000);
    pass(PATIENCE);
    expect([sockets.length, pings(), states]).toEqual([1, 2, [true]]);
    last().says(PONG);
    pass(SILENCE - 1);
    expect([sockets.length, pings(), states]).toEqual([1, 2, [true]]);
  });

  it('a dead line is found dead, though every timer be late', () => {
    pass(SILENCE);
    for (let i = 0; i < 2; i++) {
      sleep(60_000);
      pass(PATIENCE);
    }
    expect([last().isClosed, pings(), states]).toEqual([true, 2, [true, false]]);
  });
});

describe('the timers of a connection', () => {
  it.each([
    ['quiet', SILENCE - 1],
    ['asked', SILENCE + 1],
    ['lost', SILENCE + PATIENCE + 1],
  ])('end when it is closed while its line is %s; what still comes begins nothing', (_, milliseconds) => {
    const [line] = sockets as [DeafSocket];
    line.opens();
    pass(milliseconds);
    connection.close();
    expect(vi.getTimerCount()).toBe(0);
    const [sent, told] = [line.sent.length, [...states]];
    expect(told).toEqual([true, false]);
    line.says(PONG);
    line.onclose?.(undefined as never);
    expect(vi.getTimerCount()).toBe(0);
    pass(3_600_000);
    expect([sockets.length, line.sent.length, states]).toEqual([1, sent, told]);
  });

  it('do not keep a process alive that has nothing else to do', () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    last().opens();
    pass(SILENCE);
    const held = timers.mock.results.map(({ value }) => (value as NodeJS.Timeout).hasRef());
    timers.mockRestore();
    expect(held).toEqual([false, false]);
  });
});
