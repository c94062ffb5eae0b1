import { PRINTS, type PrintId } from '../../art/games.ts';
import { gameCard } from '../../games/catalogue.ts';

/** A print on the wall and the facts under it. */
interface Hung {
  readonly id: PrintId;
  readonly seats: { readonly min: number; readonly max: number };
  readonly minutes: number;
  readonly weight: 1 | 2 | 3 | 4 | 5;
  readonly isPlayable: boolean;
}

/** Facts of the games that have no rules here. */
const FACTS: Readonly<Record<PrintId, Omit<Hung, 'id' | 'isPlayable'>>> = {
  tokaido: { seats: { min: 2, max: 5 }, minutes: 45, weight: 2 },
  bamboo: { seats: { min: 2, max: 4 }, minutes: 100, weight: 3 },
  'white-castle': { seats: { min: 1, max: 4 }, minutes: 80, weight: 4 },
  'rising-sun': { seats: { min: 3, max: 5 }, minutes: 120, weight: 4 },
  bitoku: { seats: { min: 1, max: 4 }, minutes: 120, weight: 5 },
};

/** The five prints in their order; a game of the catalogue brings its own facts and can be played. */
export function wall(): readonly Hung[] {
  return PRINTS.map((id) => {
    const card = gameCard(id);
    return card === undefined
      ? { id, ...FACTS[id], isPlayable: false }
      : { id, seats: card.seats, minutes: card.minutes, weight: card.weight, isPlayable: true };
  });
}
export type { Hung };
