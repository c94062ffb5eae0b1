import { describe, expect, it } from 'vitest';
import { AWAKE, pilgrimsAt, sidePlace, walkPlace } from '../../src/games/bitoku/pieces.ts';
import { HOUSE_POND, POND, padSpot } from '../../src/games/bitoku/places.ts';
import { wayOf } from '../../src/games/bitoku/way.ts';
import { decisions, position } from './game.ts';

describe('pieces keep their names', () => {
  it('a pilgrim that begins, walks and arrives is one and the same', () => {
    const view = position(2);
    const before = pilgrimsAt(view, 0, AWAKE);
    const begun = structuredClone(view);
    begun.players[0]!.awake -= 1;
    begun.players[0]!.walkers[0]! += 1;
    const [walker] = pilgrimsAt(begun, 0, walkPlace(0));
    expect(before).toContain(walker);
    const arrived = structuredClone(begun);
    arrived.players[0]!.walkers[0]! -= 1;
    arrived.sides[0]!.push(0);
    expect(pilgrimsAt(arrived, 0, sidePlace(0))).toEqual([walker]);
  });

  it('no two pilgrims are called alike, wherever they stand', () => {
    let looked = 0;
    for (const view of decisions(3, 1)) {
      if (looked++ % 10 !== 0) continue;
      const names = view.players.flatMap(({ walkers }, seat) => [
        ...pilgrimsAt(view, seat, AWAKE),
        ...walkers.flatMap((_, at) => pilgrimsAt(view, seat, walkPlace(at))),
        ...view.sides.flatMap((_, at) => pilgrimsAt(view, seat, sidePlace(at))),
      ]);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(looked).toBeGreaterThan(50);
  });
});

describe('kodama', () => {
  it('hop from pad to pad, forward and back', () => {
    const before = position(3);
    const after = structuredClone(before);
    before.players[1]!.kodama[4] = 2;
    after.players[1]!.kodama[4] = 4;
    const way = wayOf('kodama-1-4', before, after)!;
    expect(way[0]).toEqual(padSpot(POND, 2));
    expect(way.at(-1)).toEqual(padSpot(POND, 4));
    expect(way).toHaveLength(5);
    expect(way[1]!.y).toBeLessThan(way[0]!.y);
    expect(wayOf('kodama-1-4', after, before)!.at(-1)).toEqual(padSpot(POND, 2));
  });

  it('stand on pads that lie inside their pond', () => {
    for (const pond of [POND, HOUSE_POND]) {
      for (let cell = 1; cell <= 7; cell++) {
        const { x, y } = padSpot(pond, cell);
        expect(x).toBeGreaterThan(pond.x);
        expect(x).toBeLessThan(pond.x + pond.width - 46);
        expect(y).toBeGreaterThan(pond.y);
      }
    }
  });

  it('that stay where they are go no way, and other pieces go straight', () => {
    const view = position(2);
    expect(wayOf('kodama-0-0', view, view)).toBeUndefined();
    expect(wayOf('die-0-1', view, view)).toBeUndefined();
  });
});
