import type { Catalogue } from '../../../words/index.ts';
import { en, type PeopleWords } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export const peopleWords: Catalogue<PeopleWords> = { en, ru, uk };
