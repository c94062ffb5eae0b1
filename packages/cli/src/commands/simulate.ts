import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, lineUp } from '@engawa/bots';
import {
  coveringOptions,
  type Game,
  type GameRecord,
  type Options,
  parseOptions,
  readOptions,
  recordToText,
} from '@engawa/kernel';
import type { Violation } from '@engawa/kernel/laws';
import type { Args } from '../args.ts';
import { botsNamed, checkSeats, gameNamed, seedNumber } from '../asked.ts';
import { columns } from '../columns.ts';
import type { Catalogue, Command } from '../command.ts';
import { messageOf, UsageFailure } from '../failure.ts';
import type { Io } from '../io.ts';
import { progressOn } from '../progress.ts';
import { runSimulation, type Simulation, type SimulationRow } from '../simulation.ts';

/** A rule that is broken everywhere is understood after a few records. */
const RECORDS_WRITTEN = 5;

export const simulate: Command = {
  name: 'simulate',
  summary: 'Plays many games by themselves, fast, or with every law checked after every choice.',
  operands: ['<game|all>'],
  flags: {
    seats: { value: 'n|all', help: "How many seats, or every seat count (the game's most)." },
    options: { value: 'k=v,…|all', help: "The game's options, or sets with every value and every pair of values." },
    bots: { value: 'a,b,…', help: 'Who plays: each takes one seat, the last one fills the rest (random).' },
    games: { value: 'n', help: 'How many games for each seat count (100; at least one for each set of options).' },
    seed: { value: 's', help: 'A number or a word: the same seed gives the same games.' },
    check: { help: 'Hold every law after every choice.' },
    json: { help: 'Print one JSON document.' },
  },
  notes: ['A violation writes a record that reproduces it into the current folder; the exit code is then 1.'],
  run(args, io, catalogue) {
    const plans = plansOf(args, catalogue);
    const progress = progressOn(io);
    const rows = plans.map((plan) => {
      let written = 0;
      return runSimulation({
        ...plan,
        progress: (done, total) => progress.show(done, total, `${plan.game.id}, ${plan.seats} seats`),
        found(violation, record) {
          if (written++ >= RECORDS_WRITTEN) return;
          progress.clear();
          io.err(report(violation, record, io));
        },
      });
    });
    progress.clear();
    io.out(args.has('json') ? `${JSON.stringify(rows)}\n` : inWords(rows));
    return rows.some((row) => row.violations > 0) ? 1 : 0;
  },
};

type Plan = Omit<Simulation, 'progress' | 'found'>;

/** One for each game and seat count. Everything that was asked for is checked before the first game begins. */
function plansOf(args: Args, catalogue: Catalogue): Plan[] {
  const [asked] = args.operands as [string];
  const all = asked === 'all';
  const games = all && catalogue.length > 0 ? catalogue : [gameNamed(catalogue, asked)];
  const bots = botsNamed(args.list('bots') ?? ['random']);
  const count = args.count('games', 1, 1_000_000_000) ?? 100;
  const seed = seedNumber(args.value('seed') ?? '1');
  const plans = games.flatMap((game) =>
    seatCounts(args, game, all).map((seats): Plan => {
      const optionSets = optionSetsOf(args, game, seats);
      const seated = seatBots(bots, seats);
      return {
        game,
        seats,
        optionSets,
        bots: seated,
        games: Math.max(count, optionSets.length),
        seed,
        check: args.has('check'),
      };
    }),
  );
  if (plans.length === 0) throw new UsageFailure(`No game is played with ${args.value('seats')} seats.`);
  return plans;
}

/** With all games, those that cannot be played with so many seats are left out. */
function seatCounts(args: Args, game: Game, all: boolean): number[] {
  const { min, max } = game.seats;
  if (args.value('seats') === 'all') return Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const seats = args.count('seats', 1, 99) ?? max;
  if (all && (seats < min || seats > max)) return [];
  checkSeats(game, seats);
  return [seats];
}

function optionSetsOf(args: Args, game: Game, seats: number): Options[] {
  const asked = args.value('options') ?? '';
  if (asked === 'all') return coveringOptions(game.options, seats);
  return [readOptions(game.options, seats, parseOptions(game.options, asked))];
}

function seatBots(bots: readonly Bot[], seats: number): Bot[] {
  try {
    return lineUp(bots, seats);
  } catch (error) {
    throw new UsageFailure(messageOf(error));
  }
}

function report({ law, what }: Violation, record: GameRecord, io: Io): string {
  const found = `The law "${law}" does not hold in ${record.game} with ${record.seats} seats: ${what}.\n`;
  try {
    const file = writeRecord(record, io);
    return `${found}  record: ${file}\n  replay: npx engawa replay ${file}\n`;
  } catch (error) {
    return `${found}  The record could not be written: ${messageOf(error)}\n`;
  }
}

/** Under the first name that is still free: an earlier find is never lost. */
function writeRecord(record: GameRecord, io: Io): string {
  for (let n = 1; ; n++) {
    const file = `engawa-violation-${record.game}-${record.seats}-${n}.txt`;
    try {
      writeFileSync(join(io.folder, file), recordToText(record), { flag: 'wx' });
      return file;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function inWords(rows: readonly SimulationRow[]): string {
  const head = ['game', 'seats', 'games', 'finished', 'decisions', 'seconds', 'decisions/s', 'violations', 'score'];
  const body = rows.map(({ score, ...row }) => [
    row.game,
    `${row.seats}`,
    `${row.games}`,
    `${row.finished}`,
    `${row.decisions}`,
    row.seconds.toFixed(2),
    `${row.decisionsPerSecond}`,
    `${row.violations}`,
    score.mean === null ? 'none' : `${score.mean.toFixed(1)} (${score.min} to ${score.max})`,
  ]);
  return columns([head, ...body]);
}
