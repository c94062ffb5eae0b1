import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { State } from '../agenda.ts';
import type { Game } from '../game.ts';
import { coveringOptions, type Options } from '../options.ts';
import { recordToText } from '../record-text.ts';
import { walk } from './walk.ts';

/**
 * The suite that a game gets by existing: all laws, every seat count, every option, `games` games for each. A game that
 * is long and has many sets of options may play each set with one of `share` seat counts only.
 */
export function describeLaws<S extends State>(game: Game<S>, games = 5, share = 1): void {
  describe(`the laws hold for ${game.id}`, () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const sets = coveringOptions(game.options, seats).filter((_, i) => i % share === seats % share);
      for (const options of sets) {
        it(`with ${seats} seats and ${spell(options)}`, () => {
          fc.assert(
            fc.property(fc.integer({ min: 1 }), (seed) => {
              const { violations, record } = walk(game, { seats, options, seed });
              const hint = violations.length > 0 ? recordToText(record) : '';
              expect(violations, `seed ${seed}\n${hint}`).toEqual([]);
            }),
            { numRuns: games, seed: seats, endOnFailure: true },
          );
        });
      }
    }
  });
}

function spell(options: Options): string {
  const words = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  return words.length > 0 ? words.join(' ') : 'no options';
}
