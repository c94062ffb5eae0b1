import type { Lesson } from '../../../../lessons/lesson.ts';
import { en } from './en.ts';
import { lots } from './lots.ts';
import { ru } from './ru.ts';
import { type LessonStepId, steps } from './script.ts';
import { uk } from './uk.ts';

export const lesson: Lesson<LessonStepId> = {
  game: 'rising-sun',
  seats: 3,
  options: { set: 'archway', shrines: 'recommended', clans: 'choose' },
  lots,
  seed: 5,
  minutes: 4,
  steps,
  sayings: { en, ru, uk },
};
