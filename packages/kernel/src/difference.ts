/**
 * The way from one view to the next, small on the wire:
 * `[value]` becomes this value · `[]` the key is gone · `{ key: delta }` changes inside an object or array ·
 * `{ "+": [at, removed, ...added] }` a stretch of an array is exchanged.
 */
export type Delta = readonly [] | readonly [unknown] | { readonly [key: string]: unknown };

type Fields = Record<string, unknown>;
const SPLICE = '+';

/** Undefined when nothing differs. */
export function difference(before: unknown, after: unknown): Delta | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return arrayDifference(before, after);
  if (isFields(before) && isFields(after)) return fieldDifference(before, after);
  return [after];
}

function fieldDifference(before: Fields, after: Fields): Delta | undefined {
  if (!keepsOrder(before, after)) return [after];
  const delta: Fields = {};
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) define(delta, key, []);
  }
  for (const key of Object.keys(after)) {
    const change = Object.hasOwn(before, key) ? difference(before[key], after[key]) : [after[key]];
    if (change !== undefined) define(delta, key, change);
  }
  return shorter(delta, after);
}

/** True when applying a change puts the keys in their order: those that stay as they were, then the new ones. */
function keepsOrder(before: Fields, after: Fields): boolean {
  const stay = Object.keys(before).filter((key) => Object.hasOwn(after, key));
  return Object.keys(after).every((key, i) => (i < stay.length ? key === stay[i] : !Object.hasOwn(before, key)));
}

function arrayDifference(before: readonly unknown[], after: readonly unknown[]): Delta | undefined {
  const shared = Math.min(before.length, after.length);
  let start = 0;
  while (start < shared && same(before[start], after[start])) start++;
  if (start === before.length && start === after.length) return undefined;
  let end = 0;
  while (end < shared - start && same(before.at(-1 - end), after.at(-1 - end))) end++;
  const splice = { [SPLICE]: [start, before.length - start - end, ...after.slice(start, after.length - end)] };
  if (before.length !== after.length) return shorter(splice, after);
  const inside: Fields = {};
  for (let i = start; i < after.length - end; i++) {
    const change = difference(before[i], after[i]);
    if (change !== undefined) inside[i] = change;
  }
  return shorter(JSON.stringify(inside).length <= JSON.stringify(splice).length ? inside : splice, after);
}

/** A change that is longer than the new value is no help. */
function shorter(delta: Fields, after: unknown): Delta | undefined {
  if (Object.keys(delta).length === 0) return undefined;
  const length = JSON.stringify(delta).length - 2;
  return isSurelyLonger(after, length) || JSON.stringify(after).length > length ? delta : [after];
}

/** Whether a value takes more than so many letters, as far as a glance tells: most changes are far smaller than the whole. */
function isSurelyLonger(value: unknown, letters: number): boolean {
  return lettersLeft(value, letters) < 0;
}

function lettersLeft(value: unknown, letters: number): number {
  if (typeof value === 'string') return letters - value.length - 2;
  if (typeof value !== 'object' || value === null) return value === undefined ? letters : letters - 1;
  let left = letters - 2;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && left >= 0; i++) left = lettersLeft(value[i], left) - (i > 0 ? 1 : 0);
    return left;
  }
  for (const key of Object.keys(value)) {
    if (left < 0) break;
    const inside = (value as Fields)[key];
    if (inside !== undefined) left = lettersLeft(inside, left) - key.length - 3;
  }
  return left;
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
  const old = before as Fields;
  const after: Fields = {};
  for (const key of Object.keys(old)) {
    const change = Object.hasOwn(changes, key) ? (changes[key] as Delta) : undefined;
    if (!(Array.isArray(change) && change.length === 0)) define(after, key, applyDifference(old[key], change));
  }
  for (const key of Object.keys(changes)) {
    if (!Object.hasOwn(old, key)) define(after, key, (changes[key] as [unknown])[0]);
  }
  return after;
}

/** Equal as plain data, down to the order of the keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => same(one, b[i]));
  if (!isFields(a) || !isFields(b)) return false;
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  return keys.length === others.length && keys.every((key, i) => key === others[i] && same(a[key], b[key]));
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
