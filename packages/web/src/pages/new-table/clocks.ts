/** The times that a clock may be set to: seconds for a game, seconds for a move, days for a move. */
export const BANKS: readonly number[] = [5, 10, 15, 20, 30, 45, 60, 90, 120].map((minutes) => minutes * 60);
export const INCREMENTS: readonly number[] = [0, 5, 10, 15, 20, 30, 45, 60];
export const DAYS: readonly number[] = [1, 2, 3, 5, 7, 14];

/** The next value in a direction; the ends stay where they are. */
export function step(values: readonly number[], now: number, by: 1 | -1): number {
  return (by > 0 ? values.find((value) => value > now) : values.findLast((value) => value < now)) ?? now;
}
