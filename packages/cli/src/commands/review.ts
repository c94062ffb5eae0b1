import { type Account, type KeyMoment, type LineStep, type Review, reviewing, usualEffort } from '@engawa/bots';
import { type Game, type GameRecord, type Language, RecordError, replay, type Who } from '@engawa/kernel';
import { shorten } from '../args.ts';
import { languageOf } from '../asked.ts';
import { columns } from '../columns.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import type { Io } from '../io.ts';
import { type Paint, paintFor } from '../play/paint.ts';
import { progressOn } from '../progress.ts';
import { recordFrom } from '../record-file.ts';
import { TEXTS } from '../text/text.ts';
import { choiceInWords } from './replay.ts';

export const review: Command = {
  name: 'review',
  summary: 'Judges every decision of a finished game: chances to win, better choices, and how much was luck.',
  operands: ['<record>'],
  flags: {
    iterations: {
      value: 'n',
      help: 'How long to think about a decision: the more, the surer (24 to 100, less in a long game).',
    },
    lang: { value: 'en|ru|uk', help: 'The language.' },
    'no-color': { help: 'No colours.' },
    json: { help: 'Print one JSON document.' },
  },
  notes: [
    'Every decision is judged by what its seat could see. Chances are parts of a victory; alone, the chance to end above',
    'what the first decision promised.',
  ],
  run(args, io, catalogue) {
    const language = languageOf(args, io);
    const file = args.operands[0]!;
    const { record, game } = recordFrom(file, io, catalogue);
    const iterations = args.count('iterations', 1, 1_000_000);
    const result = reviewed(file, game, record, iterations, io);
    io.out(
      args.has('json') ? `${JSON.stringify(result)}\n` : inWords(game, record, result, language, paintFor(args, io)),
    );
    return 0;
  },
};

function reviewed(file: string, game: Game, record: GameRecord, iterations: number | undefined, io: Io): Review {
  const progress = progressOn(io);
  const usual = usualEffort(record);
  const plan = { ...usual, iterations: iterations ?? usual.iterations, seed: 1 };
  try {
    const run = reviewing(game, record, plan);
    for (;;) {
      const step = run.next();
      if (step.done) return step.value;
      progress.show(step.value, record.entries.length, game.id);
    }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new Failure(`${shorten(file)} cannot be reviewed: ${error.message}`);
  } finally {
    progress.clear();
  }
}

function inWords(game: Game, record: GameRecord, result: Review, language: Language, paint: Paint): string {
  const text = TEXTS[language];
  const who: Who = (seat) => shorten(record.names?.[seat] ?? text.humanNumber(seat + 1));
  const { name } = game.words[language];
  const lines = [
    paint.tone(text.replayHead(name, record.seats, record.version), 'strong'),
    '',
    record.seats === 1 ? text.reviewAlone : text.reviewChances,
    accountsInWords(result.accounts, who, language).trimEnd(),
    '',
    paint.tone(result.key.length === 0 ? text.reviewNoMoments : text.reviewMoments, 'strong'),
    ...result.key.flatMap((moment) => momentInWords(game, record, result, moment, who, language)),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function accountsInWords(accounts: readonly Account[], who: Who, language: Language): string {
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const change = changesIn(language);
  const rows = accounts.map(({ first, own, others, luck, last }, seat) => [
    who(seat),
    percent.format(first),
    change(own),
    change(others),
    change(luck),
    percent.format(last),
  ]);
  return columns([['', ...TEXTS[language].reviewColumns], ...rows]);
}

function changesIn(language: Language): (part: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' });
  return (part) => format.format(part);
}

function momentInWords(
  game: Game,
  record: GameRecord,
  { decisions }: Review,
  { at, seat, change, why }: KeyMoment,
  who: Who,
  language: Language,
): string[] {
  const text = TEXTS[language];
  const head = (what: string) => `${`${at}`.padStart(4)}  ${what} (${who(seat)} ${changesIn(language)(change)})`;
  if (why === 'luck') return [head(text.reviewLuck)];
  const chosen = choiceInWords(game, replay(game, record, at - 1), record.entries[at - 1]!, language);
  const [better, ...then] = decisions.find((one) => one.at === at - 1)?.better ?? [];
  return [
    head(`${who(seat)}: ${chosen}`),
    ...(better === undefined ? [] : [`      ${text.reviewBetter}: ${better.words[language]}`]),
    ...then.map((step: LineStep) => `        ${who(step.seat)}: ${step.words[language]}`),
  ];
}
