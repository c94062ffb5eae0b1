import { LANGUAGES } from '@engawa/kernel';
import { MEALS, SOUVENIRS, TRAVELLERS } from '@engawa/tokaido';
import { expect, test } from 'vitest';
import { standing } from '../../src/games/tokaido/standing.ts';

const ALWAYS: readonly (readonly [string | number, string])[] = [
  ['done', 'buySouvenirs'],
  [2, 'temple'],
  ['sea', 'pickPanorama'],
  ['decline', 'pickPanorama'],
  ['take', 'freeMeal'],
  ['decline', 'freeMeal'],
  ['skip', 'buyMeal'],
];

test.each(LANGUAGES)('every standing answer has words of its own in %s', (language) => {
  const words = ALWAYS.map(([choice, step]) => standing(choice, step, language));
  for (const [i, [choice]] of ALWAYS.entries()) expect(words[i]).not.toBe(`${choice}`);
  expect(new Set(words.filter(Boolean)).size).toBe(ALWAYS.length);
});

test('what lies there only this once is no answer for ever', () => {
  for (const card of Object.keys(SOUVENIRS)) expect(standing(card, 'buySouvenirs', 'en')).toBeUndefined();
  for (const dish of Object.keys(MEALS)) expect(standing(dish, 'buyMeal', 'en')).toBeUndefined();
  for (const traveller of Object.keys(TRAVELLERS)) expect(standing(traveller, 'chooseTraveller', 'en')).toBeUndefined();
  expect(standing('farm-1', 'move', 'en')).toBeUndefined();
});
