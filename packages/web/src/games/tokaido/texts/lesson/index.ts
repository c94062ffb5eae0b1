import type { Lesson } from '../../../../lessons/lesson.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { type LessonStepId, lots, steps } from './script.ts';
import { uk } from './uk.ts';

export const lesson: Lesson<LessonStepId> = {
  game: 'tokaido',
  seats: 3,
  options: { initiatory: true },
  lots,
  seed: 6,
  minutes: 4,
  steps,
  sayings: { en, ru, uk },
};
