import { type ChildProcess, spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { childBundle } from './child-bundle.ts';
import type { Measured, Order, Plan, Report } from './plan.ts';

const KEPT_WORDS = 4_000;

/** The environment of every process here: limits that no test reaches by accident, and bots that do not pause. */
const USUAL = {
  PORT: '0',
  LOG_LEVEL: 'error',
  BOT_THREADS: '1',
  BOT_PAUSE: '0',
  LIMIT_FRAMES_PER_SECOND: '100000',
  LIMIT_REQUESTS_PER_SECOND: '100000',
  LIMIT_GUESTS_PER_HOUR: '100000',
  LIMIT_TABLES_PER_HOUR: '100000',
  LIMIT_CHAT_PER_MINUTE: '100000',
  LIMIT_SOCKETS_PER_ADDRESS: '100000',
};

/** One life of a server process. It ends with the test at the latest. */
export class ServerProcess {
  readonly port: number;
  readonly ended: Promise<void>;
  private readonly child: ChildProcess;
  private readonly words: () => string;

  static async start(env: Readonly<Record<string, string>>, plan: Plan = {}): Promise<ServerProcess> {
    const child = spawn(process.execPath, [await childBundle()], {
      env: { PATH: process.env.PATH ?? '', ...USUAL, ...env, FAULT_PLAN: JSON.stringify(plan) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let words = '';
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (data) => {
        words = `${words}${data}`.slice(-KEPT_WORDS);
      });
    }
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const port = await new Promise<number>((resolve, reject) => {
      child.once('message', (report: Report) => report.is === 'ready' && resolve(report.port));
      child.once('error', reject);
      void ended.then(() => reject(new Error(`The server did not start: ${words}`)));
    });
    return new ServerProcess(child, port, ended, () => words);
  }

  private constructor(child: ChildProcess, port: number, ended: Promise<void>, words: () => string) {
    this.child = child;
    this.port = port;
    this.ended = ended;
    this.words = words;
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  get pid(): number {
    return this.child.pid!;
  }

  /** What it has said last: errors that nobody was told. */
  get lastWords(): string {
    return this.words();
  }

  kill(): Promise<void> {
    this.child.kill('SIGKILL');
    return this.ended;
  }

  /** Lets it finish; false if it did not end well. */
  async stop(): Promise<boolean> {
    this.order({ is: 'stop' });
    await this.ended;
    return this.child.exitCode === 0;
  }

  measure(): Promise<Measured> {
    return new Promise((resolve, reject) => {
      const hear = (report: Report) => {
        if (report.is !== 'measured') return;
        this.child.off('message', hear);
        resolve(report);
      };
      this.child.on('message', hear);
      void this.ended.then(() => reject(new Error(`The server is gone: ${this.words()}`)));
      this.order({ is: 'measure' });
    });
  }

  private order(order: Order): void {
    this.child.send(order);
  }
}
