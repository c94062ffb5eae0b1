import type { Catalogue } from '../../words/index.ts';
import { en, type ReplayWords } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export type { ReplayWords };
export const replayWords: Catalogue<ReplayWords> = { en, ru, uk };
