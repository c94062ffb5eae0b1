/** A rating as it is shown: one digit after the point is all that it is worth, and a true minus below zero. */
export function rating(ordinal: number): string {
  return ordinal.toFixed(1).replace('-0.0', '0.0').replace('-', '−');
}
