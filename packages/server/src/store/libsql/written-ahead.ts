import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs';
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
  async sync(): Promise<void> {
    this.#file ??= openSync(this.#name, 'r+');
    const began = performance.now();
    if (this.#pace.isQuick) fdatasyncSync(this.#file);
    else await syncInThread(this.#file);
    this.#pace.took(performance.now() - began);
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
