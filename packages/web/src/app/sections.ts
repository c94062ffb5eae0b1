/** The four sections, in the header and in the bar at the bottom of a phone. */
export const SECTIONS = [
  { id: 'games', href: '/' },
  { id: 'tables', href: '/tables' },
  { id: 'lessons', href: '/learn' },
  { id: 'records', href: '/replay' },
] as const;

type Section = (typeof SECTIONS)[number]['id'];

/** Which section a place belongs to; some belong to none. */
export function sectionOf(place: string): Section | undefined {
  if (place === '/' || place === '/new') return 'games';
  const [, first] = place.split('/');
  if (first === 'tables' || first === 't' || first === 'here') return 'tables';
  if (first === 'learn') return 'lessons';
  if (first === 'replay' || first === 'records') return 'records';
  return undefined;
}
