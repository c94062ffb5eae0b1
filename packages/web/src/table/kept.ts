/** What this browser keeps of each of the latest tables, the latest last. */
type Kept<T> = Readonly<Record<string, T>>;

const MOST = 60;

/** The tables that were kept longest ago are forgotten. */
export function withKept<T>(kept: Kept<T>, table: string, value: T): Kept<T> {
  const others = Object.entries(kept).filter(([id]) => id !== table);
  return Object.fromEntries([...others.slice(-(MOST - 1)), [table, value]]);
}

export function readKept<T>(text: string | null, isFit: (value: unknown) => value is T): Kept<T> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, T] => isFit(entry[1])));
  } catch {
    return {};
  }
}

export function keptByTable<T>(key: string, isFit: (value: unknown) => value is T) {
  const read = () => readKept(localStorage.getItem(key), isFit);
  return {
    /** Undefined for a table of which this browser has nothing. */
    of(table: string): T | undefined {
      try {
        return read()[table];
      } catch {
        return undefined;
      }
    },
    /** False in a browser that keeps nothing. */
    keep(table: string, value: T): boolean {
      try {
        localStorage.setItem(key, JSON.stringify(withKept(read(), table, value)));
        return true;
      } catch {
        return false;
      }
    },
  };
}
