export type OptionValue = boolean | number | string;
export type Options = Readonly<Record<string, OptionValue>>;

/** A declared option: the lobby draws its form from this, the command line reads and the laws try every value. */
export interface OptionSpec<V extends OptionValue = OptionValue> {
  readonly values: readonly V[];
  readonly default: V;
  /** The seat counts for which the option means anything; all if absent. */
  readonly seats?: { readonly min: number; readonly max: number };
}

export type OptionSpecs<O extends Options = Options> = { readonly [K in keyof O]: OptionSpec<O[K]> };

/** Bad options, in words. */
export class OptionError extends Error {}

/** Checks what somebody asked for and fills in the rest. */
export function readOptions<O extends Options>(specs: OptionSpecs<O>, seats: number, asked: unknown = {}): O {
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) {
    throw new OptionError('Options must be an object of names and values.');
  }
  const known = Object.keys(specs);
  for (const key of Object.keys(asked)) {
    if (!known.includes(key)) throw unknownOption(key, known);
  }
  const options: Record<string, OptionValue> = {};
  for (const key of known) {
    const spec: OptionSpec = specs[key]!;
    const value = Object.hasOwn(asked, key) ? (asked as Record<string, unknown>)[key] : spec.default;
    if (!spec.values.includes(value as OptionValue)) {
      throw new OptionError(
        `The option "${key}" cannot be ${shorten(spell(value))}. It can be: ${spec.values.join(', ')}.`,
      );
    }
    if (value !== spec.default && !appliesTo(spec, seats)) {
      throw new OptionError(`The option "${key}" does not apply to ${seats} seats.`);
    }
    options[key] = value as OptionValue;
  }
  return options as O;
}

export function appliesTo(spec: OptionSpec, seats: number): boolean {
  return spec.seats === undefined || (seats >= spec.seats.min && seats <= spec.seats.max);
}

/** Reads `k=v,k=v` as people type it: true/yes/on and false/no/off for switches. */
export function parseOptions(specs: OptionSpecs, text: string): Options {
  const asked: Record<string, OptionValue> = {};
  for (const pair of text.split(',').filter((one) => one.trim() !== '')) {
    const [, key = '', word] = /^\s*([^=]*?)\s*(?:=\s*(.*?)\s*)?$/s.exec(pair)!;
    const spec = Object.hasOwn(specs, key) ? specs[key] : undefined;
    if (spec === undefined) throw unknownOption(key, Object.keys(specs));
    const value = spec.values.find((one) => spelled(one).includes((word ?? 'true').toLowerCase()));
    if (value === undefined) {
      throw new OptionError(
        `The option "${key}" cannot be "${shorten(word ?? '')}". It can be: ${spec.values.join(', ')}.`,
      );
    }
    asked[key] = value;
  }
  return asked;
}

function spelled(value: OptionValue): string[] {
  if (value === true) return ['true', 'yes', 'on'];
  if (value === false) return ['false', 'no', 'off'];
  return [`${value}`.toLowerCase()];
}

function unknownOption(key: string, known: readonly string[]): OptionError {
  return new OptionError(
    known.length > 0
      ? `There is no option "${shorten(key)}". The options are: ${known.join(', ')}.`
      : `There is no option "${shorten(key)}": this game has none.`,
  );
}

/** Whatever somebody sent instead of a value; an object may even have no way to become text. */
function spell(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/**
 * Sets of options that together have every value of every option, and every pair of values of two options: few enough
 * to play them all. Built greedily: each new set takes the values with the most pairs not seen yet.
 */
export function coveringOptions<O extends Options>(specs: OptionSpecs<O>, seats: number): O[] {
  const keys = Object.keys(specs).filter((key) => appliesTo(specs[key]!, seats));
  const valuesOf = (key: string): readonly OptionValue[] => specs[key]!.values;
  type Pair = readonly [string, OptionValue, string, OptionValue];
  const open = new Map<string, Pair>();
  const pair = (...values: Pair) => JSON.stringify(values);
  keys.forEach((a, i) => {
    for (const b of keys.slice(i + 1)) {
      for (const x of valuesOf(a)) for (const y of valuesOf(b)) open.set(pair(a, x, b, y), [a, x, b, y]);
    }
  });
  const defaults = readOptions(specs, seats);
  const sets: O[] = [defaults];
  const close = (set: Options) => {
    keys.forEach((a, i) => {
      for (const b of keys.slice(i + 1)) open.delete(pair(a, set[a]!, b, set[b]!));
    });
  };
  close(defaults);
  if (keys.length === 1) {
    const [key] = keys as [string];
    return valuesOf(key).map((value) => ({ ...defaults, [key]: value }));
  }
  while (open.size > 0) {
    const set: Record<string, OptionValue> = { ...defaults };
    const [a, x, b, y] = open.values().next().value!;
    const fixed = new Map([
      [a, x],
      [b, y],
    ]);
    keys.forEach((key, i) => {
      const gain = (value: OptionValue) =>
        keys.slice(0, i).filter((other) => open.has(pair(other, set[other]!, key, value))).length;
      const best = valuesOf(key).reduce((a, b) => (gain(b) > gain(a) ? b : a));
      set[key] = fixed.get(key) ?? best;
    });
    close(set);
    sets.push(set as O);
  }
  return sets;
}
