import { type ArenaResult, runArena } from '@engawa/bots';
import { parseOptions } from '@engawa/kernel';
import { botsNamed, checkSeats, gameNamed, seatsOf, seedNumber } from '../asked.ts';
import { columns } from '../columns.ts';
import type { Command } from '../command.ts';
import { UsageFailure } from '../failure.ts';
import { progressOn } from '../progress.ts';

export const arena: Command = {
  name: 'arena',
  summary: 'Lets bots play against each other and tells how much each of them wins.',
  operands: ['<game>'],
  flags: {
    bots: { value: 'a,b,…', help: 'The bots: each takes one seat, the last one fills the rest.' },
    games: { value: 'n', help: 'How many games (100).' },
    seats: { value: 'n', help: 'How many seats (one for each bot).' },
    time: { value: 'ms', help: 'How long a bot may think about a choice.' },
    seed: { value: 's', help: 'A number or a word: the same seed gives the same games.' },
    options: { value: 'k=v,…', help: "The game's options." },
    json: { help: 'Print one JSON document.' },
  },
  notes: [
    'Seats rotate from game to game. A share is what a single seat of that bot wins of all games, with its 95 %',
    'interval; a shared victory counts as a part for each winner.',
  ],
  run(args, io, catalogue) {
    const game = gameNamed(catalogue, args.operands[0]!);
    const names = args.list('bots');
    if (names === undefined)
      throw new UsageFailure('The command arena needs --bots with names and commas between them.');
    const bots = botsNamed(names);
    const seats = seatsOf(args, game) ?? Math.max(bots.length, game.seats.min);
    if (bots.length > seats) throw new UsageFailure(`${bots.length} bots do not fit at ${seats} seats.`);
    checkSeats(game, seats);
    const time = args.count('time', 1, 3_600_000);
    const progress = progressOn(io);
    const result = runArena(game, {
      bots,
      seats,
      games: args.count('games', 1, 1_000_000_000) ?? 100,
      options: parseOptions(game.options, args.value('options') ?? ''),
      ...(time === undefined ? {} : { time }),
      seed: seedNumber(args.value('seed') ?? '1'),
      progress: (done, total) => progress.show(done, total, game.id),
    });
    progress.clear();
    io.out(args.has('json') ? `${JSON.stringify(result)}\n` : inWords(result));
    return 0;
  },
};

function inWords({ game, seats, games, bots }: ArenaResult): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const rows = bots.map((row) => [
    row.bot,
    `${Number(row.wins.toFixed(2))}`,
    percent(row.share),
    `${percent(row.low)} to ${percent(row.high)}`,
    row.meanScore.toFixed(1),
  ]);
  const head = ['bot', 'wins', 'share of a seat', '95 % interval', 'mean score'];
  return `${game}, ${seats} seats, ${games} games; an even share is ${percent(1 / seats)}\n${columns([head, ...rows])}`;
}
