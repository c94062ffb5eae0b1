import { isIPv4, isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { Config } from '../config.ts';
import { type HeaderReader, lastHop } from './headers.ts';

/** Whom rates are counted for: an address, or the network of 64 bits that one household has in IPv6. */
export function clientAddress(
  config: Pick<Config, 'trustProxy'>,
  socketAddress: string | undefined,
  headers: HeaderReader,
): string {
  const forwarded = config.trustProxy ? network(lastHop(headers, 'x-forwarded-for')) : undefined;
  return forwarded ?? network(socketAddress) ?? 'unknown';
}

function network(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return undefined;
  return `${expandIPv6(plain).split(':').slice(0, 4).join(':')}::/64`;
}

/** Whether a request comes from this machine itself, without anybody in between. */
export function isLocal(socketAddress: string | undefined, headers: HeaderReader): boolean {
  const isForwarded = [
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'via',
  ].some((name) => headers.get(name) !== null);
  const plain = socketAddress?.replace(/^::ffff:/i, '');
  return !isForwarded && plain !== undefined && (plain === '::1' || /^127\.[\d.]+$/.test(plain));
}
