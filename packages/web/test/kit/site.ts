import type { Replacements, RunningServer } from '../../../server/src/server.ts';
import { openHouse } from '../../../server/test/kit/house.ts';
import { builtSite } from './built-site.ts';

export interface OpenSite {
  readonly origin: string;
  readonly server: RunningServer;
}

/** The whole site on a port of its own, closed when the test is over. */
export async function openSite(own: Replacements = {}): Promise<OpenSite> {
  const server = await openHouse({}, { site: await builtSite(), ...own });
  return { origin: `http://127.0.0.1:${server.port}`, server };
}
