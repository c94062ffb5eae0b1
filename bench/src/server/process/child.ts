import { type ChildProcess, fork } from 'node:child_process';
import type { Answer, Answers, Question } from './answers.ts';

/** No question of the bench takes longer, unless something is stuck. */
const LONGEST_ANSWER_MS = 180_000;
const KEPT_OF_STDERR = 4000;

interface Asked {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** A process that answers questions; see `answerParent`. It ends with `end`, and in any case with this process. */
export class Child<A extends Answers> {
  private readonly name: string;
  private readonly process: ChildProcess;
  private readonly asked = new Map<number, Asked>();
  private readonly exited: Promise<unknown>;
  private questions = 0;
  /** The last of it. */
  stderr = '';

  constructor(
    name: string,
    file: string,
    environment: Readonly<Record<string, string>>,
    flags: readonly string[] = [],
  ) {
    this.name = name;
    this.process = fork(file, [], {
      execArgv: ['--expose-gc', ...flags],
      // Nothing of this process's own settings may make one server different from the other.
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.process.stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.stderr = (this.stderr + text).slice(-KEPT_OF_STDERR);
    });
    this.process.on('message', (answer: Answer) => this.take(answer));
    this.process.on('error', (error) => this.giveUp(error.message));
    this.exited = new Promise((resolve) => this.process.once('exit', resolve));
    // Not at `exit`: by then standard error may not have been read.
    this.process.once('close', (code, signal) => this.giveUp(`ended (${signal ?? code})`));
  }

  ask<W extends keyof A & string>(what: W, ...given: Parameters<A[W]>): Promise<Awaited<ReturnType<A[W]>>> {
    const id = ++this.questions;
    return new Promise<Awaited<ReturnType<A[W]>>>((resolve, reject) => {
      const timer = setTimeout(() => this.asked.get(id)?.reject(this.trouble(`no answer: ${what}`)), LONGEST_ANSWER_MS);
      const settled = () => {
        clearTimeout(timer);
        this.asked.delete(id);
      };
      this.asked.set(id, {
        resolve(value) {
          settled();
          resolve(value as Awaited<ReturnType<A[W]>>);
        },
        reject(error) {
          settled();
          reject(error);
        },
      });
      const question: Question = { id, what, given };
      this.process.send(question, (error) => error && this.giveUp(error.message));
    });
  }

  async end(): Promise<void> {
    if (this.process.pid === undefined) return;
    this.process.kill('SIGKILL');
    await this.exited;
  }

  private take({ id, value, error }: Answer): void {
    const asked = this.asked.get(id);
    if (error === undefined) asked?.resolve(value);
    else asked?.reject(this.trouble(error));
  }

  private giveUp(why: string): void {
    for (const { reject } of [...this.asked.values()]) reject(this.trouble(why));
  }

  private trouble(what: string): Error {
    return new Error(`${this.name}: ${what}`);
  }
}
