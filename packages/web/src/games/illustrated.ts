import type { ReactNode } from 'react';
import type { AidLine, ByLanguage } from './face.ts';

interface AidText<Id> {
  readonly id: Id;
  readonly name: string;
  readonly text: string;
}

/** A player aid with a picture before each line. */
export function illustrated<Id>(
  { en, ru, uk }: ByLanguage<readonly AidText<Id>[]>,
  icon: (id: Id) => ReactNode,
): ByLanguage<readonly AidLine[]> {
  const drawn = (lines: readonly AidText<Id>[]) => lines.map(({ id, name, text }) => ({ icon: icon(id), name, text }));
  return { en: drawn(en), ru: drawn(ru), uk: drawn(uk) };
}
