import { type Bitoku, isStarting, realmOf, type Spirit, spiritsOf, type YokaiCard } from '@engawa/bitoku';
import { follow, type Whereabouts } from '../follow.ts';

/** What a piece is called in the drawing, wherever it lies: from one place to the next it walks under this name. */
export const diePiece = (spirit: Spirit, slot: number): string => `die-${spirit}-${slot}`;
export const kodamaPiece = (spirit: Spirit, region: number): string => `kodama-${spirit}-${region}`;
export const tilePiece = (tile: string): string => `tile-${tile}`;
/** Everybody has a starting card of every type: those are told apart by their owner. */
export const cardPiece = (card: YokaiCard, seat: number): string =>
  isStarting(card) ? `card-${seat}-${card}` : `card-${card}`;

/** Places of pilgrims: on the mat, on the path of stones, on and beside the paths of wisdom. */
export const AWAKE = 'awake';
export const stonePlace = (cell: number): string => `stone ${cell}`;
export const walkPlace = (at: number): string => `walk ${at}`;
export const sidePlace = (at: number): string => `side ${at}`;
const BOX = 'box';

function placesOf(view: Bitoku, spirit: Spirit): string[] {
  const realm = realmOf(view, spirit);
  const times = (place: string, count: number) => new Array<string>(count).fill(place);
  const places = [
    ...realm.walkers.flatMap((count, at) => times(walkPlace(at), count)),
    ...view.sides.flatMap((there, at) => (there.includes(spirit) ? [sidePlace(at)] : [])),
    ...times(AWAKE, realm.awake),
  ];
  const stones = 'stones' in realm ? (realm.stones as number) : 0;
  for (let cell = 0; cell < 7; cell++) if ((stones & (1 << cell)) !== 0) places.push(stonePlace(cell));
  // Those that sleep are drawn where they lie; in the box nobody sees them.
  return [...places, ...times(BOX, Math.max(0, MOST - places.length))];
}
const MOST = 12;

type Pilgrims = readonly Whereabouts[];
const known = new WeakMap<Bitoku, Pilgrims>();
/** The position that was looked at before: only from one to the next can a pilgrim be followed. */
let latest: Pilgrims = [];

function pilgrimsIn(view: Bitoku): Pilgrims {
  const found = known.get(view);
  if (found) return found;
  const now = Array.from({ length: spiritsOf(view) }, (_, spirit) => follow(latest[spirit], placesOf(view, spirit)));
  known.set(view, now);
  latest = now;
  return now;
}

/** What the pilgrims of a spirit at a place are called. */
export function pilgrimsAt(view: Bitoku, spirit: Spirit, place: string): readonly string[] {
  return pilgrimsIn(view)[spirit]!.flatMap((at, i) => (at === place ? [`pilgrim-${spirit}-${i}`] : []));
}
