import { resolve } from 'node:path';
import { shorten } from '../args.ts';
import type { Command } from '../command.ts';
import { isAboutFile, unreadable } from '../file-failure.ts';
import { STORE_FLAGS, STORE_NOTES, storeOf, withServer } from '../server.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'Fills an empty store from a backup, also from one of the other kind of store or of an older version.',
  operands: ['<file>'],
  flags: STORE_FLAGS,
  notes: [
    ...STORE_NOTES,
    'The backup is read to its end before anything is written; all of it is restored, or nothing.',
  ],
  async run(args, io) {
    const name = args.operands[0]!;
    const file = resolve(io.folder, name);
    await withServer(async (server) => {
      try {
        await server.restore(file, storeOf(server, args, io));
      } catch (error) {
        throw isAboutFile(error, file) ? unreadable(name, error) : error;
      }
    });
    io.out(`The backup ${shorten(name)} is in the store.\n`);
    return 0;
  },
};
