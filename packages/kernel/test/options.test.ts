import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appliesTo,
  coveringOptions,
  OptionError,
  type OptionSpecs,
  type OptionValue,
  parseOptions,
  readOptions,
} from '../src/index.ts';
import { always } from './helpers/always.ts';

const specs: OptionSpecs = {
  gourmet: { values: ['free', 'paid'], default: 'free' },
  rounds: { values: [3, 5], default: 3 },
  neutral: { values: [true, false], default: true, seats: { min: 2, max: 2 } },
};
const defaults = { gourmet: 'free', rounds: 3, neutral: true };

describe('options that somebody asked for', () => {
  it('are filled up with the defaults, in the declared order', () => {
    expect(readOptions(specs, 3)).toEqual(defaults);
    expect(JSON.stringify(readOptions(specs, 2, { neutral: false, gourmet: 'paid' }))).toBe(
      '{"gourmet":"paid","rounds":3,"neutral":false}',
    );
  });

  it.each<[unknown, string]>([
    [null, 'Options must be an object of names and values.'],
    [[], 'Options must be an object of names and values.'],
    ['rounds=3', 'Options must be an object of names and values.'],
    [{ speed: 1 }, 'There is no option "speed". The options are: gourmet, rounds, neutral.'],
    [JSON.parse('{"__proto__":1}'), 'There is no option "__proto__". The options are: gourmet, rounds, neutral.'],
    [{ rounds: 4 }, 'The option "rounds" cannot be 4. It can be: 3, 5.'],
    [{ rounds: '3' }, 'The option "rounds" cannot be 3. It can be: 3, 5.'],
    [{ rounds: undefined }, 'The option "rounds" cannot be undefined. It can be: 3, 5.'],
    [{ rounds: null }, 'The option "rounds" cannot be null. It can be: 3, 5.'],
    [{ rounds: { toString: 1 } }, 'The option "rounds" cannot be {"toString":1}. It can be: 3, 5.'],
    [{ gourmet: 'x'.repeat(999) }, `The option "gourmet" cannot be ${'x'.repeat(40)}…. It can be: free, paid.`],
    [{ neutral: false }, 'The option "neutral" does not apply to 3 seats.'],
  ])('are refused in words: %j', (asked, sentence) => {
    expect(() => readOptions(specs, 3, asked)).toThrow(new OptionError(sentence));
  });

  it('are refused in a game that has none', () => {
    expect(readOptions({}, 2, {})).toEqual({});
    expect(() => readOptions({}, 2, { a: 1 })).toThrow('There is no option "a": this game has none.');
  });

  it('may name the default also where the option does not apply', () => {
    expect(readOptions(specs, 4, { neutral: true })).toEqual(defaults);
  });
});

describe('the seats an option applies to', () => {
  it.each([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ])('%i: %s', (seats, applies) => {
    expect(appliesTo({ values: [1], default: 1, seats: { min: 2, max: 3 } }, seats)).toBe(applies);
  });

  it('are all if none are named', () => {
    expect(appliesTo({ values: [1], default: 1 }, 99)).toBe(true);
  });
});

describe('options as people type them', () => {
  it.each([
    ['', {}],
    ['rounds=5', { rounds: 5 }],
    [' gourmet = PAID , rounds=5,', { gourmet: 'paid', rounds: 5 }],
    ['neutral', { neutral: true }],
    ['neutral=on', { neutral: true }],
    ['neutral=yes', { neutral: true }],
    ['neutral=off', { neutral: false }],
    ['neutral=no', { neutral: false }],
    ['neutral=False', { neutral: false }],
  ])('are read from %j', (text, options) => {
    expect(parseOptions(specs, text)).toEqual(options);
  });

  it.each([
    ['speed=1', 'There is no option "speed". The options are: gourmet, rounds, neutral.'],
    ['Gourmet=free', 'There is no option "Gourmet". The options are: gourmet, rounds, neutral.'],
    ['toString=1', 'There is no option "toString". The options are: gourmet, rounds, neutral.'],
    ['=1', 'There is no option "". The options are: gourmet, rounds, neutral.'],
    ['rounds=4', 'The option "rounds" cannot be "4". It can be: 3, 5.'],
    ['rounds', 'The option "rounds" cannot be "". It can be: 3, 5.'],
    ['rounds=', 'The option "rounds" cannot be "". It can be: 3, 5.'],
    ['rounds=3=5', 'The option "rounds" cannot be "3=5". It can be: 3, 5.'],
  ])('are refused in words: %j', (text, sentence) => {
    expect(() => parseOptions(specs, text)).toThrow(new OptionError(sentence));
  });

  it('are refused in a game that has none', () => {
    expect(() => parseOptions({}, 'a=1')).toThrow('There is no option "a": this game has none.');
  });

  it('can then be checked like any others', () => {
    expect(readOptions(specs, 2, parseOptions(specs, 'neutral=off,rounds=5'))).toEqual({
      gourmet: 'free',
      rounds: 5,
      neutral: false,
    });
  });
});

describe('sets of options that cover everything', () => {
  const value: fc.Arbitrary<OptionValue> = fc.oneof(
    fc.boolean(),
    fc.integer({ min: 0, max: 4 }),
    fc.constantFrom('a', '=', '&', 'a=1&b', '1', 'true'),
  );
  const spec = fc
    .tuple(
      fc.uniqueArray(value, { minLength: 1, maxLength: 4 }),
      fc.nat(),
      fc.option(fc.constantFrom(2, 3), { nil: undefined }),
    )
    .map(([values, at, only]) => ({
      values,
      default: values[at % values.length]!,
      ...(only === undefined ? {} : { seats: { min: only, max: only } }),
    }));
  const someSpecs: fc.Arbitrary<OptionSpecs> = fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', '=', '&'), spec), {
      selector: ([key]) => key,
      maxLength: 5,
    })
    .map((entries) => Object.fromEntries(entries));

  it('have every pair of values of the options that apply, and only allowed ones', () => {
    always(someSpecs, (random) => {
      const sets = coveringOptions(random, 2);
      for (const set of sets) expect(readOptions(random, 2, set)).toEqual(set);
      const applying = Object.keys(random).filter((key) => appliesTo(random[key]!, 2));
      for (const a of applying) {
        for (const b of applying) {
          for (const x of random[a]!.values) {
            for (const y of a === b ? [x] : random[b]!.values) {
              expect(sets.some((set) => set[a] === x && set[b] === y)).toBe(true);
            }
          }
        }
      }
    });
  });

  it('are far fewer than all combinations', () => {
    const switches = Array.from({ length: 10 }, (_, i) => [`switch${i}`, { values: [true, false], default: true }]);
    expect(coveringOptions(Object.fromEntries(switches) as OptionSpecs, 2).length).toBeLessThan(20);
  });

  it('are just the defaults for a game without options', () => {
    expect(coveringOptions({}, 2)).toEqual([{}]);
  });
});
