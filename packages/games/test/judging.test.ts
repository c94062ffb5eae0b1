import { begin, choicesOf, choose, deciders, isOver, readOptions, SearchLuck } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/index.ts';

const LONGEST = 600;
const PLAYED = 4;

/** From one position to the next little changes: whoever remembers the last one too long is found out by a judge who remembers nothing. */
function judgedAlong(game: (typeof GAMES)[number], seats: number, seed: number): void {
  const luck = SearchLuck.seeded(seed);
  const state = begin(game, seats, readOptions(game.options, seats), { luck });
  for (let made = 0; made < LONGEST && !isOver(state); made++) {
    const fresh = game.tuning!.judge(game.tuning!.weights);
    const expected = game.evaluate(state);
    expect(expected).toEqual(fresh.evaluate(state));
    for (let seat = 0; seat < seats; seat++) {
      if (game.expect) expect(game.expect(state, seat)).toBe(expected[seat]);
    }
    const seat = deciders(game, state)[0]!;
    const list = choicesOf(game, state, seat);
    choose(game, state, seat, list[luck.below(list.length)]!, { luck });
  }
}

describe.each(GAMES.map((game) => [game.id, game] as const))('the judge of %s', (_, game) => {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    it(`thinks the same of a position with ${seats} seats whatever it has seen before, and of one seat as of all`, () => {
      for (let seed = 1; seed <= PLAYED; seed++) judgedAlong(game, seats, seed);
    });
  }
});
