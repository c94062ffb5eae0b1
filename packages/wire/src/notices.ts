import type { Seat } from '@engawa/kernel';
import * as z from 'zod/mini';

/** Push services make long addresses; a store must still be able to look them up. */
export const LONGEST_ADDRESS = 2000;

const address = z.string().check(z.minLength(1), z.maxLength(LONGEST_ADDRESS));
const language = z.enum(['en', 'ru', 'uk']);

/** What a browser's `PushSubscription.toJSON()` says, as far as it is needed, and what its reader reads. */
export const subscriptionSchema = z.strictObject({
  endpoint: address,
  keys: z.strictObject({
    /** A point on the curve P-256, and sixteen random bytes. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
  language,
});
export type NewSubscription = z.infer<typeof subscriptionSchema>;

export const endpointSchema = z.strictObject({ endpoint: address });

export const webhookSchema = z.strictObject({ url: address, language });
export type NewWebhook = z.infer<typeof webhookSchema>;

/** The key that browsers subscribe with; null when the server sends them nothing. */
export interface PushKey {
  readonly key: string | null;
}

/** Where a table tells how it goes on. The address is a secret: even whoever set it sees only its host again. */
export interface ShownWebhook {
  readonly webhook: { readonly host: string; readonly language: NewWebhook['language'] } | null;
}

/** Somebody's turn has come; the game begins, or can begin; it is over. */
export type NoticeKind = 'turn' | 'start' | 'over';

/** What a browser is sent, in the words that its reader reads. */
export interface PushedNotice {
  readonly is: NoticeKind;
  readonly table: string;
  readonly game: string;
  /** The reader's seat. */
  readonly seat: Seat;
  readonly title: string;
  readonly body: string;
}

/** What a table's webhook is sent. */
export interface WebhookNotice {
  /** A sentence with the link, as Discord reads it, and Slack and Mattermost. */
  readonly content: string;
  readonly text: string;
  readonly is: NoticeKind;
  readonly table: string;
  readonly game: string;
  /** Whom the table waits for; who plays; who played, the winner first. */
  readonly names: readonly string[];
  readonly url: string;
}
