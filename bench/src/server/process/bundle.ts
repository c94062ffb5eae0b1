import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

const load = createRequire(import.meta.url);

/** The child processes as files that Node can run, in a folder of their own. */
export interface Bundle {
  readonly folder: string;
  fileOf(child: string): string;
  remove(): void;
}

export async function bundleOf(children: readonly string[]): Promise<Bundle> {
  const folder = newFolder();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await bundleInto(folder, children);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, fileOf: (child) => join(folder, `${child}.mjs`), remove };
}

async function bundleInto(outdir: string, children: readonly string[]): Promise<void> {
  // Not imported: esbuild finds its own program beside its own file, and must not become part of a bundle itself.
  const { build } = load('esbuild') as typeof import('esbuild');
  await build({
    // By the names that the package gives out: this module may itself run from a bundle elsewhere.
    entryPoints: children.map((child) => ({ in: load.resolve(`@engawa/bench/${child}-child`), out: child })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    plugins: [packagesStayOutside],
  });
}

/** Inside the checkout: a temporary folder of the system may lie in memory, and a server that stores must meet a disk. */
function newFolder(): string {
  const cache = join(load.resolve('@engawa/bench'), '..', '..', '..', 'node_modules', '.cache', 'engawa');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, 'server-bench-'));
}

/** What others wrote is loaded by Node as it lies in node_modules, as in real use. */
const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, async ({ path, resolveDir, kind, pluginData }) => {
      if (kind === 'entry-point' || path.startsWith('@engawa/') || path.startsWith('node:')) return undefined;
      // Asked by this very function.
      if (pluginData === packagesStayOutside) return undefined;
      const found = await build.resolve(path, { resolveDir, kind, pluginData: packagesStayOutside });
      return found.errors.length > 0 ? found : { path: pathToFileURL(found.path).href, external: true };
    });
  },
};
