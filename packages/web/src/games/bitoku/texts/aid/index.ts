import type { ByLanguage } from '../../../face.ts';
import { en } from './en.ts';
import { type AidText, LINES, type LineId, type LineTexts } from './lines.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export type { AidText, LineId };

const inOrder = (texts: LineTexts): readonly AidText[] => LINES.map((id) => ({ id, ...texts[id] }));

/** The player aid without its icons: the face puts one to every id. */
export const aidTexts: ByLanguage<readonly AidText[]> = { en: inOrder(en), ru: inOrder(ru), uk: inOrder(uk) };
