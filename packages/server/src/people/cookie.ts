import { setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { Config } from '../config.ts';
import type { Call } from '../http/env.ts';
import type { HeaderReader } from '../http/headers.ts';
import { isSecure } from '../http/origin.ts';

const NAME = 'engawa';
/** As long as browsers allow: when a session ends is decided here, not there. */
const MAX_AGE = 400 * 24 * 3600;

/** Over https only the prefixed cookie counts: a neighbouring site, or plain http, cannot plant that one. */
function cookieName(secure: boolean): string {
  return secure ? `__Host-${NAME}` : NAME;
}

export function readSessionCookie(config: Config, headers: HeaderReader): string | undefined {
  const name = cookieName(isSecure(config, headers));
  return parse(headers.get('cookie') ?? '', name)[name];
}

export function writeSessionCookie(config: Config, call: Call, token: string): void {
  put(config, call, token, MAX_AGE);
}

/** Gives the browser its own cookie once more, for as long as a new one. */
export function renewSessionCookie(config: Config, call: Call): void {
  const token = readSessionCookie(config, call.req.raw.headers);
  if (token !== undefined) writeSessionCookie(config, call, token);
}

export function clearSessionCookie(config: Config, call: Call): void {
  put(config, call, '', 0);
}

function put(config: Config, call: Call, value: string, maxAge: number): void {
  const secure = isSecure(config, call.req.raw.headers);
  setCookie(call, cookieName(secure), value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge });
}
