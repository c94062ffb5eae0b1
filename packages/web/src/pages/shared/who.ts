import type { TableSummary } from '@engawa/wire';
import type { SharedWords } from './words/en.ts';

/** Who sits at a table, for a line of a list. */
export function whoIsThere({ seats }: Pick<TableSummary, 'seats'>, words: SharedWords) {
  const people = seats.flatMap(({ person }) => (person ? [person.name || words.somebody] : []));
  const bots = seats.flatMap(({ person, bot }) => (!person && bot ? [words.bot] : []));
  return { people, bots, free: seats.length - people.length - bots.length };
}
