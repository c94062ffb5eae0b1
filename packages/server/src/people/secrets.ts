import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits from the system, as 43 letters, digits, dashes and underscores. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. A fast hash is enough: nobody guesses 256 bits. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function isSameSecret(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(a)), Buffer.from(hashSecret(b)));
}
