import { LANGUAGES } from '@engawa/kernel';
import { CLIMBS, EXCHANGES, GARDENS } from '@engawa/white-castle';
import { expect, test } from 'vitest';
import { standing } from '../../src/games/white-castle/standing.ts';

const ALWAYS = [
  ['pay', 'checkpoint'],
  ['stop', 'checkpoint'],
  ['food', 'chooseResource'],
  ['iron', 'chooseResource'],
  ['pearl', 'chooseResource'],
  ['done', 'lastExchange'],
] as const;

test.each(LANGUAGES)('every standing answer has words of its own in %s', (language) => {
  const words = ALWAYS.map(([choice, step]) => standing(choice, step, language));
  expect(new Set(words.filter(Boolean)).size).toBe(ALWAYS.length);
  if (language !== 'en') expect(words.join('')).not.toMatch(/[a-z]/i);
});

test('what depends on how things stand is no answer for ever', () => {
  for (const { id } of CLIMBS) expect(standing(id, 'courtier', 'en')).toBeUndefined();
  for (const card of Object.keys(GARDENS)) expect(standing(card, 'gardener', 'en')).toBeUndefined();
  for (const exchange of Object.values(EXCHANGES)) expect(standing(exchange, 'lastExchange', 'en')).toBeUndefined();
  expect(standing('skip', 'pick', 'en')).toBeUndefined();
});
