import { Suspense, useEffect } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { Spinner, Toasts, TouchTitles, Washi } from '../design/index.ts';
import { useTurnNotices } from '../notices/use-turn-notices.ts';
import { learnMyTables } from '../session/my-tables.ts';
import { usePolling } from '../session/polling.ts';
import { useSession } from '../session/session.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { journey } from './journey.ts';
import { NotFound } from './not-found.tsx';
import { Opened } from './page.tsx';
import { ROUTES, routeOf } from './routes.ts';
import { Site } from './site.tsx';

const walk = journey({
  prepare: (path) => routeOf(path)?.page.load(),
  isApart: (path) => routeOf(path)?.isBare === true,
});

export function App() {
  return (
    <>
      <Washi />
      <Router aroundNav={walk}>
        <Place />
      </Router>
      <Toasts />
      <TouchTitles />
    </>
  );
}

function Place() {
  const [place] = useLocation();
  const me = useSession((session) => session.me);
  useTurnNotices();
  // The tab's title says how many tables wait, also while nobody looks at it.
  usePolling(learnMyTables, { seen: 30, unseen: 60 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else has other tables
  useEffect(() => void learnMyTables(), [me?.id]);
  const shown = (
    <Suspense fallback={<Waiting />}>
      <Switch>
        {ROUTES.map(({ path, page }) => (
          <Route key={path} path={path}>
            <Opened page={page} />
          </Route>
        ))}
        <Route>
          <NotFound />
        </Route>
      </Switch>
    </Suspense>
  );
  return <ErrorBoundary place={place}>{routeOf(place)?.isBare ? shown : <Site>{shown}</Site>}</ErrorBoundary>;
}

/** Quiet: whoever has a quick line never sees it. */
function Waiting() {
  return (
    <div className="site__fallback">
      <Spinner />
    </div>
  );
}
