import { OptionError, RecordError } from '@engawa/kernel';
import { readArgs, shorten } from './args.ts';
import type { Catalogue, Command } from './command.ts';
import { arena } from './commands/arena.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { games } from './commands/games.ts';
import { play } from './commands/play.ts';
import { pushKeys } from './commands/push-keys.ts';
import { replayCommand } from './commands/replay.ts';
import { restore } from './commands/restore.ts';
import { review } from './commands/review.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { tune } from './commands/tune.ts';
import { verifyCommand } from './commands/verify.ts';
import { Failure, messageOf, UsageFailure } from './failure.ts';
import { helpFor, overview } from './help.ts';
import type { Io } from './io.ts';

const COMMANDS: readonly Command[] = [
  play,
  serve,
  backup,
  restore,
  pushKeys,
  games,
  simulate,
  arena,
  tune,
  replayCommand,
  review,
  verifyCommand,
  bench,
];
const HELP = new Set(['--help', '-h']);

/** The whole program: returns the exit code, and never throws. */
export async function run(words: readonly string[], io: Io, catalogue: Catalogue): Promise<number> {
  try {
    return await dispatch(words, io, catalogue);
  } catch (error) {
    io.err(`${sentenceOf(error)}\n`);
    if (error instanceof OptionError) return 2;
    return error instanceof Failure ? error.exitCode : 1;
  }
}

async function dispatch(words: readonly string[], io: Io, catalogue: Catalogue): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined || HELP.has(name)) {
    io.out(overview(COMMANDS));
    return 0;
  }
  if (name === 'help') return help(rest, io);
  const command = commandNamed(name);
  if (untilDashes(rest).some((word) => HELP.has(word))) {
    io.out(helpFor(command));
    return 0;
  }
  return command.run(readArgs(command, rest), io, catalogue);
}

function help(words: readonly string[], io: Io): number {
  if (words.length > 1)
    throw new UsageFailure(`The command help does not know what to do with "${shorten(words[1]!)}".`);
  const [name] = words;
  io.out(name === undefined || HELP.has(name) ? overview(COMMANDS) : helpFor(commandNamed(name)));
  return 0;
}

function commandNamed(name: string): Command {
  const command = COMMANDS.find((one) => one.name === name);
  if (command) return command;
  const names = [...COMMANDS.map((one) => one.name), 'help'].join(', ');
  throw new UsageFailure(`There is no command "${shorten(name)}"; the commands are: ${names}.`);
}

function untilDashes(words: readonly string[]): readonly string[] {
  const end = words.indexOf('--');
  return end < 0 ? words : words.slice(0, end);
}

function sentenceOf(error: unknown): string {
  const message = messageOf(error);
  const isForPeople = error instanceof Failure || error instanceof OptionError || error instanceof RecordError;
  return isForPeople ? message : `Something went wrong inside engawa: ${message}`;
}
