import type { BambooEvent } from '@engawa/bamboo';
import type { Told } from '@engawa/wire';
import type { Sound } from '../../design/index.ts';

const SOUNDS: Readonly<Partial<Record<BambooEvent['is'], Sound>>> = {
  drafts: 'place',
  visits: 'place',
  offers: 'place',
  plants: 'place',
  pushesOut: 'place',
  picksGift: 'card',
  takesHarmony: 'card',
  scoresHarmony: 'card',
  buysHome: 'coin',
  furnishes: 'place',
  earns: 'coin',
  takesFood: 'place',
  clearsFood: 'card',
  callsSpirit: 'card',
  blesses: 'card',
  wakes: 'coin',
  eats: 'place',
  season: 'round',
  gameEnds: 'end',
};

/** One sound of a kind, in the order in which things happen. */
export function sounds({ events }: Told): readonly Sound[] {
  const heard = events.flatMap((event): Sound[] => {
    const sound = SOUNDS[(event as BambooEvent).is];
    return sound === undefined ? [] : [sound];
  });
  return [...new Set(heard)];
}
