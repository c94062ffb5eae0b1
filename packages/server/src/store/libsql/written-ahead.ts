import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
import type { Maybe } from '../maybe.ts';
import { DiskPace } from './disk-pace.ts';

/**
 * SQLite's write-ahead log, as a file that can be synced. SQLite syncs its head whenever it begins anew, and the folder
 * when it is made, so the data alone are left to us. The file stays the same as long as a connection is open: whoever
 * closes that closes this too.
 */
export class WrittenAhead {
  readonly #name: string;
  readonly #pace: DiskPace;
  #file: number | undefined;

  constructor(database: string, pace: DiskPace = new DiskPace()) {
    this.#name = `${database}-wal`;
    this.#pace = pace;
  }

  /** All that is in the log now is on the disk then. */
  sync(): Maybe<void> {
    this.#file ??= openSync(this.#name, 'r+');
    const began = performance.now();
    const took = () => this.#pace.took(performance.now() - began);
    if (!this.#pace.isQuick) return syncInThread(this.#file).then(took);
    fdatasyncSync(this.#file);
    return took();
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }
}

function syncInThread(file: number): Promise<void> {
  return new Promise((resolve, reject) => {
    fdatasync(file, (error) => (error ? reject(error) : resolve()));
  });
}
