import {
  type Choice,
  choicesOf,
  choose,
  copyOf,
  deciders,
  type Game,
  isOver,
  isTogether,
  type Luck,
  SearchLuck,
  type Seat,
  type State,
} from '@engawa/kernel';
import { lead } from './worth.ts';

/** How many seeds there are for luck that several choices share. */
export const SEEDS = 2 ** 31;

/**
 * How far the game sees the seat ahead after each of the choices. All are tried with the same luck, so that none looks better
 * only because it was luckier.
 */
export function leadsAfter<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  list: readonly Choice[],
  luck: Luck,
): number[] {
  return triedOut(game, state, seat, list, luck, (tried) => lead(game.evaluate(tried), seat));
}

function triedOut<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  list: readonly Choice[],
  luck: Luck,
  judged: (tried: S) => number,
): number[] {
  const seed = luck.below(SEEDS);
  return list.map((choice) => {
    const tried = copyOf(game, state);
    choose(game, tried, seat, choice, { luck: SearchLuck.seeded(seed) });
    return judged(tried);
  });
}

/** Who decides next. In a round of all a seat makes all its decisions at one go: whoever is at it stays at it. */
export function deciderOf<S extends State>(game: Game<S>, state: S, inRound: Seat): Seat {
  const top = state.agenda[state.agenda.length - 1]!;
  if (!isTogether(top)) return top.seat!;
  const waiting = deciders(game, state);
  return waiting.includes(inRound) ? inRound : waiting[0]!;
}

/** No turn is that long; but a game that can go in circles must not hold up the search. */
const LONGEST_TURN = 60;
/** Alone it is always one's own turn: so many choices are about one. */
const LONGEST_TURN_ALONE = 6;

/** How far everybody plays on. */
interface Horizon {
  readonly turns: number;
  readonly isAlone: boolean;
  /** When the clock shows this, everybody stops where they are. */
  readonly end: number;
}

/** The seat that has just chosen ends its turn as the game thinks best, and so do the next ones, until so many have. */
export function endTurns<S extends State>(game: Game<S>, state: S, last: Seat, horizon: Horizon, luck: Luck): void {
  const { turns, isAlone, end } = horizon;
  const longest = isAlone ? LONGEST_TURN_ALONE : LONGEST_TURN;
  let seat = last;
  let [ended, made] = [0, 0];
  while (made < longest && !isOver(state)) {
    const next = deciderOf(game, state, seat);
    if (next !== seat) {
      ended++;
      made = 0;
    }
    if (ended >= turns || performance.now() >= end) return;
    seat = next;
    const list = choicesOf(game, state, seat);
    choose(game, state, seat, liked(game, state, seat, list, luck), { luck });
    made++;
  }
}

/** The choice of the list that the game thinks best for the seat. */
export function liked<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  list: readonly Choice[],
  luck: Luck,
): Choice {
  if (list.length === 1) return list[0]!;
  const judged =
    game.expect === undefined
      ? leadsAfter(game, state, seat, list, luck)
      : triedOut(game, state, seat, list, luck, (tried) => game.expect!(tried, seat));
  let at = 0;
  for (let other = 1; other < judged.length; other++) if (judged[other]! > judged[at]!) at = other;
  return list[at]!;
}
