import { closeSync, fdatasync, openSync } from 'node:fs';

/**
 * SQLite's write-ahead log, as a file that can be synced. SQLite syncs its head whenever it begins anew, and the folder
 * when it is made, so the data alone are left to us. The file stays the same as long as a connection is open: whoever
 * closes that closes this too.
 */
export class WrittenAhead {
  readonly #name: string;
  #file: number | undefined;

  constructor(database: string) {
    this.#name = `${database}-wal`;
  }

  /** All that is in the log now is on the disk then. */
  sync(): Promise<void> {
    this.#file ??= openSync(this.#name, 'r+');
    const file = this.#file;
    return new Promise((resolve, reject) => {
      fdatasync(file, (error) => (error ? reject(error) : resolve()));
    });
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }
}
