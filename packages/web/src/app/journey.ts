import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { useSettings } from '../settings/settings.ts';

/** How long the old page may stay while the code of the next one is on its way. */
const PATIENCE = 800;

function isStill(): boolean {
  return useSettings.getState().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * From page to page: the next page's code is fetched first, then both change places in one view transition where the
 * browser has them. A page begins at its top.
 */
export function journey(prepare: (path: string) => Promise<unknown> | undefined): AroundNavHandler {
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
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    void Promise.race([prepare(path) ?? Promise.resolve(), patience])
      .catch(() => {})
      .then(() => {
        if (number !== last) return;
        if (isStill() || document.visibilityState !== 'visible' || !document.startViewTransition) return go();
        const transition = document.startViewTransition(() => flushSync(go));
        // Whoever walks on before it is over skips it: nothing is wrong then.
        transition.ready.catch(() => {});
        transition.finished.catch(() => {});
      });
  };
}
