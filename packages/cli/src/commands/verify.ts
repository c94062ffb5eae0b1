import { isOver, RecordError, verify } from '@engawa/kernel';
import { shorten } from '../args.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { recordFrom } from '../record-file.ts';

export const verifyCommand: Command = {
  name: 'verify',
  summary: 'Checks a record down to the last draw: every choice, every lot, the scores and the seal.',
  operands: ['<record>'],
  flags: {},
  run(args, io, catalogue) {
    const file = args.operands[0]!;
    const { record, game } = recordFrom(file, io, catalogue);
    try {
      const { state } = verify(game, record);
      const end = isOver(state) ? `finished with ${record.scores!.join(' : ')} points` : 'not finished';
      const luck = record.luck?.seed === undefined ? '' : ', every lot is the one that the seed gives';
      const { seats, entries } = record;
      io.out(
        `${shorten(file)} is a true record of ${game.words.en.name}: ${seats} seats, ${entries.length} choices, ${end}${luck}.\n`,
      );
      return 0;
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      throw new Failure(`${shorten(file)} is not a true record: ${error.message}`);
    }
  },
};
