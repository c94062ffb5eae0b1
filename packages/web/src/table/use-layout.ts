import { useSyncExternalStore } from 'react';

/** `wide` is the table as it was drawn first; the others fold it. */
export type Layout = 'wide' | 'middle' | 'tablet' | 'phone' | 'landscape';

const QUERIES: readonly (readonly [Layout, string])[] = [
  ['landscape', '(max-height: 499px) and (min-width: 560px) and (max-width: 1100px)'],
  ['phone', '(max-width: 767px)'],
  ['tablet', '(max-width: 1023px)'],
  ['middle', '(max-width: 1279px)'],
];

let seen: Layout = 'wide';

/** Paper has another width than the screen; whoever prints sees the screen all the same. */
function now(): Layout {
  if (!matchMedia('print').matches) seen = QUERIES.find(([, query]) => matchMedia(query).matches)?.[0] ?? 'wide';
  return seen;
}

function subscribe(listener: () => void): () => void {
  const lists = QUERIES.map(([, query]) => matchMedia(query));
  for (const one of lists) one.addEventListener('change', listener);
  return () => {
    for (const one of lists) one.removeEventListener('change', listener);
  };
}

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, now);
}
