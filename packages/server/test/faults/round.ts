/** `npm run test:long` makes the long rounds. */
export const isLong = Boolean(process.env.ENGAWA_LONG);

export function inRound<T>(short: T, long: T): T {
  return isLong ? long : short;
}

/** Figures that docs/promises.md quotes; only the long round's are worth reading. */
export function report(promise: string, figures: Readonly<Record<string, string | number>>): void {
  if (!isLong) return;
  const words = Object.entries(figures).map(([what, count]) => `${count} ${what}`);
  process.stdout.write(`${promise}: ${words.join(', ')}\n`);
}
