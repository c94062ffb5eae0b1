import { HOME_TILES, SHOOTS, TAKE } from '@engawa/bamboo';
import { LANGUAGES } from '@engawa/kernel';
import { expect, test } from 'vitest';
import { standing } from '../../src/games/bamboo/standing.ts';

const ALWAYS: readonly (readonly [string, string])[] = [
  ['harmony', 'pickGift'],
  ['cook', 'pickGift'],
  ['tea', 'cook'],
  ['ramen', 'chooseFood'],
  ['happiness', 'harmony'],
  ['coin', 'home'],
  ['done', 'wake'],
  ['end', 'endTurn'],
];

test.each(LANGUAGES)('every standing answer has words of its own in %s', (language) => {
  const words = ALWAYS.map(([choice, step]) => standing(choice, step, language));
  for (const [i, [choice]] of ALWAYS.entries()) expect(words[i]).not.toBe(choice);
  expect(new Set(words.filter(Boolean)).size).toBe(ALWAYS.length);
});

test('what lies there only this once is no answer for ever', () => {
  for (const tile of Object.keys(HOME_TILES)) expect(standing(tile, 'home', 'en')).toBeUndefined();
  for (const choice of Object.values(TAKE)) expect(standing(choice, 'harmony', 'en')).toBeUndefined();
  for (const { kind } of SHOOTS) expect(standing(`${kind}>g1`, 'plant', 'en')).toBeUndefined();
  expect(standing('red', 'visit', 'en')).toBeUndefined();
});
