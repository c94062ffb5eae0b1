import { type BambooEvent, HAPPINESS_AT_START } from '@engawa/bamboo';
import type { Seat } from '@engawa/kernel';
import type { Account, Scored } from '../face.ts';

const NOTHING: readonly Scored[] = [];

/** The row of the score sheet into which the points of an event go, and whether they are lost. */
function rowOf(event: BambooEvent): readonly [row: string, points: number] | undefined {
  switch (event.is) {
    case 'scoresHarmony':
      return ['harmony', event.points];
    case 'buysHome':
      return ['home', event.points];
    case 'gainsHappiness':
      return ['actions', event.points];
    case 'starves':
      return ['hunger', -event.points];
    case 'countsSpirits':
      return ['spirits', event.points];
    case 'countsBalance':
      return ['balance', -event.points];
    case 'countsHarmony':
      return ['unscored', event.points];
    case 'countsMarks':
      return ['marks', -event.points];
    default:
      return undefined;
  }
}

/** Everybody begins with some happiness: it is told with the first shoot that somebody takes. */
export function scored(): Account<BambooEvent> {
  const begun = new Set<Seat>();
  return (event) => {
    if (event.is === 'drafts') {
      const { seat } = event;
      if (begun.has(seat)) return NOTHING;
      begun.add(seat);
      return [{ seat, row: 'start', points: HAPPINESS_AT_START }];
    }
    const scoring = rowOf(event);
    if (scoring === undefined || !('seat' in event)) return NOTHING;
    const [row, points] = scoring;
    return points === 0 ? NOTHING : [{ seat: event.seat, row, points }];
  };
}
