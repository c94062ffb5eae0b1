import type { Seat } from '@engawa/kernel';
import { BUSHI, countAt, DAIMYO, RESERVE, type RisingSun, SHINTO, STRONGHOLD } from '@engawa/rising-sun';
import { drawingOf } from './art/marks.tsx';

/*
 * Bushi are all alike, and positions only count them. On the board each has a name nevertheless: who leaves one place and
 * comes to another is the same one, and walks there.
 */

/** Provinces, shrines, and at the end wherever else they are. */
const PLACES = RESERVE;
const ALIKE: readonly number[] = [BUSHI, SHINTO, STRONGHOLD];

/** By seat and kind: the numbers of those who stand in each place. */
type Standing = Map<string, number[][]>;
let standing: Standing = new Map();
let stood: Standing = new Map();
let looked: RisingSun | undefined;

function follow(before: readonly (readonly number[])[] | undefined, counts: readonly number[]): number[][] {
  const kept = counts.map((count, place) => before?.[place]?.slice(0, count) ?? []);
  const used = new Set(kept.flat());
  const freed = (before ?? []).flatMap((ones, place) => ones.slice(counts[place] ?? 0)).filter((one) => !used.has(one));
  let next = 0;
  const fresh = () => {
    while (used.has(next) || freed.includes(next)) next += 1;
    return next;
  };
  counts.forEach((count, place) => {
    while (kept[place]!.length < count) {
      const one = freed.shift() ?? fresh();
      used.add(one);
      kept[place]!.push(one);
    }
  });
  return kept;
}

function look(view: RisingSun): void {
  if (looked === view) return;
  looked = view;
  const now: Standing = new Map();
  view.players.forEach((_, seat) => {
    for (const kind of ALIKE) {
      const counts = Array.from({ length: PLACES }, (_none, place) => countAt(view, seat, kind, place));
      now.set(`${seat} ${kind}`, follow(standing.get(`${seat} ${kind}`), counts));
    }
  });
  stood = standing;
  standing = now;
}

/** What the pieces of a group are called, wherever they stand. */
export function namesOf(view: RisingSun, seat: Seat, kind: number, place: number): readonly string[] {
  if (kind >= DAIMYO && kind !== STRONGHOLD) return [`${drawingOf(kind)}-${seat}`];
  look(view);
  return (standing.get(`${seat} ${kind}`)?.[place] ?? []).map((one) => `${drawingOf(kind)}-${seat}-${one}`);
}

/** From which place to which a piece has gone since the position before. */
export function walked(piece: string): readonly [from: number, to: number] | undefined {
  for (const [key, places] of standing) {
    const [seat, kind] = key.split(' ');
    const has = (numbers: readonly number[]) =>
      numbers.some((one) => `${drawingOf(Number(kind))}-${seat}-${one}` === piece);
    const to = places.findIndex(has);
    const from = stood.get(key)?.findIndex(has) ?? -1;
    if (to >= 0 && from >= 0 && from !== to) return [from, to];
  }
  return undefined;
}
