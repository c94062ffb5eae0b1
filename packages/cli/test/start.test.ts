import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { newFolder } from './terminal.ts';

const SCRIPTS = fileURLToPath(new URL('../../../scripts', import.meta.url));

/** A checkout of its own, with an npm, a build and an engawa that only say that they were called. */
function checkout({ npmExits = 0 } = {}) {
  const folder = newFolder();
  for (const script of ['start.mjs', 'ready.mjs']) cpSync(join(SCRIPTS, script), join(folder, 'scripts', script));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  mkdirSync(join(folder, 'packages', 'cli', 'bin'), { recursive: true });
  writeFileSync(
    join(folder, 'packages', 'cli', 'bin', 'engawa.mjs'),
    "process.stdout.write(['engawa', ...process.argv.slice(2), process.env.DATA_DIR].join(' ')); process.exitCode = 7;",
  );
  mkdirSync(join(folder, 'packages', 'web', 'scripts'), { recursive: true });
  writeFileSync(
    join(folder, 'packages', 'web', 'scripts', 'build.mjs'),
    "export const buildSite = async (folder) => void process.stderr.write('site in ' + folder + '\\n');",
  );
  mkdirSync(join(folder, 'tools'));
  const npm = `#!/bin/sh\necho "npm $*" >> npm.log\nmkdir -p node_modules\ntouch node_modules/.package-lock.json\nexit ${npmExits}\n`;
  writeFileSync(join(folder, 'tools', 'npm'), npm, { mode: 0o755 });
  const start = ({ flags = [], env = {} }: { flags?: string[]; env?: Record<string, string> } = {}) =>
    spawnSync(process.execPath, [...flags, join(folder, 'scripts', 'start.mjs'), '--port', '9000'], {
      encoding: 'utf8',
      env: { ...process.env, PATH: [join(folder, 'tools'), process.env.PATH].join(delimiter), ...env },
    });
  const installs = () => {
    const log = join(folder, 'npm.log');
    return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  };
  return { folder, start, installs };
}

describe.skipIf(process.platform === 'win32')('npm start', () => {
  it('installs on a fresh clone, once, and opens the site on a store in the checkout', () => {
    const { folder, start, installs } = checkout();
    const stdout = `engawa serve --port 9000 ${join(folder, 'data')}`;
    const stderr = `site in ${join(folder, 'packages', 'server', 'dist', 'site')}\n`;
    for (let i = 0; i < 2; i++) {
      expect(start()).toMatchObject({ status: 7, stdout, stderr: expect.stringContaining(stderr) });
    }
    expect(installs()).toEqual(['npm ci --no-audit --no-fund']);
  });

  it('takes another folder for the store if it is told one', () => {
    const { stdout } = checkout().start({ env: { DATA_DIR: '/elsewhere' } });
    expect(stdout).toBe('engawa serve --port 9000 /elsewhere');
  });

  it('installs again when the lock file has changed since', () => {
    const { folder, start, installs } = checkout();
    start();
    const later = new Date(Date.now() + 60_000);
    utimesSync(join(folder, 'package-lock.json'), later, later);
    start();
    expect(installs()).toHaveLength(2);
  });

  it.each([
    ['open', 'open closed\n'],
    ['building', 'building '],
  ])('ends when npm does, which tells its script nothing: while the site is %s', async (when, after) => {
    const { folder } = checkout();
    const write = (path: string[], text: string) => writeFileSync(join(folder, ...path), text);
    const serving =
      "process.stdout.write('open '); process.on('SIGTERM', () => { console.log('closed'); process.exit(); });";
    write(['packages', 'cli', 'bin', 'engawa.mjs'], `${serving} setInterval(() => {}, 1000);`);
    if (when === 'building') {
      const building = "process.stdout.write('building '); await new Promise((resolve) => setTimeout(resolve, 3000));";
      write(['packages', 'web', 'scripts', 'build.mjs'], `export const buildSite = async () => { ${building} };`);
    }
    write(['package.json'], '{ "scripts": { "start": "node scripts/start.mjs" } }');
    mkdirSync(join(folder, 'node_modules'));
    write(['node_modules', '.package-lock.json'], '{}');
    const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    npm.stdout.on('data', (data) => {
      said += data;
    });
    await expect.poll(() => said).toBe(`${when} `);
    npm.kill('SIGTERM');
    // Only when the script has ended too is its output at its end.
    await once(npm.stdout, 'end');
    expect(said).toBe(after);
  });

  it('says so when it cannot install', () => {
    const { status, stdout, stderr } = checkout({ npmExits: 1 }).start();
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('npm ci did not succeed; the lines above say why.');
  });

  it('says so when Node.js is too old', () => {
    const old = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } })";
    const { start, installs } = checkout();
    const { status, stderr } = start({ flags: ['--import', `data:text/javascript,${encodeURIComponent(old)}`] });
    expect(status).toBe(1);
    expect(stderr).toBe('Engawa needs Node.js 20.19 or newer, and this is 20.18.3.\n');
    expect(installs()).toEqual([]);
  });
});
