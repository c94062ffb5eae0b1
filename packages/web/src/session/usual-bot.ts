/** Whom one plays against unless one wishes for somebody else: the middle one, who takes no time to think. */
const USUAL = 'traveller';

export function usualBot(bots: readonly string[]): string | undefined {
  return bots.includes(USUAL) ? USUAL : bots.at(-1);
}
