import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { pushWorkerText } from '../notices/worker-text.ts';

const SOURCE = join(import.meta.dirname, 'service-worker.js');
/** Opened by whoever builds the site, and too large to be carried around by everybody. */
const NOT_KEPT = /^\/(sw\.js|assets\/gallery-.*)$/;

/** Writes `sw.js` beside the built site: the service worker with the list of all files that it keeps. */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'engawa-offline',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      writeFileSync(join(folder, 'sw.js'), serviceWorkerFor(folder, await pushWorkerText()));
    },
  };
}

/** The version is a hash of everything that is kept: whoever has the same version has the same site. */
export function serviceWorkerFor(folder: string, pushes: string): string {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: `/${relative(folder, file).split(sep).join('/')}` }))
    .filter(({ path }) => !NOT_KEPT.test(path) && !/\.(gz|br|map)$/.test(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const hash = createHash('sha256').update(readFileSync(SOURCE)).update(pushes);
  for (const { file, path } of found) hash.update(`${path}\n`).update(readFileSync(file));
  const version = hash.digest('hex').slice(0, 16);
  const files = JSON.stringify(
    found.map(({ path }) => path),
    null,
    1,
  );
  return `const VERSION = '${version}';\nconst FILES = ${files};\n${readFileSync(SOURCE, 'utf8')}\n${pushes}`;
}
