import { LONGEST_FRAME, Refused } from '@engawa/wire';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Config } from '../config.ts';
import type { Env } from './env.ts';
import type { RateLimits } from './limits.ts';
import { mayAct } from './origin.ts';

export const IMPORT_PATH = '/api/records';
/** The longest games have 36 kB as JSON inside of JSON. */
export const LONGEST_IMPORT = 256 * 1024;

const isReading = (method: string) => method === 'GET' || method === 'HEAD';

/** Only pages of the site itself may change anything (P7). */
export function ownOrigin(config: Config): MiddlewareHandler<Env> {
  return async (call, next) => {
    if (!isReading(call.req.method) && !mayAct(config, call.req.raw.headers)) throw new Refused('foreign-origin');
    await next();
  };
}

/** A body is JSON and says so: no form of another site can send that. */
export function jsonOnly(): MiddlewareHandler<Env> {
  return async (call, next) => {
    const hasBody = (call.req.header('content-length') ?? '0') !== '0' || call.req.header('transfer-encoding');
    const isJson = /^application\/json\s*(;|$)/i.test(call.req.header('content-type') ?? '');
    if (!isReading(call.req.method) && hasBody && !isJson) throw new Refused('not-json');
    await next();
  };
}

export function boundedBody(): MiddlewareHandler<Env> {
  const limit = (maxSize: number): MiddlewareHandler<Env> =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new Refused('too-large');
      },
    });
  const [usual, imported] = [limit(LONGEST_FRAME), limit(LONGEST_IMPORT)];
  return (call, next) => (call.req.path === IMPORT_PATH ? imported : usual)(call, next);
}

/** To check a record takes longer than anything else that can be asked for, and it is stored for good. */
export function boundedImports(limits: RateLimits): MiddlewareHandler<Env> {
  return async (call, next) => {
    const { address, who } = call.var;
    await limits.take('records', who === null ? { address } : { address, person: who.person.id });
    await next();
  };
}
