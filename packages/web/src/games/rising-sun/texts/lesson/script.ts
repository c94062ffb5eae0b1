import type { LessonStep } from '../../../../lessons/lesson.ts';
import { moves, SKIPPED } from './seasons.ts';

const STEPS = [
  'welcome',
  'clan',
  'map',
  'tea',
  'mandate',
  'shinto',
  'bushi',
  'march',
  'daimyo',
  'build',
  'kami',
  'train',
  'ally',
  'betray',
  'replace',
  'ready',
  'battle',
  'hostage',
  'rest',
  'captive',
  'won',
  'skip',
  'end',
] as const;
export type LessonStepId = (typeof STEPS)[number];

/** Whatever can be chosen carries its choice, on the map or in a tray: the first of these that is there. */
const place = (...choices: (string | number)[]) => choices.map((choice) => `[data-choice="${choice}"]`).join(', ');
const part = (name: string) => `[data-place="${name}"]`;

/**
 * One spring of three clans; the learner leads Koi, who is first. A step with `while` begins with the question before it:
 * which figure, and then where it goes.
 */
export const steps: readonly LessonStep<LessonStepId>[] = [
  { id: 'welcome' },
  {
    id: 'clan',
    point: [place('koi')],
    choose: ['koi'],
    after: moves(`
      hotaru turtle
      tsuru dragonfly
    `),
  },
  { id: 'map', point: [part('oshu'), part('kyoto')] },
  {
    id: 'tea',
    point: [place('propose:1', 'plain')],
    choose: ['propose:1', 'plain'],
    while: 'teaTerms',
    after: moves('hotaru accept'),
  },
  {
    id: 'mandate',
    point: [place('recruit')],
    choose: ['recruit'],
    after: moves(`
      hotaru shinto fujin bushi
      tsuru bushi oshu
    `),
  },
  { id: 'shinto', point: [place('shinto', 'hachiman')], choose: ['shinto', 'hachiman'], while: 'worship' },
  {
    id: 'bushi',
    point: [place('bushi')],
    choose: ['bushi'],
    after: moves(`
      hotaru marshal
      tsuru daimyo@hokkaido oshu stop
    `),
  },
  { id: 'march', point: [place('bushi@edo', 'oshu')], choose: ['bushi@edo', 'oshu'], while: 'marshalTo' },
  { id: 'daimyo', point: [place('daimyo@edo', 'oshu')], choose: ['daimyo@edo', 'oshu'], while: 'marshalTo' },
  {
    id: 'build',
    point: [place('stop', 'oshu')],
    choose: ['stop', 'oshu'],
    while: 'build',
    after: moves(`
      hotaru bushi@kyoto kansai stop kansai
      tsuru harvest
      hotaru stop
    `),
  },
  { id: 'kami', point: [part('hachiman')] },
  {
    id: 'train',
    point: [place('train', 'way-of-the-shogun')],
    choose: ['train', 'way-of-the-shogun'],
    while: 'train',
    after: moves(`
      hotaru path-of-the-lion
      tsuru pass
      hotaru harvest stop
    `),
  },
  {
    id: 'ally',
    point: [part('oshu')],
    after: moves(`
      tsuru train oni-of-skulls oshu
      me pass
      hotaru pass
    `),
  },
  { id: 'betray', point: [place('betray')], choose: ['betray'] },
  {
    id: 'replace',
    point: [place('2:bushi@oshu', '1:bushi@kansai')],
    choose: ['2:bushi@oshu', '1:bushi@kansai'],
    while: 'betray',
    after: moves('hotaru stop'),
  },
  {
    id: 'ready',
    point: [place('ready')],
    choose: ['ready'],
    after: moves(`
      hotaru ready
      tsuru ready
    `),
  },
  { id: 'battle', point: [place(0)], choose: [0] },
  { id: 'hostage', point: [place(3)], choose: [3] },
  { id: 'rest', point: [place(0)], choose: [0], while: 'bid', after: moves('tsuru 0 1 0 1') },
  { id: 'captive', point: [place('2:oni-of-skulls@oshu')], choose: ['2:oni-of-skulls@oshu'] },
  { id: 'won' },
  { id: 'skip', isQuick: true, after: SKIPPED },
  { id: 'end' },
];
