import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';

/** Not at the start of the server, which they would make a quarter of a second longer. */
const openskill = () => import('openskill');
const models = () => import('openskill/models');

export interface Result {
  readonly person: string;
  /** 1 for the winner; whoever is equal shares a place. */
  readonly place: number;
}

/**
 * What a finished game tells about those who played it: call it in the transaction that ends the game. Only accounts are
 * rated, against each other: at least two of them, each at one seat.
 *
 * Every pair counts. The library's usual model, Plackett–Luce, finds the strong ones no sooner, and gives two who share the
 * first of four places no more than the third.
 */
export async function rate(db: Kysely<Database>, now: number, game: string, results: readonly Result[]): Promise<void> {
  const rated = await accountsAmong(db, results);
  if (rated.length < 2) return;
  const before = [];
  for (const { person } of rated) before.push(await countGame(db, now, game, person));
  const [{ rate: weigh }, { bradleyTerryFull }] = await Promise.all([openskill(), models()]);
  const after = weigh(
    before.map((one) => [one]),
    { model: bradleyTerryFull, rank: rated.map(({ place }) => place) },
  );
  for (const [i, { person }] of rated.entries()) {
    const { mu, sigma } = after[i]![0]!;
    await db.updateTable('ratings').set({ mu, sigma }).where('person', '=', person).where('game', '=', game).execute();
  }
}

/** In one order for all games: two that end at once wait for each other instead of blocking each other. */
async function accountsAmong(db: Kysely<Database>, results: readonly Result[]): Promise<Result[]> {
  const once = results.filter(({ person }) => results.filter((other) => other.person === person).length === 1);
  if (once.length === 0) return [];
  const accounts = await db
    .selectFrom('people')
    .select('id')
    .where('kind', '=', 'account')
    .where(
      'id',
      'in',
      once.map(({ person }) => person),
    )
    .execute();
  const ids = new Set(accounts.map(({ id }) => id));
  return once.filter(({ person }) => ids.has(person)).sort((a, b) => (a.person < b.person ? -1 : 1));
}

/** One game more. The update also holds the row: no other game changes the rating until this one has. */
async function countGame(db: Kysely<Database>, now: number, game: string, person: string) {
  const { rating } = await openskill();
  await db
    .insertInto('ratings')
    .values({ person, game, ...rating(), games: 0, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable('ratings')
    .set((set) => ({ games: set('games', '+', 1), changed_at: now }))
    .where('person', '=', person)
    .where('game', '=', game)
    .execute();
  return db
    .selectFrom('ratings')
    .select(['mu', 'sigma'])
    .where('person', '=', person)
    .where('game', '=', game)
    .executeTakeFirstOrThrow();
}
