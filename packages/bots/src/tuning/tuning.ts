import { type Game, SearchLuck, type Tuning, type Weights } from '@engawa/kernel';
import type { Bot } from '../bot.ts';
import { greedy, greedyWith } from '../greedy.ts';
import { wilson } from '../interval.ts';
import { duel, thinkingWith } from './duel.ts';
import { valuesOf, withValues } from './flat.ts';
import type { TuningPlan, TuningState } from './state.ts';

/*
 * Simultaneous perturbation (Spall 1992): all weights are pushed at once, each up or down by the toss of a coin; one player
 * thinks with them, another one with the opposite of every push, and the weights go a little way towards whoever was better.
 * What a single weight has to do with it is lost in the noise of one duel, but adds up over many. A weight is pushed by a
 * factor, not by a sum, for some are a hundred times as large as others; its sign and a zero stay as they are.
 */

/** How far a weight is pushed: a factor of 1.28. */
const PUSH = 0.25;
/** How far a weight that does not matter may stray in the whole search. It is no more with many games than with few. */
const STRAY = 0.4;
/** No weight becomes more than about three times as large or as small at one go. */
const FARTHEST = 1.1;
/** Duels between two looks at the weights. */
const DUELS = 4;
/** The part of all games that is played to find out whether the new weights are better. */
const CONFIRMATION = 1 / 4;

/** In the search many quick games teach more than a few careful ones; what is found is confirmed with the bot itself. */
const quick: Bot = greedyWith(2);

export interface TuningOutcome {
  readonly before: Weights;
  readonly after: Weights;
  readonly seats: number;
  readonly games: number;
  /** What a single seat with the new weights won of the confirmation, with its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Only what is better beyond doubt is taken. */
  readonly isBetter: boolean;
}

/** Rounded up to whole generations, so that nobody is asked for less than one duel. */
function lengthOf({ seats, games }: TuningPlan): { generations: number; confirmation: number } {
  const generations = Math.max(1, Math.round((games * (1 - CONFIRMATION)) / (DUELS * seats)));
  const confirmation = Math.max(1, Math.round((games * CONFIRMATION) / (DUELS * seats)));
  return { generations, confirmation: confirmation * DUELS * seats };
}

/** How many games there will be in all. */
export function gamesOf(plan: TuningPlan): number {
  const { generations, confirmation } = lengthOf(plan);
  return generations * DUELS * plan.seats + confirmation;
}

export function beginTuning(game: Game, plan: TuningPlan): TuningState {
  const start = valuesOf(tuningOf(game).weights);
  const zeros = start.map(() => 0);
  return {
    game: game.id,
    seats: plan.seats,
    games: plan.games,
    seed: plan.seed,
    start,
    generation: 0,
    at: zeros,
    sum: zeros,
    leads: 0,
    searched: 0,
    confirmed: 0,
    wins: 0,
  };
}

export function isDone(state: TuningState): boolean {
  return state.confirmed >= lengthOf(state).confirmation;
}

/** The next generation: of the search, or then of the confirmation. */
export function tuneOn(game: Game, state: TuningState): TuningState {
  return state.generation < lengthOf(state).generations ? searchOn(game, state) : confirmOn(game, state);
}

function searchOn(game: Game, state: TuningState): TuningState {
  const { generations } = lengthOf(state);
  const luck = SearchLuck.seeded(Math.imul(state.seed, 0x2c1b3c6d) + state.generation);
  const own = thinkingWith(quick, game, weightsAt(game, state, state.at));
  const duels = Array.from({ length: DUELS }, () => {
    const pushes = state.at.map(() => (luck.below(2) === 0 ? -PUSH : PUSH));
    const pushed = (sign: number): Bot => {
      const at = state.at.map((log, i) => log + sign * pushes[i]!);
      return thinkingWith(quick, game, weightsAt(game, state, at));
    };
    const players = [pushed(1), pushed(-1), ...Array.from({ length: state.seats - 2 }, () => own)];
    const leads = duel(game, players, luck.next()).map(([up, down]) => up!.score - down!.score);
    return { pushes, leads };
  });
  const leads = duels.reduce((sum, one) => one.leads.reduce((inner, lead) => inner + Math.abs(lead), sum), state.leads);
  const searched = state.searched + DUELS * state.seats;
  const usual = leads / searched || 1;
  const step = STRAY / Math.sqrt(generations * DUELS) / PUSH;
  const at = state.at.slice();
  for (const one of duels) {
    // A clear victory counts for more than a narrow one, but not for ever more.
    const better = one.leads.reduce((sum, lead) => sum + Math.tanh(lead / usual), 0) / one.leads.length;
    for (let i = 0; i < at.length; i++) at[i]! += step * better * one.pushes[i]!;
  }
  const within = at.map((log) => Math.max(-FARTHEST, Math.min(FARTHEST, log)));
  const isLate = state.generation >= Math.floor(generations / 2);
  return {
    ...state,
    generation: state.generation + 1,
    at: within,
    sum: isLate ? state.sum.map((sum, i) => sum + within[i]!) : state.sum,
    leads,
    searched,
  };
}

/** Games that the search has never seen: one seat with the candidate, all others with the game's own weights. */
function confirmOn(game: Game, state: TuningState): TuningState {
  const luck = SearchLuck.seeded(Math.imul(~state.seed, 0x297a2d39) + state.confirmed);
  const usual = thinkingWith(greedy, game, tuningOf(game).weights);
  const players = [
    thinkingWith(greedy, game, candidateOf(game, state)),
    ...Array.from({ length: state.seats - 1 }, () => usual),
  ];
  let { wins } = state;
  for (let i = 0; i < DUELS; i++) {
    for (const standings of duel(game, players, luck.next())) {
      if (standings[0]!.place === 1) wins += 1 / standings.filter(({ place }) => place === 1).length;
    }
  }
  return { ...state, confirmed: state.confirmed + DUELS * state.seats, wins };
}

/** The mean of the later generations: where the search has gone, without most of its reeling. */
function candidateOf(game: Game, state: TuningState): Weights {
  const late = state.generation - Math.floor(lengthOf(state).generations / 2);
  return weightsAt(
    game,
    state,
    state.sum.map((sum) => sum / Math.max(1, late)),
  );
}

/** In three digits, as they will be written: what is confirmed is what is kept. */
function weightsAt(game: Game, { start }: TuningState, at: readonly number[]): Weights {
  const values = start.map((value, i) => Number((value * Math.exp(at[i]!)).toPrecision(3)));
  return withValues(tuningOf(game).weights, values);
}

export function outcomeOf(game: Game, state: TuningState): TuningOutcome {
  const { seats, wins, confirmed } = state;
  const { low, high } = wilson(wins, confirmed);
  return {
    before: tuningOf(game).weights,
    after: candidateOf(game, state),
    seats,
    games: state.searched + confirmed,
    share: confirmed === 0 ? 0 : wins / confirmed,
    low,
    high,
    isBetter: isDone(state) && low > 1 / seats,
  };
}

function tuningOf(game: Game): Tuning<never> {
  if (game.tuning === undefined) throw new RangeError(`The game ${game.id} has no weights that could be tuned.`);
  return game.tuning;
}
