import fc from 'fast-check';

/** Checks something for many values, always the same ones: a test fails on every machine or on none. */
export function always<V>(values: fc.Arbitrary<V>, check: (value: V) => void, runs = 200): void {
  fc.assert(
    fc.property(values, (value) => {
      check(value);
    }),
    { seed: 1602, numRuns: runs },
  );
}
