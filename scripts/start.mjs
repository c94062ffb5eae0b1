// npm start: opens the site, on a fresh clone too. Whatever follows `--` is handed on: npm start -- --port 9000
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { makeReady } from './ready.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
endWithNpm();
makeReady(root);
const { buildSite } = await import('../packages/web/scripts/build.mjs');
await buildSite(join(root, 'packages', 'server', 'dist', 'site'));
process.env.DATA_DIR ||= join(root, 'data');
const engawa = join(root, 'packages', 'cli', 'bin', 'engawa.mjs');
process.argv = [process.execPath, engawa, 'serve', ...process.argv.slice(2)];
// In this very process: so Ctrl-C and SIGTERM reach the server itself.
await import(pathToFileURL(engawa).href);

/** A supervisor that ends npm ends npm alone, which would leave the site open. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const npm = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  look.unref();
}
