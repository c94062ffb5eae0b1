import type { Catalogue } from '../../../words/index.ts';
import { en, type NewTableWords } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const newTableWords: Catalogue<NewTableWords> = { en, ru, uk };
