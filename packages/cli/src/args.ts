import { UsageFailure } from './failure.ts';

interface FlagSpec {
  /** What stands for the value in the help, as in `--seats n`; a flag without it is a switch. */
  readonly value?: string;
  readonly help: string;
}

export interface ArgSpec {
  readonly name: string;
  /** The names of the operands; one in brackets may be left out. */
  readonly operands: readonly string[];
  readonly flags: Readonly<Record<string, FlagSpec>>;
}

/** What stands behind the command: checked against its specification, with the values still as text. */
export class Args {
  readonly operands: readonly string[];
  private readonly given: ReadonlyMap<string, string>;

  constructor(operands: readonly string[], given: ReadonlyMap<string, string>) {
    this.operands = operands;
    this.given = given;
  }

  has(flag: string): boolean {
    return this.given.has(flag);
  }

  value(flag: string): string | undefined {
    return this.given.get(flag);
  }

  /** The names of a list like `a,b,c`. */
  list(flag: string): string[] | undefined {
    const text = this.given.get(flag);
    if (text === undefined) return undefined;
    const names = text.split(',').map((name) => name.trim());
    if (names.includes(''))
      throw new UsageFailure(`--${flag} needs names with commas between them, not "${shorten(text)}".`);
    return names;
  }

  /** A whole number within limits. */
  count(flag: string, min: number, max: number): number | undefined {
    const text = this.given.get(flag);
    if (text === undefined) return undefined;
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (!(number >= min && number <= max)) {
      throw new UsageFailure(`--${flag} must be a whole number from ${min} to ${max}, not "${shorten(text)}".`);
    }
    return number;
  }
}

export function shorten(text: string): string {
  const printable = text.replace(/\p{Cc}/gu, '?');
  return printable.length > 60 ? `${printable.slice(0, 60)}…` : printable;
}

/** Reads `--flag value`, `--flag=value` and operands in any order; `--` ends the flags. */
export function readArgs(spec: ArgSpec, words: readonly string[]): Args {
  const operands: string[] = [];
  const given = new Map<string, string>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (word === '--') {
      operands.push(...words.slice(at + 1));
      break;
    }
    if (!word.startsWith('-') || word === '-') {
      operands.push(word);
      continue;
    }
    const [flag, attached] = splitFlag(word);
    const known =
      Object.hasOwn(spec.flags, flag) && word.startsWith('--') ? spec.flags[flag]! : unknownFlag(spec, word);
    if (given.has(flag)) throw new UsageFailure(`--${flag} is given twice.`);
    if (known.value === undefined) {
      if (attached !== undefined) throw new UsageFailure(`--${flag} is a switch and takes no value.`);
      given.set(flag, '');
      continue;
    }
    const value = attached ?? words[++at];
    if (value === undefined || value === '' || (attached === undefined && value.startsWith('--'))) {
      throw new UsageFailure(`--${flag} needs a value: --${flag} ${known.value}.`);
    }
    given.set(flag, value);
  }
  checkOperands(spec, operands);
  return new Args(operands, given);
}

function splitFlag(word: string): [string, string | undefined] {
  const equals = word.indexOf('=');
  return equals < 0 ? [word.slice(2), undefined] : [word.slice(2, equals), word.slice(equals + 1)];
}

function unknownFlag(spec: ArgSpec, word: string): never {
  const flags = Object.keys(spec.flags).map((flag) => `--${flag}`);
  const known = flags.length > 0 ? `its flags are: ${flags.join(', ')}` : 'it has none';
  throw new UsageFailure(`The command ${spec.name} has no flag "${shorten(word.split('=')[0]!)}"; ${known}.`);
}

function checkOperands(spec: ArgSpec, operands: readonly string[]): void {
  const missing = spec.operands[operands.length];
  if (missing !== undefined && !missing.startsWith('[')) {
    throw new UsageFailure(`The command ${spec.name} needs ${missing}; see engawa help ${spec.name}.`);
  }
  const extra = operands[spec.operands.length];
  if (extra !== undefined) {
    throw new UsageFailure(`The command ${spec.name} does not know what to do with "${shorten(extra)}".`);
  }
}
