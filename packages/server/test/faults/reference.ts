import { gameById } from '@engawa/games';
import type { Choice, Seat } from '@engawa/kernel';
import type { KnownTable, Shown, Someone, Told } from '@engawa/wire';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../src/store/schema.ts';
import { readEntry } from '../../src/tables/load.ts';
import { Showing } from '../../src/tables/show.ts';
import { Sitting } from '../../src/tables/sitting.ts';

/** What the log alone adds up to: every entry from the first one, no snapshot, no server, no socket. `upTo`: as it was then. */
export class Reference {
  readonly sitting: Sitting;
  private readonly people: ReadonlyMap<string, Someone>;

  static async read(db: Kysely<Database>, table: string, upTo = Number.POSITIVE_INFINITY): Promise<Reference> {
    const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow();
    const opening = {
      id: table,
      owner: row.owner,
      isPublic: row.is_public === 1,
      seats: row.seats,
      settings: JSON.parse(row.settings),
      seed: row.seed,
    };
    const sitting = new Sitting(opening, gameById(row.game)!, () => 0);
    for (const entry of await logOf(db, table)) if (entry.number <= upTo) sitting.apply(readEntry(entry));
    const ids = sitting.holders.flatMap(({ person }) => person ?? []);
    const people =
      ids.length === 0
        ? []
        : await db.selectFrom('people').select(['id', 'name', 'kind']).where('id', 'in', ids).execute();
    return new Reference(sitting, new Map(people.map((one) => [one.id, one])));
  }

  private constructor(sitting: Sitting, people: ReadonlyMap<string, Someone>) {
    this.sitting = sitting;
    this.people = people;
  }

  shown(seat: Seat | null): Shown {
    return plain(new Showing().show(this.sitting, seat, this.people));
  }

  told(seat: Seat | null): Told[] {
    return plain(this.sitting.told(seat, 0));
  }

  /** What a client knows of the table is all that the log says to its eyes, and nothing else. */
  expectKnown({ number, shown, told }: KnownTable): void {
    const { seat } = shown;
    expect({ number, shown, told }).toEqual({
      number: this.sitting.number,
      shown: this.shown(seat),
      told: this.told(seat),
    });
  }
}

export function logOf(db: Kysely<Database>, table: string) {
  return db.selectFrom('log').selectAll().where('table_id', '=', table).orderBy('number').execute();
}

/** The choices that people made, by their numbers. Whatever was taken back is still in the log. */
export async function peoplesChoices(db: Kysely<Database>, table: string): Promise<Map<number, Choice>> {
  const choices = new Map<number, Choice>();
  // Bots and standing answers have no ids: nobody asks for them twice.
  for (const { number, id, what } of await logOf(db, table)) {
    const { do: kind, choice } = JSON.parse(what) as { do: string; choice?: Choice };
    if (kind === 'choose' && id !== null) choices.set(number, choice!);
  }
  return choices;
}

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
