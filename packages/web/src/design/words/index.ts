import type { Catalogue } from '../../words/index.ts';
import { type DesignWords, en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const designWords: Catalogue<DesignWords> = { en, ru, uk };
