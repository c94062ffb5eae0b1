import { type Game, isOver, readOptions, SearchLuck, type Standing, type Weights } from '@engawa/kernel';
import type { Bot } from '../bot.ts';
import { playBots, rotate } from '../table-of-bots.ts';

/** The bot, with its own opinion of what things are worth. */
export function thinkingWith(bot: Bot, game: Game, weights: Weights): Bot {
  const judged: Game = { ...game, ...game.tuning?.judge(weights) };
  return {
    name: bot.name,
    choose: (_, view, seat, luck, limit) => bot.choose(judged, view, seat, luck, limit),
  };
}

/**
 * The same game once from every seat: the same deal and the same luck, as far as the same things are chosen. What one seat
 * has better than another is so everybody's in turn. Returns the standings of those who play, in their order.
 */
export function duel(game: Game, players: readonly Bot[], seed: number): Standing[][] {
  const options = readOptions(game.options, players.length);
  return players.map((_, by) => {
    const { state } = playBots(game, options, rotate(players, by), SearchLuck.seeded(seed), SearchLuck.seeded(~seed));
    if (!isOver(state)) throw new Error(`A game of ${game.id} did not end within ${game.longest} choices.`);
    const bySeat = game.standings(state).toSorted((a, b) => a.seat - b.seat);
    return rotate(bySeat, players.length - by);
  });
}
