/** Where each of several pieces that look alike stands. */
export type Whereabouts = readonly string[];

/** Who stands where now, if everybody stays who can: those who lost their place take the new ones. */
export function follow(before: Whereabouts | undefined, now: readonly string[]): Whereabouts {
  if (before === undefined) return now;
  const open = [...now];
  const kept = before.map((place) => {
    const at = open.indexOf(place);
    return at < 0 ? undefined : open.splice(at, 1)[0];
  });
  return kept.map((place) => place ?? open.shift()!);
}
