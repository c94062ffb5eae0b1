import {
  begin,
  choicesOf,
  choose,
  deciders,
  type Game,
  isOver,
  type Luck,
  type Options,
  type State,
} from '@engawa/kernel';
import type { Bot, Limit } from './bot.ts';

export interface BotGame<S extends State> {
  readonly state: S;
  readonly decisions: number;
}

/** One bot a seat: the named ones take one each, the last one fills the rest. */
export function lineUp(bots: readonly Bot[], seats: number): Bot[] {
  if (bots.length === 0) throw new RangeError('At least one bot is needed.');
  if (bots.length > seats) throw new RangeError(`${bots.length} bots do not fit at ${seats} seats.`);
  return Array.from({ length: seats }, (_, seat) => bots[Math.min(seat, bots.length - 1)]!);
}

/** The same people, each `by` seats further on: over `seats` games everybody sits everywhere once. */
export function rotate<V>(seated: readonly V[], by: number): V[] {
  return seated.map((_, seat) => seated[(seat + by) % seated.length]!);
}

/** Plays one game. `luck` is the table's; the bots think with `thinking`, so that they cannot foresee a draw. */
export function playBots<S extends State>(
  game: Game<S>,
  options: Options,
  seated: readonly Bot[],
  luck: Luck,
  thinking: Luck,
  limit: Limit = {},
): BotGame<S> {
  const aside = { luck };
  const state = begin(game, seated.length, options, aside);
  let decisions = 0;
  while (!isOver(state) && decisions < game.longest) {
    const [seat] = deciders(game, state) as [number];
    const bot = seated[seat]!;
    const choice = bot.choose(game, game.hide(state, seat), seat, thinking, limit);
    if (!choicesOf(game, state, seat).includes(choice)) {
      throw new Error(`The bot ${bot.name} chose ${JSON.stringify(choice)}, which is not on its list.`);
    }
    choose(game, state, seat, choice, aside);
    decisions++;
  }
  return { state, decisions };
}
