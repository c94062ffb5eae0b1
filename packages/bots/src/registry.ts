import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { apprentice, master, masterWith, traveller } from './levels.ts';
import { random } from './random.ts';

/** Those that a table offers, the weakest first. */
export const LEVELS: readonly Bot[] = [apprentice, traveller, master];

/** Plays for people who are not there: quick, and nobody's ruin. */
export const STAND_IN: Bot = traveller;

/** All that can be named, the weakest first: in the laboratory, and at tables from before there were levels. */
export const BOTS: readonly Bot[] = [random, apprentice, greedy, traveller, master];

/** `master:800` is the master with time for so many iterations. */
export function botByName(name: string): Bot {
  const iterations = /^master:([1-9]\d{0,6})$/.exec(name)?.[1];
  const bot = iterations ? masterWith(Number(iterations)) : BOTS.find((one) => one.name === name);
  if (bot === undefined) {
    throw new RangeError(`There is no bot "${name}". The bots are: ${BOTS.map((one) => one.name).join(', ')}.`);
  }
  return bot;
}
