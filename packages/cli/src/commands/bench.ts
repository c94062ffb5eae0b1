import type { Catalogue, Command } from '../command.ts';
import type { Io } from '../io.ts';
import { progressOn } from '../progress.ts';

export const bench: Command = {
  name: 'bench',
  summary: 'Measures how fast the kernel and the games are, side by side with others.',
  operands: [],
  flags: {
    server: { help: 'The table server instead, beside boardgame.io’s and bare relays: about fifteen minutes.' },
    web: { help: 'The site instead, in Chromium with its CPU slowed four times: about two minutes.' },
    json: { help: 'Print one JSON document.' },
  },
  async run(args, io, catalogue) {
    const measure = args.has('server') ? benchServer(io) : args.has('web') ? benchWeb(io) : benchKernel(io, catalogue);
    const { result, words } = await measure;
    io.out(args.has('json') ? `${JSON.stringify(result)}\n` : `${words().trimEnd()}\n`);
    return 0;
  },
};

// Loaded only here: what it is compared with would slow down every other command.
async function benchKernel(io: Io, catalogue: Catalogue) {
  const { printBench, runBench } = await import('@engawa/bench');
  const progress = progressOn(io);
  const result = await runBench(catalogue, progress.show);
  progress.clear();
  return { result, words: () => printBench(result) };
}

async function benchServer(io: Io) {
  const { printServerBench, runServerBench } = await import('@engawa/bench/server');
  const progress = progressOn(io);
  const result = await runServerBench(progress.show);
  progress.clear();
  return { result, words: () => printServerBench(result) };
}

async function benchWeb(io: Io) {
  const { printWebBench, runWebBench } = await import('@engawa/bench/web');
  const progress = progressOn(io);
  const result = await runWebBench(progress.show);
  progress.clear();
  return { result, words: () => printWebBench(result) };
}
