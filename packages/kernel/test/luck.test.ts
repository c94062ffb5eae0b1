import { describe, expect, it } from 'vitest';
import { RecordedLuck, RecordingLuck, SearchLuck, scripted, shuffle } from '../src/index.ts';
import { CHI_SQUARE_BOUND, chiSquare, countsOf } from './helpers/chi-square.ts';

describe('the luck of a search', () => {
  it('is xoshiro128**, as published', () => {
    const luck = new SearchLuck(1, 2, 3, 4);
    const published = [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ];
    expect(published.map(() => luck.next())).toEqual(published);
  });

  it.each([2, 6, 10, 52])('gives every number below %i equally often', (n) => {
    const luck = SearchLuck.seeded(2024);
    expect(chiSquare(countsOf(n, 20_000, () => luck.below(n)))).toBeLessThan(CHI_SQUARE_BOUND[n]!);
  });

  it('is the same for the same seed and another for the next one', () => {
    const first = (seed: number) => {
      const luck = SearchLuck.seeded(seed);
      return Array.from({ length: 8 }, () => luck.next());
    };
    expect(first(1)).toEqual(first(1));
    const seeds = Array.from({ length: 1000 }, (_, seed) => first(seed).join());
    expect(new Set(seeds).size).toBe(1000);
  });

  it('shuffles into every order equally often', () => {
    const luck = SearchLuck.seeded(7);
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle(['a', 'b', 'c', 'd'], luck).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(CHI_SQUARE_BOUND[24]!);
  });
});

describe('a shuffle', () => {
  it('asks for a lot for every item but the last, and works in place', () => {
    const luck = scripted(0, 1);
    const items = ['a', 'b', 'c'];
    expect(shuffle(items, luck)).toBe(items);
    expect(items).toEqual(['c', 'b', 'a']);
    expect(luck.left).toBe(0);
    expect(shuffle(['alone'], luck)).toEqual(['alone']);
  });
});

describe('recording luck', () => {
  it('keeps every lot until it is taken', () => {
    const luck = new RecordingLuck(scripted(3, 'b', 0));
    expect([luck.below(4), luck.below(2, ['a', 'b'])]).toEqual([3, 1]);
    expect(luck.take()).toEqual([3, 1]);
    luck.below(1);
    expect(luck.take()).toEqual([0]);
    expect(luck.take()).toEqual([]);
  });
});

describe('recorded luck', () => {
  it('gives its lots again and knows how many are left', () => {
    const luck = new RecordedLuck([2, 0]);
    expect(luck.left).toBe(2);
    expect([luck.below(3), luck.below(1)]).toEqual([2, 0]);
    expect(luck.left).toBe(0);
  });

  it.each([
    ['too few lots', [], 'the record has too few lots here'],
    ['a lot that is too high', [3], 'the lot 3 is not below 3'],
    ['a negative lot', [-1], 'the lot -1 is not below 3'],
    ['half a lot', [0.5], 'the lot 0.5 is not below 3'],
    ['no number', [Number.NaN], 'the lot NaN is not below 3'],
  ])('refuses %s', (_, lots, message) => {
    expect(() => new RecordedLuck(lots).below(3)).toThrow(message);
  });
});

describe('scripted luck', () => {
  it('draws a card by its name, by the beginning of its name, or by its number', () => {
    const luck = scripted('tea-2', 'silk', 1, 'ink');
    const deck = ['ink-1', 'silk-1', 'silk-2', 'tea-1', 'tea-2'];
    expect(luck.left).toBe(4);
    expect([0, 1, 2, 3].map(() => luck.below(5, deck))).toEqual([4, 1, 1, 0]);
    expect(luck.left).toBe(0);
  });

  it('goes on with other luck when it is used up', () => {
    const luck = scripted(0).after(scripted(2));
    expect([luck.below(3), luck.below(3)]).toEqual([0, 2]);
  });

  it('does not take a part of a word for its beginning', () => {
    expect(() => scripted('tea').below(1, ['teahouse'])).toThrow(
      'the script says "tea", but only these can be drawn: teahouse',
    );
  });

  it('says when it is over', () => {
    expect(() => scripted().below(6)).toThrow('the script is over, but a lot below 6 is asked for');
  });

  it('says when a number does not fit', () => {
    expect(() => scripted(6).below(6)).toThrow('the script says 6, but the lot must be below 6');
    expect(() => scripted(-1).below(6)).toThrow('the script says -1, but the lot must be below 6');
  });

  it('says when a card is not there, or when numbers are drawn and not cards', () => {
    expect(() => scripted('ink').below(2, ['tea-1', 'tea-2'])).toThrow(
      'the script says "ink", but only these can be drawn: tea-1 tea-2',
    );
    expect(() => scripted('ink').below(2)).toThrow('the script says "ink"');
  });
});
