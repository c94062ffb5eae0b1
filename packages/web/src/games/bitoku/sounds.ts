import type { BitokuEvent } from '@engawa/bitoku';
import type { Told } from '@engawa/wire';
import type { Sound } from '../../design/index.ts';

const SOUNDS: Readonly<Partial<Record<BitokuEvent['is'], Sound>>> = {
  draws: 'card',
  discards: 'card',
  playsCard: 'card',
  unlocks: 'place',
  placesDie: 'place',
  crosses: 'place',
  takesYokai: 'card',
  takesBitoku: 'card',
  keepsVision: 'card',
  kodama: 'place',
  pilgrimStarts: 'place',
  pilgrimWalks: 'place',
  pilgrimArrives: 'place',
  takesMitama: 'place',
  takesDragonfly: 'place',
  builds: 'place',
  takesCrystal: 'place',
  takesIwakura: 'place',
  gains: 'coin',
  pays: 'coin',
  tenguPlaces: 'place',
  tenguCrosses: 'place',
  yearBegins: 'round',
  gameEnds: 'end',
};

/** One sound of a kind, in the order in which things happen. */
export function sounds({ events }: Told): readonly Sound[] {
  const heard = events.flatMap((event): Sound[] => {
    const sound = SOUNDS[(event as BitokuEvent).is];
    return sound === undefined ? [] : [sound];
  });
  return [...new Set(heard)];
}
