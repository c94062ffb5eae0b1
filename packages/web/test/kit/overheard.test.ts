import type { ServerFrame, Shown } from '@engawa/wire';
import { describe, expect, it } from 'vitest';
import { overhear } from './overheard.ts';

const SEED = '5eed';
const luck = { commitment: 'c', salts: ['', ''] };
const someone = { id: 'p', name: 'Ren', kind: 'guest' as const };

/** The whole table as this seat sees it. */
const table = (seat: number | null, shown: Partial<Shown> = {}) => ({
  is: 'table',
  table: 't',
  number: 1,
  shown: { seat, status: 'running', luck, ...shown },
  told: [],
  chat: [],
});
const moved = (change: object | undefined, events: object[] = [], from = 1) => ({
  is: 'moved',
  table: 't',
  from,
  number: from + 1,
  change,
  told: [{ number: from + 1, at: 0, events }],
});
const said = (seat: number | null, to: number | 'table' | 'watchers') => ({
  number: 1,
  at: 0,
  from: someone,
  seat,
  to,
  text: 'psst',
});
const chat = (seat: number | null, to: number | 'table' | 'watchers') => ({
  is: 'chat' satisfies ServerFrame['is'],
  table: 't',
  line: said(seat, to),
});

/** What is found in these frames of one socket. */
function found(...frames: object[]): string[] {
  const hear = overhear();
  return frames.flatMap((frame) => hear(JSON.stringify(frame)));
}

describe('what a browser is sent', () => {
  it('may be told what is for all and for its own seat', () => {
    expect(found(table(0), moved({ paused: [true] }, [{ is: 'drew' }, { is: 'drew', only: 0 }]))).toEqual([]);
  });

  it('is not what is for another seat', () => {
    const drew = { is: 'drew', only: 1 };
    expect(found(table(0), moved(undefined, [drew]))).toEqual([
      'was sent an event of another seat: {"is":"drew","only":1}',
    ]);
    expect(found(table(null), moved(undefined, [{ is: 'drew', only: 0 }]))).toHaveLength(1);
    const late = { ...table(0), told: [{ number: 1, at: 0, events: [drew, { is: 'drew' }, drew] }] };
    expect(found(late)).toHaveLength(2);
    // Also by somebody who has not seen the table.
    expect(found(moved(undefined, [drew]))).toHaveLength(1);
  });

  it('has no seed before the end', () => {
    expect(found(table(0, { luck: { ...luck, seed: SEED } }))).toEqual(['was sent the seed before the end']);
    expect(found(table(0), moved({ luck: { seed: [SEED] } }))).toEqual(['was sent the seed before the end']);
    expect(found(table(0), moved({ luck: { seed: [SEED] }, status: ['over'] }))).toEqual([]);
    expect(found(table(0), moved([table(0, { luck: { ...luck, seed: SEED }, status: 'closed' }).shown]))).toEqual([]);
  });

  it('has no lots before the end', () => {
    const lots = { is: 'drew', lots: [1, 2] };
    expect(found(table(0), moved(undefined, [lots]))).toEqual(['was sent lots before the end']);
    expect(found(table(0, { view: { lots: [] } }))).toEqual(['was sent lots before the end']);
    expect(found(table(0), moved({ status: ['over'] }), moved(undefined, [lots], 2))).toEqual([]);
  });

  it('has no whispers but those of its own seat', () => {
    expect(found(table(0), chat(1, 'table'), chat(null, 'watchers'), chat(1, 0), chat(0, 1))).toEqual([]);
    expect(found(table(2), chat(1, 0))).toEqual([`was sent a whisper of others: ${JSON.stringify(said(1, 0))}`]);
    expect(found(table(null), chat(1, 0))).toHaveLength(1);
    expect(found({ ...table(2), chat: [said(0, 1), said(0, 2), said(1, 0)] })).toHaveLength(2);
  });

  it('is another matter at every table, and after every change of seats', () => {
    const other = { ...table(1), table: 'u' };
    const event = { is: 'drew', only: 1 };
    expect(found(other, table(0), { ...moved(undefined, [event]), table: 'u' })).toEqual([]);
    expect(found(other, table(0), moved(undefined, [event]))).toHaveLength(1);
    expect(found(table(0), table(1), moved(undefined, [event]))).toEqual([]);
  });

  it('follows the table again after a frame that went missing', () => {
    const over = moved({ status: ['over'], luck: { seed: [SEED] } }, [], 7);
    expect(found(table(0), over)).toEqual([]);
    expect(found(table(0), over, table(0, { luck: { ...luck, seed: SEED } }))).toHaveLength(1);
  });

  it('has nothing to be found in what is about no table', () => {
    expect(found({ is: 'hello', you: someone, time: 1 }, { is: 'pong', time: 2 })).toEqual([]);
    expect(
      found({ is: 'refused', why: 'stale', words: 'No.' }, { is: 'done', table: 't', id: 'a', number: 1 }),
    ).toEqual([]);
  });
});
