import type { LessonStep } from '../../../../lessons/lesson.ts';
import { LAST, moves, SKIPPED } from './years.ts';

const STEPS = [
  'welcome',
  'gift',
  'visit',
  'offer',
  'plant',
  'buy',
  'furnish',
  'harmony',
  'push',
  'visitAgain',
  'send',
  'plantAgain',
  'joker',
  'food',
  'autumn',
  'meal',
  'year',
  'spirit',
  'skip',
  'balance',
  'last',
  'end',
] as const;
export type LessonStepId = (typeof STEPS)[number];

/** Whatever can be chosen carries its choice, on the board, on the mat or beside it: the first of these that is there. */
const place = (...choices: string[]) => choices.map((choice) => `[data-choice="${choice}"]`).join(', ');
const part = (name: string) => `[data-place="${name}"]`;
/** The green joker where it was planted. */
const JOKER = '[data-piece="shoot-22"]';

/**
 * Two families and a ghost; the learner goes first. A step with `while` begins with the question before it: which gift,
 * or which action, and then what the action asks.
 */
export const steps: readonly LessonStep<LessonStepId>[] = [
  {
    id: 'welcome',
    isQuick: true,
    after: moves(`
      me red-home
      they red-harmony
      me yellow-harmony
      they blue-income
    `),
  },
  {
    id: 'gift',
    point: [place('cook', 'tea')],
    choose: ['cook', 'tea'],
    while: 'cook',
    after: moves('they income'),
  },
  { id: 'visit', point: [part('area-red')], choose: ['red'] },
  { id: 'offer', point: [part('temple-red')], choose: ['red'] },
  {
    id: 'plant',
    point: [place('red-harmony>g2', 'red-home>g1')],
    choose: ['red-harmony>g2', 'red-home>g1'],
    while: 'plant',
  },
  {
    id: 'buy',
    point: [place('home', 'home-i-garden-6')],
    choose: ['home', 'home-i-garden-6'],
    while: 'home',
  },
  { id: 'furnish', point: [place('r2c4')], choose: ['r2c4'] },
  {
    id: 'harmony',
    point: [place('harmony', 'take:hr-03', 'score:hr-03')],
    choose: ['harmony', 'take:hr-03', 'score:hr-03'],
    while: 'harmony',
  },
  {
    id: 'push',
    point: [part('area-green'), part('area-blue')],
    after: moves('they red red red-income>g3 red-harmony>g4 income harmony take:hw-18 stop'),
  },
  { id: 'visitAgain', point: [part('area-green')], choose: ['green'] },
  { id: 'send', point: [part('temple-red')], choose: ['red'] },
  {
    id: 'plantAgain',
    point: [place('green-income>g3', 'green-joker>g4')],
    choose: ['green-income>g3', 'green-joker>g4'],
    while: 'plant',
  },
  { id: 'joker', point: [JOKER], choose: ['cook'] },
  { id: 'food', point: [place('rice')], choose: ['rice'] },
  {
    id: 'autumn',
    point: [part('temple-red')],
    isQuick: true,
    after: moves(`
      me income
      they yellow yellow yellow-home>g2 yellow-income>g1 home home-ii-garden-5 r2c3 income
    `),
  },
  { id: 'meal', point: [place('tea')], choose: ['tea'] },
  {
    id: 'year',
    isQuick: true,
    after: moves(`
      they cook ramen
      me home coin
      they green green green-harmony>g1 green-harmony>g1 harmony take:hl-19 take:hl-20 harmony take:hr-13 take:hr-17 end
    `),
  },
  { id: 'spirit', point: [place('use:rokurokubi')], choose: ['use:rokurokubi'] },
  { id: 'skip', isQuick: true, after: SKIPPED },
  { id: 'balance', point: [place('r1c2')], choose: ['r1c2'] },
  { id: 'last', isQuick: true, after: LAST },
  { id: 'end' },
];
