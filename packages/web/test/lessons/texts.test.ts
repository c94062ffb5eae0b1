import { type BambooStep, bamboo } from '@engawa/bamboo';
import { type BitokuStep, bitoku } from '@engawa/bitoku';
import { type Game, LANGUAGES } from '@engawa/kernel';
import { type RisingSunStep, risingSun } from '@engawa/rising-sun';
import { type TokaidoStep, tokaido } from '@engawa/tokaido';
import { type WhiteCastleStep, whiteCastle } from '@engawa/white-castle';
import { describe, expect, it } from 'vitest';
import * as ofBamboo from '../../src/games/bamboo/texts/index.ts';
import * as ofBitoku from '../../src/games/bitoku/texts/index.ts';
import * as ofRisingSun from '../../src/games/rising-sun/texts/index.ts';
import * as ofTokaido from '../../src/games/tokaido/texts/index.ts';
import * as ofWhiteCastle from '../../src/games/white-castle/texts/index.ts';
import { findChapters } from '../../src/table/parts/rules-text.ts';

const GAMES = [
  {
    name: 'Tokaido',
    game: tokaido as unknown as Game,
    texts: ofTokaido,
    chapterOf: (step?: string) => ofTokaido.chapterOf(step === undefined ? step : { do: step as TokaidoStep['do'] }),
  },
  {
    name: 'The White Castle',
    game: whiteCastle as unknown as Game,
    texts: ofWhiteCastle,
    chapterOf: (step?: string) =>
      ofWhiteCastle.chapterOf(step === undefined ? step : { do: step as WhiteCastleStep['do'] }),
  },
  {
    name: 'Bamboo',
    game: bamboo as unknown as Game,
    texts: ofBamboo,
    chapterOf: (step?: string) => ofBamboo.chapterOf(step === undefined ? step : { do: step as BambooStep['do'] }),
  },
  {
    name: 'Rising Sun',
    game: risingSun as unknown as Game,
    texts: ofRisingSun,
    chapterOf: (step?: string) =>
      ofRisingSun.chapterOf(step === undefined ? step : { do: step as RisingSunStep['do'] }),
  },
  {
    name: 'Bitoku',
    game: bitoku as unknown as Game,
    texts: ofBitoku,
    chapterOf: (step?: string) => ofBitoku.chapterOf(step === undefined ? step : { do: step as BitokuStep['do'] }),
  },
];

describe.each(GAMES)('the rules of $name in words', ({ game, texts: { rules, aidTexts }, chapterOf }) => {
  const ids = rules.en.map(({ id }) => id);

  it('have the same chapters in every language', () => {
    expect(ids.length).toBeGreaterThanOrEqual(10);
    for (const language of LANGUAGES) expect(rules[language].map(({ id }) => id)).toEqual(ids);
  });

  it('have a text of its own under every title', () => {
    for (const language of LANGUAGES) {
      const titles = rules[language].map(({ title }) => title);
      expect(new Set(titles).size).toBe(ids.length);
      for (const { text } of rules[language]) expect(text.split('**').length % 2).toBe(1);
    }
    for (const [at] of ids.entries()) {
      expect(new Set(LANGUAGES.map((language) => rules[language][at]!.text)).size).toBe(3);
    }
  });

  it('open at a chapter for every step of the game', () => {
    for (const step of Object.keys(game.rules)) expect(ids).toContain(chapterOf(step));
    expect(ids).toContain(chapterOf());
  });

  it('have the same lines of the player aid in every language', () => {
    for (const language of LANGUAGES) {
      expect(aidTexts[language].map(({ id }) => id)).toEqual(aidTexts.en.map(({ id }) => id));
      expect(aidTexts[language].every(({ name, text }) => name !== '' && text !== '')).toBe(true);
    }
  });
});

describe('the rules of Tokaido in words', () => {
  it('name every traveller', () => {
    for (const language of LANGUAGES) {
      expect(ofTokaido.rules[language].at(-1)!.text.match(/^- /gm)).toHaveLength(10);
    }
  });
});

describe('the rules of The White Castle in words', () => {
  it('are found by what the table calls things', () => {
    const wanted = { en: 'checkpoint', ru: 'контрольная точка', uk: 'контрольна точка' };
    for (const language of LANGUAGES) {
      const found = findChapters(ofWhiteCastle.rules[language], wanted[language], language);
      expect(found.map(({ id }) => id)).toEqual(['time']);
    }
  });
});
