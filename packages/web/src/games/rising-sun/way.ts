import { DAIMYO, FIRST_MONSTER, KINDS, PROVINCES, type RisingSun } from '@engawa/rising-sun';
import type { Spot } from '../../design/index.ts';
import { flowIn } from './flow.ts';
import { walked } from './identities.ts';
import { clustersIn } from './pieces.ts';
import { type Layout, landSpot, ROUTE_CURVES, routeBetween, UPRIGHT, WIDE } from './places.ts';

/** So many stops make a curve. */
const STOPS = 8;

/** A point of a curve through four points. */
function onCurve([a, b, c, d]: readonly Spot[], t: number): Spot {
  const s = 1 - t;
  const mix = (key: 'x' | 'y') =>
    s ** 3 * a![key] + 3 * s * s * t * b![key] + 3 * s * t * t * c![key] + t ** 3 * d![key];
  return { x: mix('x'), y: mix('y') };
}

/** A sea route from end to end, as it is drawn. */
export function alongRoute(route: number): readonly Spot[] {
  const curve = ROUTE_CURVES[route]!;
  const spots: Spot[] = [];
  for (let start = 0; start + 3 < curve.length; start += 3) {
    for (let stop = start === 0 ? 0 : 1; stop <= STOPS; stop++) {
      spots.push(onCurve(curve.slice(start, start + 4), stop / STOPS));
    }
  }
  return spots;
}

/** Where a piece of a kind stands in a province. */
function standsAt(layout: Layout, view: RisingSun, seat: number, kind: number, province: number): Spot | undefined {
  const { field } = layout.provinces[PROVINCES[province]!];
  const { clusters } = flowIn(clustersIn(view, province), field, layout.figures);
  const group = clusters.find((one) => one.seat === seat)?.groups.find((one) => one.kind === kind);
  return group && { x: group.x + group.width / 2, y: group.y - group.height / 2 };
}

/** From which province to which a piece has gone; there is only one daimyo, and one of every monster. */
function journeyOf(piece: string, seat: number, kind: number, before: RisingSun, after: RisingSun) {
  if (kind < DAIMYO) return walked(piece);
  const place = ({ players, monsterPlaces }: RisingSun) =>
    kind === DAIMYO ? players[seat]!.daimyo : monsterPlaces[kind - FIRST_MONSTER]!;
  return [place(before), place(after)] as const;
}

const isUpright = () => matchMedia('(max-width: 767px) and (orientation: portrait)').matches;

/** A figure that goes by sea follows its route; by land everybody goes straight, and Dragonfly flies. */
export function wayOf(piece: string, before: RisingSun, after: RisingSun): readonly Spot[] | undefined {
  const [, id, number] = /^(.+?)-(\d)(?:-\d+)?$/.exec(piece) ?? [];
  const kind = KINDS.indexOf(id as (typeof KINDS)[number]);
  const seat = Number(number);
  if (kind < 0 || before.players[seat] === undefined || after.players[seat]!.clan === 'dragonfly') return undefined;
  if (before.battle !== null || after.battle !== null) return undefined;
  const [from, to] = journeyOf(piece, seat, kind, before, after) ?? [-1, -1];
  const route = from < 0 || to < 0 ? -1 : routeBetween(from, to);
  if (route < 0) return undefined;
  const layout = isUpright() ? UPRIGHT : WIDE;
  const start = standsAt(layout, before, seat, kind, from);
  const end = standsAt(layout, after, seat, kind, to);
  if (start === undefined || end === undefined) return undefined;
  const curve = alongRoute(route).map((spot) => landSpot(layout, spot));
  const distance = (spot: Spot) => Math.hypot(spot.x - start.x, spot.y - start.y);
  return [start, ...(distance(curve[0]!) <= distance(curve.at(-1)!) ? curve : curve.toReversed()), end];
}
