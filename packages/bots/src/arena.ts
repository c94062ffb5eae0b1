import { fitsSeats, type Game, isOver, type Options, readOptions, SearchLuck, type State } from '@engawa/kernel';
import type { Bot } from './bot.ts';
import { wilson } from './interval.ts';
import { lineUp, playBots, rotate } from './table-of-bots.ts';

export interface ArenaPlan {
  /** The bots take one seat each, the last one fills the rest. */
  readonly bots: readonly Bot[];
  readonly games: number;
  /** If absent: one for each bot, and at least as many as the game needs. */
  readonly seats?: number;
  readonly options?: Options;
  /** Milliseconds that a bot has for a choice. */
  readonly time?: number;
  readonly seed: number;
  readonly progress?: (done: number, total: number) => void;
}

export interface ArenaRow {
  readonly bot: string;
  /** A victory that is shared by several seats counts as a part for each of them. */
  readonly wins: number;
  /** How much of all games a single seat of this bot wins, with its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly meanScore: number;
}

export interface ArenaResult {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly bots: ArenaRow[];
}

interface Tally {
  seats: number;
  wins: number;
  points: number;
}

/** Lets bots play against each other: seats rotate from game to game, and the same seed gives the same result. */
export function runArena<S extends State>(game: Game<S>, plan: ArenaPlan): ArenaResult {
  const seats = plan.seats ?? Math.max(plan.bots.length, game.seats.min);
  if (!fitsSeats(game, seats)) {
    throw new RangeError(`${game.id} is played with ${game.seats.min} to ${game.seats.max} seats.`);
  }
  const options = readOptions(game.options, seats, plan.options);
  const lined = lineUp(plan.bots, seats);
  const tallies = new Map<string, Tally>();
  for (const { name } of lined) {
    const tally = tallies.get(name) ?? { seats: 0, wins: 0, points: 0 };
    tally.seats++;
    tallies.set(name, tally);
  }
  const seeds = SearchLuck.seeded(plan.seed);
  const limit = plan.time === undefined ? {} : { time: plan.time };
  for (let i = 0; i < plan.games; i++) {
    const seated = rotate(lined, i);
    const [luck, thinking] = [SearchLuck.seeded(seeds.next()), SearchLuck.seeded(seeds.next())];
    const { state } = playBots(game, options, seated, luck, thinking, limit);
    if (!isOver(state)) throw new Error(`A game of ${game.id} did not end within ${game.longest} choices.`);
    count(game.standings(state), seated, tallies);
    plan.progress?.(i + 1, plan.games);
  }
  return { game: game.id, seats, games: plan.games, bots: [...tallies].map((one) => row(one, plan.games)) };
}

function count(
  standings: readonly { seat: number; place: number; score: number }[],
  seated: readonly Bot[],
  tallies: ReadonlyMap<string, Tally>,
): void {
  const winners = standings.filter((one) => one.place === 1).length;
  for (const { seat, place, score } of standings) {
    const tally = tallies.get(seated[seat]!.name)!;
    tally.points += score;
    if (place === 1) tally.wins += 1 / winners;
  }
}

function row([bot, { seats, wins, points }]: [string, Tally], games: number): ArenaRow {
  const { low, high } = wilson(wins, games);
  const turns = games * seats;
  return { bot, wins, share: wins / turns, low: low / seats, high: high / seats, meanScore: points / turns };
}
