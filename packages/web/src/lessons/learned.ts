/** How far somebody has come in a lesson: the step that is open, or `done`. */
export type Learned = number | 'done';

const KEY = 'engawa.lessons';

function all(): Record<string, Learned> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Learned>) : {};
  } catch {
    return {};
  }
}

/** Undefined for a lesson that was never begun. */
export function learnedOf(game: string): Learned | undefined {
  const learned = all()[game];
  return learned === 'done' || (Number.isInteger(learned) && (learned as number) > 0) ? learned : undefined;
}

export function keepLearned(game: string, learned: Learned): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: learned }));
  } catch {
    // A browser that keeps nothing begins again.
  }
}
