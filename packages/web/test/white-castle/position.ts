import { begin, choicesOf, choose, copyOf, deciders, type Game, isOver, readOptions, SearchLuck } from '@engawa/kernel';
import { type WhiteCastle, whiteCastle } from '@engawa/white-castle';

const game = whiteCastle as unknown as Game<WhiteCastle>;

/** A table of so many seats at its first decision. */
export function position(seats: number, seed = 1): WhiteCastle {
  return begin(game, seats, readOptions(whiteCastle.options, seats, {}), { luck: SearchLuck.seeded(seed) });
}

/** Every position at which somebody decides, in games that are played at random. */
export function* randomDecisions(seats: number, games: number): Generator<WhiteCastle> {
  for (let seed = 1; seed <= games; seed++) {
    const luck = SearchLuck.seeded(seed * 31 + seats);
    const state = position(seats, seed);
    while (!isOver(state)) {
      yield copyOf(game, state);
      const [seat] = deciders(game, state) as [number];
      const choices = choicesOf(game, state, seat);
      choose(game, state, seat, choices[luck.below(choices.length)]!, { luck });
    }
  }
}

/** Who is asked, and what for. */
export function question(view: WhiteCastle) {
  const [seat] = deciders(game, view) as [number];
  return { seat, choices: choicesOf(game, view, seat) };
}
