import type { LessonStep } from '../../../../lessons/lesson.ts';
import { moves, SKIPPED } from './years.ts';

const STEPS = [
  'welcome',
  'spring',
  'card',
  'gift',
  'die',
  'row',
  'mitama',
  'kodama',
  'unite',
  'building',
  'cross',
  'rat',
  'build',
  'area',
  'second',
  'amulet',
  'steps',
  'visit',
  'start',
  'own',
  'wolf',
  'house',
  'vision',
  'rest',
  'virtue',
  'skip',
  'end',
] as const;
export type LessonStepId = (typeof STEPS)[number];

/** Whatever can be chosen carries its choice, on the board, on the mat or in the tray: the first of these that is there. */
const place = (...choices: string[]) => choices.map((choice) => `[data-choice="${choice}"]`).join(', ');

/**
 * Two spirits; the learner goes first. A step with `while` begins with the question before it: which die, and then where
 * it goes.
 */
export const steps: readonly LessonStep<LessonStepId>[] = [
  { id: 'welcome' },
  {
    id: 'spring',
    point: [place('start-imomushi')],
    choose: ['start-imomushi'],
    after: moves('they start-imomushi'),
  },
  {
    id: 'card',
    point: [place('play:start-kappa', 'left')],
    choose: ['play:start-kappa', 'left'],
    while: 'chooseSlot',
  },
  {
    id: 'gift',
    point: [place('sake:1')],
    choose: ['sake:1'],
    after: moves('they play:start-kappa left jade:1'),
  },
  { id: 'die', point: [place('use:0', 'yomi')], choose: ['use:0', 'yomi'], while: 'placeDie' },
  { id: 'row', point: [place('row-3', 'mitama:1')], choose: ['row-3', 'mitama:1'], while: 'chooseOne' },
  { id: 'mitama', point: [place('3')], choose: [3] },
  { id: 'kodama', point: [place('kodama:1', 'yomi')], choose: ['kodama:1', 'yomi'], while: 'kodama' },
  {
    id: 'unite',
    point: [place('dragonfly-14a', 'wood')],
    choose: ['dragonfly-14a', 'wood'],
    while: 'chooseResource',
  },
  {
    id: 'building',
    point: [place('ancient-1')],
    choose: ['ancient-1'],
    after: moves('they use:0 forges row-3 crystal:0 1 dream-2'),
  },
  {
    id: 'cross',
    point: [place('cross:0', 'yomi:bitoku')],
    choose: ['cross:0', 'yomi:bitoku'],
    while: 'crossReward',
    after: moves('they play:start-kitsune middle mitama:0 1 amulet:1 dragonfly-13a jade jade'),
  },
  {
    id: 'rat',
    point: [place('play:start-nezumi', 'middle')],
    choose: ['play:start-nezumi', 'middle'],
    while: 'chooseSlot',
  },
  { id: 'build', point: [place('build:0', '3')], choose: ['build:0', 3], while: 'build' },
  {
    id: 'area',
    point: [place('steps-br')],
    choose: ['steps-br'],
    after: moves('they play:start-nezumi crystal:0 2 mastery-left wood'),
  },
  { id: 'second', point: [place('use:1')], choose: ['use:1'] },
  { id: 'amulet', point: [place('amulet:1')], choose: ['amulet:1'] },
  { id: 'steps', point: [place('steps', 'row-3')], choose: ['steps', 'row-3'], while: 'resolve' },
  { id: 'visit', point: [place('bitoku')], choose: ['bitoku'] },
  { id: 'start', point: [place('start:pw1-c1')], choose: ['start:pw1-c1'] },
  {
    id: 'own',
    point: [place('ryokan-1')],
    choose: ['ryokan-1'],
    after: moves('they use:1 yomi row-1 ancient-1'),
  },
  {
    id: 'wolf',
    point: [place('play:start-shin-okami', 'enter:pw1-c1')],
    choose: ['play:start-shin-okami', 'enter:pw1-c1'],
    while: 'move',
    after: moves('they use:2 amulet:1 amulet:1 amulet:1 glade row-1 ancient-2 wood'),
  },
  { id: 'house', point: [place('use:2', 'house-2')], choose: ['use:2', 'house-2'], while: 'placeDie' },
  {
    id: 'vision',
    point: [place('vision-01')],
    choose: ['vision-01'],
    after: moves('they pass'),
  },
  { id: 'rest', isQuick: true, after: moves('me cross:1 steps:bitoku 2-2-1') },
  {
    id: 'virtue',
    point: [place('start-kappa')],
    choose: ['start-kappa'],
    after: moves('they 3-2-4 start-kappa'),
  },
  { id: 'skip', isQuick: true, after: SKIPPED },
  { id: 'end' },
];
