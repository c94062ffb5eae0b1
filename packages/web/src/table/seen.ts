/** Up to which number each table was seen, the latest table last. */
type Seen = Readonly<Record<string, number>>;

const KEY = 'engawa.seen';
const MOST = 60;

/** The tables that were looked at longest ago are forgotten. */
export function withSeen(seen: Seen, table: string, number: number): Seen {
  const others = Object.entries(seen).filter(([id]) => id !== table);
  return Object.fromEntries([...others.slice(-(MOST - 1)), [table, number]]);
}

export function readSeen(text: string | null): Seen {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, number]) => typeof number === 'number'));
  } catch {
    return {};
  }
}

/** Undefined for a table that was never seen in this browser. */
export function seenNumber(table: string): number | undefined {
  try {
    return readSeen(localStorage.getItem(KEY))[table];
  } catch {
    return undefined;
  }
}

export function keepSeen(table: string, number: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withSeen(readSeen(localStorage.getItem(KEY)), table, number)));
  } catch {
    // A browser that keeps nothing only loses the summary.
  }
}
