import { fdatasyncSync, openSync, writeFileSync, writeSync } from 'node:fs';

/** Written once and over again: a file that grows takes longer to sync. */
const SIZE = 4 << 20;

/** The least that a server must do which loses nothing: what came together is on the disk before anybody hears of it. */
export class Journal {
  private readonly file: number;
  private at = 0;
  private unwritten: Buffer[] = [];
  private heard: (() => void)[] = [];

  constructor(path: string) {
    writeFileSync(path, Buffer.alloc(SIZE));
    this.file = openSync(path, 'r+');
  }

  add(entry: Buffer, onStored: () => void): void {
    this.unwritten.push(entry);
    if (this.heard.push(onStored) === 1) setImmediate(() => this.store());
  }

  private store(): void {
    const entries = Buffer.concat(this.unwritten);
    const { heard } = this;
    this.unwritten = [];
    this.heard = [];
    if (this.at + entries.length > SIZE) this.at = 0;
    this.at += writeSync(this.file, entries, 0, entries.length, this.at);
    fdatasyncSync(this.file);
    for (const onStored of heard) onStored();
  }
}
