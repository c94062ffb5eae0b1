import { describe, expect, it } from 'vitest';
import { designWords } from '../../src/design/words/index.ts';

describe('the words of the parts', () => {
  it('count in three languages, and keep number and noun on one line', () => {
    const said = (['en', 'ru', 'uk'] as const).map((language) => [1, 2, 5, 21].map(designWords[language].points));
    expect(said).toEqual([
      ['1\u00a0point', '2\u00a0points', '5\u00a0points', '21\u00a0points'],
      ['1\u00a0очко', '2\u00a0очка', '5\u00a0очков', '21\u00a0очко'],
      ['1\u00a0очко', '2\u00a0очки', '5\u00a0очок', '21\u00a0очко'],
    ]);
  });

  it('number the places as each language does', () => {
    const said = (['ru', 'uk'] as const).map((language) => [1, 2, 3, 5].map(designWords[language].score.place));
    expect(said[0]).toEqual(['1-е место', '2-е место', '3-е место', '5-е место']);
    expect(said[1]).toEqual(['1-ше місце', '2-ге місце', '3-тє місце', '5-те місце']);
  });
});
