import {
  type Entry,
  type Game,
  type GameEvent,
  type GameRecord,
  isOver,
  type Language,
  type Position,
  readOptions,
  replay,
  replayEntry,
  replaySetup,
  type State,
  stateHash,
  stepOf,
  type Who,
} from '@engawa/kernel';
import { shorten } from '../args.ts';
import { languageOf } from '../asked.ts';
import type { Command } from '../command.ts';
import { Failure, messageOf, UsageFailure } from '../failure.ts';
import { type Paint, paintFor } from '../play/paint.ts';
import { resultInWords, scoreSheets } from '../play/score-sheets.ts';
import { recordFrom } from '../record-file.ts';
import { TEXTS } from '../text/text.ts';

export const replayCommand: Command = {
  name: 'replay',
  summary: 'Plays a record again: the log in words, then the table with everything open.',
  operands: ['<record>'],
  flags: {
    to: { value: 'n', help: 'Stop after so many choices (all).' },
    lang: { value: 'en|ru|uk', help: 'The language.' },
    'no-color': { help: 'No colours.' },
    json: { help: 'Print one JSON document.' },
  },
  run(args, io, catalogue) {
    const language = languageOf(args, io);
    const file = args.operands[0]!;
    const { record, game } = recordFrom(file, io, catalogue);
    const entries = record.entries.length;
    const at = args.count('to', 0, 1_000_000_000) ?? entries;
    if (at > entries)
      throw new UsageFailure(`--to must be a whole number from 0 to ${entries}: so many choices are in the record.`);
    const state = stateAt(file, game, record, at);
    io.out(
      args.has('json')
        ? `${JSON.stringify(asData(game, record, at, state))}\n`
        : inWords(game, record, at, language, paintFor(args, io)),
    );
    return 0;
  },
};

function stateAt(file: string, game: Game, record: GameRecord, at: number): State {
  try {
    return replay(game, record, at).state;
  } catch (error) {
    throw new Failure(`${shorten(file)} cannot be replayed: ${messageOf(error)}`);
  }
}

function asData(game: Game, record: GameRecord, at: number, state: State) {
  const { version, seats, options, entries } = record;
  return {
    game: game.id,
    version,
    seats,
    options,
    entries: entries.length,
    at,
    over: isOver(state),
    state,
    stateHash: stateHash(state),
    standings: game.standings(state),
  };
}

function inWords(game: Game, record: GameRecord, at: number, language: Language, paint: Paint): string {
  const text = TEXTS[language];
  const words = game.words[language];
  const who: Who = (seat) => shorten(record.names?.[seat] ?? text.humanNumber(seat + 1));
  const whoInColour: Who = (seat) => paint.seat(who(seat), seat);
  const told = (events: readonly GameEvent[]) => events.map((event) => `      ${words.event(event, whoInColour)}`);
  const position = replaySetup(
    game,
    record.seats,
    readOptions(game.options, record.seats, record.options),
    record.setup,
  );
  const lines = [paint.tone(text.replayHead(words.name, record.seats, record.version), 'strong')];
  const options = Object.entries(record.options).map(
    ([key, value]) => `${words.option(key).name}: ${words.optionValue(key, value)}`,
  );
  if (options.length > 0) lines.push(`${text.replayOptions}: ${options.join('; ')}`);
  lines.push('', `   0  ${text.replaySetup}`, ...told(position.told[0]!));
  record.entries.slice(0, at).forEach((entry, i) => {
    const chosen = choiceInWords(game, position, entry, language);
    replayEntry(game, position, entry);
    lines.push(`${`${i + 1}`.padStart(4)}  ${whoInColour(entry.seat)}: ${chosen}`, ...told(position.told[i + 1]!));
  });
  const { state } = position;
  lines.push('', paint.tone(text.replayAt(at, record.entries.length), 'strong'), '');
  lines.push(...words.table(state, null, who).map((line) => paint.line(line).trimEnd()));
  if (isOver(state)) {
    const standings = game.standings(state);
    lines.push('', text.gameOver, ...resultInWords(standings, who, text), '');
    lines.push(scoreSheets(game, language, standings, who, text, paint).trimEnd());
  }
  return lines.map((line) => `${line}\n`).join('');
}

/** What was chosen at a position, as its seat read it. */
export function choiceInWords(game: Game, { state }: Position<State>, entry: Entry, language: Language): string {
  const words = game.words[language];
  const { seat, choice, aside } = entry;
  const view = game.hide(state, seat);
  if (aside) return words.interjection?.(choice, view, seat) ?? `${choice}`;
  return words.choice(choice, stepOf(view, seat)!, view);
}
