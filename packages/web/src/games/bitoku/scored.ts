import { type BitokuEvent, TENGU } from '@engawa/bitoku';
import type { Account, Scored } from '../face.ts';

const NOTHING: readonly Scored[] = [];

function pointsIn(event: BitokuEvent): readonly Scored[] {
  switch (event.is) {
    case 'scores':
      return [{ seat: event.spirit, row: event.source, points: event.points }];
    case 'remembers':
      return [{ seat: event.seat, row: 'crystals', points: event.points }];
    case 'counts':
      return [{ seat: event.spirit, row: event.row, points: event.points }];
    default:
      return NOTHING;
  }
}

/** Every point is told with its row of the sheet. The Tengu has none among those of the seats. */
export function scored(): Account<BitokuEvent> {
  return (event) =>
    'solo' in event && event.solo ? pointsIn(event).filter(({ seat }) => seat !== TENGU) : pointsIn(event);
}
