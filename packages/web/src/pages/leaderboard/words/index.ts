import type { Catalogue } from '../../../words/index.ts';
import { en, type LeaderboardWords } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const leaderboardWords: Catalogue<LeaderboardWords> = { en, ru, uk };
