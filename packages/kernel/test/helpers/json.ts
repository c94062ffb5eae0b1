import fc from 'fast-check';
import { copy, type Luck } from '../../src/index.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Keys that have led somebody astray before, besides any others. */
const keys = fc.oneof(
  fc.constantFrom('a', 'b', 'agenda', '0', '7', '+', '__proto__', 'constructor', 'toString', 'length', ''),
  fc.string({ maxLength: 4 }),
);

/** Plain data of every shape, with own keys called `__proto__` too. */
export const json: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.integer({ min: -5, max: 5 }),
    fc.string({ unit: 'binary', maxLength: 4 }),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.array(fc.tuple(keys, tie('value')), { maxLength: 5 }).map((entries) => Object.fromEntries(entries)),
  ),
})).value;

/** A copy with one small thing changed somewhere: exchanged, added, removed, or keys in another order. */
export function edited(value: Json, luck: Luck): Json {
  const changed = copy(value);
  if (typeof changed !== 'object' || changed === null) return [changed, luck.below(3)];
  const names = Object.keys(changed);
  const name = names[luck.below(names.length)];
  const what = luck.below(5);
  if (Array.isArray(changed)) {
    const at = luck.below(changed.length + 1);
    if (what === 0) changed.splice(at, 0, luck.below(9));
    else if (what === 1) changed.splice(at, 1);
    else if (at < changed.length) changed[at] = edited(changed[at]!, luck);
    return changed;
  }
  const entries = Object.entries(changed);
  if (what === 0) return Object.fromEntries([...entries, [`new${luck.below(3)}`, luck.below(9)]]);
  if (what === 1) return Object.fromEntries(entries.filter(([key]) => key !== name));
  if (what === 2) return Object.fromEntries(entries.reverse());
  return Object.fromEntries(entries.map(([key, one]) => [key, key === name ? edited(one, luck) : one]));
}
