import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game, State } from '@engawa/kernel';
import { afterAll } from 'vitest';
import { fans } from '../../bots/test/fans.ts';
import type { Catalogue } from '../src/command.ts';
import { run } from '../src/engawa.ts';
import type { Io } from '../src/io.ts';

const BIN = fileURLToPath(new URL('../bin/engawa.mjs', import.meta.url));

/** The small game of the tests as the catalogue holds games. */
export const FANS = fans as unknown as Game;

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Gone when the tests are over. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'engawa-test-'));
  folders.push(folder);
  return folder;
}

export interface Setting {
  readonly lines?: readonly string[];
  readonly folder?: string;
  readonly catalogue?: Catalogue;
  readonly env?: Io['env'];
  readonly isTerminal?: boolean;
}

/** The program inside this process, with the test's own games and input. */
export async function engawa(words: readonly string[], setting: Setting = {}): Promise<Ran> {
  const { lines = [], folder = newFolder(), catalogue = [FANS], env = {}, isTerminal = false } = setting;
  let [out, err, at] = ['', '', 0];
  const code = await run(
    words,
    {
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      line: async (prompt) => {
        out += `${prompt}\n`;
        return lines[at++];
      },
      inIsTerminal: isTerminal,
      outIsTerminal: isTerminal,
      errIsTerminal: isTerminal,
      env,
      folder,
    },
    catalogue,
  );
  return { code, out, err };
}

/** The real command in a process of its own, as people start it. */
export function spawnEngawa(words: readonly string[], input = '', folder = newFolder()): Promise<Ran> {
  return new Promise((resolve) => {
    const env = { ...process.env, LC_ALL: 'C', NO_COLOR: '' };
    const child = execFile(
      process.execPath,
      [BIN, ...words],
      { cwd: folder, env, maxBuffer: 2 ** 26 },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
    // A command that does not read leaves us with a closed pipe.
    child.stdin!.on('error', () => undefined);
    child.stdin!.end(input);
  });
}

/** The game with something about it changed, to see whether that is noticed. */
export function broken(change: Partial<Game<State>>): Game {
  return { ...FANS, ...change };
}
