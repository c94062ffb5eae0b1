import type { Catalogue } from '../../../words/index.ts';
import { type AccountWords, en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const accountWords: Catalogue<AccountWords> = { en, ru, uk };
