import { botByName } from '@engawa/bots';
import { type Game, type GameRecord, SearchLuck, seedFrom, Table, TableLuck } from '@engawa/kernel';

/** The record of a whole game between bots, always the same for the same word. */
export function finishedGame(game: Game, bots: readonly string[], word: string, options = {}): GameRecord {
  const table = new Table(game, bots.length, options, new TableLuck(seedFrom(word)));
  const luck = SearchLuck.seeded(1);
  while (!table.isOver) {
    const [seat] = table.deciders() as [number];
    table.choose(seat, botByName(bots[seat]!).choose(game, table.view(seat), seat, luck));
  }
  const names = bots.map((_, seat) => ['Mia', 'Ren', 'Aki', 'Sora'][seat]!);
  return table.record({ commitment: new TableLuck(seedFrom(word)).commitment, salts: [], seed: seedFrom(word) }, names);
}
