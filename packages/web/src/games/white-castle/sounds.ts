import type { WhiteCastleEvent } from '@engawa/white-castle';
import type { Told } from '@engawa/wire';
import type { Sound } from '../../design/index.ts';

const SOUNDS: Readonly<Partial<Record<WhiteCastleEvent['is'], Sound>>> = {
  takesDie: 'place',
  placesDie: 'place',
  sendsWarrior: 'place',
  sendsGardener: 'place',
  asksAudience: 'place',
  climbs: 'place',
  timePasses: 'place',
  rivalPlaces: 'place',
  rivalWarrior: 'place',
  rivalGardener: 'place',
  rivalClimbs: 'place',
  exchanges: 'coin',
  pays: 'coin',
  paysCheckpoint: 'coin',
  rivalGains: 'coin',
  rivalTurnsInCoins: 'coin',
  choosesPair: 'card',
  takesCard: 'card',
  refills: 'card',
  favour: 'card',
  lantern: 'card',
  rivalTurns: 'card',
  rolls: 'round',
  gameEnds: 'end',
};

/** One sound of a kind, in the order in which things happen; coins that come with a die are heard as coins. */
export function sounds({ events }: Told): readonly Sound[] {
  const heard = events.flatMap((event): Sound[] => {
    const known = event as WhiteCastleEvent;
    if (known.is === 'gains') return known.goods.some(({ good }) => good === 'coin') ? ['coin'] : [];
    const sound = SOUNDS[known.is];
    return sound === undefined ? [] : [sound];
  });
  return [...new Set(heard)];
}
