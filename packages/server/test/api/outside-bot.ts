import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { Visitor } from '../kit/visitor.ts';

export const BOT_FILE = fileURLToPath(new URL('../../../../examples/bot.mjs', import.meta.url));

/** Somebody makes an account, and for it a program. The answer is the program's token. */
export async function newProgram(house: { readonly port: number }, name: string): Promise<string> {
  const owner = await Visitor.come(house);
  await owner.must('POST', '/account', { name: `Owner of ${name}`, password: 'correct horse' });
  return (await owner.must('POST', '/programs', { name })).token as string;
}

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The example itself, in a process of its own, until it ends. */
export async function runBot(token: string, ...words: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [BOT_FILE, ...words], { env: { PATH: process.env.PATH, ENGAWA_TOKEN: token } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let [out, err] = ['', ''];
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

/** A way to the house on which all connections can be cut. */
export async function unreliableWay(house: { readonly port: number }): Promise<{ port: number; cut(): void }> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(house.port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => open.delete(one));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  onTestFinished(() => {
    server.close();
    cut();
  });
  return { port: (server.address() as AddressInfo).port, cut };
}
