import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(web, '..', '..');

/** Whatever may change the built site. */
const SOURCES = [
  ...readdirSync(join(root, 'packages'))
    .filter((name) => name !== 'server' && name !== 'cli')
    .map((name) => join(root, 'packages', name, 'src')),
  ...['public', 'scripts', 'index.html', 'vite.config.ts'].map((name) => join(web, name)),
  join(root, 'package-lock.json'),
];
const STAMP = '.built';
/** Pictures in formats that are packed already gain nothing. */
const PACKABLE = /\.(js|css|html|svg|json|webmanifest)$/;
const WORTH_PACKING = 1024;

/** Builds the site into the folder, unless it is there already and nothing has changed since. */
export async function buildSite(folder) {
  const stamp = stampOf(SOURCES);
  if (holds(join(folder, STAMP), stamp)) return folder;
  const { build } = await import('vite');
  const scratch = `${folder}.${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  await asInProduction(() => build({ root: web, logLevel: 'warn', build: { outDir: scratch, emptyOutDir: true } }));
  for (const file of filesIn(scratch)) pack(file);
  writeFileSync(join(scratch, STAMP), stamp);
  // A server that is running from this folder never meets half a site.
  rmSync(folder, { recursive: true, force: true });
  renameSync(scratch, folder);
  return folder;
}

/** Vite believes the environment: a site that is built in a test would be another one than people get, and slower. */
async function asInProduction(work) {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

function pack(file) {
  const content = readFileSync(file);
  if (!PACKABLE.test(file) || content.length < WORTH_PACKING) return;
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
}

/** Files by place, size and time: reading them all would take longer than to build. */
function stampOf(places) {
  const hash = createHash('sha256');
  for (const place of places.flatMap(filesIn).sort()) {
    const { size, mtimeMs } = statSync(place);
    hash.update(`${place} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesIn(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function holds(file, text) {
  return existsSync(file) && readFileSync(file, 'utf8') === text;
}
