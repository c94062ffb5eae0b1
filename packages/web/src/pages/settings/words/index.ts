import type { Catalogue } from '../../../words/index.ts';
import { en, type SettingsWords } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const settingsWords: Catalogue<SettingsWords> = { en, ru, uk };
