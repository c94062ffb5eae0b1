import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { badBotFiles } from '../kit/bot-files.ts';

/** A server that has a bot loop for a minute. */
const SERVER = `
  const [file, worker] = process.argv.slice(1);
  const child = require('node:child_process').fork(file, [JSON.stringify({ worker, threads: 1, memory: 64 })]);
  const job = JSON.stringify({ game: 'tokaido', view: {}, seat: 0, bot: 'looper', seed: 1, time: 60000 });
  child.send({ is: 'think', id: 1, job, cap: 60000 }, () => setTimeout(() => console.log(child.pid), 500));
`;

it('a killed server leaves no thinking bots behind', async () => {
  const files = await badBotFiles();
  const server = spawn(process.execPath, ['-e', SERVER, files.process, files.worker]);
  const [printed] = (await once(server.stdout, 'data')) as [Buffer];
  const pid = Number(`${printed}`);
  expect(isAlive(pid)).toBe(true);
  server.kill('SIGKILL');
  try {
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000, interval: 50 });
  } finally {
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  }
});

function isAlive(pid: number): boolean {
  try {
    // A dead process without a parent may stay on the list until somebody asks for it.
    if (existsSync('/proc/self/stat')) return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
