import type { Catalogue } from '../../../words/index.ts';
import { en, type GalleryWords } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const galleryWords: Catalogue<GalleryWords> = { en, ru, uk };
