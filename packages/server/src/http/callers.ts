import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import { renewSessionCookie } from '../people/cookie.ts';
import type { People } from '../people/people.ts';
import { clientAddress } from './address.ts';
import type { Env } from './env.ts';
import { languageOf } from './language.ts';

/** Where a request comes from and what its reader reads. */
export function noteCaller({ context: { config } }: People): MiddlewareHandler<Env> {
  return async (call, next) => {
    const { headers } = call.req.raw;
    call.set('language', languageOf(call.req.query('lang'), headers));
    call.set('address', clientAddress(config, getConnInfo(call).remote.address, headers));
    call.set('who', null);
    await next();
  };
}

/** Who is asking; each address, and each person, may ask so often. */
export function identifyCaller(people: People): MiddlewareHandler<Env> {
  const { limits, context } = people;
  return async (call, next) => {
    await limits.take('requests', { address: call.var.address });
    const who = await people.whoIs(call.req.raw.headers);
    if (who !== null) await limits.take('requests', { person: who.person.id });
    if (who?.renewed) renewSessionCookie(context.config, call);
    call.set('who', who);
    await next();
  };
}
