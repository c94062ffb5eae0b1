import type { KnownTable } from '@engawa/wire';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isChoice, missed } from './log/group.ts';
import { seen } from './seen.ts';
import type { TableSource } from './source.ts';

/** Whoever looks away for less than this has missed nothing. */
const AWAY = 5000;
/** No more moves than this are shown again. */
const MOST = 40;

export interface Away {
  /** The number up to which everything had been seen before; the log draws a rule there. */
  readonly since: number | undefined;
  /** How many choices others have made meanwhile; 0 when there is nothing to offer. */
  readonly missed: number;
  readonly forget: () => void;
  readonly replay: () => void;
}

/** Notices when somebody comes back: to the tab after a while, or to the table after a reload. */
export function useAway(
  source: TableSource,
  latest: KnownTable | undefined,
  showAgain: (tables: readonly KnownTable[]) => void,
): Away {
  const table = latest?.table;
  const [since, setSince] = useState<number | undefined>(undefined);
  const [count, setCount] = useState(0);
  const now = useRef(latest);
  now.current = latest;
  const hidden = useRef<{ at: number; number: number } | undefined>(undefined);

  const comeBack = useCallback((seen: number | undefined) => {
    const known = now.current;
    if (known === undefined || seen === undefined || known.shown.status === 'open') return;
    const others = missed(known.told, seen, known.shown.seat);
    if (others.length === 0) return;
    setSince(seen);
    setCount(others.length);
  }, []);

  // Only the first look at a table asks what was seen before it.
  useEffect(() => {
    if (table === undefined) return;
    comeBack(seen.of(table));
    const look = () => {
      const known = now.current;
      if (document.visibilityState === 'hidden') hidden.current = { at: Date.now(), number: known?.number ?? 0 };
      else if (hidden.current && Date.now() - hidden.current.at > AWAY) comeBack(hidden.current.number);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [table, comeBack]);

  const number = latest?.number;
  useEffect(() => {
    if (table !== undefined && number !== undefined && document.visibilityState === 'visible') seen.keep(table, number);
  }, [table, number]);

  const forget = useCallback(() => setCount(0), []);
  const replay = useCallback(() => {
    const known = now.current;
    setCount(0);
    if (known === undefined || since === undefined || source.past === undefined) return;
    void tablesSince(source.past, known, since).then(showAgain, () => {});
  }, [since, source, showAgain]);
  return { since, missed: source.past === undefined ? 0 : count, forget, replay };
}

/** The table as it stood before every choice that was missed, and after the last of them. */
async function tablesSince(
  past: NonNullable<TableSource['past']>,
  known: KnownTable,
  since: number,
): Promise<KnownTable[]> {
  const choices = known.told.filter(isChoice);
  const first = Math.max(
    choices.findIndex(({ number }) => number > since),
    choices.length - MOST,
    0,
  );
  const positions = await Promise.all(
    choices.slice(first).map(async (_, i) => ({ at: first + i, view: (await past(first + i)).view })),
  );
  return positions.map(({ at, view }) => {
    const number = choices[at - 1]?.number ?? 0;
    const told = known.told.filter((one) => one.number <= number);
    const shown = { ...known.shown, view, choices: [], whyNot: [], interjections: [], deciders: [] };
    return { ...known, number, told, shown };
  });
}
