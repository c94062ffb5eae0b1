import { type LessonStep, TRAY } from '../../../../lessons/lesson.ts';

const STEPS = [
  'welcome',
  'paddy',
  'spring',
  'again',
  'temple',
  'give',
  'encounter',
  'inn',
  'meal',
  'farm',
  'village',
  'buy',
  'skip',
  'edo',
  'lastMeal',
  'end',
] as const;
export type LessonStepId = (typeof STEPS)[number];

/** What the board calls its places and figures. */
const stop = (id: string) => `[data-choice="${id}"]`;
const figure = (seat: number) => `[data-piece="traveller-${seat}"]`;
const ME = figure(0);

const [TANUKI, TSURU] = [1, 2] as const;

/** Three travellers without powers; the learner stands at the end of the line, so the first turn is theirs. */
export const steps: readonly LessonStep<LessonStepId>[] = [
  { id: 'welcome', point: [ME] },
  {
    id: 'paddy',
    point: [stop('paddy-1'), ME],
    choose: ['paddy-1'],
    after: [
      [TANUKI, 'farm-1'],
      [TSURU, 'village-2'],
      [TSURU, 'gofu'],
      [TSURU, 'done'],
    ],
  },
  { id: 'spring', point: [stop('hot-spring-1'), ME], choose: ['hot-spring-1'] },
  { id: 'again', point: [stop('mountain-1'), ME], choose: ['mountain-1'] },
  { id: 'temple', point: [stop('temple-2'), ME], choose: ['temple-2'] },
  {
    id: 'give',
    point: [TRAY],
    choose: [2, 1, 3],
    after: [
      [TANUKI, 'sea-1'],
      [TSURU, 'mountain-2'],
    ],
  },
  { id: 'encounter', point: [stop('encounter-2'), ME], choose: ['encounter-2'] },
  { id: 'inn', point: [stop('inn-1'), ME], choose: ['inn-1'] },
  {
    id: 'meal',
    point: [TRAY],
    choose: ['tempura', 'dango', 'soba', 'unagi'],
    after: [
      [TANUKI, 'inn-1'],
      [TANUKI, 'dango'],
      [TSURU, 'inn-1'],
      [TSURU, 'skip'],
      [TSURU, 'paddy-2'],
      [TANUKI, 'sea-2'],
    ],
  },
  { id: 'farm', point: [stop('farm-2'), ME], choose: ['farm-2'], after: [[TANUKI, 'hot-spring-3']] },
  { id: 'village', point: [stop('village-3'), ME], choose: ['village-3'] },
  { id: 'buy', point: [TRAY], choose: ['koma', 'konpeito', 'geta', 'done'], while: 'buySouvenirs' },
  {
    id: 'skip',
    isQuick: true,
    after: [
      [TSURU, 'inn-2'],
      [TSURU, 'soba'],
      [TANUKI, 'inn-2'],
      [TANUKI, 'sushi'],
      [0, 'inn-2'],
      [0, 'skip'],
      [0, 'inn-3'],
      [0, 'skip'],
      [TANUKI, 'temple-5'],
      [TANUKI, 1],
      [TSURU, 'inn-3'],
      [TSURU, 'skip'],
      [TANUKI, 'inn-3'],
      [TANUKI, 'skip'],
      [TANUKI, 'sea-7'],
      [TSURU, 'village-7'],
      [TSURU, 'done'],
    ],
  },
  { id: 'edo', point: [stop('inn-edo'), ME], choose: ['inn-edo'] },
  {
    id: 'lastMeal',
    point: [TRAY],
    choose: 'any',
    after: [
      [TANUKI, 'inn-edo'],
      [TANUKI, 'skip'],
      [TSURU, 'inn-edo'],
      [TSURU, 'skip'],
    ],
  },
  { id: 'end' },
];

/** The lots, in the order in which they are drawn: the line in Kyoto, Tsuru's souvenirs, and so on along the road. */
export const lots: readonly (number | string)[] = [
  ...[0, 1],
  ...['sandogasa', 'gofu', 'sake'],
  'spring-3',
  'annaibito-sea',
  ...['tempura', 'dango', 'soba', 'unagi'],
  'spring-2',
  ...['koma', 'konpeito', 'geta'],
  ...['soba', 'sushi', 'misoshiru', 'donburi'],
  ...['tofu', 'fugu', 'dango', 'sashimi'],
];
