import type { Engine } from './engine.ts';
import { isAboutOneEntry, wasInTheWay } from './errors.ts';
import type { Faults } from './faults.ts';
import { andThen, type Maybe } from './maybe.ts';
import type { Append, Appended, LogRow } from './store.ts';

/** An entry that was not stored, or of which nobody knows. */
export class Failed {
  readonly why: unknown;

  constructor(why: unknown) {
    this.why = why;
  }
}

/** One entry's `also` ended the transaction of all: certainly nothing was stored. */
class AlsoFailed extends Failed {
  readonly entry: Append;

  constructor(entry: Append, why: unknown) {
    super(why);
    this.entry = entry;
  }
}

/** Writes entries in one transaction, and if that fails, each in its own: once. */
export class Writer {
  readonly #engine: Engine;
  readonly #faults: Faults | undefined;

  constructor(engine: Engine, faults: Faults | undefined) {
    this.#engine = engine;
    this.#faults = faults;
  }

  write(entries: readonly Append[]): Maybe<readonly (Appended | Failed)[]> {
    try {
      const written = this.#together(entries);
      return written instanceof Promise ? written.catch((error) => this.#oneByOne(entries, error)) : written;
    } catch (error) {
      return this.#oneByOne(entries, error);
    }
  }

  #together(entries: readonly Append[]): Maybe<readonly Appended[]> {
    const isPlain = entries.every(({ also }) => also === undefined);
    return andThen(isPlain ? this.#inOneStatement(entries) : this.#inOneTransaction(entries), asWords);
  }

  #inOneStatement(entries: readonly Append[]): Maybe<readonly boolean[]> {
    const rows = entries.map(({ row }) => row);
    return this.#faults === undefined ? this.#engine.insert(rows) : this.#insertWithFaults(rows, this.#faults);
  }

  async #insertWithFaults(rows: readonly LogRow[], faults: Faults): Promise<readonly boolean[]> {
    await faults.at('before-commit');
    const areIn = await this.#engine.insert(rows);
    await faults.at('after-commit');
    return areIn;
  }

  async #inOneTransaction(entries: readonly Append[]): Promise<readonly boolean[]> {
    const areIn: boolean[] = [];
    await this.#engine.db.transaction().execute(async (db) => {
      for (const run of runsOf(entries)) {
        const rows = run.map(({ row }) => row);
        areIn.push(...(await this.#engine.insertWithin(db, rows)));
        const last = run[run.length - 1]!;
        if (last.also === undefined || !areIn[areIn.length - 1]) continue;
        try {
          await last.also(db);
        } catch (error) {
          throw new AlsoFailed(last, error);
        }
      }
      await this.#faults?.at('before-commit');
    });
    await this.#faults?.at('after-commit');
    return areIn;
  }

  async #oneByOne(entries: readonly Append[], error: unknown): Promise<readonly (Appended | Failed)[]> {
    const outcomes: (Appended | Failed)[] = [];
    const storedHere = new Set<string>();
    let hopeless: Failed | undefined;
    for (const entry of entries) {
      const place = JSON.stringify([entry.row.table_id, entry.row.number]);
      const outcome = hopeless ?? (await this.#again(entry, error, storedHere.has(place)));
      outcomes.push(outcome);
      if (outcome === 'stored') storedHere.add(place);
      // Every further try would wait for the same broken store.
      if (outcome instanceof Failed && !(outcome instanceof AlsoFailed) && !isAboutOneEntry(outcome.why))
        hopeless = outcome;
    }
    return outcomes;
  }

  async #again(entry: Append, error: unknown, isPlaceGone: boolean): Promise<Appended | Failed> {
    const isCertain = error instanceof AlsoFailed;
    if (isCertain && error.entry === entry && !wasInTheWay(error.why)) return error;
    try {
      const [outcome] = await this.#together([entry]);
      if (outcome === 'stored' || isCertain || isPlaceGone) return outcome!;
      // The first try may have been stored after all, and now stands in its own way.
      return asWord(await this.#isThere(entry.row));
    } catch (again) {
      return again instanceof Failed ? again : new Failed(again);
    }
  }

  async #isThere(wanted: LogRow): Promise<boolean> {
    const found = await this.#engine.db
      .selectFrom('log')
      .selectAll()
      .where('table_id', '=', wanted.table_id)
      .where('number', '=', wanted.number)
      .executeTakeFirst();
    if (found === undefined) return false;
    const { at, seat, id, what } = found;
    return at === wanted.at && seat === wanted.seat && id === wanted.id && what === wanted.what;
  }
}

function asWords(areIn: readonly boolean[]): readonly Appended[] {
  return areIn.map(asWord);
}

function asWord(isIn: boolean): Appended {
  return isIn ? 'stored' : 'taken';
}

/** Entries that can be inserted by one statement: whoever has an `also` is the last of them. */
function* runsOf(entries: readonly Append[]): Generator<readonly Append[]> {
  let start = 0;
  for (const [index, { also }] of entries.entries()) {
    if (also === undefined && index < entries.length - 1) continue;
    yield entries.slice(start, index + 1);
    start = index + 1;
  }
}
