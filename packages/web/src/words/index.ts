import { useSettings } from '../settings/settings.ts';
import type { Catalogue } from './catalogue.ts';

export type { Catalogue } from './catalogue.ts';

/** The words of a part in the reader's language; they change with it, without a reload. */
export function useWords<W>(catalogue: Catalogue<W>): W {
  return catalogue[useSettings(({ language }) => language)];
}
