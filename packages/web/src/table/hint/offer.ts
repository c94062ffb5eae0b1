import type { Choice, State } from '@engawa/kernel';
import type { Shown } from '@engawa/wire';
import type { Question } from '../../thinking/thinker.ts';

/** Who is asked. */
export const ADVISER = 'master';

/**
 * What the adviser is asked about the choices that are open: it is given what this seat sees already, and nothing else. Null
 * where no hint is offered: to spectators, against people, and where there is nothing to choose between.
 */
export function hintQuestion(shown: Shown, choices: readonly Choice[]): Question | null {
  const { game, view, seat } = shown;
  if (seat === null || choices.length < 2 || !isAmongBots(shown)) return null;
  return { game, bot: ADVISER, view: view as State, seat };
}

/** Everybody else is a bot for good. One that only stands in for somebody plays for a person, who may come back. */
function isAmongBots({ seat, seats }: Shown): boolean {
  return seats.every(({ person, bot }, one) => (one === seat ? bot === null : person === null));
}
