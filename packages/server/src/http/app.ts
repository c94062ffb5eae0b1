import { type ShownGame, wordsFor } from '@engawa/wire';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Registry } from 'prom-client';
import type { Context } from '../context.ts';
import type { People } from '../people/people.ts';
import { meRoutes } from '../people/routes/me.ts';
import { passkeyRoutes } from '../people/routes/passkeys.ts';
import { programRoutes } from '../people/routes/programs.ts';
import { signInRoutes } from '../people/routes/sign-in.ts';
import { ratingRoutes } from '../ratings/routes.ts';
import { identifyCaller, noteCaller } from './callers.ts';
import type { Call, Env, Routes } from './env.ts';
import { boundedBody, boundedImports, IMPORT_PATH, jsonOnly, ownOrigin } from './guards.ts';
import { healthRoutes } from './health.ts';
import { homePage, page } from './home.ts';
import { timeRequests } from './metrics.ts';
import { errorsInWords, refuse } from './refusals.ts';
import { securityHeaders } from './security-headers.ts';
import { serveSite } from './site.ts';

export interface AppParts {
  readonly people: People;
  readonly registry: Registry;
  /** What other parts answer, put below /api. */
  readonly routes?: readonly Routes[];
  /** The folder of the built site, if there is one. */
  readonly site?: string;
}

export function createApp(context: Context, { people, registry, routes = [], site }: AppParts): Routes {
  const { config, games, log } = context;
  const app: Routes = new Hono<Env>();
  app.onError(errorsInWords(log));
  app.notFound(nothingHere);
  app.use(timeRequests(registry), securityHeaders(config), noteCaller(people), ownOrigin(config));

  app.use('/api/*', notStored, identifyCaller(people), jsonOnly(), boundedBody());
  app.post(IMPORT_PATH, boundedImports(people.limits));
  const shown = games.map(({ id, version, seats, options }): ShownGame => ({ id, version, seats, options }));
  app.get('/api/games', (call) => call.json(shown));
  const ours = [signInRoutes, meRoutes, passkeyRoutes, programRoutes].map((build) => build(people));
  for (const some of [...ours, ratingRoutes(context), ...routes]) app.route('/api', some);

  app.route('/', healthRoutes(context, registry));
  const serve = site === undefined ? null : serveSite(site);
  if (serve === null) app.get('/', homePage(context));
  else app.use(serve);
  return app;
}

async function notStored(call: Call, next: () => Promise<void>): Promise<void> {
  await next();
  call.res.headers.set('Cache-Control', 'no-store');
}

function nothingHere(call: Call): Response | Promise<Response> {
  const isForPeople = !call.req.path.startsWith('/api') && call.req.header('accept')?.includes('text/html');
  if (!isForPeople) return refuse(call, 'not-found');
  const { language } = call.var;
  const words = wordsFor(language, 'not-found');
  return call.html(page(language, words, html`<p><a href="/">Engawa</a></p>`), 404);
}
