import type { Catalogue } from '../../../words/index.ts';
import { en, type HomeWords } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const homeWords: Catalogue<HomeWords> = { en, ru, uk };
