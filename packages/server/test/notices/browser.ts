import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { NewSubscription, PushedNotice } from '@engawa/wire';
import type { Received, Receiver } from './receiver.ts';

/** A browser that has subscribed: it alone can read what it is sent (RFC 8188, RFC 8291). */
export class Browser {
  readonly subscription: NewSubscription;
  private readonly receiver: Receiver;
  private readonly path: string;
  private readonly curve: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(receiver: Receiver, language: NewSubscription['language'] = 'en') {
    this.receiver = receiver;
    this.path = `/push/${randomBytes(6).toString('hex')}`;
    const p256dh = this.curve.generateKeys('base64url');
    const keys = { p256dh, auth: this.auth.toString('base64url') };
    this.subscription = { endpoint: `${receiver.url}${this.path}`, keys, language };
  }

  get received(): Received[] {
    return this.receiver.got.filter(({ path }) => path === this.path);
  }

  get notices(): PushedNotice[] {
    return this.received.map(({ body }) => JSON.parse(this.decrypt(body)));
  }

  answer(status: number | 'never'): void {
    this.receiver.answers.set(this.path, status);
  }

  private decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body[20]!;
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const shared = this.curve.computeSecret(sender);
    const who = Buffer.concat([Buffer.from('WebPush: info\0'), this.curve.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.auth, who, 32));
    const key = hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12);
    const decipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // A delimiter of 2 ends the last record.
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}
