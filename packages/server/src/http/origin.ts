import type { Config } from '../config.ts';
import { type HeaderReader, lastHop } from './headers.ts';

type Place = Pick<Config, 'origin' | 'trustProxy'>;

/**
 * Whether a request that changes something may do so (P7). Browsers name the page's origin; a foreign one, or one that a
 * sandbox hides (`null`), may not act. Whoever names none may be a program, but then brings no cookies.
 */
export function mayAct(config: Place, headers: HeaderReader): boolean {
  const hasCookies = headers.get('cookie') !== null;
  if (!hasCookies && isBearer(headers)) return true;
  const origin = headers.get('origin');
  return origin === null ? !hasCookies : isOwn(config, headers, origin);
}

function isOwn(config: Place, headers: HeaderReader, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  if (config.origin !== null) return origin === config.origin;
  const { protocol, host } = new URL(origin);
  return (protocol === 'http:' || protocol === 'https:') && host === hostOf(headers);
}

/** The host as URLs spell it, and nothing that could mean something in a header of ours. */
function hostOf(headers: HeaderReader): string | undefined {
  const url = `http://${headers.get('host')}`;
  const host = URL.canParse(url) ? new URL(url).host : '';
  return /^[\w.:[\]-]+$/.test(host) ? host : undefined;
}

function isBearer(headers: HeaderReader): boolean {
  return /^bearer /i.test(headers.get('authorization') ?? '');
}

/** Whether people reach the site by https. The server itself speaks only http: a proxy before it does the rest. */
export function isSecure(config: Place, headers: HeaderReader): boolean {
  if (config.origin !== null) return config.origin.startsWith('https://');
  return config.trustProxy && lastHop(headers, 'x-forwarded-proto') === 'https';
}

/** The origin of the site as this request sees it. */
export function siteOrigin(config: Place, headers: HeaderReader): string {
  if (config.origin !== null) return config.origin;
  const origin = headers.get('origin');
  if (origin !== null && isOwn(config, headers, origin)) return origin;
  return `${isSecure(config, headers) ? 'https' : 'http'}://${hostOf(headers) ?? 'localhost'}`;
}
