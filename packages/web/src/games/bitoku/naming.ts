import { type Bitoku, DICTIONARIES, type Dictionary, isTengu, type Spirit } from '@engawa/bitoku';
import type { Language } from '@engawa/kernel';
import type { BitokuLooking } from './deciding.ts';

export const dictionary = (language: Language): Dictionary => DICTIONARIES[language];

/** The colours of the sixth seat are never played here: they are the Tengu's. */
const TENGU_SEAT = 5;

/** Whose colours a spirit wears. */
export const seatOfSpirit = (view: Bitoku, spirit: Spirit): number => (isTengu(view, spirit) ? TENGU_SEAT : spirit);

/** A spirit by its name. */
export function spiritName({ view, language, who }: Pick<BitokuLooking, 'view' | 'language' | 'who'>, spirit: Spirit) {
  return isTengu(view, spirit) ? dictionary(language).tengu : who(spirit);
}

/** A name on at most two lines of so many letters. */
export function twoLines(name: string, most: number): readonly string[] {
  if (name.length <= most) return [name];
  const words = name.split(' ');
  let first = words.shift()!;
  while (words.length > 1 && first.length + words[0]!.length < most) first += ` ${words.shift()}`;
  return words.length > 0 ? [first, words.join(' ')] : [first];
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
