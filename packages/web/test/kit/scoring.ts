import {
  begin,
  choicesOf,
  choose,
  deciders,
  type Game,
  type GameEvent,
  isOver,
  readOptions,
  SearchLuck,
  type State,
} from '@engawa/kernel';
import { expect } from 'vitest';
import type { GameFace } from '../../src/games/face.ts';
import { scoresTold, sourcesOf } from '../../src/table/score/sources.ts';

type Scoring = NonNullable<GameFace['scored']>;

/** Plays a game at random. What is told must make up the points after every choice, and in the end every row of the sheet. */
export function expectAllPointsTold<S extends State>(
  game: Game<S>,
  scored: Scoring,
  table: { readonly seats: number; readonly seed: number },
  scoresOf: (state: S) => readonly number[],
): void {
  const luck = SearchLuck.seeded(table.seed);
  let now: GameEvent[] = [];
  const aside = { luck, tell: (event: GameEvent) => void now.push(event) };
  const state = begin(game, table.seats, readOptions(game.options, table.seats, {}), aside);
  const told = [now];
  const scores = [scoresOf(state)];
  while (!isOver(state)) {
    now = [];
    const seat = deciders(game, state)[0]!;
    const choices = choicesOf(game, state, seat);
    choose(game, state, seat, choices[luck.below(choices.length)]!, aside);
    told.push(now);
    scores.push(scoresOf(state));
  }
  expect(scoresTold(scored, told, table.seats)).toEqual(scores);
  const lines = told.flat().map((event, i) => ({ id: `${i}`, event }));
  for (const { seat, sheet } of game.standings(state)) {
    for (const { row, points } of sheet) {
      const found = new Set(sourcesOf(scored, lines, row, seat).map(({ id }) => id));
      const account = scored();
      const sum = lines
        .flatMap(({ id, event }) => account(event).filter((one) => found.has(id) && one.row === row))
        .filter((one) => one.seat === seat)
        .reduce((all, one) => all + one.points, 0);
      expect([seat, row, sum]).toEqual([seat, row, points]);
    }
  }
}
