import type { ClockSettings, ShownClock } from '@engawa/wire';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a clock shows at a time of the server's. */
export function timeLeft({ left, since }: ShownClock, serverNow: number): number {
  return Math.max(0, since === null ? left : left - Math.max(0, serverNow - since));
}

export function isLow(left: number, settings: ClockSettings): boolean {
  return settings.is === 'days' ? left < 3 * HOUR : left < 30 * SECOND;
}

/** The letters after days and hours, which every language has its own of. */
interface ClockLetters {
  readonly days: string;
  readonly hours: string;
}

/** 12:40, 1:02:03, 8.4 in the last seconds, "2 d 3 h" when there are days. */
export function clockText(left: number, letters: ClockLetters): string {
  if (left >= DAY) {
    return `${Math.floor(left / DAY)}\u00a0${letters.days} ${Math.floor((left % DAY) / HOUR)}\u00a0${letters.hours}`;
  }
  if (left < 10 * SECOND) return (Math.floor(left / 100) / 10).toFixed(1);
  const whole = Math.ceil(left / SECOND);
  const seconds = `${whole % 60}`.padStart(2, '0');
  const minutes = Math.floor(whole / 60) % 60;
  const hours = Math.floor(whole / 3600);
  return hours > 0 ? `${hours}:${`${minutes}`.padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}

/** After how many milliseconds the text may change. */
export function tick(left: number): number {
  return left < 11 * SECOND ? 100 : left >= DAY ? MINUTE : SECOND;
}
