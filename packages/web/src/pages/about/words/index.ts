import type { Catalogue } from '../../../words/index.ts';
import { type AboutWords, en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const aboutWords: Catalogue<AboutWords> = { en, ru, uk };
