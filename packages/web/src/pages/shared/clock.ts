import type { ClockSettings } from '@engawa/wire';
import type { SharedWords } from './words/en.ts';

export function clockWords(words: SharedWords, clock: ClockSettings): string {
  if (clock.is === 'none') return words.noClock;
  return clock.is === 'days'
    ? words.daysClock(clock.days)
    : words.liveClock(Math.round(clock.bank / 6) / 10, clock.increment);
}
