import type { Language } from '@engawa/kernel';
import type { Catalogue } from './catalogue.ts';

interface BotWords {
  readonly name: string;
  readonly help?: string;
}

interface AllBots {
  readonly known: Readonly<Record<string, BotWords>>;
  readonly level: (level: number, of: number) => string;
}

/** Bots by their names on the server. */
const BOTS: Catalogue<AllBots> = {
  en: {
    known: {
      apprentice: { name: 'Apprentice', help: 'sees what is good, and often misses the best' },
      traveller: { name: 'Traveller', help: 'takes what looks best right now' },
      master: { name: 'Master', help: 'thinks ahead, for you as well' },
      random: { name: 'Beginner', help: 'chooses at random' },
      greedy: { name: 'Traveller', help: 'takes what looks best right now' },
    },
    level: (level, of) => `Strength ${level} of ${of}`,
  },
  ru: {
    known: {
      apprentice: { name: 'Ученик', help: 'видит хорошее, но часто упускает лучшее' },
      traveller: { name: 'Странник', help: 'берёт то, что выгодно прямо сейчас' },
      master: { name: 'Мастер', help: 'думает наперёд, и за вас тоже' },
      random: { name: 'Новичок', help: 'ходит наугад' },
      greedy: { name: 'Странник', help: 'берёт то, что выгодно прямо сейчас' },
    },
    level: (level, of) => `Сила ${level} из ${of}`,
  },
  uk: {
    known: {
      apprentice: { name: 'Учень', help: 'бачить, що добре, але часто проминає найкраще' },
      traveller: { name: 'Мандрівник', help: 'бере те, що вигідно просто зараз' },
      master: { name: 'Майстер', help: 'думає наперед, і за вас теж' },
      random: { name: 'Новачок', help: 'ходить навмання' },
      greedy: { name: 'Мандрівник', help: 'бере те, що вигідно просто зараз' },
    },
    level: (level, of) => `Сила ${level} з ${of}`,
  },
};

/** What a bot is called. The server lists its bots by strength: one without a word is called by its place in the list. */
export function botWords(language: Language, bot: string, bots: readonly string[]): BotWords {
  const { known, level } = BOTS[language];
  if (Object.hasOwn(known, bot)) return known[bot]!;
  const rank = bots.indexOf(bot);
  return { name: rank < 0 ? bot : level(rank + 1, bots.length) };
}
