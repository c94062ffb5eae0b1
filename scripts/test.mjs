// npm test: everything, on a fresh clone too. npm run test:long: the same tests with the long rounds.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needChromium } from './chromium.mjs';
import { needPostgres } from './postgres.mjs';
import { makeReady } from './ready.mjs';
import { needRedis } from './redis.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
makeReady(root);
needChromium();
needPostgres();
needRedis();

const long = process.argv.includes('--long');
const scratch = mkdtempSync(join(tmpdir(), 'engawa-test-'));
const report = join(scratch, 'report.json');
let passed = 0;
let failed = 0;

function run(name, args) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(join(root, 'node_modules', '.bin', args[0]), args.slice(1), {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(long ? { ENGAWA_LONG: '1' } : {}) },
  });
  return status === 0;
}

function check(name, ...args) {
  if (run(name, args)) passed++;
  else failed++;
}

check('format and lint', 'biome', 'check', '--error-on-warnings', '.');
check('types', 'tsc', '--noEmit');
check('unused code', 'knip');
const green = run('tests', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
try {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  passed += numPassedTests;
  // A file that cannot even be loaded has no failed test of its own.
  failed += numFailedTests === 0 && numFailedTestSuites > 0 ? numFailedTestSuites : numFailedTests;
} catch {
  failed++;
}
if (!green && failed === 0) failed++;
rmSync(scratch, { recursive: true, force: true });
console.log(`\ntotal: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
