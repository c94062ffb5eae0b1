import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 767px), (max-height: 499px)';

function subscribe(listener: () => void): () => void {
  const list = matchMedia(QUERY);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the mat lies in a sheet of a phone: there it is drawn higher than wide. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
}
