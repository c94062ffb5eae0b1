import { type Review, reviewing } from '@engawa/bots';
import { copyOf, deciders, isOver } from '@engawa/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { filmOf } from '../../src/replay/film.ts';
import { change, percent } from '../../src/replay/review/changes.ts';
import { findReview, keepReview } from '../../src/replay/review/kept-reviews.ts';
import { lineFrames } from '../../src/replay/review/line.ts';
import { finishedGame } from '../kit/finished.ts';
import { game, memory } from '../local/kit.ts';

const record = finishedGame(game, ['random', 'random'], 'review');
let review: Review;

beforeAll(() => {
  const run = reviewing(game, record, { iterations: 20, tries: 12, seed: 1 });
  let step = run.next();
  while (!step.done) step = run.next();
  review = step.value;
});

describe('a review', () => {
  it('is kept for the next visit, and for no other game', () => {
    const storage = memory();
    keepReview(storage, record, review, 1);
    const found = findReview(storage, record)!;
    expect(found.decisions).toHaveLength(review.decisions.length);
    expect(found.accounts[0]!.own).toBeCloseTo(review.accounts[0]!.own, 3);
    expect(found.key.map(({ at }) => at)).toEqual(review.key.map(({ at }) => at));
    expect(findReview(storage, { ...record, version: record.version + 1 })).toBeUndefined();
    expect(findReview(storage, { ...record, names: ['Olha', 'Ivan'] })).toBeUndefined();
  });

  it('makes room: only the latest ones are kept', () => {
    const storage = memory();
    const games = Array.from({ length: 10 }, (_, n) => ({ ...record, names: [`Mia ${n}`, 'Ren'] }));
    for (const [n, one] of games.entries()) keepReview(storage, one, review, n);
    expect(storage.length).toBe(8);
    expect(games.map((one) => findReview(storage, one) !== undefined)).toEqual([false, false, ...Array(8).fill(true)]);
  });

  it('is not kept where there is no room, and nothing fails', () => {
    const storage = memory();
    const full = {
      ...storage,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
      length: 0,
    };
    expect(() => keepReview(full, record, review, 1)).not.toThrow();
    expect(findReview(full, record)).toBeUndefined();
  });
});

describe('a line', () => {
  it('is played on from where the better choice was missed, as that seat would have seen it', () => {
    const film = filmOf(game, record);
    const missed = review.decisions.filter(({ better }) => better !== null);
    expect(missed.length).toBeGreaterThan(3);
    for (const judged of missed) {
      const before = film.view(judged.at, 'all')!;
      const kept = copyOf(game, before);
      const frames = lineFrames(game, before, judged);
      expect(frames.length).toBeGreaterThan(0);
      expect(frames.map(({ step }) => step)).toEqual(judged.better!.slice(0, frames.length));
      expect(frames[0]!.step.seat).toBe(judged.seat);
      expect(before).toEqual(kept);
      for (const { view } of frames) expect(isOver(view) || deciders(game, view).length > 0).toBe(true);
    }
  });
});

describe('a chance', () => {
  it('is said in percent, and its change with a sign', () => {
    expect(percent(0.255, 'en')).toBe('26%');
    expect(percent(0.5, 'uk').replace(/\s/, '')).toBe('50%');
    expect([change(0.126), change(-0.07), change(0.004), change(-0.004)]).toEqual(['+13', '−7', '0', '0']);
  });
});
