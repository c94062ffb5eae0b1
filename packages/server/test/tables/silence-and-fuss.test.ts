import type { Game } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { sketch } from '../../../kernel/test/games/sketch.ts';
import { answer, propose, room, undo } from './proposing.ts';
import { Room } from './room.ts';

const MINUTE = 60_000;

/** The first seat says one word after the other. */
const longTalk = sketch<{ do: 'talk'; seat: number }>(
  { talk: { choices: () => ['yes', 'no'], choose() {} } },
  ...Array.from({ length: 200 }, () => ({ do: 'talk', seat: 0 }) as const),
) as unknown as Game;

describe('whoever says nothing', () => {
  const three = { seats: ['ren', 'aki', 'nao'] } as const;

  it('keeps nobody in a pause', () => {
    const two = room({ clock: { is: 'live', bank: 300, increment: 10 } });
    propose(two, 1, { is: 'pause' });
    answer(two, 0);
    expect(two.sitting.paused).toBe(true);
    expect(propose(two, 1, { is: 'resume' })).toBe('done');
    expect([propose(two, 1, { is: 'resume' }), two.sitting.paused]).toEqual(['time-to-answer', true]);
    two.pass(3 * MINUTE);
    expect(propose(two, 0, { is: 'resume' })).toBe('already-asked');
    expect(propose(two, 1, { is: 'close' })).toBe('already-asked');
    expect(propose(two, 1, { is: 'resume' })).toBe('done');
    expect([two.sitting.paused, two.sitting.proposal, two.running]).toEqual([false, null, [0]]);
    for (const from of ['log', 'snapshot'] as const) expect(two.reopened(from).save()).toEqual(two.sitting.save());
  });

  it('keeps nobody at a table that others have left too', () => {
    const all = room({ ...three, clock: { is: 'live', bank: 60, increment: 0 }, absent: 'wait' });
    all.pass(all.left(0)).must({ is: 'time-out', bot: 'random', now: all.now }, 0);
    expect(propose(all, 1, { is: 'replace', seat: 0, bot: 'random' })).toBe('done');
    expect(all.sitting.proposal!.asked).toEqual([2]);
    all.pass(3 * MINUTE);
    expect(propose(all, 1, { is: 'replace', seat: 0, bot: 'random' })).toBe('done');
    expect([all.sitting.holders[0]!.bot, all.sitting.proposal]).toEqual(['random', null]);
    expect(propose(all, 1, { is: 'close' })).toBe('done');
    all.pass(3 * MINUTE);
    expect(propose(all, 1, { is: 'close' })).toBe('done');
    expect(all.sitting.closed).toBe('vote');
  });

  it('has a day where people look in once a day', () => {
    const all = room({ ...three, clock: { is: 'days', days: 3 } });
    propose(all, 1, { is: 'close' });
    all.pass(60 * MINUTE);
    expect(propose(all, 1, { is: 'close' })).toBe('time-to-answer');
    all.pass(23 * 60 * MINUTE);
    expect(propose(all, 1, { is: 'close' })).toBe('done');
  });

  it('agrees to no undo and to no pause', () => {
    const two = room();
    two.choose(0, 'pass').choose(1);
    expect(propose(two, 0, { is: 'undo', count: 1 })).toBe('done');
    two.pass(3 * MINUTE);
    expect(propose(two, 0, { is: 'undo', count: 1 })).toBe('already-asked');
    answer(two, 0, false);
    propose(two, 0, { is: 'pause' });
    two.pass(3 * MINUTE);
    expect(propose(two, 0, { is: 'pause' })).toBe('already-asked');
  });

  it('is not replaced while all have agreed to wait', () => {
    const two = room();
    propose(two, 1, { is: 'pause' });
    answer(two, 0);
    two.pass(60 * MINUTE);
    expect(propose(two, 1, { is: 'replace', seat: 0, bot: 'random' })).toBe('paused');
  });
});

describe('P18: whoever only proposes and takes back', () => {
  it('is told that it is enough, and the others are not', () => {
    const two = room();
    const fuss = (seat: number) => {
      for (let times = 0; times < 1_000; times++) {
        const pausing = propose(two, seat, { is: 'pause' });
        if (pausing !== 'done') return pausing;
        answer(two, 1 - seat, false);
      }
      return 'never';
    };
    expect(fuss(0)).toBe('enough');
    expect(two.sitting.number).toBeLessThan(300);
    expect([undo(two, 0), two.ask({ is: 'hand-over', bot: 'random' }, 0)]).toEqual(['enough', 'enough']);
    expect(propose(two, 1, { is: 'pause' })).toBe('done');
    answer(two, 0);
    // Nobody is shut in.
    expect([propose(two, 0, { is: 'resume' }), two.sitting.paused]).toEqual(['done', false]);
    for (const from of ['log', 'snapshot'] as const) expect(two.reopened(from).isFussy(0)).toBe(true);
    two.choose(0, 'pass');
    expect(propose(two, 0, { is: 'pause' })).toBe('done');
  });

  it.each([
    ['taking back', (two: Room) => undo(two, 0)],
    ['proposing to', (two: Room) => propose(two, 0, { is: 'undo', count: 1 })],
  ])('gets no further by choosing and %s', (_, back) => {
    const two = room();
    let times = 0;
    while (back(two.choose(0, 'pass')) === 'done') times++;
    expect(times).toBeLessThan(100);
    expect(back(two)).toBe('enough');
    two.choose(1, 'pass');
    expect(two.sitting.isFussy(0)).toBe(false);
  });

  it('has an end of it at last', () => {
    const two = new Room({ game: longTalk, seats: ['ren', { bot: 'random' }] });
    for (let round = 0; two.sitting.number < 20_000 && round < 100; round++) {
      while (propose(two, 0, { is: two.sitting.paused ? 'resume' : 'pause' }) === 'done');
      two.choose(0);
    }
    expect(two.sitting.number).toBeLessThan(2_300);
    expect(propose(two, 0, { is: 'pause' })).toBe('enough');
  });
});
