import type { Command } from '../command.ts';
import { progressOn } from '../progress.ts';

export const bench: Command = {
  name: 'bench',
  summary: 'Measures how fast the kernel and the games are, side by side with others.',
  operands: [],
  flags: { json: { help: 'Print one JSON document.' } },
  async run(args, io, catalogue) {
    // Loaded only here: what it is compared with would slow down every other command.
    const { printBench, runBench } = await import('@engawa/bench');
    const progress = progressOn(io);
    const result = await runBench(catalogue, progress.show);
    progress.clear();
    io.out(args.has('json') ? `${JSON.stringify(result)}\n` : `${printBench(result).trimEnd()}\n`);
    return 0;
  },
};
