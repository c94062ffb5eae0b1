import { type Refusal, Refused, wordsFor } from '@engawa/wire';
import type { ErrorHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { Call, Env } from './env.ts';
import { TooMany } from './limits.ts';

const STATUSES: ReadonlyMap<Refusal, ContentfulStatusCode> = new Map(
  (
    [
      [400, ['bad-request', 'bad-name', 'weak-password', 'bad-options', 'bad-record', 'bad-address']],
      [400, ['malformed', 'no-seats']],
      [401, ['no-session', 'bad-sign-in', 'bad-passkey']],
      [403, ['foreign-origin', 'not-seated', 'not-invited', 'not-owner', 'not-account', 'no-watchers', 'not-heard']],
      [404, ['not-found', 'no-table', 'no-game', 'no-bot', 'no-record', 'no-person', 'no-position', 'no-seat']],
      [413, ['too-large']],
      [415, ['not-json']],
      [429, ['too-many']],
      [503, ['unavailable']],
    ] satisfies [ContentfulStatusCode, Refusal[]][]
  ).flatMap(([status, refusals]) => refusals.map((why) => [why, status])),
);

/** What is not listed is possible in itself, but not as things are now. */
function statusOf(why: Refusal): ContentfulStatusCode {
  return STATUSES.get(why) ?? 409;
}

export function refuse(call: Call, why: Refusal, status = statusOf(why)): Response {
  return call.json({ why, words: wordsFor(call.var.language, why) }, status);
}

/** Every error leaves the server as a word and a sentence. */
export function errorsInWords(log: Logger): ErrorHandler<Env> {
  return (error, call) => {
    if (error instanceof TooMany) call.header('Retry-After', `${error.seconds}`);
    if (error instanceof Refused) return refuse(call, error.why);
    // Only these: a driver's error may carry the values of a query, a request's headers secrets, its path a name.
    const { name, message, stack } = error;
    log.error({ method: call.req.method, route: routePath(call, -1), name, message, stack }, 'a request has failed');
    return refuse(call, 'unavailable', 500);
  };
}
