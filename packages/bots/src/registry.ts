import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** All bots, the weakest first. */
export const BOTS: readonly Bot[] = [random, greedy];

export function botByName(name: string): Bot {
  const bot = BOTS.find((one) => one.name === name);
  if (bot === undefined) {
    throw new RangeError(`There is no bot "${name}". The bots are: ${BOTS.map((one) => one.name).join(', ')}.`);
  }
  return bot;
}
