import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

const ENTRY = join(import.meta.dirname, 'worker-entry.ts');

/** What hears pushes, as a script of its own: for whoever writes the service worker while the site is built. */
export async function pushWorkerText(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
