/** What was asked for. The same plan always comes to the same end. */
export interface TuningPlan {
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
}

/** Everything that a run knows of itself, as plain data: it can be written down after any generation and taken up again. */
export interface TuningState extends TuningPlan {
  readonly game: string;
  /** The game's own weights, flat: those that are to be beaten. */
  readonly start: readonly number[];
  /** Generations of the search that are over. */
  readonly generation: number;
  /** Where the search stands: the logarithm of each weight's factor. */
  readonly at: readonly number[];
  /** The sum of where it stood in the later generations, whose mean is the candidate. */
  readonly sum: readonly number[];
  /** By how many points games of the search were decided, all together: what is a narrow and what is a clear victory. */
  readonly leads: number;
  readonly searched: number;
  /** Games of the confirmation, and what the candidate won of them. */
  readonly confirmed: number;
  readonly wins: number;
}

const LISTS = ['start', 'at', 'sum'] as const;
const NUMBERS = [
  'seats',
  'games',
  'seed',
  'generation',
  'leads',
  'searched',
  'confirmed',
  'wins',
] as const satisfies readonly (keyof TuningState)[];

/** A state that somebody has written down, or undefined if this is none. */
export function readTuning(text: string): TuningState | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return isState(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isState(read: unknown): read is TuningState {
  if (typeof read !== 'object' || read === null) return false;
  const fields = new Map<string, unknown>(Object.entries(read));
  const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
  const lists = LISTS.map((key) => fields.get(key));
  const [start] = lists;
  return (
    typeof fields.get('game') === 'string' &&
    NUMBERS.every((key) => isNumber(fields.get(key))) &&
    Array.isArray(start) &&
    lists.every((list) => Array.isArray(list) && list.length === start.length && list.every(isNumber))
  );
}
