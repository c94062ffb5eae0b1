import { statSync } from 'node:fs';
import Libsql from 'libsql';
import { type Connection, execInThread } from './in-thread.ts';
import type { Turns } from './turns.ts';

/** Pages in the write-ahead log, as far as we know, after which they are brought into the file. */
const MANY = 3_000;
/** What a commit writes besides a page for each row: about one of each index. */
const PAGES_OF_A_COMMIT = 2;
const BYTES_OF_A_PAGE = 4_096;
const CHECKPOINT = 'pragma wal_checkpoint(passive)';

/**
 * Brings what the write-ahead log holds into the file, on a connection of its own and in another thread: whoever stores
 * something need not wait for it. Otherwise SQLite does it in the middle of a commit, and still does should the log grow
 * much longer than it does here.
 */
export class Checkpoints {
  readonly #file: string;
  readonly #turns: Turns;
  #open: Connection | undefined;
  #pages: number;
  #underWay: Promise<void> | undefined;
  #isClosed = false;

  /** `turns`: of those who write. */
  constructor(file: string, turns: Turns) {
    this.#file = file;
    this.#turns = turns;
    this.#pages = pagesLeftIn(`${file}-wal`);
  }

  /** So many rows were stored together. */
  committed(rows: number): void {
    this.#pages += PAGES_OF_A_COMMIT + rows;
    if (this.#pages < MANY || this.#underWay || this.#isClosed) return;
    this.#pages = 0;
    this.#underWay = this.#run().finally(() => {
      this.#underWay = undefined;
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#underWay;
    this.#open?.close();
    this.#open = undefined;
  }

  /** Never rejects: as long as it fails the log grows, and nothing is lost. */
  async #run(): Promise<void> {
    try {
      this.#open ??= openFile(this.#file);
      await execInThread(this.#open, CHECKPOINT);
      // The log starts anew only if nothing is left of it: now nobody adds to it, and what came meanwhile is little.
      await this.#turns.take();
      try {
        await execInThread(this.#open, CHECKPOINT);
      } finally {
        this.#turns.give();
      }
    } catch {
      this.#open?.close();
      this.#open = undefined;
    }
  }
}

function openFile(file: string): Connection {
  const db = new Libsql(file);
  db.exec('pragma synchronous = full');
  return db;
}

/** What a process that was killed may have left. */
function pagesLeftIn(log: string): number {
  return (statSync(log, { throwIfNoEntry: false })?.size ?? 0) / BYTES_OF_A_PAGE;
}
