import { createInterface, type Interface } from 'node:readline';
import type { Io } from './io.ts';

/** The real terminal, or whatever the shell has put in its place. */
export function processIo(): Io & { close(): void } {
  quietWhenNobodyReads();
  const input = new InputLines();
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    line: (prompt) => input.ask(prompt),
    inIsTerminal: process.stdin.isTTY === true,
    outIsTerminal: process.stdout.isTTY === true,
    errIsTerminal: process.stderr.isTTY === true,
    env: process.env,
    folder: process.cwd(),
    close: () => input.close(),
  };
}

/** `engawa … | head` closes our output early. That is no failure, and nothing that we could still say would be read. */
function quietWhenNobodyReads(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') process.exitCode = 1;
      process.exit();
    });
  }
}

/** Lines may come faster than they are asked for (a script), or slower (a person). */
class InputLines {
  private reader: Interface | undefined;
  private readonly waiting: string[] = [];
  private ended = false;
  private wake: (() => void) | undefined;

  async ask(prompt: string): Promise<string | undefined> {
    const reader = this.open();
    const interactive = process.stdin.isTTY === true && process.stdout.isTTY === true;
    if (interactive && !this.ended) {
      reader.setPrompt(prompt);
      reader.prompt();
    } else {
      process.stdout.write(`${prompt}\n`);
    }
    while (this.waiting.length === 0 && !this.ended) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    const line = this.waiting.shift();
    // The cursor still stands behind the prompt that nobody has answered.
    if (line === undefined && interactive) process.stdout.write('\n');
    return line;
  }

  /** Nothing is read before somebody asks, so that a command that needs no input does not wait for any. */
  private open(): Interface {
    if (this.reader) return this.reader;
    const interactive = process.stdin.isTTY === true && process.stdout.isTTY === true;
    this.reader = createInterface({
      input: process.stdin,
      crlfDelay: Number.POSITIVE_INFINITY,
      ...(interactive ? { output: process.stdout, terminal: true } : { terminal: false }),
    });
    this.reader.on('line', (line) => {
      this.waiting.push(line);
      this.wake?.();
    });
    this.reader.on('close', () => {
      this.ended = true;
      this.wake?.();
    });
    return this.reader;
  }

  close(): void {
    this.reader?.close();
  }
}
