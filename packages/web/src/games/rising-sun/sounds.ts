import type { RisingSunEvent } from '@engawa/rising-sun';
import type { Told } from '@engawa/wire';
import type { Sound } from '../../design/index.ts';

const SOUNDS: Readonly<Partial<Record<RisingSunEvent['is'], Sound>>> = {
  summons: 'place',
  places: 'place',
  worships: 'place',
  moves: 'place',
  builds: 'place',
  replaces: 'place',
  takesToken: 'place',
  kills: 'place',
  income: 'coin',
  gives: 'coin',
  trades: 'coin',
  charges: 'coin',
  passesOnCoin: 'coin',
  takesCoins: 'coin',
  paysReparations: 'coin',
  bids: 'coin',
  playsMandate: 'card',
  buys: 'card',
  proposes: 'card',
  allies: 'card',
  kamiTurn: 'round',
  warBegins: 'round',
  battle: 'round',
  seasonBegins: 'round',
  wins: 'end',
};

/** One sound of a kind, in the order in which things happen. */
export function sounds({ events }: Told): readonly Sound[] {
  const heard = events.flatMap((event): Sound[] => {
    const known = event as RisingSunEvent;
    if (known.is === 'gains') return known.coins > 0 ? ['coin'] : [];
    const sound = SOUNDS[known.is];
    return sound === undefined ? [] : [sound];
  });
  return [...new Set(heard)];
}
