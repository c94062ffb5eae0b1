import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The pages on which most visits begin, by their paths (regular expressions). */
const PAGES = { '^/$': '/src/pages/home/home.tsx', '^/t/': '/src/table/live-page.tsx' };

/**
 * Writes `.preloads.json` beside the built site: by the path of a page the files that it needs, the entry's first. The
 * server names them in the answer's head, so that they come together and not one after the other.
 */
export function preloads(): Plugin {
  let folder = '';
  return {
    name: 'engawa-preloads',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle(_, bundle) {
      writeFileSync(join(folder, '.preloads.json'), JSON.stringify(preloadsOf(bundle)));
    },
  };
}

function preloadsOf(bundle: Rolldown.OutputBundle): Record<string, readonly string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = filesOf(chunks.find(({ isEntry }) => isEntry)!, chunks);
  const lists = Object.entries(PAGES).map(([path, source]) => {
    const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
    if (page === undefined) throw new Error(`The build has no file for ${source}.`);
    return [path, [...new Set([...entry, ...filesOf(page, chunks)])]] as const;
  });
  return Object.fromEntries(lists);
}

/** The file of a chunk, its styles, and all that must be there before it runs. */
function filesOf(root: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const reached = new Set([root]);
  for (const { imports } of reached) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk);
  }
  const names = [...reached].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
  return new Set(names.map((name) => `/${name}`));
}
