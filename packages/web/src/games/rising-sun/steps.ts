import type { Choice } from '@engawa/kernel';
import {
  CARD,
  type Card,
  PROVINCES,
  type Province,
  type RisingSun,
  type RisingSunStep,
  type Shrine,
} from '@engawa/rising-sun';

type StepName = RisingSunStep['do'];

/** Where a province is asked for. */
export const PROVINCE_STEPS: readonly StepName[] = [
  'recruitProvince',
  'placeMonster',
  'marshalTo',
  'fujinTo',
  'build',
  'kenin',
  'samurai',
  'raijin',
];
/** Where pieces of one's own are asked for, and where pieces of anybody. */
export const OWN_STEPS: readonly StepName[] = ['marshal', 'fujin'];
export const FOREIGN_STEPS: readonly StepName[] = ['betray', 'ninja', 'hate', 'hostage'];
export const SHRINE_STEPS: readonly StepName[] = ['worship', 'light', 'lightShrine'];
export const CARD_STEPS: readonly StepName[] = ['train', 'ryujin'];

/** Whether a choice is a place or a piece of the board. */
function isOnBoard(view: RisingSun, step: RisingSunStep, choice: Choice): boolean {
  if (PROVINCE_STEPS.includes(step.do)) return PROVINCES.includes(choice as Province);
  if (OWN_STEPS.includes(step.do) || FOREIGN_STEPS.includes(step.do)) return `${choice}`.includes('@');
  return SHRINE_STEPS.includes(step.do) && view.shrines.includes(choice as Shrine);
}

/** Choices that are no things on the table: to do without, to be done, yes and no, somebody. */
export function answersOf(view: RisingSun, step: RisingSunStep, choices: readonly Choice[]): readonly Choice[] {
  return choices.filter((choice) => {
    if (CARD_STEPS.includes(step.do)) return CARD[choice as Card] === undefined;
    return !isOnBoard(view, step, choice);
  });
}
