import { createECDH } from 'node:crypto';

/** Whether these are a pair of keys for Web Push, as `newPushKeys` makes them. */
export function areKeys(publicKey: string, privateKey: string): boolean {
  if (!/^B[\w-]{86}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey)) return false;
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** How those who run a push service may reach whoever sends. */
export function isContact(text: string): boolean {
  return /^mailto:[^\s@]+@[^\s@]+$/.test(text) || (text.startsWith('https://') && URL.canParse(text));
}

/** A new pair of keys for Web Push: made once for a site, for every browser subscribes with the public one. */
export async function newPushKeys(): Promise<{ publicKey: string; privateKey: string }> {
  const { default: webPush } = await import('web-push');
  return webPush.generateVAPIDKeys();
}
