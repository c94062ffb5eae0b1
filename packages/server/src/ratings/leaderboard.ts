import type { Leaderboard } from '@engawa/wire';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/schema.ts';

const SHOWN = 100;
/** With fewer games luck weighs more than skill. */
const FEWEST_GAMES = 5;

export async function leaderboard(db: Kysely<Database>, game: string): Promise<Leaderboard> {
  const rows = await db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .select(['people.id', 'people.name', 'people.kind', 'ratings.mu', 'ratings.sigma', 'ratings.games'])
    .where('ratings.game', '=', game)
    .where('ratings.games', '>=', FEWEST_GAMES)
    .where('people.kind', '=', 'account')
    .orderBy(sql`ratings.mu - 3 * ratings.sigma`, 'desc')
    .orderBy('people.id')
    .limit(SHOWN)
    .execute();
  return {
    game,
    people: rows.map(({ id, name, kind, games, ...rating }) => ({
      person: { id, name, kind },
      ordinal: shownOrdinal(rating),
      games,
    })),
  };
}

/** What somebody almost certainly reaches, with two decimals: more would only be noise. */
export function shownOrdinal({ mu, sigma }: { mu: number; sigma: number }): number {
  return Math.round((mu - 3 * sigma) * 100) / 100;
}
