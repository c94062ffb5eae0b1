import { type Bitoku, type BitokuEvent, bankOf, CELL_TYPES, HILL_OF_REGION, PATH_CELLS, TENGU } from '@engawa/bitoku';
import type { Outlined } from './deciding.ts';

/** The places where these events happened: they are outlined. */
export function placesIn(view: Bitoku, events: readonly BitokuEvent[]): Outlined {
  const places = new Set<string>();
  for (const event of events) {
    switch (event.is) {
      case 'placesDie':
        places.add(`die ${event.seat} forest ${event.region}`);
        break;
      case 'tenguPlaces':
        places.add(`die ${TENGU} forest ${event.region}`);
        break;
      case 'crosses':
        places.add(`die ${event.seat} hill ${bankOf(view, HILL_OF_REGION[event.region]!)}`);
        break;
      case 'tenguCrosses':
        places.add(`die ${TENGU} hill ${bankOf(view, event.hill)}`);
        break;
      case 'covers':
        places.add(`reward ${event.hill} ${event.reward}`);
        break;
      case 'kodama':
      case 'pushesBack':
        places.add(`kodama ${event.region} ${event.spirit}`);
        break;
      case 'builds':
      case 'tenguBuilds':
        places.add(`cell ${event.cell}`);
        break;
      case 'usesBuilding': {
        const cell = view.cells.findIndex((built) => built?.tile === event.tile);
        if (cell >= 0 && cell < CELL_TYPES.length) places.add(`cell ${cell}`);
        break;
      }
      case 'pilgrimStarts':
      case 'pilgrimWalks':
        places.add(`walk ${event.path * PATH_CELLS + event.cell}`);
        break;
      case 'pilgrimArrives':
        places.add(`side ${event.path * PATH_CELLS + event.cell}`);
        break;
      case 'tenguPilgrim': {
        const where = event.how === 'start' || event.how === 'walk' ? 'walk' : 'side';
        places.add(`${where} ${event.path * PATH_CELLS + event.cell}`);
        break;
      }
      case 'playsCard':
        places.add(`card ${event.seat} ${event.slot}`);
        break;
      case 'takesCrystal':
        places.add(`crystal ${event.seat} ${event.slot}`);
        break;
      case 'pilgrimRests':
        places.add(`stone ${event.seat} ${event.cell}`);
        break;
    }
  }
  return places;
}
