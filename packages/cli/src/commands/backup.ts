import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { shorten } from '../args.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { isAboutFile, unwritable } from '../file-failure.ts';
import { STORE_FLAGS, STORE_NOTES, storeOf, withServer } from '../server.ts';

const BEGINNING = '{"engawa":"backup"';

export const backup: Command = {
  name: 'backup',
  summary: 'Writes the whole store, as it is at one moment, into one file. Servers may go on using it.',
  operands: ['<file>'],
  flags: STORE_FLAGS,
  notes: [...STORE_NOTES, 'The file is there complete or not at all; an older backup of that name is replaced.'],
  async run(args, io) {
    const name = args.operands[0]!;
    const file = resolve(io.folder, name);
    await withServer(async (server) => {
      try {
        if (!(await mayBeReplaced(file))) {
          throw new Failure(`${shorten(name)} is there already and is no backup: it is left as it is.`);
        }
        await server.backup(storeOf(server, args, io), file);
      } catch (error) {
        throw isAboutFile(error, file) ? unwritable(name, error) : error;
      }
    });
    io.out(`The store is in ${shorten(name)}.\n`);
    return 0;
  },
};

/** Only a backup makes room for a backup: the name may be a slip, of the store's own file even. */
async function mayBeReplaced(file: string): Promise<boolean> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (handle === undefined) return true;
  try {
    const { buffer } = await handle.read(Buffer.alloc(BEGINNING.length));
    return buffer.toString() === BEGINNING;
  } finally {
    await handle.close();
  }
}
