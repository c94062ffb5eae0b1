import { describe, expect, it } from 'vitest';
import { LANGUAGES, plurals, type Refusal, refusalIn } from '../src/index.ts';

describe('the word after a number', () => {
  it('has two forms in English', () => {
    const count = plurals('en');
    expect([0, 1, 2, 11, 21].map((n) => count(n, 'coin', 'coins'))).toEqual([
      '0 coins',
      '1 coin',
      '2 coins',
      '11 coins',
      '21 coins',
    ]);
  });

  it.each([
    ['ru', 'монета', 'монеты', 'монет'],
    ['uk', 'монета', 'монети', 'монет'],
  ] as const)('has three forms in %s', (language, one, few, many) => {
    const count = plurals(language);
    const expected = { 0: many, 1: one, 2: few, 5: many, 11: many, 21: one, 22: few, 25: many, 101: one, 111: many };
    for (const [n, word] of Object.entries(expected)) expect(count(Number(n), one, few, many)).toBe(`${n} ${word}`);
  });

  it('is the second form when no third one is given', () => {
    expect(plurals('ru')(5, 'чай', 'чаи')).toBe('5 чаи');
  });
});

describe('a refusal', () => {
  const refusals: Readonly<Record<Refusal, true>> = {
    over: true,
    broken: true,
    'no-seat': true,
    'not-yours': true,
    malformed: true,
    'not-listed': true,
    stale: true,
    'no-undo': true,
  };

  it.each(Object.keys(refusals) as Refusal[])('called "%s" has a sentence of its own in every language', (refusal) => {
    const sentences = LANGUAGES.map((language) => refusalIn(language, refusal));
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    for (const sentence of sentences.slice(1)) expect(sentence).not.toMatch(/[a-z]/i);
  });

  it('is told from every other refusal', () => {
    for (const language of LANGUAGES) {
      const sentences = (Object.keys(refusals) as Refusal[]).map((refusal) => refusalIn(language, refusal));
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });
});
