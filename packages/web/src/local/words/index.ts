import type { Catalogue } from '../../words/index.ts';
import { en, type LocalWords } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const localWords: Catalogue<LocalWords> = { en, ru, uk };
