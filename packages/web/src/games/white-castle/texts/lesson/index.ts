import type { Lesson } from '../../../../lessons/lesson.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { type LessonStepId, lots, steps } from './script.ts';
import { uk } from './uk.ts';

export const lesson: Lesson<LessonStepId> = {
  game: 'white-castle',
  seats: 2,
  options: { 'first-game': true },
  lots,
  seed: 4,
  minutes: 4,
  steps,
  sayings: { en, ru, uk },
};
