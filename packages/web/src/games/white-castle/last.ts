import { BOARD_SPACES, type BoardSpace, type WhiteCastleEvent } from '@engawa/white-castle';

/** The places where these events happened: they are outlined. */
export function placesIn(events: readonly WhiteCastleEvent[]): ReadonlySet<string> {
  const places = new Set<string>();
  for (const event of events) {
    switch (event.is) {
      case 'placesDie':
        places.add(
          BOARD_SPACES.includes(event.space as BoardSpace) ? `die ${event.space}` : `${event.space} ${event.seat}`,
        );
        break;
      case 'rivalPlaces':
        places.add(`die ${event.space}`);
        break;
      case 'sendsWarrior':
      case 'rivalWarrior':
        places.add(event.yard);
        break;
      case 'sendsGardener':
      case 'rivalGardener':
        places.add(event.garden);
        break;
      case 'climbs':
      case 'rivalClimbs':
        places.add(`courtier ${event.to}`);
        break;
      case 'asksAudience':
      case 'rivalAtGate':
        places.add('courtier gate');
        break;
      case 'refills':
        places.add(`card ${event.room}`);
        break;
      case 'timePasses':
      case 'paysCheckpoint':
        places.add(`time ${event.seat}`);
        break;
      case 'rivalTime':
        places.add('time rival');
        break;
    }
  }
  return places;
}
