import type { Standing } from '@engawa/kernel';
import type { KeptGame } from '../../src/local/kept.ts';
import { explainTies } from '../../src/table/ties.ts';
import { keptGame, open, person, playPeople } from '../local/kit.ts';

const NAMES = ['Ren', 'Aki', 'Nao', 'Mio', 'Kai'];

export interface TiedGame {
  readonly kept: KeptGame;
  readonly places: readonly Standing[];
}

/** A whole game on one device that ended with two or more level whom something else told apart. */
export async function tiedGame(): Promise<TiedGame> {
  for (let game = 0; ; game++) {
    const seed = game.toString(16).padStart(64, '0');
    const { source, games } = open(keptGame(NAMES.map(person), { id: `tie-${game}`, seed }));
    await playPeople(source, 1000, 'random');
    const places = source.known().shown.places!;
    if (explainTies(places).some(({ by }) => by !== null)) return { kept: games.find(`tie-${game}`)!, places };
  }
}
