import type { Lesson } from '../../../../lessons/lesson.ts';
import { en } from './en.ts';
import { lots } from './lots.ts';
import { ru } from './ru.ts';
import { type LessonStepId, steps } from './script.ts';
import { uk } from './uk.ts';

export const lesson: Lesson<LessonStepId> = {
  game: 'bitoku',
  seats: 2,
  options: { 'strict-forest': false },
  lots,
  seed: 5,
  minutes: 4,
  steps,
  sayings: { en, ru, uk },
};
