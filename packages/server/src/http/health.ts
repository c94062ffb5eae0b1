import { Refused } from '@engawa/wire';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import type { Context } from '../context.ts';
import type { Env, Routes } from './env.ts';
import { mayReadMetrics } from './metrics.ts';

const PATIENCE = 1000;

/** What those who run the server ask it. */
export function healthRoutes({ config, store }: Context, registry: Registry): Routes {
  const routes: Routes = new Hono<Env>();
  routes.get('/health', (call) => call.json({ alive: true }));
  routes.get('/ready', async (call) => {
    if (!(await isDoneInTime(sql`select 1`.execute(store.db)))) throw new Refused('unavailable');
    return call.json({ ready: true });
  });
  routes.get('/metrics', async (call) => {
    if (!mayReadMetrics(config, call)) throw new Refused('not-found');
    return call.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
  });
  return routes;
}

async function isDoneInTime(work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, false);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
