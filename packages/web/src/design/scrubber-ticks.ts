interface Tick {
  readonly at: number;
  readonly isTurn: boolean;
}

/** More strokes than this melt into a grey bar. */
const AT_MOST = 120;

/** One stroke a decision, longer ones where turns begin; in a long game only the turns, and of those every n-th. */
export function ticks(length: number, marks: readonly { readonly at: number; readonly kind: string }[]): Tick[] {
  const turns = new Set(marks.filter(({ kind }) => kind === 'turn').map(({ at }) => at));
  const all: Tick[] = Array.from({ length: length + 1 }, (_, at) => ({ at, isTurn: turns.has(at) }));
  if (all.length <= AT_MOST) return all;
  const wide = all.filter(({ isTurn }) => isTurn);
  const step = Math.ceil(wide.length / AT_MOST);
  return wide.filter((_, index) => index % step === 0);
}
