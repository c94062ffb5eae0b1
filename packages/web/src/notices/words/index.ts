import type { Catalogue } from '../../words/index.ts';
import { en, type NoticeWords } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const noticeWords: Catalogue<NoticeWords> = { en, ru, uk };
