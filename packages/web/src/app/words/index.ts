import type { Catalogue } from '../../words/index.ts';
import { type AppWords, en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const appWords: Catalogue<AppWords> = { en, ru, uk };
