import type { Choice } from './agenda.ts';
import type { Options, OptionValue } from './options.ts';
import { digestOf, type Entry, type GameRecord, type LuckProof, RecordError } from './record.ts';

/*
 * A record as text, one thing a line, made for reading and for comparing:
 *
 *   engawa record 1
 *   game tokaido 1
 *   seats 2
 *   names "Taras" "Kitsune"
 *   options culinary=false gourmet="paid"
 *   commitment 5f…            (hash of the seed, known before the game)
 *   salts "…" "…"
 *   seed 01…                  (only after the game)
 *   setup : 3 0 5
 *   0 kinko
 *   1 hirotada : 1 0          (seat, choice, the lots it drew)
 *   + 2 gift-1                (an interjection)
 *   scores 71 64
 *   state 9c…
 *   digest 44…
 */

const BARE = /^[a-z][a-z0-9.:/_-]*$/i;
const OPTION = /("(?:[^"\\]|\\.)*"|[^\s="]+)=("(?:[^"\\]|\\.)*"|\S+)/g;

/** A number or a simple word as it is, everything else as a JSON string. */
function word(value: OptionValue): string {
  if (typeof value !== 'string') return `${value}`;
  return BARE.test(value) && value !== 'true' && value !== 'false' ? value : JSON.stringify(value);
}

function withLots(head: string, lots: readonly number[]): string {
  return lots.length > 0 ? `${head} : ${lots.join(' ')}` : head;
}

function linesOf(record: GameRecord): string[] {
  const lines = ['engawa record 1', `game ${word(record.game)} ${record.version}`, `seats ${record.seats}`];
  if (record.names) lines.push(`names ${record.names.map((name) => JSON.stringify(name)).join(' ')}`);
  const options = Object.entries(record.options).map(([key, value]) => `${word(key)}=${word(value)}`);
  if (options.length > 0) lines.push(`options ${options.join(' ')}`);
  if (record.luck) {
    lines.push(`commitment ${record.luck.commitment}`);
    if (record.luck.salts.length > 0)
      lines.push(`salts ${record.luck.salts.map((salt) => JSON.stringify(salt)).join(' ')}`);
    if (record.luck.seed !== undefined) lines.push(`seed ${record.luck.seed}`);
  }
  lines.push(withLots('setup', record.setup));
  for (const { seat, choice, lots, aside } of record.entries) {
    lines.push(withLots(`${aside ? '+ ' : ''}${seat} ${word(choice)}`, lots));
  }
  if (record.scores) lines.push(`scores ${record.scores.join(' ')}`);
  lines.push(`state ${record.state}`);
  return lines;
}

export function recordToText(record: GameRecord): string {
  const lines = linesOf(record);
  return [...lines, `digest ${digestOf(lines)}`, ''].join('\n');
}

/** The same content as JSON, for programs. It carries the digest of the text form. */
export function recordToJson(record: GameRecord): string {
  return JSON.stringify({ ...record, digest: digestOf(linesOf(record)) });
}

/** Reads either form. Whatever is not written exactly as we write it is refused: a record has one spelling. */
export function readRecord(source: string): GameRecord {
  return source.trimStart().startsWith('{') ? fromJson(source) : fromText(source);
}

function fromJson(source: string): GameRecord {
  let parsed: unknown;
  try {
    parsed = JSON.parse(source);
  } catch {
    throw new RecordError('This is neither a record in text form nor JSON.');
  }
  const { digest, ...rest } = parsed as GameRecord & { digest?: unknown };
  const record = fromText(recordToTextChecked(rest));
  if (digest !== digestOf(linesOf(record))) throw new RecordError('The digest does not fit: the record was changed.');
  if (recordToJson(record) !== source.replace(/\n$/, ''))
    throw new RecordError('The record is not written as a record is.');
  return record;
}

/** JSON may hold anything: what cannot be written as text is no record. */
function recordToTextChecked(value: GameRecord): string {
  try {
    return recordToText(value);
  } catch {
    throw new RecordError('A field of the record is missing or of the wrong kind.');
  }
}

class Reader {
  readonly lines: readonly string[];
  /** The line that comes next, and the one that is being read. */
  at = 0;
  private reading = 0;

  constructor(lines: readonly string[]) {
    this.lines = lines;
  }

  /** The rest of the next line if it begins with this word. */
  maybe(head: string): string | undefined {
    const line = this.lines[this.at];
    this.reading = this.at;
    if (line !== head && !line?.startsWith(`${head} `)) return undefined;
    this.at++;
    return line.slice(head.length + 1);
  }

  /** The next line if it is an entry. */
  entry(): string | undefined {
    const line = this.lines[this.at] ?? '';
    this.reading = this.at;
    return /^(\+ )?\d/.test(line) ? this.lines[this.at++] : undefined;
  }

  must(head: string): string {
    return this.maybe(head) ?? this.fail(`a line "${head} …" is expected`);
  }

  fail(what: string): never {
    throw new RecordError(`Line ${this.reading + 1} of the record: ${what}.`);
  }
}

function fromText(source: string): GameRecord {
  const lines = source.split('\n');
  if (lines.pop() !== '') throw new RecordError('The record is cut off: its last line has no end.');
  const reader = new Reader(lines);
  if (lines[0] !== 'engawa record 1') throw new RecordError('This is not an Engawa record of version 1.');
  reader.at = 1;
  const [game, version] = words(reader, reader.must('game'));
  const seats = integer(reader, reader.must('seats'));
  const names = optional(reader.maybe('names'), (line) => words(reader, line).map(String));
  const options = readOptionsLine(reader, reader.maybe('options') ?? '');
  const luck = readLuck(reader);
  const setup = readSetup(reader, reader.must('setup'));
  const entries: Entry[] = [];
  for (let line = reader.entry(); line !== undefined; line = reader.entry()) entries.push(readEntry(reader, line));
  const scores = optional(reader.maybe('scores'), (line) => numbers(reader, line));
  const state = reader.must('state');
  const digest = reader.must('digest');
  if (reader.at !== lines.length) reader.fail('the record should be over here');
  const record: GameRecord = {
    engawa: 1,
    game: `${game}`,
    version: Number(version),
    seats,
    options,
    ...(names === undefined ? {} : { names }),
    ...(luck ? { luck } : {}),
    setup,
    entries,
    ...(scores === undefined ? {} : { scores }),
    state,
  };
  if (digest !== digestOf(lines.slice(0, -1)))
    throw new RecordError('The digest does not fit: the record was changed.');
  if (recordToText(record) !== source) throw new RecordError('The record is not written as a record is.');
  return record;
}

function optional<V>(line: string | undefined, read: (line: string) => V): V | undefined {
  return line === undefined ? undefined : read(line);
}

function readSetup(reader: Reader, line: string): number[] {
  return line === '' ? [] : numbers(reader, line.replace(/^: /, ''));
}

function readLuck(reader: Reader): LuckProof | undefined {
  const commitment = reader.maybe('commitment');
  if (commitment === undefined) return undefined;
  const salts = optional(reader.maybe('salts'), (line) => words(reader, line).map(String)) ?? [];
  const seed = reader.maybe('seed');
  return {
    commitment,
    salts,
    ...(seed === undefined ? {} : { seed }),
  };
}

function readOptionsLine(reader: Reader, line: string): Options {
  const options: Record<string, OptionValue> = {};
  for (const [, name = '', value = ''] of line.matchAll(OPTION)) {
    const [key] = words(reader, name);
    const [read] = value === 'true' ? [true] : value === 'false' ? [false] : words(reader, value);
    if (key === undefined || key === '__proto__' || read === undefined) reader.fail('an option cannot be read');
    options[key] = read;
  }
  return options;
}

function readEntry(reader: Reader, line: string): Entry {
  const match = /^(\+ )?(\d+) ("(?:[^"\\]|\\.)*"|\S+)(?: : ([\d ]+))?$/.exec(line);
  if (!match) reader.fail('an entry is "seat choice : lots"');
  const [choice] = words(reader, match[3]!);
  if (choice === undefined) reader.fail('the choice is missing');
  return {
    seat: Number(match[2]),
    choice,
    lots: match[4] === undefined ? [] : numbers(reader, match[4]),
    ...(match[1] ? { aside: true as const } : {}),
  };
}

/** Numbers, simple words and JSON strings, one space between two. */
function words(reader: Reader, line: string): Choice[] {
  return (line.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? []).map((token) => {
    if (token.startsWith('"')) {
      try {
        return JSON.parse(token) as string;
      } catch {
        return reader.fail(`${token} cannot be read`);
      }
    }
    return /^-?\d+(\.\d+)?(e[+-]\d+)?$/.test(token) ? Number(token) : token;
  });
}

function numbers(reader: Reader, line: string): number[] {
  return line.split(' ').map((token) => integer(reader, token));
}

function integer(reader: Reader, token: string): number {
  if (!/^-?\d+$/.test(token)) reader.fail(`"${token}" should be a whole number`);
  return Number(token);
}
