import { type LazyPage, page } from './page.tsx';

interface PageRoute {
  readonly path: string;
  readonly page: LazyPage;
  /** A page that fills the screen and has a header of its own. */
  readonly isBare?: boolean;
}

/** Every page by its path; the code of each comes when it is opened. */
export const ROUTES: readonly PageRoute[] = [
  { path: '/', page: page(() => import('../pages/home/home.tsx')) },
  { path: '/new', page: page(() => import('../pages/new-table/new-table.tsx')) },
  { path: '/tables', page: page(() => import('../pages/tables/tables.tsx')) },
  { path: '/t/:table', page: page(() => import('../table/live-page.tsx')), isBare: true },
  { path: '/here', page: page(() => import('../local/here-page.tsx')) },
  { path: '/here/new', page: page(() => import('../local/new-here-page.tsx')) },
  { path: '/here/:id', page: page(() => import('../local/here-table-page.tsx')), isBare: true },
  { path: '/replay', page: page(() => import('../replay/import-page.tsx')) },
  { path: '/replay/:table', page: page(() => import('../replay/replay-page.tsx')), isBare: true },
  { path: '/records/:record', page: page(() => import('../replay/replay-page.tsx')), isBare: true },
  { path: '/learn', page: page(() => import('../lessons/learn-page.tsx')) },
  { path: '/learn/:game', page: page(() => import('../lessons/lesson-page.tsx')), isBare: true },
  { path: '/settings', page: page(() => import('../pages/settings/settings.tsx')) },
  { path: '/account', page: page(() => import('../pages/account/account.tsx')) },
  { path: '/people/:name', page: page(() => import('../pages/people/person.tsx')) },
  { path: '/leaderboard/:game', page: page(() => import('../pages/leaderboard/leaderboard.tsx')) },
  { path: '/about', page: page(() => import('../pages/about/about.tsx')) },
  { path: '/gallery', page: page(() => import('../pages/gallery/gallery.tsx')) },
];

const PATTERNS = ROUTES.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`));

export function routeOf(path: string): PageRoute | undefined {
  return ROUTES[PATTERNS.findIndex((pattern) => pattern.test(path))];
}
