import type { TokaidoEvent } from '@engawa/tokaido';
import type { Told } from '@engawa/wire';
import type { Sound } from '../../design/index.ts';

const SOUNDS: Readonly<Partial<Record<TokaidoEvent['is'], Sound>>> = {
  moves: 'place',
  movesNeutral: 'place',
  farm: 'coin',
  gainsCoins: 'coin',
  donates: 'coin',
  donatesFromReserve: 'coin',
  neutralDonates: 'coin',
  preparation: 'coin',
  panorama: 'card',
  spring: 'card',
  offers: 'card',
  meets: 'card',
  givenSouvenir: 'card',
  takesOfferedMeal: 'card',
  eats: 'card',
  showsTraveller: 'card',
  mealsLaid: 'card',
  leaveInn: 'round',
  journeyEnds: 'end',
};

/** One sound of a kind, in the order in which things happen. */
export function sounds({ events }: Told): readonly Sound[] {
  const heard = events.flatMap((event) => SOUNDS[event.is as TokaidoEvent['is']] ?? []);
  return [...new Set(heard)];
}
