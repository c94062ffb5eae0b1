import type { Catalogue } from '../../../words/index.ts';
import { en } from './en.ts';
import type { FaceWords } from './face-words.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const faceWords: Catalogue<FaceWords> = { en, ru, uk };
