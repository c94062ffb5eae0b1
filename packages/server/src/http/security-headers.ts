import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';
import type { Env } from './env.ts';
import { siteOrigin } from './origin.ts';

/** Everything comes from the site itself; no script and no style stands in a page (P18, P20). */
export function securityHeaders(config: Config): MiddlewareHandler<Env> {
  const self = ["'self'"];
  const none = ["'none'"];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: self,
      // Not every browser counts a WebSocket to the same host as 'self'.
      connectSrc: [...self, (call) => siteOrigin(config, call.req.raw.headers).replace(/^http/, 'ws')],
      imgSrc: [...self, 'data:'],
      objectSrc: none,
      baseUri: none,
      formAction: self,
      frameAncestors: none,
    },
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], browsingTopics: [] },
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    strictTransportSecurity: config.origin?.startsWith('https://') === true ? 'max-age=15552000' : false,
  });
}
