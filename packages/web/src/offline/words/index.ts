import type { Catalogue } from '../../words/index.ts';
import { en, type OfflineWords } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const offlineWords: Catalogue<OfflineWords> = { en, ru, uk };
