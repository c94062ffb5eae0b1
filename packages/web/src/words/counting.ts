import { type Language, plurals } from '@engawa/kernel';

/** `plurals` for the page: a number is never torn from its noun at the end of a line. */
export function counting(language: Language): ReturnType<typeof plurals> {
  const count = plurals(language);
  return (...forms) => count(...forms).replace(' ', '\u00a0');
}
