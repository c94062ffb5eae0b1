import type { Language } from '@engawa/kernel';

/** A day as people write it: 14 November 2026, 14 ноября 2026 г. */
export function dayIn(language: Language): (time: number) => string {
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' });
  return (time) => format.format(time);
}

/** "2026-11" as a month and a year. */
export function monthIn(language: Language, since: string): string {
  const [year, month] = since.split('-').map(Number) as [number, number];
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 15),
  );
}
