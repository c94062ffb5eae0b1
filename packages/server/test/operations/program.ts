import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { buildServer } from '../../scripts/build.mjs';

/** The server as those who host it start it. */
export interface Program {
  readonly port: number;
  /** Whatever it has written, up to now. */
  readonly out: () => string;
  /** The exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export async function startProgram(env: Readonly<Record<string, string>>): Promise<Program> {
  const { main } = await buildServer();
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', BOT_PAUSE: '0', LIMIT_FRAMES_PER_SECOND: '100000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close') as Promise<[number | null]>;
  let out = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      out += data;
      const open = /Engawa is open: http:\/\/[^:]+:(\d+)/.exec(out);
      if (open) resolve(Number(open[1]));
    });
    void ended.then(() => reject(new Error(`The server has ended: ${out}`)));
  });
  return {
    port,
    out: () => out,
    async end(signal) {
      child.kill(signal);
      return (await ended)[0];
    },
  };
}
