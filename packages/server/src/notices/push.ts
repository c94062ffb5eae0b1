import { createHash } from 'node:crypto';
import type { PushedNotice } from '@engawa/wire';
import type { PushKeys } from '../config.ts';
import type { Post } from './post.ts';
import type { Subscription } from './subscriptions.ts';

const DAY = 24 * 3600;

/** Sends a notice to a browser, so that only this browser can read it, and returns the status of the answer. */
export async function push(
  { publicKey, privateKey, contact }: PushKeys,
  post: Post,
  { endpoint, p256dh, auth }: Subscription,
  notice: PushedNotice,
): Promise<number> {
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    {
      vapidDetails: { subject: contact, publicKey, privateKey },
      TTL: DAY,
      urgency: notice.is === 'turn' ? 'high' : 'normal',
      // A browser that was away is told only the latest of each table; which table it is, is nobody's business.
      topic: createHash('sha256').update(notice.table).digest('base64url').slice(0, 32),
    },
  );
  const texts = Object.entries(headers).map(([name, value]) => [name, `${value}`]);
  return post.send(endpoint, Object.fromEntries(texts), body);
}
