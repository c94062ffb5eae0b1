import type { KnownTable } from '@engawa/wire';

/** The longest that a seat that must decide waits for what is still to be shown. */
export const PATIENCE = 400;
/** A step of the table stays on the screen this long before the next one, at normal speed. */
export const BEAT = 640;
/** Whoever is shown a long backlog is shown it faster. */
const LONG = 6;

/**
 * Tables that came one after the other are shown one after the other. What is not part of the game (talk, presence) is
 * never held up: it is read from the latest.
 */
export interface Queue {
  readonly shown: KnownTable | undefined;
  readonly waiting: readonly KnownTable[];
  /** Shown again because somebody asked for it: nothing needs to be quick. */
  readonly isUnhurried?: boolean;
}

export const EMPTY: Queue = { shown: undefined, waiting: [] };

export function latest({ shown, waiting }: Queue): KnownTable | undefined {
  return waiting.at(-1) ?? shown;
}

/** A table arrives. It is shown at once if nothing can be animated: the first, other eyes, a gap, or nobody is looking. */
export function arrive(queue: Queue, known: KnownTable, isLooking: boolean): Queue {
  const before = latest(queue);
  if (before === undefined || !isLooking || !follows(before, known)) return { shown: known, waiting: [] };
  if (known.number === before.number) {
    // Only talk or presence, or the same table anew after a broken line: whatever waits keeps its place and learns it.
    const { shown, waiting } = queue;
    if (waiting.length === 0) return { shown: known, waiting };
    return { ...queue, shown, waiting: [...waiting.slice(0, -1), known] };
  }
  return { ...queue, waiting: [...queue.waiting, known] };
}

function follows(before: KnownTable, known: KnownTable): boolean {
  if (before.table !== known.table || before.shown.seat !== known.shown.seat) return false;
  if (before.shown.view === null || known.number < before.number) return false;
  // One frame brings one choice; more at once is a table that came whole.
  const news = known.told.filter(({ number }) => number > before.number);
  return news.length <= 2;
}

export function next(queue: Queue): Queue {
  const [shown, ...waiting] = queue.waiting;
  if (shown === undefined) return queue;
  return queue.isUnhurried && waiting.length > 0 ? { shown, waiting, isUnhurried: true } : { shown, waiting };
}

export function finish(queue: Queue): Queue {
  return { shown: latest(queue), waiting: [] };
}

/** How long the table that is shown stays before the next one, and for how long whoever must decide has waited already. */
export function pauseOf(queue: Queue, beat: number, waited: number): number {
  const { waiting } = queue;
  if (waiting.length === 0) return 0;
  if (queue.isUnhurried) return beat;
  const usual = waiting.length > LONG ? beat / 3 : beat;
  const mustDecide = (latest(queue)?.shown.choices.length ?? 0) > 0;
  return mustDecide ? Math.min(usual, Math.max(0, PATIENCE - waited) / waiting.length) : usual;
}
