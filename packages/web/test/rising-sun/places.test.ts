import '../white-castle/page.ts';
import { BORDERS, PROVINCES, SEA_ROUTES } from '@engawa/rising-sun';
import { describe, expect, it } from 'vitest';
import { LANDS } from '../../src/games/rising-sun/board/lands.ts';
import { flowIn } from '../../src/games/rising-sun/flow.ts';
import { namesOf } from '../../src/games/rising-sun/identities.ts';
import { clustersIn } from '../../src/games/rising-sun/pieces.ts';
import { landSpot, ROUTE_CURVES, routeBetween, UPRIGHT, WIDE } from '../../src/games/rising-sun/places.ts';
import { alongRoute, wayOf } from '../../src/games/rising-sun/way.ts';
import { decisions } from './game.ts';

const pointsOf = (land: string) => land.split(' ');
const boxOf = (land: string) => {
  const spots = pointsOf(land).map((point) => point.split(',').map(Number) as [number, number]);
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

describe('the map', () => {
  it('draws a border exactly where the rules have one', () => {
    for (const one of PROVINCES) {
      for (const other of PROVINCES) {
        if (one === other) continue;
        const shared = pointsOf(LANDS[one]).filter((point) => pointsOf(LANDS[other]).includes(point));
        const isBorder = BORDERS.some((edge) => edge.includes(one) && edge.includes(other));
        expect(shared.length > 3, `${one} and ${other}`).toBe(isBorder);
      }
    }
  });

  it('ends every sea route at the coasts of its two provinces', () => {
    SEA_ROUTES.forEach(([one, other], route) => {
      expect(routeBetween(PROVINCES.indexOf(one), PROVINCES.indexOf(other))).toBe(route);
      const curve = ROUTE_CURVES[route]!;
      [curve[0]!, curve.at(-1)!].forEach((end, i) => {
        const { left, right, top, bottom } = boxOf(LANDS[i === 0 ? one : other]);
        expect(end.x).toBeGreaterThan(left - 20);
        expect(end.x).toBeLessThan(right + 20);
        expect(end.y).toBeGreaterThan(top - 20);
        expect(end.y).toBeLessThan(bottom + 20);
      });
    });
  });

  it.each([WIDE, UPRIGHT])('has the field of every province on its land: $id', (layout) => {
    for (const province of PROVINCES) {
      const { left, right, top, bottom } = boxOf(LANDS[province]);
      const [from, to] = [landSpot(layout, { x: left, y: top }), landSpot(layout, { x: right, y: bottom })];
      const { x, y, width, height } = layout.provinces[province].field;
      expect(x, province).toBeGreaterThan(from.x - 4);
      expect(x + width, province).toBeLessThan(to.x + 6);
      expect(y, province).toBeGreaterThan(from.y);
      expect(y + height, province).toBeLessThan(to.y + 4);
    }
  });
});

describe('figures', () => {
  it('all have their place in the province, on a desk and on a phone', () => {
    let most = 0;
    for (const view of decisions(5, 1)) {
      for (const layout of [WIDE, UPRIGHT]) {
        PROVINCES.forEach((id, province) => {
          const clusters = clustersIn(view, province);
          const flow = flowIn(clusters, layout.provinces[id].field, layout.figures);
          expect(flow.clusters.map(({ groups }) => groups.length)).toEqual(clusters.map(({ groups }) => groups.length));
          most = Math.max(most, clusters.length);
        });
      }
    }
    expect(most).toBeGreaterThan(2);
  });

  it('keep their names while they stand, and who moves takes its name along', () => {
    let moved = 0;
    let before: string[][] | undefined;
    for (const view of decisions(3, 1)) {
      const names = PROVINCES.map((_, province) => [...namesOf(view, 0, 0, province)]);
      const all = names.flat();
      expect(new Set(all).size).toBe(all.length);
      if (before !== undefined && before.flat().length === all.length) {
        const changed = names.filter((ones, province) => ones.join() !== before![province]!.join());
        expect(changed.length).toBeLessThanOrEqual(2);
        if (changed.length === 2) moved += 1;
        expect([...all].sort()).toEqual(before.flat().sort());
      }
      before = names;
    }
    expect(moved).toBeGreaterThan(0);
  });
});

describe('the way of a figure by sea', () => {
  it('follows the route from shore to shore', () => {
    const way = alongRoute(2);
    expect(way[0]).toEqual(ROUTE_CURVES[2]![0]);
    expect(way.at(-1)!.x).toBeCloseTo(ROUTE_CURVES[2]!.at(-1)!.x);
    expect(way.length).toBeGreaterThan(10);
  });

  it('is known for a daimyo that sails, and for nobody who stays', () => {
    let sailed = 0;
    let before: Parameters<typeof wayOf>[1] | undefined;
    for (const view of decisions(4, 3)) {
      view.players.forEach(({ daimyo, clan }, seat) => {
        const was = before?.players[seat]?.daimyo;
        if (before === undefined || was === undefined || before.players.length !== 4) return;
        const way = wayOf(`daimyo-${seat}`, before, view);
        const route = was < 8 && daimyo < 8 ? routeBetween(was, daimyo) : -1;
        const isSailing = route >= 0 && clan !== 'dragonfly' && before.battle === null && view.battle === null;
        expect(way !== undefined).toBe(isSailing);
        if (isSailing) sailed += 1;
      });
      before = view;
    }
    expect(sailed).toBeGreaterThan(0);
  });
});
