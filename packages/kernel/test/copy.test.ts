import { describe, expect, it } from 'vitest';
import { copy } from '../src/index.ts';
import { always } from './helpers/always.ts';
import { type Json, json } from './helpers/json.ts';

/** Everything inside that could be changed in place. */
function containers(value: Json): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(containers)];
}

describe('a copy', () => {
  it('is equal to the original, down to the order of the keys', () => {
    always(json, (value) => {
      expect(JSON.stringify(copy(value))).toBe(JSON.stringify(value));
    });
  });

  it('shares nothing with the original', () => {
    always(json, (value) => {
      const originals = new Set(containers(value));
      expect(containers(copy(value)).some((one) => originals.has(one))).toBe(false);
    });
  });

  it('leaves the original alone when it is changed', () => {
    always(json, (value) => {
      const before = JSON.stringify(value);
      for (const one of containers(copy(value))) {
        if (Array.isArray(one)) one.push('changed');
        else Object.assign(one, { changed: true });
      }
      expect(JSON.stringify(value)).toBe(before);
    });
  });

  it('has a key called __proto__ as data, not as its prototype', () => {
    const value = JSON.parse('{"__proto__":{"deep":[1]}}') as object;
    const copied = copy(value);
    expect(Object.hasOwn(copied, '__proto__')).toBe(true);
    expect(Object.getPrototypeOf(copied)).toBe(Object.prototype);
    expect('deep' in copied).toBe(false);
  });
});
