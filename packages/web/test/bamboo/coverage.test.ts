import '../white-castle/page.ts';
import type { BambooStep } from '@engawa/bamboo';
import { LANGUAGES } from '@engawa/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup as draw } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Board } from '../../src/games/bamboo/board.tsx';
import type { BambooDeciding } from '../../src/games/bamboo/deciding.ts';
import { hold, plantable } from '../../src/games/bamboo/held.ts';
import { choiceIcon } from '../../src/games/bamboo/icons.tsx';
import { Mat } from '../../src/games/bamboo/mat.tsx';
import { pagesOf, upright } from '../../src/games/bamboo/pages.tsx';
import { plate } from '../../src/games/bamboo/plate.tsx';
import { Preview } from '../../src/games/bamboo/preview.tsx';
import { Progress } from '../../src/games/bamboo/progress.tsx';
import { Side } from '../../src/games/bamboo/side.tsx';
import { Tray, usesTray } from '../../src/games/bamboo/tray.tsx';
import { decidingAt, decisions } from './game.ts';

/** What lies before somebody at a desk: the board, and under it the mat or the tray. */
function onDesk(props: BambooDeciding): string {
  const below = usesTray(props.step!) ? createElement(Tray, props) : createElement(Mat, { ...props, of: props.seat! });
  return draw(createElement(Board, props)) + draw(below);
}

/** On a phone: the pages to which the table turns, and the answers of the tray. */
function onPhone(props: BambooDeciding): string {
  const open = pagesOf(props);
  const pages = upright.pages.filter(({ id }) => open.some((page) => page === id));
  const tray = usesTray(props.step!) ? draw(createElement(Tray, props)) : '';
  return pages.map((page) => draw(createElement(page.Board, props))).join('') + tray;
}

/** Whoever plants may take every shoot of the area in hand. */
function whateverIsHeld(props: BambooDeciding, look: (props: BambooDeciding) => string): string {
  const kinds = plantable(props);
  if (kinds.length === 0) return look(props);
  return kinds
    .map((kind) => {
      hold(kind);
      return look(props);
    })
    .join('');
}

const escaped = (text: string) => text.replaceAll('>', '&gt;');

/** The choices that nobody could point at. */
function missing({ choices }: BambooDeciding, markup: string): string[] {
  return choices.map(String).filter((choice) => !markup.includes(`data-choice="${escaped(choice)}"`));
}

/** All decisions of the game. */
const ASKED: readonly BambooStep['do'][] = [
  'draftShoot',
  'pickGift',
  'visit',
  'offer',
  'plant',
  'activate',
  'placeOverflow',
  'keepInColour',
  'endTurn',
  'harmony',
  'home',
  'furnish',
  'cook',
  'tengu',
  'tenguTakes',
  'wake',
  'okami',
  'chooseFood',
];

/** Drawing takes its time: the short round looks at the first decisions of a kind that bring choices never seen. */
const long = process.env.ENGAWA_LONG !== undefined;
const LOOKS = long ? Number.POSITIVE_INFINITY : 4;
/** One decision in so many is drawn in all its parts. */
const EVERY = long ? 3 : 19;

describe.each([2, 3, 4])('at a table of %i', (seats) => {
  it('every choice of every decision lies on the board, on the mat or in the tray', () => {
    const looks = new Map<BambooStep['do'], number>();
    const seen = new Set<string>();
    for (const view of decisions(seats, 25, { night: seats === 3 })) {
      const props = decidingAt(view);
      const step = props.step!.do;
      const found = props.choices.map((choice) => `${step} ${choice}`);
      const looked = looks.get(step) ?? 0;
      if (looked >= LOOKS || found.every((one) => seen.has(one))) continue;
      looks.set(step, looked + 1);
      for (const one of found) seen.add(one);
      expect(missing(props, whateverIsHeld(props, onDesk)), `${step} at a desk`).toEqual([]);
      expect(missing(props, whateverIsHeld(props, onPhone)), `${step} on a phone`).toEqual([]);
    }
    expect(seen.size).toBeGreaterThan(long ? 250 : 100);
    expect([...looks.keys()].sort()).toEqual([...ASKED].sort());
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('nothing is said in the words of programs, whatever is previewed', () => {
    let shown = 0;
    for (const seats of [2, 4]) {
      let turn = 0;
      for (const view of decisions(seats, 1, { night: seats === 2 })) {
        const asked = decidingAt(view, language);
        // Now one choice of the list, now another.
        for (const choice of turn++ % EVERY === 0 ? [asked.choices[turn % asked.choices.length]!] : []) {
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
          expect(parts.join('')).not.toMatch(/undefined|NaN|\[object/);
          shown += 1;
        }
      }
    }
    expect(shown).toBeGreaterThan(30);
  });
});
