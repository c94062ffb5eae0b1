import type { Catalogue } from '../../words/index.ts';
import { en, type LessonWords } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const lessonWords: Catalogue<LessonWords> = { en, ru, uk };
