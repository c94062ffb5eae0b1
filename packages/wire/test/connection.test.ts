import { type Delta, difference } from '@engawa/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ChatLine,
  Connection,
  type KnownTable,
  Refused,
  type ServerFrame,
  type Shown,
  type Told,
} from '../src/index.ts';
import { FakeSocket } from './fake-socket.ts';

const PAUSE = 50;
let sockets: FakeSocket[];
let states: boolean[];
let connection: Connection;
const last = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  let ids = 0;
  sockets = [];
  states = [];
  connection = new Connection({
    open: () => {
      sockets.push(new FakeSocket());
      return last();
    },
    newId: () => `id-${++ids}`,
    pause: () => PAUSE,
    onState: (isOpen) => states.push(isOpen),
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

const shownAs = (change: object = {}) =>
  ({ table: 't', status: 'running', seat: 0, choices: [], ...change }) as unknown as Shown;
const telling = (number: number, more: Partial<Told> = {}): Told => ({ number, at: 0, events: [], ...more });
const line = (number: number): ChatLine => ({ number, text: `line ${number}` }) as ChatLine;
const whole = (number: number, more: Partial<Extract<ServerFrame, { is: 'table' }>> = {}): ServerFrame => ({
  is: 'table',
  table: 't',
  number,
  shown: shownAs(),
  told: [],
  chat: [],
  ...more,
});
const moved = (from: number, number: number, told: Told[] = [], change?: Delta): ServerFrame => ({
  is: 'moved',
  table: 't',
  from,
  number,
  ...(change === undefined ? {} : { change }),
  told,
});
const numbers = (known: KnownTable | undefined) => known?.told.map(({ number }) => number);
const settled = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(String, String), Promise.resolve('waits')]);

describe('a connection', () => {
  it('asks for its tables and sends what waits as soon as it stands', () => {
    connection.watch('t', () => {});
    connection.ask({ is: 'take-back', table: 't' }).catch(() => {});
    expect(last().sent).toEqual([]);
    last().opens();
    expect(states).toEqual([true]);
    expect(last().sent).toEqual([
      { is: 'watch', table: 't' },
      { is: 'take-back', table: 't', id: 'id-1' },
    ]);
  });

  it('comes back when it breaks, goes on from what it has seen, and sends again under the same ids', () => {
    last().opens();
    connection.watch('t', () => {});
    last().says(whole(5, { chat: [line(2), line(3)] }));
    connection.ask({ is: 'choose', table: 't', at: 5, choice: 'pass' }).catch(() => {});
    const [, asked] = last().sent;
    last().close();
    expect(states).toEqual([true, false]);
    vi.advanceTimersByTime(PAUSE);
    expect(sockets).toHaveLength(2);
    last().opens();
    expect(last().sent).toEqual([{ is: 'watch', table: 't', from: 5, chat: 3 }, asked]);
  });

  it('tries again and again, with the pauses that it is told', () => {
    for (let i = 1; i <= 4; i++) {
      last().close();
      vi.advanceTimersByTime(PAUSE - 1);
      expect(sockets).toHaveLength(i);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(i + 1);
    }
  });

  it('waits longer and longer by itself, but not for ever, and starts anew once it was greeted', () => {
    const opened: FakeSocket[] = [];
    const own = new Connection({
      open: () => {
        opened.push(new FakeSocket());
        return opened.at(-1)!;
      },
      newId: () => 'id',
    });
    const attempts = (milliseconds: number) => {
      const before = opened.length;
      for (let i = 0; i < milliseconds / 25; i++) {
        opened.at(-1)!.close();
        vi.advanceTimersByTime(25);
      }
      return opened.length - before;
    };
    const soon = attempts(2_000);
    attempts(30_000);
    const later = attempts(30_000);
    expect(soon).toBeGreaterThanOrEqual(2);
    expect(later).toBeGreaterThanOrEqual(2);
    expect(later).toBeLessThanOrEqual(7);
    while (attempts(25) === 0);
    opened.at(-1)!.opens().says({ is: 'hello', you: null, time: 0 });
    expect(attempts(500)).toBeGreaterThanOrEqual(1);
    own.close();
  });

  it('does not listen to a socket that it has given up', () => {
    last().opens();
    connection.watch('t', () => {});
    const [old] = sockets as [FakeSocket];
    old.close();
    old.says(whole(5));
    old.close();
    expect(connection.known('t')).toBeUndefined();
    vi.advanceTimersByTime(10 * PAUSE);
    expect(sockets).toHaveLength(2);
  });

  it('is over when it is closed: nothing is sent, nothing waits, nothing comes back', async () => {
    last().opens();
    const waiting = connection.ask({ is: 'take-back', table: 't' });
    connection.close();
    await expect(waiting).rejects.toThrow('closed');
    await expect(connection.ask({ is: 'take-back', table: 't' })).rejects.toThrow('closed');
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

describe('a request', () => {
  beforeEach(() => {
    last().opens();
  });

  it('is done with its number, or refused with its word', async () => {
    const [done, refused] = [1, 2].map(() => connection.ask({ is: 'take-back', table: 't' }));
    last().says({ is: 'done', table: 't', id: 'id-1', number: 7 });
    last().says({ is: 'refused', table: 't', id: 'id-2', why: 'no-need', words: 'That is already so.' });
    expect(await done).toBe(7);
    await expect(refused).rejects.toEqual(new Refused('no-need'));
  });

  it.each(['unavailable', 'too-many'] as const)(
    'that is refused with %s is made again, under the same id',
    async (why) => {
      const asked = connection.ask({ is: 'take-back', table: 't' });
      last().says({ is: 'refused', table: 't', id: 'id-1', why, words: '' });
      expect(last().sent).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(last().sent[1]).toEqual(last().sent[0]);
      expect(await settled(asked)).toBe('waits');
      last().says({ is: 'done', table: 't', id: 'id-1', number: 3 });
      expect(await asked).toBe(3);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(last().sent).toHaveLength(2);
    },
  );

  it('is not bothered by answers to others, or by late ones', async () => {
    const asked = connection.ask({ is: 'take-back', table: 't' });
    last().says({ is: 'done', table: 't', id: 'another', number: 1 });
    last().says({ is: 'refused', why: 'bad-request', words: '' });
    last().says({ is: 'done', table: 't', id: 'id-1', number: 2 });
    last().says({ is: 'refused', table: 't', id: 'id-1', why: 'stale', words: '' });
    expect(await asked).toBe(2);
  });
});

describe('a watched table', () => {
  const heard: [number, number[] | undefined][] = [];
  const listen = (known: KnownTable, news: readonly Told[] | undefined) => {
    heard.push([known.number, news?.map(({ number }) => number)]);
  };
  beforeEach(() => {
    heard.length = 0;
    last().opens();
    connection.watch('t', listen);
    last().says(whole(3, { told: [telling(1), telling(3)] }));
  });

  it('is known whole, and then by what changes', () => {
    const after = shownAs({ choices: ['pass'] });
    last().says(moved(3, 4, [telling(4)], difference(shownAs(), after)));
    expect(connection.known('t')).toMatchObject({ number: 4, shown: after });
    expect(numbers(connection.known('t'))).toEqual([1, 3, 4]);
    expect(heard).toEqual([
      [3, undefined],
      [4, [4]],
    ]);
  });

  it('is asked for again when a frame is missing, and nothing is told twice', () => {
    last().says(moved(4, 5, [telling(5)]));
    expect(last().sent.at(-1)).toEqual({ is: 'watch', table: 't', from: 3 });
    expect(connection.known('t')!.number).toBe(3);
    last().says(whole(5, { told: [telling(4), telling(5)] }));
    last().says(whole(5, { told: [telling(4), telling(5)] }));
    expect(numbers(connection.known('t'))).toEqual([1, 3, 4, 5]);
  });

  it('forgets what was taken back, also when it was taken back in its absence', () => {
    last().says(moved(3, 4, [telling(4, { undone: [3] })]));
    expect(numbers(connection.known('t'))).toEqual([1, 4]);
    last().says(whole(9, { told: [telling(8), telling(9, { undone: [8, 1] })] }));
    expect(numbers(connection.known('t'))).toEqual([4, 9]);
  });

  it('knows who is here, and every line of the talk once', () => {
    last().says({ is: 'presence', table: 't', here: [0, 2], watchers: 4 });
    for (const number of [1, 2, 2]) last().says({ is: 'chat', table: 't', line: line(number) });
    last().says(whole(3, { chat: [line(2), line(3)] }));
    const { here, watchers, chat } = connection.known('t')!;
    expect([here, watchers, chat.map(({ number }) => number)]).toEqual([[0, 2], 4, [1, 2, 3]]);
  });

  it('is another one for other eyes: what the old ones were told is gone', () => {
    last().says(whole(6, { shown: shownAs({ seat: 1 }), told: [telling(2), telling(6)] }));
    expect(numbers(connection.known('t'))).toEqual([2, 6]);
  });

  it('is asked for from the beginning when the eyes have changed while nobody looked', () => {
    last().close();
    vi.advanceTimersByTime(PAUSE);
    last().opens();
    last().says(whole(6, { shown: shownAs({ seat: 1 }), told: [telling(6)] }));
    expect(last().sent.at(-1)).toEqual({ is: 'watch', table: 't' });
    last().says(whole(6, { shown: shownAs({ seat: 1 }), told: [telling(2), telling(6)] }));
    expect(numbers(connection.known('t'))).toEqual([2, 6]);
  });

  it('that may not be watched says why; one that cannot be read now is asked for again', async () => {
    const refused = vi.fn();
    connection.watch('secret', () => {}, refused);
    last().says({ is: 'refused', table: 'secret', why: 'unavailable', words: '' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(last().sent.filter((frame) => frame.is === 'watch' && frame.table === 'secret')).toHaveLength(2);
    expect(refused).not.toHaveBeenCalled();
    last().says({ is: 'refused', table: 'secret', why: 'no-watchers', words: '' });
    expect(refused).toHaveBeenCalledWith(new Refused('no-watchers'));
  });

  it('is taken over as it is known, without asking again', () => {
    const sent = last().sent.length;
    const second = vi.fn();
    connection.watch('t', second);
    expect(second).toHaveBeenCalledExactlyOnceWith(connection.known('t'), undefined);
    last().says(moved(3, 4, [telling(4)]));
    expect(second).toHaveBeenCalledTimes(2);
    expect(numbers(connection.known('t'))).toEqual([1, 3, 4]);
    expect(last().sent).toHaveLength(sent);
    expect(heard).toHaveLength(1);
  });

  it('is watched until nobody wants it any more', () => {
    const other = vi.fn();
    const first = connection.watch('u', () => {});
    const second = connection.watch('u', other);
    // The one who came first has no say over the one who came later.
    first();
    last().says({ ...whole(1), table: 'u' } as ServerFrame);
    expect(other).toHaveBeenCalledOnce();
    second();
    expect(last().sent.at(-1)).toEqual({ is: 'unwatch', table: 'u' });
    last().says({ ...moved(1, 2), table: 'u' } as ServerFrame);
    last().says({ is: 'presence', table: 'u', here: [], watchers: 0 });
    expect(other).toHaveBeenCalledOnce();
    expect(connection.known('u')).toBeUndefined();
  });
});
