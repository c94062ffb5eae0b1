import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';
import type { Call, Env } from './env.ts';

const PACKED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
/** A file whose name holds a hash of its content never changes. */
const HASHED = /^\/assets\/.*-[\w-]{8,}\.\w+$/;

type Bytes = Buffer<ArrayBuffer>;

interface SiteFile {
  readonly path: string;
  readonly type: string;
  readonly tag: string;
  readonly caching: string;
  /** The file as it is, and packed. */
  readonly plain: Bytes;
  readonly packed: ReadonlyMap<string, Bytes>;
}

/**
 * Serves a built site. It is read at the start: a path is looked up in a list and never joined to a folder, so there is
 * nothing to traverse, and whoever builds another site does not give this process half of it. Whatever a page route may
 * be gets index.html. Null: no site was built.
 */
export function serveSite(folder: string): MiddlewareHandler<Env> | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const files = readFiles(folder);
  const index = files.get('/index.html')!;
  const preloads = preloadsOf(folder);
  return async (call, next) => {
    if (call.req.method !== 'GET' && call.req.method !== 'HEAD') return next();
    const path = decoded(call.req.path);
    const file = path === '/' ? index : (files.get(path) ?? (isPage(call) ? index : undefined));
    if (file === undefined) return next();
    const links = file === index ? preloads.find(([page]) => page.test(path))?.[1] : undefined;
    if (links !== undefined) call.header('Link', links);
    return send(call, file);
  };
}

/**
 * By the path of a page, the head line that names the files it needs: a browser fetches them before it has read the page.
 * The site's build writes down which these are. Styles say how the site will ask for them, or they come twice.
 */
function preloadsOf(folder: string): readonly (readonly [path: RegExp, links: string])[] {
  const file = join(folder, '.preloads.json');
  if (!existsSync(file)) return [];
  const lists = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  const kind = (name: string) => (name.endsWith('.css') ? 'preload; as=style; crossorigin' : 'modulepreload');
  return Object.entries(lists).map(([path, names]) => [
    new RegExp(path),
    names.map((name) => `<${name}>; rel=${kind(name)}`).join(', '),
  ]);
}

function readFiles(folder: string): ReadonlyMap<string, SiteFile> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(found);
  const files = new Map<string, SiteFile>();
  for (const name of found) {
    const path = `/${relative(folder, name).split(sep).join('/')}`;
    const isPacked = PACKED.some(([, ending]) => name.endsWith(ending) && all.has(name.slice(0, -ending.length)));
    if (isPacked || path.includes('/.')) continue;
    const plain = readFileSync(name);
    const packed = PACKED.filter(([, ending]) => all.has(name + ending)).map(
      ([encoding, ending]) => [encoding, readFileSync(name + ending)] as const,
    );
    files.set(path, {
      path,
      plain,
      packed: new Map(packed),
      type: getMimeType(path) ?? 'application/octet-stream',
      tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
      caching: HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  }
  return files;
}

function send(call: Call, file: SiteFile): Response {
  const accepted = parseAccept(call.req.header('accept-encoding') ?? '').filter(({ q }) => q > 0);
  const encoding = [...file.packed.keys()].find((one) => accepted.some(({ type }) => type === one));
  const tag = `"${file.tag}${encoding === undefined ? '' : `-${encoding}`}"`;
  call.header('ETag', tag);
  call.header('Cache-Control', file.caching);
  if (file.packed.size > 0) call.header('Vary', 'Accept-Encoding');
  const known = call.req.header('if-none-match')?.split(',') ?? [];
  if (known.some((one) => one.trim().replace(/^W\//, '') === tag)) return call.body(null, 304);
  call.header('Content-Type', file.type);
  if (encoding !== undefined) call.header('Content-Encoding', encoding);
  return call.body(encoding === undefined ? file.plain : file.packed.get(encoding)!);
}

/** A page, and not a file that is missing: an old asset must not become HTML. */
function isPage(call: Call): boolean {
  const { path } = call.req;
  if (/^\/(api|assets)(\/|$)/.test(path)) return false;
  const looksLikeFile = /\.\w+$/.test(path);
  return !looksLikeFile || (call.req.header('accept') ?? '').includes('text/html');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
