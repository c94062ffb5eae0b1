import { useEffect, useRef } from 'react';

interface Rhythm {
  /** Seconds between two looks while the page is seen. */
  readonly seen: number;
  /** And while it is not; never, if absent. */
  readonly unseen?: number;
}

/** Looks again and again: at once, in its rhythm, and whenever the reader comes back. */
export function usePolling(look: () => unknown, { seen, unseen }: Rhythm): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      clearTimeout(timer);
      const seconds = document.visibilityState === 'visible' ? seen : unseen;
      if (seconds !== undefined) timer = setTimeout(run, seconds * 1000);
    };
    const run = () => {
      latest.current();
      again();
    };
    const come = () => (document.visibilityState === 'visible' ? run() : again());
    run();
    addEventListener('focus', run);
    addEventListener('online', run);
    document.addEventListener('visibilitychange', come);
    return () => {
      clearTimeout(timer);
      removeEventListener('focus', run);
      removeEventListener('online', run);
      document.removeEventListener('visibilitychange', come);
    };
  }, [seen, unseen]);
}
