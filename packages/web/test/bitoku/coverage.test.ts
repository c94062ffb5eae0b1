import '../white-castle/page.ts';
import type { BitokuStep } from '@engawa/bitoku';
import { LANGUAGES } from '@engawa/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup as draw } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Board } from '../../src/games/bitoku/board.tsx';
import type { BitokuDeciding } from '../../src/games/bitoku/deciding.ts';
import { choiceIcon } from '../../src/games/bitoku/icons.tsx';
import { Mat } from '../../src/games/bitoku/mat.tsx';
import { pagesOf, upright } from '../../src/games/bitoku/pages.tsx';
import { plate } from '../../src/games/bitoku/plate.tsx';
import { Preview } from '../../src/games/bitoku/preview.tsx';
import { Progress } from '../../src/games/bitoku/progress.tsx';
import { Side } from '../../src/games/bitoku/side.tsx';
import { Tray, usesTray } from '../../src/games/bitoku/tray.tsx';
import { decidingAt, decisions } from './game.ts';

/** What lies before somebody at a desk: the board, and under it the mat or the tray. */
function onDesk(props: BitokuDeciding): string {
  const below = usesTray(props.step!) ? createElement(Tray, props) : createElement(Mat, { ...props, of: props.seat! });
  return draw(createElement(Board, props)) + draw(below);
}

/** On a phone: the pages to which the table turns, and the answers of the tray. The mat of the tray is not shown there. */
function onPhone(props: BitokuDeciding): string {
  const open = pagesOf(props);
  const pages = upright.pages.filter(({ id }) => open.some((page) => page === id));
  const tray = usesTray(props.step!) ? draw(createElement(Tray, props)).split('class="bt-mat__right"')[1]! : '';
  return pages.map((page) => draw(createElement(page.Board, props))).join('') + tray;
}

const escaped = (text: string) => text.replaceAll('>', '&gt;');

/** The choices that nobody could point at. */
function missing({ choices }: BitokuDeciding, markup: string): string[] {
  return choices.map(String).filter((choice) => !markup.includes(`data-choice="${escaped(choice)}"`));
}

/** What comes up in eight games, however they are played. */
const ASKED: readonly BitokuStep['do'][] = [
  'springDiscard',
  'basic',
  'chooseSlot',
  'playOrder',
  'placeDie',
  'resolve',
  'ownerBonus',
  'crossReward',
  'pickTwo',
  'pick',
  'chooseOne',
  'chooseResource',
  'kodama',
  'move',
  'keepVision',
  'iwakura',
  'pilgrim',
  'mitama',
  'dragonfly',
  'unite',
  'build',
  'buildCell',
  'crystal',
  'crystalSlot',
  'payAny',
  'diceOrder',
  'virtue',
];
/** What few players seldom come to, who play at random. */
const SELDOM: readonly BitokuStep['do'][] = [
  'ownerBonus',
  'pick',
  'pilgrim',
  'playOrder',
  'unite',
  'virtue',
  'iwakura',
];

/** What was found already on the board of one and two, and on that of three and four. */
const found = { small: new Set<string>(), large: new Set<string>() };

describe.each([1, 2, 3, 4])('at a table of %i', (seats) => {
  it('every choice of every decision lies on the board, on the mat or in the tray', () => {
    const asked = new Set<BitokuStep['do']>();
    const seen = found[seats > 2 ? 'large' : 'small'];
    let count = 0;
    for (const view of decisions(seats, 8, { 'strict-forest': seats === 3 })) {
      const props = decidingAt(view);
      const step = props.step!.do;
      asked.add(step);
      count += 1;
      // Drawing takes its time: what has been found at a step once is not looked for again, nor are cards that differ
      // by nothing but their number.
      const shown = props.choices.map((choice) => `${step} ${String(choice).replace(/-\d+[ab]?$/, '')}`);
      if (shown.every((one) => seen.has(one))) continue;
      for (const one of shown) seen.add(one);
      expect(missing(props, onDesk(props)), `${step} at a desk`).toEqual([]);
      expect(missing(props, onPhone(props)), `${step} on a phone`).toEqual([]);
    }
    expect(count).toBeGreaterThan(700);
    expect(seen.size).toBeGreaterThan(100);
    const wanted = ASKED.filter((step) => seats > 2 || !SELDOM.includes(step));
    expect([...asked]).toEqual(expect.arrayContaining([...wanted]));
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('nothing is said in the words of programs, whatever is previewed', () => {
    let shown = 0;
    for (const seats of [1, 4]) {
      let turn = 0;
      for (const view of decisions(seats, 1)) {
        const asked = decidingAt(view, language);
        // Now one choice of the list, now another; not all of them, for drawing takes its time.
        for (const choice of turn++ % 16 === 0 ? [asked.choices[turn % asked.choices.length]!] : []) {
          const props = { ...asked, picked: choice };
          const parts = [
            onDesk(props),
            onPhone(props),
            draw(createElement(Preview, props)),
            draw(createElement(Side, props)),
            draw(createElement(Progress, props)),
            draw(createElement('div', null, choiceIcon(choice, props.step!, view))),
            draw(createElement('div', null, plate(props, props.seat!).more)),
          ];
          const markup = parts.join('');
          expect(markup).not.toMatch(/undefined|NaN|\[object/);
          // Tiles, cards and spaces have names: what they are called in the rules is never read out.
          const spoken = [...markup.matchAll(/aria-label="([^"]*)"|<title>([^<]*)</g)].map((one) => one[1] ?? one[2]);
          expect(spoken.join('\n')).not.toMatch(/[a-z]+-\d\d?\b|[a-z]+:\d/);
          shown += 1;
        }
      }
    }
    expect(shown).toBeGreaterThan(20);
  });
});
