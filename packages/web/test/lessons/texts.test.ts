import { LANGUAGES } from '@engawa/kernel';
import { tokaido } from '@engawa/tokaido';
import { describe, expect, it } from 'vitest';
import { aidTexts, chapterOf, rules } from '../../src/games/tokaido/texts/index.ts';

describe('the rules of Tokaido in words', () => {
  it('have the same chapters in every language', () => {
    const ids = rules.en.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(10);
    for (const language of LANGUAGES) expect(rules[language].map(({ id }) => id)).toEqual(ids);
  });

  it('open at a chapter for every step of the game', () => {
    const ids = rules.en.map(({ id }) => id);
    for (const step of Object.keys(tokaido.rules)) {
      expect(ids).toContain(chapterOf({ do: step as keyof typeof tokaido.rules }));
    }
    expect(ids).toContain(chapterOf(undefined));
  });

  it('name every traveller and every bold word is closed', () => {
    for (const language of LANGUAGES) {
      const text = rules[language].map((chapter) => chapter.text).join('\n');
      expect(text.split('**').length % 2).toBe(1);
      expect(rules[language].at(-1)!.text.match(/^- /gm)).toHaveLength(10);
    }
  });

  it('have a line of the player aid for every kind of stop', () => {
    for (const language of LANGUAGES) {
      expect(aidTexts[language].map(({ id }) => id)).toEqual(aidTexts.en.map(({ id }) => id));
      expect(aidTexts[language].every(({ name, text }) => name !== '' && text !== '')).toBe(true);
    }
  });
});
