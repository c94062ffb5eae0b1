import './page.ts';
import { LANGUAGES } from '@engawa/kernel';
import type { WhiteCastleStep } from '@engawa/white-castle';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Board, UprightBoard } from '../../src/games/white-castle/board.tsx';
import type { CastleDeciding } from '../../src/games/white-castle/deciding.ts';
import { choiceIcon } from '../../src/games/white-castle/icons.tsx';
import { Mat } from '../../src/games/white-castle/mat.tsx';
import { plate } from '../../src/games/white-castle/plate.tsx';
import { Preview } from '../../src/games/white-castle/preview.tsx';
import { Progress } from '../../src/games/white-castle/progress.tsx';
import { Side } from '../../src/games/white-castle/side.tsx';
import { Tray, usesTray } from '../../src/games/white-castle/tray.tsx';
import { decidingAt } from './deciding.ts';
import { randomDecisions } from './position.ts';

const draw = renderToStaticMarkup;

/** What lies before somebody at a desk: the board, and under it the mat or the tray. */
function onDesk(props: CastleDeciding): string {
  const below = usesTray(props.step!) ? createElement(Tray, props) : createElement(Mat, { ...props, of: props.seat! });
  return draw(createElement(Board, props)) + draw(below);
}

/** On a phone the mat lies in the sheet: the board has to do without it. */
function onPhone(props: CastleDeciding): string {
  return draw(createElement(UprightBoard, props)) + (usesTray(props.step!) ? draw(createElement(Tray, props)) : '');
}

const escaped = (text: string) => text.replaceAll('>', '&gt;');

/** The choices that nobody could point at. */
function missing({ choices }: CastleDeciding, markup: string): string[] {
  return choices.map(String).filter((choice) => !markup.includes(`data-choice="${escaped(choice)}"`));
}

/** What comes up in forty games, however they are played. */
const ASKED = [
  'takeDie',
  'placeDie',
  'pick',
  'chooseResource',
  'outside',
  'castleAction',
  'warrior',
  'gardener',
  'courtier',
];

describe.each([1, 2, 3, 4])('at a table of %i', (seats) => {
  it('every choice of every decision lies on the board, on the mat or in a tray', () => {
    const asked = new Set<WhiteCastleStep['do']>();
    const seen = new Set<string>();
    let decisions = 0;
    for (const view of randomDecisions(seats, 40)) {
      const props = decidingAt(view);
      const step = props.step!.do;
      asked.add(step);
      decisions += 1;
      // Drawing takes its time: what has been found at a step once is not looked for again.
      const found = props.choices.map((choice) => `${step} ${choice}`);
      if (found.every((one) => seen.has(one))) continue;
      for (const one of found) seen.add(one);
      expect(missing(props, onDesk(props)), `${step} at a desk`).toEqual([]);
      expect(missing(props, onPhone(props)), `${step} on a phone`).toEqual([]);
    }
    expect(decisions).toBeGreaterThan(1000);
    expect(seen.size).toBeGreaterThan(100);
    expect([...asked]).toEqual(expect.arrayContaining([...ASKED]));
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('nothing is said in the words of programs, whatever is previewed', () => {
    let shown = 0;
    for (const seats of [1, 4]) {
      let turn = 0;
      for (const view of randomDecisions(seats, 1)) {
        const asked = decidingAt(view, language);
        // Now one choice of the list, now another; not all of them, for drawing takes its time.
        for (const choice of turn++ % 4 === 0 ? [asked.choices[turn % asked.choices.length]!] : []) {
          const props = { ...asked, picked: choice };
          const parts = [
            onDesk(props),
            draw(createElement(Preview, props)),
            draw(createElement(Side, props)),
            draw(createElement(Progress, props)),
            draw(createElement('div', null, choiceIcon(choice, props.step!, view))),
            draw(createElement('div', null, plate(props, props.seat!).more)),
          ];
          expect(parts.join('')).not.toMatch(/undefined|NaN|\[object/);
          shown += 1;
        }
      }
    }
    expect(shown).toBeGreaterThan(30);
  });
});
