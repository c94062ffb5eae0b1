import type { ByLanguage, Chapter } from '../../../face.ts';
import { CHAPTERS, type RulesText } from './chapters.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export { chapterOf } from './chapters.ts';

const inOrder = (texts: RulesText): readonly Chapter[] => CHAPTERS.map((id) => ({ id, ...texts[id] }));

export const rules: ByLanguage<readonly Chapter[]> = { en: inOrder(en), ru: inOrder(ru), uk: inOrder(uk) };
