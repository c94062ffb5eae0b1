import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { recordToText } from '@engawa/kernel';
import { shorten } from '../args.ts';
import type { Io } from '../io.ts';
import { TEXTS } from '../text/text.ts';
import type { Seating } from './session.ts';

/** Never over a file that is there already. The seed is told only when the game is over: it knows every draw to come. */
export function saveRecord(file: string, { table, luck, company, language }: Seating, io: Io): boolean {
  const text = TEXTS[language];
  if (file === '') {
    io.out(`${text.saveNeedsFile}\n`);
    return false;
  }
  const { commitment, salts, seed } = luck;
  const record = table.record({ commitment, salts, ...(table.isOver ? { seed } : {}) }, company.names);
  try {
    writeFileSync(resolve(io.folder, file), recordToText(record), { flag: 'wx' });
    io.out(`${text.saved(shorten(file))}\n`);
    return true;
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST';
    io.out(`${exists ? text.saveExists : text.saveFails}\n`);
    return false;
  }
}
