import type { Tuned } from '@engawa/kernel';

/** A comment, a quoted name, a plain name with the digits in it, or a number: whatever comes first. */
const TOKENS = /\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|[A-Za-z_$][\w$]*|-?\d+(?:\.\d+)?/g;
const TABLE = /export const WEIGHTS = \{[\s\S]*?\n\} as const;/;
const STORY = /export const TUNED: Tuned(?: \| null)? = (?:null|\{[^}]*\});/;

/**
 * A game's table of weights with other numbers, and with what is told of where they come from: names and comments stay as
 * they are. Undefined if the numbers of the table are not the ones that the new ones are to replace.
 */
export function rewriteWeights(
  source: string,
  before: readonly number[],
  after: readonly number[],
  tuned: Tuned,
): string | undefined {
  const table = TABLE.exec(source)?.[0];
  if (table === undefined || !STORY.test(source)) return undefined;
  let [at, isSame] = [0, true];
  const filled = table.replace(TOKENS, (token) => {
    if (!/^-?\d/.test(token)) return token;
    isSame &&= Number(token) === before[at];
    return `${after[at++]}`;
  });
  if (!isSame || at !== before.length) return undefined;
  const { date, seats, games } = tuned;
  const [share, low, high] = [tuned.share, tuned.low, tuned.high].map((part) => Number(part.toFixed(3)));
  const story = `export const TUNED: Tuned | null = { date: '${date}', seats: ${seats}, games: ${games}, share: ${share}, low: ${low}, high: ${high} };`;
  return source.replace(TABLE, () => filled).replace(STORY, () => story);
}
