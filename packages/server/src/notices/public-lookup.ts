import { Resolver } from 'node:dns/promises';
import { isIPv6, type LookupFunction } from 'node:net';
import { NotSent } from './not-sent.ts';
import { isPublic } from './public-address.ts';

/** All addresses of a host; none if it has none. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Asks the name servers without a thread of the pool: however slow they are, nobody else waits. */
export const askNameServers: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
};

/** The addresses of a host if all of them are public; a host that is here and there at once is trusted nowhere. */
export async function publicAddresses(host: string, resolve: Resolve): Promise<readonly string[]> {
  const addresses = await resolve(host);
  if (addresses.length === 0) throw new NotSent('no-host');
  if (!addresses.every(isPublic)) throw new NotSent('host-not-public');
  return addresses;
}

/**
 * How a connection finds its host: what is connected to is what was looked at, so that a name cannot first be public and
 * then, a moment later, be this machine.
 */
export function publicLookup(resolve: Resolve): LookupFunction {
  return (host, options, done) => {
    publicAddresses(host, resolve).then(
      (addresses) => {
        const list = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
        if (options.all) done(null, list);
        else done(null, list[0]!.address, list[0]!.family);
      },
      (error: Error) => done(error, ''),
    );
  };
}
