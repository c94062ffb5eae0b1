import { LANGUAGES } from '@engawa/kernel';
import { describe, expect, test } from 'vitest';
import { invitationLink, invitationTo } from '../../src/table/invitation.ts';
import { KEY_CAPS } from '../../src/table/keys.ts';
import { TABLE_WORDS } from '../../src/table/words/index.ts';

describe.each(LANGUAGES)('the words in %s', (language) => {
  const say = TABLE_WORDS[language];
  test('have eight ready phrases and a name for every key', () => {
    expect(new Set(say.presets).size).toBe(8);
    for (const [name] of KEY_CAPS) expect(say.keys[name]).toBeTruthy();
  });
  test('tell the table’s own life', () => {
    const name = () => 'Mia';
    expect(say.note({ is: 'hand-over', seat: 0, why: 'time' }, name)).toContain('Mia');
    expect(say.note({ is: 'close', why: 'vote' }, name)).toBe(say.closedBy.vote);
  });
});

test('numbers and nouns agree', () => {
  const [one, few, many] = [1, 3, 5].map((n) => TABLE_WORDS.ru.replayMoves(n));
  expect([one, few, many]).toEqual(['Показать 1\u00a0ход', 'Показать 3\u00a0хода', 'Показать 5\u00a0ходов']);
  expect(TABLE_WORDS.uk.choicesCount(2)).toBe('2\u00a0варіанти');
  expect(TABLE_WORDS.en.missed(1)).toBe('While you were away: 1\u00a0choice of others');
});

test('an invitation travels in the fragment, where no server sees it', () => {
  const link = invitationLink('abc', 'se+cret');
  expect(link).toBe('/t/abc#invite=se%2Bcret');
  expect(invitationTo('abc', new URL(link, 'https://engawa.example').hash)).toBe('se+cret');
  expect(invitationTo('abc', '')).toBeUndefined();
});
