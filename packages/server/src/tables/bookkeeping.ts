import type { Someone } from '@engawa/wire';
import type { Kysely } from 'kysely';
import type { Context } from '../context.ts';
import { rate } from '../ratings/rate.ts';
import type { Database } from '../store/schema.ts';
import type { Append } from '../store/store.ts';
import { needsKeeper } from './left-answers.ts';
import type { Surroundings } from './open-table.ts';
import type { Sitting } from './sitting.ts';
import type { Holder } from './sitting-data.ts';

/** What a table was before an entry. */
export interface Before {
  readonly status: Sitting['status'];
  readonly holders: Sitting['holders'];
  readonly paused: boolean;
}

/**
 * What the lists must know of an entry, in the same transaction; nothing for an ordinary choice. `spent`: writes down that a
 * standing answer was used up by it.
 */
export function bookkeeping(
  before: Before,
  sitting: Sitting,
  people: ReadonlyMap<string, Someone>,
  spent: Append['also'],
  context: Context,
  around: Surroundings,
): Append['also'] {
  const { status, holders } = sitting;
  const { id } = sitting.opening;
  const isReseated = holders !== before.holders && !samePeople(holders, before.holders);
  const isOver = status === 'over' && before.status !== 'over';
  const mayNeedKeeper = status !== before.status || holders !== before.holders || spent !== undefined;
  if (!mayNeedKeeper) return undefined;
  const results = isOver ? resultsOf(sitting, people) : [];
  return async (db) => {
    const now = context.now();
    // First of all: from here on no other process changes what the table needs.
    await db.updateTable('tables').set({ status, changed_at: now }).where('id', '=', id).execute();
    await spent?.(db);
    if (isReseated) await writeSeats(db, id, holders);
    await around.keep(db, id, await needsKeeper(db, sitting));
    if (results.length > 1) await rate(db, now, sitting.game.id, results);
  };
}

function samePeople(a: readonly Holder[], b: readonly Holder[]): boolean {
  return a.every(({ person }, seat) => person === b[seat]!.person);
}

async function writeSeats(db: Kysely<Database>, table: string, holders: readonly Holder[]): Promise<void> {
  await db.deleteFrom('seats').where('table_id', '=', table).execute();
  const rows = holders.flatMap(({ person }, seat) => (person === null ? [] : [{ table_id: table, seat, person }]));
  if (rows.length > 0) await db.insertInto('seats').values(rows).execute();
}

/** Only accounts are rated, and only if they played to the end themselves. */
function resultsOf(sitting: Sitting, people: ReadonlyMap<string, Someone>): { person: string; place: number }[] {
  const places = sitting.game.standings(sitting.table!.state);
  return places.flatMap(({ seat, place }) => {
    const { person, bot } = sitting.holders[seat]!;
    const isRated = person !== null && bot === null && people.get(person)?.kind === 'account';
    return isRated ? [{ person, place }] : [];
  });
}
