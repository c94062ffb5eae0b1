import type { Language } from '@engawa/kernel';

/** A chance as people say it. */
export function percent(chance: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(chance);
}

/** By how many of a hundred a chance changed: with its sign, and a real minus. */
export function change(part: number): string {
  const points = Math.round(part * 100);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
