import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Contestant } from './contestant.ts';
import type { DriverAnswers } from './driver-child.ts';
import type { Bundle } from './process/bundle.ts';
import { Child } from './process/child.ts';
import type { ServerAnswers } from './process/server-answers.ts';

/** A server and the process of its clients, both new: nothing that was measured before makes them slower or faster. */
export interface Both {
  readonly server: Child<ServerAnswers>;
  readonly driver: Child<DriverAnswers>;
}

export async function withBoth<R>(
  { name, child, flags, environment }: Contestant,
  bundle: Bundle,
  seed: number,
  use: (both: Both) => Promise<R>,
): Promise<R> {
  const folder = mkdtempSync(join(bundle.folder, `${child}-`));
  const server = new Child<ServerAnswers>(name, bundle.fileOf(child), environment(folder), flags);
  const driver = new Child<DriverAnswers>(`clients of ${name}`, bundle.fileOf('driver'), {});
  let trouble: unknown;
  try {
    await driver.ask('meet', name, await server.ask('ports'), seed);
    return await use({ server, driver });
  } catch (error) {
    trouble = error;
  } finally {
    await driver.end();
    await server.end();
  }
  // The clients are often the first to notice what the server only writes to its standard error.
  const said = [(trouble as Error).message, driver.stderr, server.stderr].map((text) => text.trim());
  throw new Error(said.filter((text) => text !== '').join('\n'), { cause: trouble });
}
