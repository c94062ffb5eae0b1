import { LAST_SPACE, YARDS } from '@engawa/white-castle';
import { describe, expect, it } from 'vitest';
import {
  BRIDGE_HEIGHT,
  CASTLE,
  GARDEN,
  GROUND_HEIGHT,
  gardenBox,
  KEEP,
  type Layout,
  markerName,
  timeSpot,
  UPRIGHT,
  UPRIGHT_SIZE,
  WIDE,
  wayOf,
  YARD,
} from '../../src/games/white-castle/places.ts';
import { position } from './position.ts';

interface Rect {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function rectsOf(layout: Layout): Rect[] {
  const { domain, purse } = layout;
  const lowest = KEEP.rooms['steward-1'];
  return [
    { name: 'ribbon', x: 0, y: 0, width: layout.frame.width, height: layout.ribbon },
    // Its foot stands behind what lies before it.
    { name: 'castle', ...layout.castle, width: CASTLE.width, height: lowest.y + lowest.height },
    ...layout.bridges.map((box, i) => ({ name: `bridge ${i}`, ...box, height: BRIDGE_HEIGHT })),
    ...layout.gardens.map((_, i) => {
      const box = gardenBox(layout, i);
      return { name: `garden ${i}`, ...box, height: (box.width * GARDEN.height) / GARDEN.width };
    }),
    ...YARDS.map((yard) => {
      const box = layout.yards[yard];
      return { name: yard, ...box, height: (box.width * YARD.height) / YARD.width };
    }),
    ...[
      layout.well,
      layout.gate,
      ...layout.outside,
      ...(domain ? Object.values(domain) : []),
      ...(purse ? [purse] : []),
    ].map((box, i) => ({ name: `ground ${i}`, ...box, height: GROUND_HEIGHT })),
  ];
}

const overlap = (a: Rect, b: Rect) =>
  Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x) &&
  Math.min(a.y + a.height, b.y + b.height) > Math.max(a.y, b.y);

describe.each([WIDE, UPRIGHT])('the places of the $id board', (layout) => {
  it('lie on it, and none on another', () => {
    const rects = rectsOf(layout);
    for (const { name, x, y, width, height } of rects) {
      expect(x, name).toBeGreaterThanOrEqual(0);
      expect(y, name).toBeGreaterThanOrEqual(0);
      expect(x + width, name).toBeLessThanOrEqual(layout.frame.width);
      expect(y + height, name).toBeLessThanOrEqual(layout.frame.height);
    }
    const pairs = rects.flatMap((one, i) =>
      rects.slice(i + 1).flatMap((other) => (overlap(one, other) ? [[one.name, other.name]] : [])),
    );
    expect(pairs).toEqual([]);
  });

  it('let influence walk forward in its ribbon', () => {
    const spots = Array.from({ length: LAST_SPACE + 1 }, (_, space) => timeSpot(layout, space));
    spots.forEach(({ x, y }, space) => {
      expect(x).toBeGreaterThan(11);
      expect(x).toBeLessThan(layout.frame.width - 11);
      expect(y).toBeLessThan(layout.ribbon - 11);
      const before = spots[space - 1];
      if (before && before.y === y) expect(x - before.x).toBeGreaterThanOrEqual(24);
    });
  });
});

describe('the upright board', () => {
  it('is as wide as a phone and has all that the wide one has', () => {
    expect(UPRIGHT_SIZE.width).toBe(390);
    expect(new Set(UPRIGHT.gardens.map((_, garden) => JSON.stringify(gardenBox(UPRIGHT, garden)))).size).toBe(6);
  });
});

describe('the way of a piece', () => {
  const before = position(2);
  const walked = (time: number) => {
    const after = position(2);
    after.players[0]!.time = time;
    after.influence = [0, 1];
    return after;
  };

  it('of influence goes from space to space, onto whoever lies there', () => {
    before.influence = [1, 0];
    const start = timeSpot(WIDE, 0);
    expect(wayOf(markerName(WIDE, 0), before, walked(3))).toEqual([start, ...[1, 2, 3].map((n) => timeSpot(WIDE, n))]);
    expect(wayOf(markerName(WIDE, 1), walked(3), before)!.at(-1)).toEqual({ x: start.x + 4, y: start.y - 3 });
  });

  it('turns into the second line where there are two', () => {
    const way = wayOf(markerName(UPRIGHT, 0), walked(9), walked(12))!;
    expect(way.map(({ y }) => y)).toEqual([9, 10, 11, 12].map((n) => timeSpot(UPRIGHT, n).y));
    expect(way[0]!.y).toBeLessThan(way.at(-1)!.y);
  });

  it('can be gone back', () => {
    expect(wayOf(markerName(UPRIGHT, 0), walked(12), walked(9))).toEqual(
      wayOf(markerName(UPRIGHT, 0), walked(9), walked(12))!.reverse(),
    );
  });

  it('is straight for everything else', () => {
    expect(wayOf('courtier-0-1', before, before)).toBeUndefined();
    expect(wayOf('influence-wide-4', before, before)).toBeUndefined();
  });
});
