import { copy, copyOf, type Game, replay } from '@engawa/kernel';
import { type Contestant, measure, microseconds, type Rounds, type Spread } from './measure.ts';
import type { GameFigures } from './result.ts';
import { specimenOf } from './specimen.ts';

/** How many things `figuresOf` measures. */
export const FIGURES_A_GAME = 6;

/** What a game's states cost: to copy, to hide, to replay and to send. */
export function figuresOf(game: Game, seed: number, rounds: Rounds, onRound: (what: string) => void): GameFigures {
  const { record, middle, bytes } = specimenOf(game, seed);
  let seat = 0;
  const hideInTurn = () => {
    seat = (seat + 1) % record.seats;
    return game.hide(middle, seat);
  };
  const contestants: readonly Contestant[] = [
    timed(`${game.id}: copy`, () => copy(middle)),
    timed(`${game.id}: its own copy`, () => copyOf(game, middle)),
    timed(`${game.id}: structuredClone`, () => structuredClone(middle)),
    timed(`${game.id}: JSON round trip`, () => JSON.parse(JSON.stringify(middle))),
    timed(`${game.id}: view`, hideInTurn),
    timed(`${game.id}: replay`, () => replay(game, record), record.entries.length),
  ];
  const times = measure(contestants, rounds, onRound).map(microseconds);
  const [kernel, own, structured, json, view, replayed] = times as [Spread, Spread, Spread, Spread, Spread, Spread];
  return {
    seats: record.seats,
    copy: {
      kernel,
      own,
      structuredClone: structured,
      json,
      vsStructuredClone: kernel.median / structured.median,
      ownVsStructuredClone: own.median / structured.median,
      vsJson: kernel.median / json.median,
    },
    view,
    replay: replayed,
    bytes,
  };
}

function timed(name: string, work: () => unknown, units = 1): Contestant {
  return {
    name,
    run() {
      work();
      return units;
    },
  };
}
