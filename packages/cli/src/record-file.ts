import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Game, type GameRecord, RecordError, readRecord } from '@engawa/kernel';
import { shorten } from './args.ts';
import { gameNamed } from './asked.ts';
import type { Catalogue } from './command.ts';
import { Failure } from './failure.ts';
import { unreadable } from './file-failure.ts';
import type { Io } from './io.ts';

/** The longest games of all have some kilobytes; nobody should wait for a film to be read. */
const LARGEST = 64 * 1024 * 1024;

export interface ReadRecord {
  readonly record: GameRecord;
  readonly game: Game;
}

/** Reads a record in either form, and finds its game. Whatever goes wrong is one sentence with the file's name. */
export function recordFrom(file: string, io: Io, catalogue: Catalogue): ReadRecord {
  const fail = (why: string): never => {
    throw new Failure(`${shorten(file)} cannot be read: ${why}.`);
  };
  let text = '';
  try {
    const path = resolve(io.folder, file);
    const { size } = statSync(path);
    if (size > LARGEST) fail('it is far too large for a record');
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw unreadable(file, error);
  }
  if (text.trim() === '') fail('it is empty');
  try {
    const record = readRecord(text);
    return { record, game: gameNamed(catalogue, record.game) };
  } catch (error) {
    if (error instanceof Failure) throw error;
    const why = error instanceof RecordError ? error.message : 'this is not an Engawa record.';
    throw new Failure(`${shorten(file)} is no valid record: ${why}`);
  }
}
