import type { Choice, Seat } from '@engawa/kernel';
import { LEARNER, type LessonStep } from '../../../../lessons/lesson.ts';

const STEPS = [
  'welcome',
  'start',
  'bridge',
  'well',
  'second',
  'domain',
  'garden',
  'third',
  'room',
  'audience',
  'ladder',
  'card',
  'round',
  'again',
  'warrior',
  'yard',
  'chain',
  'skip',
  'season',
  'end',
] as const;
export type LessonStepId = (typeof STEPS)[number];

/** Whatever can be chosen carries its choice, on the board, on the mat or in the tray. */
const place = (choice: string) => `[data-choice="${choice}"]`;

/** What the round's end is about: how far the learner has come in the passage of time, and where the gardener stands. */
const marker = '[data-piece^="influence-"][data-piece$="-0"]';
const garden = '[data-place="stone-5"]';

const TANUKI: Seat = 1;

/** All that a seat chooses in one turn. */
const turn = (seat: Seat, ...choices: Choice[]) => choices.map((choice) => [seat, choice] as const);

/** Two clans and the castle of the first game; the learner is first in the turn order, so the other one chooses first. */
export const steps: readonly LessonStep<LessonStepId>[] = [
  { id: 'welcome', isQuick: true, after: turn(TANUKI, 'resource-3') },
  { id: 'start', point: [place('resource-8')], choose: ['resource-8'] },
  { id: 'bridge', point: [place('black-left')], choose: ['black-left'] },
  { id: 'well', point: [place('well')], choose: ['well'], after: turn(TANUKI, 'white-right', 'steward-1') },
  { id: 'second', point: [place('black-right')], choose: ['black-right'] },
  { id: 'domain', point: [place('domain-black')], choose: ['domain-black'] },
  {
    id: 'garden',
    point: [place('stone-5')],
    choose: ['stone-5'],
    after: turn(TANUKI, 'coral-left', 'steward-2'),
  },
  { id: 'third', point: [place('coral-right')], choose: ['coral-right'] },
  { id: 'room', point: [place('diplomat-1')], choose: ['diplomat-1'] },
  { id: 'audience', point: [place('audience')], choose: ['audience'] },
  { id: 'ladder', point: [place('gate:steward-2')], choose: ['gate:steward-2'] },
  { id: 'card', point: [place('bottom')], choose: ['bottom'], after: turn(TANUKI, 'white-right', 'well') },
  { id: 'round', point: [marker, garden] },
  { id: 'again', point: [place('black-right')], choose: ['black-right'] },
  { id: 'warrior', point: [place('diplomat-2')], choose: ['diplomat-2'] },
  { id: 'yard', point: [place('yard-5')], choose: ['yard-5'] },
  {
    id: 'chain',
    point: [`${place('steward:diplomat-1')}, ${place('audience')}`],
    choose: ['steward:diplomat-1', 'audience'],
    while: 'courtier',
    after: turn(TANUKI, 'coral-right', 'domain-coral', 'yard-5', 'audience', 'gate:steward-3', 'bottom'),
  },
  {
    id: 'skip',
    isQuick: true,
    after: [
      ...turn(LEARNER, 'coral-left', 'diplomat-1', 'yard-1'),
      ...turn(TANUKI, 'white-right', 'well'),
      ...turn(LEARNER, 'swap:pearl', 'black-left', 'outside-1', 'courtier', 'gate:steward-1', 'bottom', 'audience'),
      ...turn(TANUKI, 'white-right', 'outside-2', 'courtier', 'audience', 'gate:steward-2', 'bottom'),
      ...turn(LEARNER, 'white-left', 'well'),
      ...turn(TANUKI, 'white-right', 'steward-1'),
      ...turn(LEARNER, 'black-left', 'diplomat-2', 'yard-3', 'stone-1'),
      ...turn(TANUKI, 'coral-right', 'outside-1', 'courtier', 'audience', 'done'),
      ...turn(LEARNER, 'coral-left', 'well'),
    ],
  },
  { id: 'season', point: [place('pay')], choose: ['pay'], after: turn(TANUKI, 'black-right', 'well', 'done') },
  { id: 'end' },
];

const dice = (...values: number[]) => values.map((value) => value - 1);

/** The lots, in the order in which they are drawn; after the last one it does not matter what comes. */
export const lots: readonly (number | string)[] = [
  'daimyo-05',
  ...['plant-4', 'stone-3', 'plant-1', 'stone-5', 'plant-2', 'stone-1'],
  ...['yard-tile-1', 'yard-tile-8', 'yard-tile-3', 'yard-tile-6'],
  // The learner's influence marker lies on top.
  1,
  ...[...dice(2, 3, 6), ...dice(2, 4, 5), ...dice(1, 3, 5)],
  ...['resource-8', 'resource-3', 'resource-1'],
  ...['action-gardener', 'action-warrior', 'action-courtier'],
  'steward-09',
  // The second round, and the cards that come into the castle in it.
  ...[...dice(1, 4, 6), ...dice(2, 3, 5), ...dice(2, 4, 6)],
  ...['diplomat-05', 'steward-12', 'steward-10', 'steward-13'],
  // The third round.
  ...[...dice(1, 3, 6), ...dice(2, 4, 5), ...dice(1, 4, 6)],
];
