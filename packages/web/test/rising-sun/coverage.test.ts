import '../white-castle/page.ts';
import { LANGUAGES } from '@engawa/kernel';
import type { RisingSunStep } from '@engawa/rising-sun';
import { createElement } from 'react';
import { renderToStaticMarkup as draw } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Board, UprightBoard } from '../../src/games/rising-sun/board.tsx';
import type { SunDeciding } from '../../src/games/rising-sun/deciding.ts';
import { choiceIcon } from '../../src/games/rising-sun/icons.tsx';
import { Mat } from '../../src/games/rising-sun/mat.tsx';
import { plate } from '../../src/games/rising-sun/plate.tsx';
import { Preview } from '../../src/games/rising-sun/preview.tsx';
import { Progress } from '../../src/games/rising-sun/progress.tsx';
import { Side } from '../../src/games/rising-sun/side.tsx';
import { Tray, usesTray } from '../../src/games/rising-sun/tray.tsx';
import { decidingAt, decisions } from './game.ts';

/** What lies before somebody at a desk: the board, and under it the mat or the tray. */
function onDesk(props: SunDeciding): string {
  const below = usesTray(props.step!) ? createElement(Tray, props) : createElement(Mat, { ...props, of: props.seat! });
  return draw(createElement(Board, props)) + draw(below);
}

/** On a phone the mat lies in the sheet: the board has to do without it. */
function onPhone(props: SunDeciding): string {
  return draw(createElement(UprightBoard, props)) + (usesTray(props.step!) ? draw(createElement(Tray, props)) : '');
}

/** The choices that nobody could point at. */
function missing({ choices }: SunDeciding, markup: string): string[] {
  return choices.map(String).filter((choice) => !markup.includes(`data-choice="${choice}"`));
}

/** What comes up in a few games, however they are played. */
const ASKED: readonly RisingSunStep['do'][] = [
  'chooseClan',
  'teaTurn',
  'teaTerms',
  'teaReply',
  'pickMandate',
  'recruit',
  'worship',
  'marshal',
  'marshalTo',
  'build',
  'train',
  'betray',
  'ready',
  'bid',
  'seppuku',
  'hostage',
];

const GAMES = process.env.ENGAWA_LONG ? 30 : 4;

describe.each([3, 4, 5])('at a table of %i', (seats) => {
  it('every choice of every decision lies on the board or in a tray', () => {
    const asked = new Set<RisingSunStep['do']>();
    const seen = new Set<string>();
    let count = 0;
    for (const view of decisions(seats, GAMES)) {
      const props = decidingAt(view);
      const step = props.step!.do;
      asked.add(step);
      count += 1;
      // Drawing takes its time: what has been found at a step once is not looked for again.
      const found = props.choices.map((choice) => `${step} ${choice}`);
      if (found.every((one) => seen.has(one))) continue;
      for (const one of found) seen.add(one);
      expect(missing(props, onDesk(props)), `${step} at a desk`).toEqual([]);
      expect(missing(props, onPhone(props)), `${step} on a phone`).toEqual([]);
    }
    expect(count).toBeGreaterThan(GAMES * 150);
    expect(seen.size).toBeGreaterThan(200);
    expect([...asked]).toEqual(expect.arrayContaining([...ASKED]));
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('nothing is said in the words of programs, whatever is previewed', () => {
    let shown = 0;
    for (const seats of [3, 5]) {
      let turn = 0;
      for (const view of decisions(seats, 1)) {
        turn += 1;
        if (turn % 9 !== 0) continue;
        const asked = decidingAt(view, language);
        const choice = asked.choices[turn % asked.choices.length]!;
        const props = { ...asked, picked: choice };
        const parts = [
          onDesk(props),
          draw(createElement(Preview, props)),
          draw(createElement(Side, props)),
          draw(createElement(Progress, props)),
          draw(createElement('div', null, choiceIcon(choice, props.step!, view))),
          draw(createElement('div', null, plate(props, props.seat!).more)),
        ];
        expect(parts.join('').match(/.{30}(undefined|NaN|\[object)/g) ?? [], props.step!.do).toEqual([]);
        shown += 1;
      }
    }
    expect(shown).toBeGreaterThan(60);
  });
});
