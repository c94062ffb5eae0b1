import { jsonLength } from './json-length.ts';

/**
 * The way from one view to the next, small on the wire:
 * `[value]` becomes this value · `[]` the key is gone · `{ key: delta }` changes inside an object or array ·
 * `{ "+": [at, removed, ...added] }` a stretch of an array is exchanged.
 */
export type Delta = readonly [] | readonly [unknown] | { readonly [key: string]: unknown };

type Fields = Record<string, unknown>;
const SPLICE = '+' as const;
/** A short list of which most is new is not worth a closer look. */
const FEW = 8;

/** Undefined when nothing differs. */
export function difference(before: unknown, after: unknown): Delta | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return arrayDifference(before, after);
  if (isFields(before) && isFields(after)) return fieldDifference(before, after);
  return [after];
}

function fieldDifference(before: Fields, after: Fields): Delta | undefined {
  const keys = Object.keys(after);
  if (!hasKeys(before, keys)) return changedFields(before, after, Object.keys(before), keys);
  return differenceAt(keys, before, after);
}

/** The same for records that are known to have just these keys, in this order. */
export function differenceOf(keys: readonly string[], before: object, after: object): Delta | undefined {
  return differenceAt(keys, before as Fields, after as Fields);
}

function differenceAt(keys: readonly string[], before: Fields, after: Fields): Delta | undefined {
  let delta: Fields | undefined;
  let replaced = 0;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!;
    const was = before[key];
    const is = after[key];
    if (was === is) continue;
    const change = difference(was, is);
    if (change === undefined) continue;
    delta ??= {};
    define(delta, key, change);
    if (Array.isArray(change)) replaced++;
  }
  if (delta === undefined) return undefined;
  // Whatever is not replaced takes less than its value: with few that are, this does too.
  if (replaced * 2 <= keys.length) return delta;
  // Nothing is left of the old value: naming every key would only make it longer.
  return replaced === keys.length ? [after] : shorter(delta, after);
}

/** These and no others, in this order. A loop over them leaves less garbage than another list of them. */
function hasKeys(fields: Fields, keys: readonly string[]): boolean {
  let i = 0;
  for (const key in fields) if (key !== keys[i++]) return false;
  return i === keys.length;
}

function changedFields(before: Fields, after: Fields, old: readonly string[], keys: readonly string[]): Delta {
  // Applying a change leaves those that stay in their order and puts the new ones behind them.
  const stay = old.filter((key) => Object.hasOwn(after, key));
  if (!keys.every((key, i) => (i < stay.length ? key === stay[i] : !Object.hasOwn(before, key)))) return [after];
  const delta: Fields = {};
  for (const key of old) if (!Object.hasOwn(after, key)) define(delta, key, []);
  for (const key of keys) {
    const change = Object.hasOwn(before, key) ? difference(before[key], after[key]) : [after[key]];
    if (change !== undefined) define(delta, key, change);
  }
  return shorter(delta, after);
}

function arrayDifference(before: readonly unknown[], after: readonly unknown[]): Delta | undefined {
  if (before.length !== after.length) return exchanged(before, after);
  const first = firstChange(before, after, 0);
  if (first === undefined) return undefined;
  // What is worth it for the only element is worth it for the list.
  if (after.length === 1) return Array.isArray(first.change) ? [after] : { 0: first.change };
  const second = firstChange(before, after, first.at + 1);
  // Keys that are numbers take V8 several times as long to set and to spell: with one change the stretch is worth its length.
  if (second === undefined && Array.isArray(first.change) && after.length > 2) {
    return { [SPLICE]: [first.at, 1, after[first.at]] };
  }
  const inside: Fields = {};
  let changed = 0;
  let replaced = 0;
  for (let next: typeof first | undefined = first; next !== undefined; ) {
    inside[next.at] = next.change;
    changed++;
    if (Array.isArray(next.change)) replaced++;
    next = next === first ? second : firstChange(before, after, next.at + 1);
  }
  if (changed * 2 <= after.length) return inside;
  if (after.length <= FEW && replaced * 2 > after.length) return [after];
  const splice = spliceOf(before, after);
  // A stretch that is the whole array takes more than the new array itself.
  if (splice[SPLICE].length - 2 === after.length) return shorter(inside, after);
  return shorter(jsonLength(inside) <= jsonLength(splice) ? inside : splice, after);
}

/** The first element from there on that differs, of arrays that are equally long. */
function firstChange(before: readonly unknown[], after: readonly unknown[], from: number) {
  for (let at = from; at < after.length; at++) {
    if (before[at] === after[at]) continue;
    const change = difference(before[at], after[at]);
    if (change !== undefined) return { at, change };
  }
  return undefined;
}

/** Arrays of different lengths: what is alike at both ends stays. */
function exchanged(before: readonly unknown[], after: readonly unknown[]): Delta {
  if (before.length === 0 || after.length === 0) return [after];
  const splice = spliceOf(before, after);
  const added = splice[SPLICE].length - 2;
  return added * 2 <= after.length && after.length > 1 ? splice : shorter(splice, after);
}

function spliceOf(before: readonly unknown[], after: readonly unknown[]): { readonly [SPLICE]: readonly unknown[] } {
  const shared = Math.min(before.length, after.length);
  let start = 0;
  while (start < shared && same(before[start], after[start])) start++;
  let end = 0;
  while (end < shared - start && same(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  return { [SPLICE]: [start, before.length - start - end, ...after.slice(start, after.length - end)] };
}

/** A change that is longer than the new value is no help. */
function shorter(delta: Fields, after: unknown): Delta {
  const length = jsonLength(delta) - 2;
  return jsonLength(after, length) > length ? delta : [after];
}

/** The new value; the old one stays as it was and what did not change is shared. */
export function applyDifference(before: unknown, delta: Delta | undefined): unknown {
  if (delta === undefined) return before;
  if (Array.isArray(delta)) return delta[0];
  const changes = delta as Fields;
  if (Array.isArray(before)) {
    const after = before.slice();
    for (const key of Object.keys(changes)) {
      if (key === SPLICE) {
        const [at, removed, ...added] = changes[key] as [number, number, ...unknown[]];
        after.splice(at, removed, ...added);
      } else after[Number(key)] = applyDifference(before[Number(key)], changes[key] as Delta);
    }
    return after;
  }
  return changedRecord(before as Fields, changes);
}

/** Most fields stay: V8 copies all of them at once twice as fast as one after the other. */
function changedRecord(before: Fields, changes: Fields): Fields {
  const after = { ...before };
  for (const key of Object.keys(changes)) {
    const change = changes[key] as Delta;
    if (Array.isArray(change) && change.length === 0) delete after[key];
    else define(after, key, applyDifference(before[key], change));
  }
  return after;
}

/** Equal as plain data, down to the order of the keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => same(one, b[i]));
  if (!isFields(a) || !isFields(b)) return false;
  const keys = Object.keys(a);
  return hasKeys(b, keys) && keys.every((key) => same(a[key], b[key]));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Sets a key as data, also one called `__proto__`. */
function define(fields: Fields, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });
  } else fields[key] = value;
}
