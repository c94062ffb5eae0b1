import type { Catalogue } from '../../../words/index.ts';
import { en, type TablesWords } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const tablesWords: Catalogue<TablesWords> = { en, ru, uk };
