import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLength } from '../src/json-length.ts';
import { always } from './helpers/always.ts';
import { json } from './helpers/json.ts';

const anything = fc.oneof(json, fc.jsonValue({ stringUnit: 'binary' }));
const written = (value: unknown) => JSON.stringify(value).length;

describe('the length of JSON that is not written', () => {
  it('is that of the written one', () => {
    always(anything, (value) => expect(jsonLength(value)).toBe(written(value)), 2000);
  });

  it.each<unknown>([
    0,
    -0,
    9,
    10,
    -1,
    0.1,
    1e21,
    Number.NaN,
    '',
    'a"b',
    'a\\b',
    '\n',
    '\ud800',
    '\udfff\ud800',
    '😀',
    'ё',
    [],
    {},
    [undefined],
    { a: undefined },
    { a: undefined, b: 1 },
    { '"': [true, false, null] },
  ])('also for %j', (value) => expect(jsonLength(value)).toBe(written(value)));

  it('beyond what is asked for it is only known to be more', () => {
    always(fc.tuple(anything, fc.nat(60)), ([value, most]) => {
      const length = jsonLength(value, most);
      if (written(value) <= most) expect(length).toBe(written(value));
      else expect(length).toBeGreaterThan(most);
    });
  });
});
