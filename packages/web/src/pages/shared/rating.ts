import type { Language } from '@engawa/kernel';

/** A rating as it is shown: one digit after the point or comma is all that it is worth, and a true minus below zero. */
export function rating(language: Language, ordinal: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' } as const;
  return new Intl.NumberFormat(language, digits).format(ordinal).replace('-', '−');
}
