import { randomInt } from 'node:crypto';
import type { Language } from '@engawa/kernel';

/** Adjectives and animals of one grammatical gender, so that any two go together. */
const WORDS: Readonly<
  Record<Language, { readonly adjectives: readonly string[]; readonly animals: readonly string[] }>
> = {
  en: {
    adjectives: ['Quiet', 'Merry', 'Curious', 'Gentle', 'Bright', 'Sleepy', 'Brave', 'Nimble', 'Patient', 'Sunny'],
    animals: ['Heron', 'Otter', 'Badger', 'Crane', 'Fox', 'Hare', 'Owl', 'Carp', 'Sparrow', 'Hedgehog'],
  },
  ru: {
    adjectives: ['Тихий', 'Весёлый', 'Мудрый', 'Ловкий', 'Ясный', 'Сонный', 'Храбрый', 'Рыжий', 'Добрый', 'Бодрый'],
    animals: ['Журавль', 'Барсук', 'Лис', 'Заяц', 'Филин', 'Карп', 'Воробей', 'Ёж', 'Енот', 'Бобёр'],
  },
  uk: {
    adjectives: [
      'Тихий',
      'Веселий',
      'Мудрий',
      'Спритний',
      'Ясний',
      'Сонний',
      'Хоробрий',
      'Рудий',
      'Добрий',
      'Бадьорий',
    ],
    animals: ['Журавель', 'Борсук', 'Лис', 'Заєць', 'Пугач', 'Короп', 'Горобець', 'Їжак', 'Єнот', 'Бобер'],
  },
};

/** A friendly name for somebody who gave none. Guests may share one. */
export function guestName(language: Language): string {
  const { adjectives, animals } = WORDS[language];
  const any = (words: readonly string[]) => words[randomInt(words.length)]!;
  return `${any(adjectives)} ${any(animals)}`;
}
