import { expect, test } from 'vitest';
import { blocksOf, findChapters, inlineOf } from '../../src/table/parts/rules-text.ts';

test('a text is paragraphs and lists', () => {
  expect(blocksOf('One\nline.\n\nSecond:\n- a\n- b\n  goes on\n\nLast.')).toEqual([
    { is: 'paragraph', text: 'One line.' },
    { is: 'paragraph', text: 'Second:' },
    { is: 'list', items: ['a', 'b goes on'] },
    { is: 'paragraph', text: 'Last.' },
  ]);
});

test('bold words and what was searched for stand out', () => {
  expect(inlineOf('The **inn** is an Inn', 'inn')).toEqual([
    { text: 'The ', bold: false, found: false },
    { text: 'inn', bold: true, found: true },
    { text: ' is an ', bold: false, found: false },
    { text: 'Inn', bold: false, found: true },
  ]);
});

test('chapters are found by all the words', () => {
  const chapters = [
    { id: 'a', title: 'Гостиницы', text: 'Здесь едят **трапезу**.' },
    { id: 'b', title: 'Храм', text: 'Здесь жертвуют.' },
  ];
  expect(findChapters(chapters, 'ТРАПЕЗУ гостиницы', 'ru').map(({ id }) => id)).toEqual(['a']);
  expect(findChapters(chapters, ' ', 'ru')).toHaveLength(2);
});
