import { useSyncExternalStore } from 'react';

/** Whether a media query holds, now and after every change. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

export function useIsPhone(): boolean {
  return useMedia('(max-width: 767px)');
}
