import type { GameEvent, Seat } from '@engawa/kernel';
import type { GameFace } from '../../games/face.ts';

type Scoring = NonNullable<GameFace['scored']>;

/** Something that was told, under the name by which it can be found again. */
export interface ToldEvent {
  readonly id: string;
  readonly event: GameEvent;
}

/** What was told about the points of one seat in one row of the score sheet. */
export function sourcesOf(scored: Scoring, told: readonly ToldEvent[], row: string, seat: Seat): ToldEvent[] {
  const account = scored();
  return told.filter(({ event }) =>
    account(event).some((one) => one.row === row && one.seat === seat && one.points !== 0),
  );
}

/** The points of every seat after each of these lists of events, as far as they were told. */
export function scoresTold(
  scored: Scoring,
  events: readonly (readonly GameEvent[])[],
  seats: number,
): readonly (readonly number[])[] {
  const scores = Array.from({ length: seats }, () => 0);
  const account = scored();
  return events.map((some) => {
    for (const { seat, points } of some.flatMap((event) => account(event))) scores[seat]! += points;
    return [...scores];
  });
}
