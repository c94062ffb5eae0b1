import type { Catalogue } from '../../words/index.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';
import type { TableWords } from './words.ts';

export type { TableWords } from './words.ts';

export const TABLE_WORDS: Catalogue<TableWords> = { en, ru, uk };
