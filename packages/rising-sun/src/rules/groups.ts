import { CLANS, KINDS, PROVINCES, SHRINES_IN_PLAY } from '../components.ts';
import { FIRST_SHRINE, STRONGHOLD } from '../state.ts';

/** Equal pieces in one place are one choice. All such choices are written once, so that lists cost little. */
const PIECES: readonly string[] = [...KINDS, 'stronghold'];
const PLACES: readonly string[] = [
  ...PROVINCES,
  ...Array.from({ length: SHRINES_IN_PLAY }, (_, at) => `shrine-${at + 1}`),
];
const MOST_SEATS = CLANS.length;

/** `bushi@kyoto`, by piece and place: pieces of one's own. */
export const OWN_GROUPS: readonly (readonly string[])[] = PIECES.map((piece) =>
  PLACES.map((place) => `${piece}@${place}`),
);
/** `2:bushi@kyoto`, by seat, piece and place: pieces of somebody else. */
export const GROUPS: readonly (readonly (readonly string[])[])[] = Array.from({ length: MOST_SEATS }, (_, seat) =>
  OWN_GROUPS.map((places) => places.map((group) => `${seat}:${group}`)),
);

export interface Group {
  readonly owner: number;
  /** A number of `KINDS`, or `STRONGHOLD`. */
  readonly kind: number;
  readonly place: number;
}

const READ = new Map<string, Group>();
OWN_GROUPS.forEach((places, kind) => {
  places.forEach((group, place) => {
    READ.set(group, { owner: -1, kind, place });
    GROUPS.forEach((_, owner) => {
      READ.set(`${owner}:${group}`, { owner, kind, place });
    });
  });
});

/** What a choice of a group means; the owner of one's own pieces is -1. */
export function readGroup(choice: string | number): Group {
  return READ.get(choice as string)!;
}

export const isShrine = (place: number): boolean => place >= FIRST_SHRINE && place < FIRST_SHRINE + SHRINES_IN_PLAY;

export function pieceName(kind: number): (typeof KINDS)[number] | 'stronghold' {
  return kind === STRONGHOLD ? 'stronghold' : KINDS[kind]!;
}
