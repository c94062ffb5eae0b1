import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  beginTuning,
  gamesOf,
  isDone,
  namesOf,
  outcomeOf,
  readTuning,
  type TuningOutcome,
  type TuningPlan,
  type TuningState,
  tuneOn,
  valuesOf,
} from '@engawa/bots';
import type { Game, Language } from '@engawa/kernel';
import { shorten } from '../args.ts';
import { gameNamed, languageOf, seatsOf, seedNumber } from '../asked.ts';
import { columns } from '../columns.ts';
import type { Command } from '../command.ts';
import { Failure, UsageFailure } from '../failure.ts';
import { unreadable, unwritable } from '../file-failure.ts';
import type { Io } from '../io.ts';
import { progressOn } from '../progress.ts';
import { TUNE_TEXTS } from '../text/tune.ts';
import { rewriteWeights } from '../weights-file.ts';

export const tune: Command = {
  name: 'tune',
  summary: "Improves the weights of a game's judgement: the greedy bot plays against itself with other ones.",
  operands: ['<game>'],
  flags: {
    games: { value: 'n', help: 'How many games in all (2000); a quarter of them confirm what was found.' },
    seats: { value: 'n', help: "How many seats (two, or else the game's fewest)." },
    seed: { value: 's', help: 'A number or a word: the same seed gives the same weights.' },
    state: { value: 'file', help: 'Where the run is written down (engawa-tune-<game>.json).' },
    write: { help: "Write better weights into the game's folder." },
    lang: { value: 'en|ru|uk', help: 'The language.' },
    json: { help: 'Print one JSON document.' },
  },
  notes: [
    'The run is written down all the time: after Ctrl-C the same command goes on where it stopped. New weights are better',
    'if the lower end of their 95 % interval in games that the search has not seen is above an even share. --write works',
    'in the folder of the project.',
  ],
  run(args, io, catalogue) {
    const game = gameNamed(catalogue, args.operands[0]!);
    if (game.tuning === undefined) throw new Failure(`The game ${game.id} has no weights that could be tuned.`);
    const language = languageOf(args, io);
    const seats = seatsOf(args, game) ?? Math.max(2, game.seats.min);
    if (seats < 2) throw new UsageFailure('Weights are tuned with at least 2 seats.');
    const plan: TuningPlan = {
      seats,
      games: args.count('games', 1, 1_000_000_000) ?? 2000,
      seed: seedNumber(args.value('seed') ?? '1'),
    };
    const file = args.value('state') ?? `engawa-tune-${game.id}.json`;
    const outcome = outcomeOf(game, tuneAll(game, plan, file, io));
    io.out(args.has('json') ? `${JSON.stringify(outcome)}\n` : inWords(game, outcome, language));
    if (args.has('write') && outcome.isBetter) writeWeights(game, outcome, language, args.has('json'), io);
    return 0;
  },
};

function tuneAll(game: Game, plan: TuningPlan, file: string, io: Io): TuningState {
  let state = stateIn(game, plan, file, io);
  const progress = progressOn(io);
  const total = gamesOf(plan);
  while (!isDone(state)) {
    progress.show(state.searched + state.confirmed, total, game.id);
    state = tuneOn(game, state);
    replaceFile(file, JSON.stringify(state), io);
  }
  progress.clear();
  return state;
}

/** What was written down by the same command, or else the beginning. */
function stateIn(game: Game, plan: TuningPlan, file: string, io: Io): TuningState {
  const begun = beginTuning(game, plan);
  const text = textIn(file, io);
  if (text === undefined) return begun;
  const state = readTuning(text);
  if (state === undefined) throw new Failure(`${shorten(file)} is no state of a tuning: it is left as it is.`);
  const facts = ({ game: id, seats, games, seed, start }: TuningState) =>
    JSON.stringify([id, seats, games, seed, start]);
  if (facts(state) === facts(begun)) return state;
  throw new Failure(
    `${shorten(file)} is the state of another tuning (${state.game}, ${state.seats} seats, ${state.games} games, seed ${state.seed}, or other weights): name another --state.`,
  );
}

function textIn(file: string, io: Io): string | undefined {
  try {
    return readFileSync(resolve(io.folder, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw unreadable(file, error);
  }
}

/** There is always the old file or the new one, whenever the program is stopped. */
function replaceFile(file: string, text: string, io: Io): void {
  const path = resolve(io.folder, file);
  try {
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  } catch (error) {
    throw unwritable(file, error);
  }
}

function writeWeights(game: Game, outcome: TuningOutcome, language: Language, isQuiet: boolean, io: Io): void {
  const file = `packages/${game.id}/src/weights.ts`;
  const source = textIn(file, io);
  if (source === undefined) throw new Failure(`There is no ${file} here: --write works in the folder of the project.`);
  const { before, after, seats, games, share, low, high } = outcome;
  const date = new Date().toISOString().slice(0, 10);
  const written = rewriteWeights(source, valuesOf(before), valuesOf(after), { date, seats, games, share, low, high });
  if (written === undefined) throw new Failure(`${file} has other numbers than the game: it is left as it is.`);
  replaceFile(file, written, io);
  if (!isQuiet) io.out(`${TUNE_TEXTS[language].written(file)}\n`);
}

function inWords(game: Game, outcome: TuningOutcome, language: Language): string {
  const text = TUNE_TEXTS[language];
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const { before, after, seats, games, share, low, high } = outcome;
  const [old, found] = [valuesOf(before), valuesOf(after)];
  const rows = namesOf(before).map((name, i) => [name, `${old[i]}`, `${found[i]}`]);
  const tuned = game.tuning?.tuned;
  return [
    `${text.head(game.words[language].name, seats, games)}\n`,
    `${tuned ? text.byPlay(tuned.date, tuned.games, percent(tuned.share)) : text.byHand}\n`,
    columns([text.columns, ...rows]),
    `${text.share(percent(share), percent(low), percent(high), percent(1 / seats))}\n`,
    `${outcome.isBetter ? text.better : text.notBetter}\n`,
  ].join('');
}
