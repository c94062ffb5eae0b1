import type { TokaidoEvent } from '@engawa/tokaido';
import type { Scored } from '../face.ts';

const NOTHING: readonly Scored[] = [];

/** The row of the score sheet into which the points of an event go. */
export function scored(event: TokaidoEvent): readonly Scored[] {
  switch (event.is) {
    case 'panorama':
      return [{ seat: event.seat, row: 'panoramas', points: event.fragment }];
    case 'spring':
      return [{ seat: event.seat, row: 'springs', points: event.points }];
    case 'buys':
    case 'givenSouvenir':
      return [{ seat: event.seat, row: 'souvenirs', points: event.points }];
    case 'entertains':
    case 'gainsPoints':
      return [{ seat: event.seat, row: 'encounters', points: event.points }];
    case 'eats':
    case 'takesOfferedMeal':
      return [{ seat: event.seat, row: 'meals', points: event.points }];
    case 'donates':
    case 'donatesFromReserve':
      return [{ seat: event.seat, row: 'donations', points: event.coins }];
    case 'achieves':
      return [{ seat: event.seat, row: 'achievements', points: event.points }];
    case 'templeRank':
      return [{ seat: event.seat, row: 'temple', points: event.points }];
    default:
      return NOTHING;
  }
}
