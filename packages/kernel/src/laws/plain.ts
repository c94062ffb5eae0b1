/** Deeper than this, a state surely holds itself. */
const DEEPEST = 100;

/** Law 2. The place of the first thing that a JSON round trip would change, in words; undefined when all is plain. */
export function notPlain(value: unknown, name: string): string | undefined {
  const odd = oddity(value, 0);
  return odd === undefined ? undefined : `${name}${odd}`;
}

/** What is odd, after the way to it from here: `.players[1].coins is NaN`. Written only when something is found. */
function oddity(value: unknown, depth: number): string | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : ` is ${value}`;
  if (typeof value !== 'object') return ` is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  if (depth > DEEPEST) return ' holds itself';
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return ' is an array with gaps or names';
    for (let i = 0; i < value.length; i++) {
      const odd = oddity(value[i], depth + 1);
      if (odd !== undefined) return `[${i}]${odd}`;
    }
    return undefined;
  }
  const kind: unknown = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) return ` is a ${value.constructor?.name ?? 'strange object'}`;
  if (Object.getOwnPropertySymbols(value).length > 0) return ' has a symbol for a key';
  for (const key of Object.keys(value)) {
    const odd = oddity((value as Record<string, unknown>)[key], depth + 1);
    if (odd !== undefined) return `.${key}${odd}`;
  }
  return undefined;
}
