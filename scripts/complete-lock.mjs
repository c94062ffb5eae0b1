// npm run lock: refreshes package-lock.json after a change of dependencies.
//
// npm may leave packages of other platforms out of the lock file, and then `npm ci` refuses it. This puts them back, from
// what their parents ask for.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const CPUS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const { status } = spawnSync('npm', ['install', '--package-lock-only'], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
for (const [place, parent] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const own = `${place}/node_modules/${name}`;
    if (lock.packages[own] || lock.packages[`node_modules/${name}`]) continue;
    lock.packages[`node_modules/${name}`] = entryFor(name, version, parent);
    console.log(`added ${name} ${version}`);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);

function entryFor(name, version, parent) {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.filter((one) => words.includes(one));
  const cpu = CPUS.filter((one) => words.includes(one));
  if (os.length === 0 && cpu.length === 0) throw new Error(`${name} does not say for which platform it is`);
  const libc = name.includes('musl') ? ['musl'] : os.includes('linux') ? ['glibc'] : [];
  return {
    version,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(parent.dev ? { dev: true } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}
