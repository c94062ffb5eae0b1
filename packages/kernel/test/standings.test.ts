import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rank, type Seat, scoresOf, total } from '../src/index.ts';
import { always } from './helpers/always.ts';

const scored = (seat: Seat, score: number, ...tieBreakers: number[]) => ({ seat, score, sheet: [], tieBreakers });
const places = (...all: ReturnType<typeof scored>[]) => rank(all).map(({ place }) => place);

describe('places', () => {
  it('go to more points first, in whatever order the seats are listed', () => {
    expect(places(scored(0, 10), scored(1, 30), scored(2, 20))).toEqual([3, 1, 2]);
  });

  it('are shared by equals, and the places behind them stay empty', () => {
    expect(places(scored(0, 10), scored(1, 20), scored(2, 20), scored(3, 5))).toEqual([3, 1, 1, 4]);
  });

  it('are decided by the first tie-breaker that differs', () => {
    expect(places(scored(0, 20, 1, 9), scored(1, 20, 2, 0), scored(2, 20, 1, 10))).toEqual([3, 1, 2]);
  });

  it('are shared when all tie-breakers are equal', () => {
    expect(places(scored(0, 20, 1, 9), scored(1, 20, 1, 9))).toEqual([1, 1]);
  });

  it('never depend on tie-breakers when the points differ', () => {
    expect(places(scored(0, 20, 0), scored(1, 19, 99))).toEqual([1, 2]);
  });

  it('are one more than the number of those who are better', () => {
    const one = fc.tuple(
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 0, max: 2 }),
      fc.integer({ min: 0, max: 2 }),
    );
    always(fc.array(one, { minLength: 1, maxLength: 5 }), (all) => {
      const standings = rank(all.map(([score, ...ties], seat) => scored(seat, score, ...ties)));
      const strength = ([score, a, b]: [number, number, number]) => score * 100 + a * 10 + b;
      for (const { seat, place } of standings) {
        expect(place).toBe(1 + all.filter((other) => strength(other) > strength(all[seat]!)).length);
      }
    });
  });
});

describe('a score sheet', () => {
  it('adds up', () => {
    expect(total([])).toBe(0);
    expect(
      total([
        { row: 'wares', points: 7 },
        { row: 'debts', points: -2 },
      ]),
    ).toBe(5);
  });

  it('gives the scores in the order of the seats', () => {
    expect(scoresOf([scored(2, 5), scored(0, 7), scored(1, 6)])).toEqual([7, 6, 5]);
  });
});
