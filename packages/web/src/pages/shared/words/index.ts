import type { Catalogue } from '../../../words/index.ts';
import { en, type SharedWords } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const sharedWords: Catalogue<SharedWords> = { en, ru, uk };
