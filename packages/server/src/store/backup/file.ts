import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * A backup is lines of JSON:
 *   {"engawa":"backup","format":1,"schema":"0001-first-schema"}
 *   {"table":"people","columns":["id","kind",…]}      and then its rows, each an array in that order
 *   {"end":"backup","rows":{"people":3,…},"sha256":"…"}   of all bytes before this line
 */
export const FORMAT = 1;

export interface Header {
  readonly engawa: 'backup';
  readonly format: number;
  readonly schema: string;
}

export interface Trailer {
  readonly end: 'backup';
  readonly rows: Readonly<Record<string, number>>;
  readonly sha256: string;
}

/** Writes lines and keeps their hash. */
export class LineWriter {
  readonly #file: FileHandle;
  readonly #hash = createHash('sha256');

  constructor(file: FileHandle) {
    this.#file = file;
  }

  async write(lines: readonly unknown[]): Promise<void> {
    const bytes = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    this.#hash.update(bytes);
    await this.#file.writeFile(bytes);
  }

  sha256(): string {
    return this.#hash.copy().digest('hex');
  }
}

/** The file is there complete and synced, or not at all. */
export async function writeWhole(name: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  const partial = `${name}.${randomBytes(6).toString('hex')}.partial`;
  // Password hashes and seeds are inside.
  const file = await open(partial, 'wx', 0o600);
  try {
    await write(file);
    await file.sync();
    await file.close();
    await rename(partial, name);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(partial, { force: true });
    throw error;
  }
  await syncFolder(dirname(name));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
