import type { Standing } from '@engawa/kernel';
import type { KnownTable, Shown, Told } from '@engawa/wire';
import { describe, expect, test, vi } from 'vitest';
import { keptByTable, readKept, withKept } from '../../src/table/kept.ts';
import { hotkeyOf } from '../../src/table/keys.ts';
import { choicesUpTo, filterTurns, groupTurns, lastEvents, missed } from '../../src/table/log/group.ts';
import { seatName } from '../../src/table/names.ts';
import { arrive, EMPTY, finish, next, PATIENCE, pauseOf } from '../../src/table/queue.ts';
import { takeBack } from '../../src/table/take-back.ts';
import { explainTies } from '../../src/table/ties.ts';
import { clockText, isLow, timeLeft } from '../../src/table/time/clock.ts';

const does = (number: number, seat: number, ...more: string[]): Told => ({
  number,
  at: number,
  events: ['moves', ...more].map((is) => ({ is, seat }) as Told['events'][number]),
});

const TOLD: readonly Told[] = [
  { number: 1, at: 1, events: [], note: { is: 'start' } },
  does(2, 0),
  does(3, 0, 'buys'),
  does(4, 1),
  { number: 6, at: 6, events: [], undone: [5] },
  does(7, 1),
];

describe('the log', () => {
  test('what a seat does in a row is one turn, notes stand alone', () => {
    const turns = groupTurns(TOLD);
    expect(turns.map(({ seat, entries }) => [seat, entries.length])).toEqual([
      [null, 1],
      [0, 3],
      [1, 1],
      [null, 1],
      [1, 1],
    ]);
  });

  test('is filtered by whose turn it was, and keeps its notes', () => {
    const turns = groupTurns(TOLD);
    expect(filterTurns(turns, 'mine', 0, [1]).map(({ seat }) => seat)).toEqual([null, 0, null]);
    expect(filterTurns(turns, 'people', null, [0]).map(({ seat }) => seat)).toEqual([null, 1, null, 1]);
  });

  test('a line leads to the replay by the number of choices made', () => {
    expect(choicesUpTo(TOLD, 1)).toBe(0);
    expect(choicesUpTo(TOLD, 4)).toBe(3);
    expect(choicesUpTo(TOLD, 7)).toBe(4);
  });

  test('what was missed is what others chose since', () => {
    expect(missed(TOLD, 2, 0).map(({ number }) => number)).toEqual([4, 7]);
    expect(lastEvents(TOLD)).toEqual([{ is: 'moves', seat: 1 }]);
  });
});

describe('the clock', () => {
  const letters = { days: 'd', hours: 'h' };
  test('runs since the server said so, by the server’s time', () => {
    expect(timeLeft({ left: 5000, since: null }, 99)).toBe(5000);
    expect(timeLeft({ left: 5000, since: 1000 }, 3000)).toBe(3000);
    expect(timeLeft({ left: 5000, since: 1000 }, 900)).toBe(5000);
    expect(timeLeft({ left: 5000, since: 1000 }, 9000)).toBe(0);
  });
  test('is read at a glance', () => {
    expect(clockText(760_000, letters)).toBe('12:40');
    expect(clockText(59_001, letters)).toBe('1:00');
    expect(clockText(3_723_000, letters)).toBe('1:02:03');
    expect(clockText(8_440, letters)).toBe('8.4');
    expect(clockText(183_600_000, letters)).toBe('2\u00a0d 3\u00a0h');
  });
  test('warns in time', () => {
    expect(isLow(29_000, { is: 'live', bank: 600, increment: 0 })).toBe(true);
    expect(isLow(29_000_000, { is: 'days', days: 1 })).toBe(false);
  });
});

describe('the queue', () => {
  const known = (number: number, choices: string[] = [], seat = 0): KnownTable => ({
    table: 't',
    number,
    shown: { seat, view: { number }, choices } as unknown as Shown,
    told: TOLD.filter((one) => one.number <= number),
    chat: [],
    here: [],
    watchers: 0,
  });

  test('the first table is shown at once, later ones in turn', () => {
    let queue = arrive(EMPTY, known(1), true);
    queue = arrive(queue, known(2), true);
    queue = arrive(queue, known(3), true);
    expect([queue.shown!.number, queue.waiting.length]).toEqual([1, 2]);
    queue = next(queue);
    expect([queue.shown!.number, queue.waiting.length]).toEqual([2, 1]);
    expect(finish(queue)).toEqual({ shown: known(3), waiting: [] });
  });

  test('nothing is animated while nobody looks, for other eyes, and over a gap', () => {
    const start = arrive(EMPTY, known(1), true);
    expect(arrive(start, known(2), false).shown!.number).toBe(2);
    expect(arrive(start, known(2, [], 1), true).shown!.number).toBe(2);
    expect(arrive(start, known(7), true).shown!.number).toBe(7);
  });

  test('talk does not wait and does not move anything', () => {
    const one = known(1);
    const talk = { ...one, watchers: 3 };
    expect(arrive(arrive(EMPTY, one, true), talk, true)).toEqual({ shown: talk, waiting: [] });
  });

  test('the same table, come whole again after a broken line, interrupts nobody who is deciding', () => {
    const again = known(1, ['inn']);
    expect(arrive(arrive(EMPTY, known(1, ['inn']), true), again, true)).toEqual({ shown: again, waiting: [] });
  });

  test('who must decide waits no longer than 400 ms, however much is still to be shown', () => {
    let queue = arrive(EMPTY, known(1), true);
    for (const number of [2, 3, 4]) queue = arrive(queue, known(number, number === 4 ? ['inn'] : []), true);
    let total = 0;
    while (queue.waiting.length > 0) {
      total += pauseOf(queue, 600, total);
      queue = next(queue);
    }
    expect(total).toBeLessThanOrEqual(PATIENCE);
  });
});

describe('keys', () => {
  const press = (key: string, code: string, shiftKey = false) =>
    hotkeyOf({ key, code, shiftKey, ctrlKey: false, altKey: false, metaKey: false });
  test('work by their place on every layout', () => {
    expect(press('я', 'KeyZ')).toEqual({ is: 'undo' });
    expect(press('Я', 'KeyZ', true)).toEqual({ is: 'undo-turn' });
    expect(press('3', 'Digit3')).toEqual({ is: 'choice', index: 2 });
    expect(press('@', 'Digit2', true)).toEqual({ is: 'mat', seat: 1 });
    expect(press('?', 'Digit7', true)).toEqual({ is: 'keys' });
    expect(press('ArrowLeft', 'ArrowLeft')).toEqual({ is: 'walk', by: -1 });
    expect(press('q', 'KeyQ')).toBeUndefined();
  });
  test('leave the browser its own', () => {
    expect(
      hotkeyOf({ key: 'r', code: 'KeyR', shiftKey: false, ctrlKey: true, altKey: false, metaKey: false }),
    ).toBeUndefined();
  });
});

describe('ties', () => {
  const at = (seat: number, place: number, score: number, ...tieBreakers: number[]): Standing => ({
    seat,
    place,
    score,
    sheet: [],
    tieBreakers,
  });
  test('are told apart by the first thing that differs', () => {
    expect(explainTies([at(0, 2, 61, 1, 4), at(1, 3, 50, 0, 0), at(2, 1, 61, 1, 7)])).toEqual([
      { score: 61, seats: [2, 0], by: { index: 1, values: [7, 4] }, shared: [] },
    ]);
  });
  test('or are shared', () => {
    expect(explainTies([at(0, 1, 61, 2), at(1, 1, 61, 2)])).toEqual([
      { score: 61, seats: [0, 1], by: null, shared: [[0, 1]] },
    ]);
    expect(explainTies([at(0, 1, 61, 2), at(1, 2, 60, 2)])).toEqual([]);
  });
});

describe('what a browser keeps of its tables', () => {
  const isNumber = (value: unknown) => typeof value === 'number';

  test('is kept for the latest of them', () => {
    let kept = {};
    for (let i = 0; i < 80; i++) kept = withKept(kept, `t${i}`, i);
    expect(Object.keys(kept)).toHaveLength(60);
    expect(withKept(kept, 't40', 99)).toMatchObject({ t40: 99 });
  });

  test('is nothing where it cannot be read', () => {
    expect(readKept('nonsense', isNumber)).toEqual({});
    expect(readKept('{"a":1,"b":"x"}', isNumber)).toEqual({ a: 1 });
  });

  test('says so where a browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const kept = keptByTable('engawa.test', isNumber);
    expect([kept.keep('t', 1), kept.of('t')]).toEqual([false, undefined]);
    vi.unstubAllGlobals();
  });
});

test('everybody has a name', () => {
  expect(seatName({ person: { id: 'x', name: 'Оля', kind: 'guest' }, bot: 'greedy' }, 0, 'ru')).toBe('Оля');
  expect(seatName({ person: null, bot: 'greedy' }, 1, 'en')).toBe('Hotaru');
  expect(seatName({ person: { id: 'x', name: '', kind: 'gone' }, bot: null }, 2, 'uk')).toBe('Місце 3');
});

describe('to take back', () => {
  const at = (own: number, asked: number, isBehind = false) => ({
    latest: { number: 9, shown: { undo: { own, asked } } } as KnownTable,
    isBehind,
  });

  test('is the last choice, the whole turn, or what others must agree to', () => {
    expect(takeBack(at(2, 0), false)).toEqual({ is: 'undo', at: 9, count: 1 });
    expect(takeBack(at(2, 0), true)).toEqual({ is: 'undo', at: 9, count: 'turn' });
    expect(takeBack(at(0, 3), false)).toEqual({ is: 'undo', at: 9, count: 3 });
    expect(takeBack(at(0, 0), true)).toBeNull();
  });

  test('an own choice is not waited for, what others did since is seen first', () => {
    expect(takeBack(at(1, 0, true), false)).toEqual({ is: 'undo', at: 9, count: 1 });
    expect(takeBack(at(0, 3, true), false)).toBeNull();
  });
});
