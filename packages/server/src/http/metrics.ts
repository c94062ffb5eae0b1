import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Histogram, type Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { isSameSecret } from '../people/secrets.ts';
import { isLocal } from './address.ts';
import type { Call, Env } from './env.ts';

/** How long requests take, by route and not by path: paths hold names. */
export function timeRequests(registry: Registry): MiddlewareHandler<Env> {
  const seconds = new Histogram({
    name: 'engawa_http_request_seconds',
    help: 'How long HTTP requests took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  return async (call, next) => {
    const stop = seconds.startTimer();
    await next();
    stop({ method: call.req.method, route: routePath(call, -1), status: call.res.status });
  };
}

/** With a token for whoever shows it, without one for this machine alone. */
export function mayReadMetrics({ metricsToken }: Config, call: Call): boolean {
  if (metricsToken === null) return isLocal(getConnInfo(call).remote.address, call.req.raw.headers);
  const shown = /^bearer (.+)$/i.exec(call.req.header('authorization') ?? '')?.[1];
  return shown !== undefined && isSameSecret(shown, metricsToken);
}
