import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitmentOf, fromHex, isHex, seedFrom, sha256Hex, TableLuck } from '../src/index.ts';
import { always } from './helpers/always.ts';
import { CHI_SQUARE_BOUND, chiSquare, countsOf } from './helpers/chi-square.ts';

const seed = seedFrom('test');
const lots = (luck: TableLuck, count = 12) => Array.from({ length: count }, () => luck.below(1000));

describe('the luck of a table', () => {
  it.each([2, 6, 10, 52])('gives every number below %i equally often', (n) => {
    const luck = new TableLuck(seed, ['a', 'b']);
    expect(chiSquare(countsOf(n, 10_000, () => luck.below(n)))).toBeLessThan(CHI_SQUARE_BOUND[n]!);
  });

  it('does not repeat itself from one lot to the next', () => {
    const luck = new TableLuck(seed);
    let last = luck.below(6);
    const pairs = new Array<number>(36).fill(0);
    for (let i = 0; i < 18_000; i++) {
      const next = luck.below(6);
      pairs[last * 6 + next]! += 1;
      last = next;
    }
    // 36 counts: 66.6 is exceeded once in a thousand times.
    expect(chiSquare(pairs)).toBeLessThan(66.6);
  });

  it('is the same for the same seed and salts', () => {
    expect(lots(new TableLuck(seed, ['x', 'y']))).toEqual(lots(new TableLuck(seed, ['x', 'y'])));
  });

  it('is another one when a salt, their order or their number changes', () => {
    const all = [[], ['x', 'y'], ['y', 'x'], ['x', 'z'], ['xy'], ['x', 'y', ''], ['x","y']];
    const drawn = all.map((salts) => lots(new TableLuck(seed, salts)).join());
    expect(new Set(drawn).size).toBe(all.length);
  });

  it('is another one for another seed', () => {
    expect(lots(new TableLuck(seed))).not.toEqual(lots(new TableLuck(seedFrom('other'))));
  });

  it('goes on at an index as if it had never stopped', () => {
    always(fc.nat(30), (index) => {
      const luck = new TableLuck(seed, ['x']);
      lots(luck, index);
      expect(lots(new TableLuck(seed, ['x'], index))).toEqual(lots(luck));
    });
  });

  it('takes one step of the index a lot, whatever is asked for', () => {
    const luck = new TableLuck(seed);
    luck.below(1);
    luck.below(3_000_000_000);
    expect(lots(luck)).toEqual(lots(new TableLuck(seed, [], 2)));
  });

  it('stays below what is asked for', () => {
    const luck = new TableLuck(seed);
    always(fc.integer({ min: 1, max: 2 ** 32 }), (n) => {
      const lot = luck.below(n);
      expect(Number.isInteger(lot) && lot >= 0 && lot < n).toBe(true);
    });
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('has no lot below %d', (n) => {
    expect(() => new TableLuck(seed).below(n)).toThrow(`there is no lot below ${n}`);
  });

  it('needs a seed of hexadecimal bytes', () => {
    expect(() => new TableLuck('not a seed')).toThrow('is not a row of hexadecimal bytes');
  });
});

describe('the commitment', () => {
  it('is the hash of the bytes of the seed, whatever the salts', () => {
    expect(new TableLuck(seed, ['x']).commitment).toBe(commitmentOf(seed));
    expect(commitmentOf(seed)).toBe(sha256Hex(fromHex(seed)));
    expect(commitmentOf(seed)).not.toBe(commitmentOf(seedFrom('other')));
  });

  it('tells neither the seed nor any lot', () => {
    expect(commitmentOf(seed)).not.toBe(seed);
    expect(lots(new TableLuck(commitmentOf(seed)))).not.toEqual(lots(new TableLuck(seed)));
  });
});

describe('a seed from a word', () => {
  it('has 32 bytes and belongs to that word', () => {
    expect(isHex(seed)).toBe(true);
    expect(seed).toHaveLength(64);
    expect(seedFrom('test')).toBe(seed);
    expect(seedFrom('test ')).not.toBe(seed);
  });
});
