import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { useSettings } from '../settings/settings.ts';
import { patiently } from './patience.ts';

function isStill(): boolean {
  return useSettings.getState().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

interface Ways {
  /** Brings the code of the page at a path. */
  readonly prepare: (path: string) => Promise<unknown> | undefined;
  /** Whether a page has nothing in common with the others that could stay on the screen. */
  readonly isApart: (path: string) => boolean;
}

/**
 * From page to page: the next page's code is fetched first, then both change places in one view transition where the
 * browser has them. A page begins at its top. To a table one goes at once: the picture of the page that is left would
 * take longer than the first move.
 */
export function journey({ prepare, isApart }: Ways): AroundNavHandler {
  let last = 0;
  return (navigate, to, options) => {
    const number = ++last;
    const path = new URL(to, location.href).pathname;
    const isElsewhere = path !== location.pathname;
    const go = () => {
      navigate(to, options);
      if (isElsewhere) scrollTo(0, 0);
    };
    if (!isElsewhere) return go();
    void patiently(prepare(path)).then(() => {
      if (number !== last) return;
      if (isApart(path) || isStill() || document.visibilityState !== 'visible' || !document.startViewTransition)
        return go();
      const transition = document.startViewTransition(() => flushSync(go));
      // Whoever walks on before it is over skips it: nothing is wrong then.
      transition.ready.catch(() => {});
      transition.finished.catch(() => {});
    });
  };
}
