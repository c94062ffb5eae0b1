import { END, ROAD } from '@engawa/tokaido';
import { describe, expect, it } from 'vitest';
import {
  BOARD,
  facing,
  hasSecondPlace,
  innSpot,
  placeAt,
  placeOfStop,
  ROAD_PATH,
  roadSpot,
  secondSpot,
  spotFor,
  spotOf,
  trail,
  wayOf,
} from '../../src/games/tokaido/places.ts';
import { position, stand } from './position.ts';

const INNS = [0, 14, 27, 41, END];

describe('the places of the board', () => {
  it('are all on the board, and no two of them closer than a finger', () => {
    const stops = ROAD.flatMap(({ space }, place) => (space === 'inn' ? [] : [roadSpot(place)]));
    expect(stops).toHaveLength(50);
    for (const { x, y } of stops) {
      expect(x).toBeGreaterThan(22);
      expect(x).toBeLessThan(BOARD.width - 22);
      expect(y).toBeGreaterThan(0);
      expect(y + 54).toBeLessThan(BOARD.height + 1);
    }
    stops.forEach((one, i) => {
      for (const other of stops.slice(i + 1)) {
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(44);
      }
    });
  });

  it('go to the right, to the left, and so on from inn to inn', () => {
    expect([1, 15, 28, 42].map((place) => facing(place, false))).toEqual([1, -1, 1, -1]);
    expect([13, 26, 40, 53].map((place) => facing(place, false))).toEqual([1, -1, 1, -1]);
    expect(INNS.map((place) => facing(place, false))).toEqual([1, -1, 1, -1, -1]);
  });

  it('are walked the other way on the way back', () => {
    expect([1, 15, 28, 42].map((place) => facing(place, true))).toEqual([-1, 1, -1, 1]);
    expect(INNS.map((place) => facing(place, true))).toEqual([-1, -1, 1, -1, 1]);
    const view = position(4, { 'return-trip': true });
    expect(placeAt(view, 0)).toBe(placeOfStop('inn-edo'));
    expect(placeAt(view, END)).toBe(placeOfStop('inn-kyoto'));
  });

  it('have the second one behind the first', () => {
    const place = placeOfStop('sea-4');
    expect(secondSpot(place, false)).toEqual({ x: roadSpot(place).x - 18, y: roadSpot(place).y - 14 });
    expect(secondSpot(place, true).x).toBe(roadSpot(place).x + 18);
  });

  it('use second places with four and five travellers only', () => {
    const place = placeOfStop('sea-4');
    expect([2, 3, 4, 5].map((seats) => hasSecondPlace(position(seats), place))).toEqual([false, false, true, true]);
    expect(hasSecondPlace(position(5), placeOfStop('temple-1'))).toBe(false);
  });
});

describe('the line in an inn', () => {
  it('takes the same room for three as for five', () => {
    const ends = [3, 4, 5].map((travellers) => innSpot(27, travellers - 1, travellers).x);
    expect(new Set(ends)).toEqual(new Set([86]));
    expect(innSpot(27, 0, 5)).toEqual({ x: 20, y: 288 });
  });

  it('stands on the board, everybody in a place of his own', () => {
    for (const inn of INNS) {
      const spots = [0, 1, 2, 3, 4].map((slot) => innSpot(inn, slot, 5));
      expect(new Set(spots.map(({ x }) => x)).size).toBe(5);
      for (const { x } of spots) {
        expect(x).toBeGreaterThan(8);
        expect(x).toBeLessThan(BOARD.width - 8);
      }
    }
  });

  it('is joined at its end', () => {
    const view = stand(stand(position(4), 0, 14, 0), 1, 14, 1);
    expect(spotFor(view, 'inn-1')).toEqual(innSpot(14, 2, 4));
    expect(spotOf(view, 14, 1)).toEqual(innSpot(14, 1, 4));
  });
});

describe('the trail of a move', () => {
  it('begins where it began and ends where the piece stands', () => {
    const end = secondSpot(34, false);
    expect(trail(28, 34, end)).toMatch(/^M100 307\.7C/);
    expect(trail(28, 34, end)).toMatch(/ 360 297\.2$/);
  });

  it('follows the road around an inn', () => {
    const way = trail(13, 14, innSpot(14, 0, 4));
    expect(way).toContain(' 755 152');
    expect(way).not.toContain(' 712 198');
  });

  it('can be walked back', () => {
    expect(trail(34, 28, roadSpot(28))).toMatch(/^M378 311\.2C.* 100 307\.7$/);
  });

  it('is a part of the drawn road', () => {
    expect(ROAD_PATH.startsWith('M48 102C')).toBe(true);
    expect(ROAD_PATH.endsWith(' 44 412')).toBe(true);
  });
});

describe('the way of a piece', () => {
  it('follows the road from where it stood to where it stands', () => {
    const before = stand(position(4), 0, 11);
    const after = stand(position(4), 0, 14, 1);
    expect(wayOf('traveller-0', before, after)).toEqual([
      roadSpot(11),
      roadSpot(12),
      roadSpot(13),
      { x: 712, y: 103 },
      { x: 748, y: 120 },
      { x: 755, y: 152 },
      innSpot(14, 1, 4),
    ]);
    expect(wayOf('traveller-0', after, before)).toEqual(wayOf('traveller-0', before, after)!.reverse());
  });

  it('goes the other way on a return trip', () => {
    const before = stand(position(4, { 'return-trip': true }), 2, 1);
    const after = stand(position(4, { 'return-trip': true }), 2, 3);
    expect(wayOf('traveller-2', before, after)).toEqual([roadSpot(END - 1), roadSpot(END - 2), roadSpot(END - 3)]);
  });

  it('is only known of travellers', () => {
    expect(wayOf('traveller-9', position(4), position(4))).toBeUndefined();
    expect(wayOf('coin-1', position(4), position(4))).toBeUndefined();
  });
});
