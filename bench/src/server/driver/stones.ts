/** What a state says itself, rather than what was sent: a client that counts has read it. */
export function stonesIn(heights: readonly number[]): number {
  let stones = 0;
  for (const height of heights) stones += height;
  return stones;
}
