import type { Bot } from '@engawa/bots';
import { gameById } from '@engawa/games';
import { type Choice, SearchLuck } from '@engawa/kernel';
import type { BotJob } from './job.ts';

/** Runs in a worker thread: the text of a job is all that there is of the table. */
export function answer(text: string, botNamed: (name: string) => Bot): Choice {
  const { game: id, view, seat, bot, seed, time } = JSON.parse(text) as BotJob;
  const game = gameById(id);
  if (game === undefined) throw new RangeError(`There is no game "${id}".`);
  return botNamed(bot).choose(game, view, seat, SearchLuck.seeded(seed), { time });
}
