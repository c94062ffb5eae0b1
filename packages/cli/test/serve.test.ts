import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { engawa, newFolder, spawnEngawa } from './terminal.ts';

const BIN = fileURLToPath(new URL('../bin/engawa.mjs', import.meta.url));

interface Serving {
  readonly site: string;
  readonly out: () => string;
  /** The processes that it has started, by their command lines. */
  readonly children: () => string[];
  /** The exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

async function serve(words: readonly string[], env: Record<string, string> = {}): Promise<Serving> {
  const child: ChildProcess = spawn(process.execPath, [BIN, 'serve', '--port', '0', ...words], {
    cwd: newFolder(),
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  const site = await new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (data) => {
      out += data;
      const open = /Engawa is open: (http:\S+)\n[\s\S]*process/.exec(out);
      if (open) resolve(open[1]!);
    });
    void ended.then(() => reject(new Error(`The server has ended: ${out}`)));
  });
  return {
    site,
    out: () => out,
    children() {
      const ids = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
      // By another program: one that ends just now has no command line any more, and that is no failure.
      return ids.map((id) => spawnSync('cat', [`/proc/${id}/cmdline`], { encoding: 'utf8' }).stdout);
    },
    async end(signal) {
      child.kill(signal);
      return (await ended)[0];
    },
  };
}

async function post(site: string, path: string, body: unknown, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: site, ...(cookie ? { cookie } : {}) };
  return fetch(`${site}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Somebody comes and opens a public table. */
async function openTable(site: string): Promise<string> {
  const come = await post(site, '/guest', { name: 'Ren' });
  const cookie = come.headers.getSetCookie()[0]!.split(';')[0]!;
  const wish = { game: 'tokaido', seats: ['open', 'open'], public: true };
  const opened = (await (await post(site, '/tables', wish, cookie)).json()) as { table: string };
  return opened.table;
}

async function tablesAt(site: string): Promise<string[]> {
  const list = (await (await fetch(`${site}/api/tables`)).json()) as { table: string }[];
  return list.map(({ table }) => table);
}

describe('engawa serve', () => {
  it.runIf(process.platform === 'linux')('keeps no compiler beside it', async () => {
    const { site, children, end } = await serve([]);
    await openTable(site);
    expect(children().filter((line) => line.includes('esbuild'))).toEqual([]);
    expect(await end('SIGTERM')).toBe(0);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('opens the site until %s, and keeps what happened there', async (signal) => {
    const data = join(newFolder(), 'data');
    const first = await serve(['--data', data]);
    expect(first.out()).toContain(`store     the folder ${data}\n`);
    const table = await openTable(first.site);
    expect(await first.end(signal)).toBe(0);
    expect(statSync(data).mode & 0o777).toBe(0o700);
    const second = await serve([], { DATA_DIR: data });
    expect(await tablesAt(second.site)).toEqual([table]);
    expect(await second.end(signal)).toBe(0);
  });

  it('says in a sentence why it cannot start', async () => {
    const data = newFolder();
    const { site } = await serve(['--data', data]);
    const { port } = new URL(site);
    const taken = await spawnEngawa(['serve', '--port', port, '--data', newFolder()]);
    expect(taken).toEqual({
      code: 1,
      out: '',
      err: `The server cannot listen at 127.0.0.1, port ${port}: another program is using it.\n`,
    });
    const twice = await spawnEngawa(['serve', '--port', '0', '--data', data]);
    expect(twice).toEqual({
      code: 1,
      out: '',
      err: `The store in ${data} cannot be opened: another server is using it.\n`,
    });
    const nonsense = await engawa(['serve'], { env: { BOT_TIME: 'long' } });
    expect(nonsense).toEqual({
      code: 2,
      out: '',
      err: 'BOT_TIME must be a whole number from 10 to 600000, and is "long".\n',
    });
    const secret = 'postgres://engawa:hush@127.0.0.1:1/engawa';
    const away = await engawa(['serve'], { env: { DATABASE_URL: secret } });
    expect(away.code).toBe(1);
    expect(away.err).toMatch(/^PostgreSQL at 127\.0\.0\.1:1\/engawa cannot be opened: .*\n$/);
    expect(away.err).not.toContain('hush');
  });

  it('tells about the environment in its help', async () => {
    const { out } = await engawa(['help', 'serve']);
    for (const name of ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'REDIS_URL', 'ORIGIN', 'TRUST_PROXY', 'LOG_LEVEL'])
      expect(out).toContain(name);
  });
});

describe('engawa backup and restore', () => {
  it('copy a store from under a running server', async () => {
    const [data, folder] = [newFolder(), newFolder()];
    const { site } = await serve(['--data', data]);
    const table = await openTable(site);
    const said = await spawnEngawa(['backup', 'monday.backup', '--data', data], '', folder);
    expect(said).toEqual({ code: 0, out: 'The store is in monday.backup.\n', err: '' });
    // Again over the older one, while a table more is there.
    const another = await openTable(site);
    expect((await spawnEngawa(['backup', 'monday.backup', '--data', data], '', folder)).code).toBe(0);

    const restored = await spawnEngawa(['restore', 'monday.backup', '--data', 'copy'], '', folder);
    expect(restored).toEqual({ code: 0, out: 'The backup monday.backup is in the store.\n', err: '' });
    const copy = await serve(['--data', join(folder, 'copy')]);
    expect((await tablesAt(copy.site)).toSorted()).toEqual([table, another].toSorted());
  });

  it('never write over something else', async () => {
    const data = newFolder();
    const first = await serve(['--data', data]);
    await openTable(first.site);
    await first.end('SIGTERM');
    const folder = newFolder();
    const onItself = await engawa(['backup', join(data, 'engawa.db'), '--data', data], { folder });
    expect(onItself.code).toBe(1);
    expect(onItself.err).toMatch(/ is there already and is no backup: it is left as it is\.\n$/);
    const nowhere = await engawa(['backup', 'no/such/folder', '--data', data], { folder });
    expect(nowhere.err).toBe('no/such/folder cannot be written: there is no such folder.\n');
    expect((await engawa(['backup', 'a', '--data', data], { folder })).code).toBe(0);
    const full = await engawa(['restore', 'a', '--data', data], { folder });
    expect(full.code).toBe(1);
    expect(full.err).toMatch(/^The store is not empty: it has \w+\. A backup is restored into an empty one\.\n$/);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });
});

describe('engawa push-keys', () => {
  it('makes keys that the server takes', async () => {
    const { code, out, err } = await engawa(['push-keys', 'mailto:club@example.org']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^PUSH_PUBLIC_KEY=B[\w-]{86}\nPUSH_PRIVATE_KEY=[\w-]{43}\nPUSH_CONTACT=mailto:club@example\.org\n$/,
    );
    const env = Object.fromEntries(out.split('\n').map((line) => line.split('=')));
    const { site, out: said } = await serve(['--data', newFolder()], env);
    expect(said()).toContain('push      on, with the contact mailto:club@example.org\n');
    expect(await (await fetch(`${site}/api/push`)).json()).toEqual({ key: env.PUSH_PUBLIC_KEY });
  });

  it('tells what is missing without a contact, and refuses one that is none', async () => {
    expect((await engawa(['push-keys'])).out).toMatch(/\n# and PUSH_CONTACT=mailto:… or https:\/\/…\n$/);
    const nobody = await engawa(['push-keys', 'club']);
    expect(nobody).toEqual({
      code: 2,
      out: '',
      err: 'The contact must begin with mailto: or https://, not be "club".\n',
    });
  });
});
