import type { Choice } from '@engawa/kernel';

/** Moves the focus to the next legal place that is drawn; false when none is. */
export function walkThroughLegal(root: HTMLElement | null, choices: readonly Choice[], by: 1 | -1): boolean {
  const names = new Set(choices.map(String));
  const places = [...(root?.querySelectorAll<HTMLElement | SVGElement>('[data-choice]') ?? [])].filter((place) =>
    names.has(place.dataset.choice ?? ''),
  );
  if (places.length === 0) return false;
  const now = places.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 ? (by === 1 ? 0 : places.length - 1) : (now + by + places.length) % places.length;
  places[next]!.focus();
  return true;
}
