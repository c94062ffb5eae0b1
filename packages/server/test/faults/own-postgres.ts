import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findPostgres } from '../../../../scripts/postgres.mjs';
import { startPostgres, stopPostgres, stopWithout } from '../kit/postgres-server.ts';

/** A PostgreSQL of one's own, which may crash: nobody else plays on it. */
export class OwnPostgres {
  readonly url: string;
  private readonly folder: string;

  static async start(): Promise<OwnPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'engawa-crashing-postgres-'));
    onTestFinished(() => stopPostgres(folder));
    stopWithout(process.pid, folder);
    return new OwnPostgres(await startPostgres(folder), folder);
  }

  private constructor(url: string, folder: string) {
    this.url = url;
    this.folder = folder;
  }

  /** As if the power had gone; then it comes back and reads its log. */
  async crashAndRecover(): Promise<void> {
    const start = readFileSync(join(this.folder, 'data', 'postmaster.opts'), 'utf8');
    const options = start.trim().split('" "').slice(2).join(' ').replaceAll('"', '');
    await this.control('stop', '-m', 'immediate');
    await this.control('start', '-l', join(this.folder, 'log'), '-o', options);
  }

  private control(...args: readonly string[]): Promise<void> {
    const data = join(this.folder, 'data');
    const { uid, gid } = statSync(data);
    const program = join(findPostgres() ?? '', 'pg_ctl');
    const child = spawn(program, ['-w', '-D', data, ...args], {
      cwd: this.folder,
      stdio: 'ignore',
      ...(process.getuid?.() === 0 ? { uid, gid } : {}),
    });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`pg_ctl ${args[0]} ended with ${code}`)),
      );
    });
  }
}
