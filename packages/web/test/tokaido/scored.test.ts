import { begin, choicesOf, choose, deciders, isOver, readOptions, SearchLuck } from '@engawa/kernel';
import { type Tokaido, type TokaidoEvent, tokaido } from '@engawa/tokaido';
import { describe, expect, it } from 'vitest';
import type { GameFace } from '../../src/games/face.ts';
import { scored } from '../../src/games/tokaido/scored.ts';
import { scoresTold, sourcesOf } from '../../src/table/score/sources.ts';

const scoring = scored as NonNullable<GameFace['scored']>;

/** A game at random: what was told choice by choice, the scores after each of them, and the end. */
function played(seats: number, seed: number) {
  const luck = SearchLuck.seeded(seed);
  let now: TokaidoEvent[] = [];
  const aside = { luck, tell: (event: unknown) => void now.push(event as TokaidoEvent) };
  const state: Tokaido = begin(tokaido, seats, readOptions(tokaido.options, seats, {}), aside);
  const told = [now];
  const scores = [state.players.map(({ score }) => score)];
  while (!isOver(state)) {
    now = [];
    const seat = deciders(tokaido, state)[0]!;
    const choices = choicesOf(tokaido, state, seat);
    choose(tokaido, state, seat, choices[luck.below(choices.length)]!, aside);
    told.push(now);
    scores.push(state.players.map(({ score }) => score));
  }
  return { told, scores, places: tokaido.standings(state) };
}

const GAMES = [2, 3, 4, 5].flatMap((seats) => [1, 2, 3, 4, 5].map((seed) => [seats, seed] as const));

describe('where the points of Tokaido come from', () => {
  it.each(GAMES)('is told to the last point with %i seats (%i)', (seats, seed) => {
    const { told, scores, places } = played(seats, seed);
    expect(scoresTold(scoring, told, seats)).toEqual(scores);
    const lines = told.flat().map((event, i) => ({ id: `${i}`, event }));
    for (const { seat, sheet } of places) {
      for (const { row, points } of sheet) {
        const sum = sourcesOf(scoring, lines, row, seat)
          .flatMap(({ event }) => scoring(event))
          .reduce((all, one) => all + one.points, 0);
        expect([seat, row, sum]).toEqual([seat, row, points]);
      }
    }
  });
});
