import { choicesOf } from '@engawa/kernel';
import type { Bot } from './bot.ts';

/** Every choice is as likely as every other one. */
export const random: Bot = {
  name: 'random',
  choose(game, view, seat, luck) {
    const list = choicesOf(game, view, seat);
    return list[luck.below(list.length)]!;
  },
};
