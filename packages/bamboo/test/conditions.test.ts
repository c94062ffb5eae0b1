import { describe, expect, it } from 'vitest';
import { NEVER, tilesMissing } from '../src/conditions.ts';
import {
  CELLS,
  type Cell,
  CONDITIONS,
  fulfilmentOf,
  HARMONY_TILES,
  type HarmonyTile,
  HOME_TILES,
  type HomeTile,
  isFulfilled,
  KINDS,
  type Kind,
  MARKS,
} from '../src/index.ts';

const ALL = Object.keys(HARMONY_TILES) as HarmonyTile[];
type Built = (HomeTile | null)[];
const empty = (): Built => CELLS.map(() => null);

function tileWith(kind: Kind, comfort: number): HomeTile {
  const found = (Object.keys(HOME_TILES) as HomeTile[]).find(
    (tile) => HOME_TILES[tile].kind === kind && HOME_TILES[tile].comfort === comfort,
  );
  return found!;
}

/** Comfort for so many tiles that is exactly so much in all, or 1 each if it does not matter. */
function shares(count: number, comfort: number): number[] {
  const each = new Array<number>(count).fill(1);
  let left = comfort - count;
  for (let i = 0; left > 0; i = (i + 1) % count) {
    if (each[i]! < 3) {
      each[i]! += 1;
      left--;
    }
  }
  return each;
}

interface Plan {
  readonly cells: readonly number[];
  readonly kinds: readonly (Kind | null)[];
  readonly comfort: readonly number[];
}

/** The least that a tile asks for, at every place where it may stand. */
function plansOf(tile: HarmonyTile): Plan[] {
  const { shape, kinds, comfort, places } = CONDITIONS[tile];
  if (shape !== 'sum') return places.map((cells) => ({ cells, kinds, comfort: shares(cells.length, comfort) }));
  const count = Math.ceil(comfort / 3);
  const cells = places[0]!.slice(0, count);
  return [{ cells, kinds: cells.map(() => kinds[0]!), comfort: shares(count, comfort) }];
}

function build({ cells, kinds, comfort }: Plan): Built {
  const home = empty();
  cells.forEach((cell, i) => {
    home[cell] = tileWith(kinds[i] ?? 'item', comfort[i]!);
  });
  return home;
}

describe.each(ALL)('%s', (tile) => {
  const { part, shape, comfort } = CONDITIONS[tile];
  const plans = plansOf(tile);

  it('can be fulfilled wherever it fits', () => {
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(isFulfilled(build(plan), tile)).toBe(true);
    expect(isFulfilled(empty(), tile)).toBe(false);
  });

  it('is not fulfilled with one tile less, one of another kind, or one comfort less', () => {
    for (const plan of plans) {
      plan.cells.forEach((cell, i) => {
        const kind = plan.kinds[i]!;
        const less = build(plan);
        less[cell] = null;
        expect(isFulfilled(less, tile)).toBe(false);
        if (kind !== null) {
          for (const other of KINDS.filter((one) => one !== kind)) {
            const changed = build(plan);
            changed[cell] = tileWith(other, plan.comfort[i]!);
            expect(isFulfilled(changed, tile)).toBe(false);
          }
        }
        if (comfort > 0 && plan.comfort[i]! > 1) {
          const poorer = build(plan);
          poorer[cell] = tileWith(kind ?? 'item', plan.comfort[i]! - 1);
          expect(isFulfilled(poorer, tile)).toBe(false);
        }
      });
    }
  });

  it('does not care for tiles outside its part', () => {
    if (part === 'whole') return;
    for (const plan of plans) {
      const shift = part === 'left' ? 3 : -3;
      const cells = plan.cells.map((cell) => cell + shift);
      expect(isFulfilled(build({ ...plan, cells }), tile)).toBe(false);
      const middle = build(plan);
      for (const cell of plan.cells) {
        middle[cell - (cell % 5) + 2] = middle[cell]!;
        middle[cell] = null;
      }
      expect(isFulfilled(middle, tile)).toBe(false);
    }
  });

  it('stays fulfilled whatever else is built', () => {
    for (const plan of plans) {
      const home = build(plan);
      for (let cell = 0; cell < home.length; cell++) home[cell] ??= tileWith('decoration', 1);
      expect(isFulfilled(home, tile)).toBe(true);
    }
  });

  it('is possible on the night side', () => {
    expect(fulfilmentOf(empty(), tile, true).is).toBe('open');
    const fits = plans.some(({ cells, kinds }) =>
      cells.every((cell, i) => MARKS[cell] === null || kinds[i] === null || MARKS[cell] === kinds[i]),
    );
    // For a sum the tiles may stand anywhere in the part.
    expect(fits || shape === 'sum').toBe(true);
  });
});

describe('what is missing', () => {
  const home = (tiles: Partial<Record<Cell, [Kind, number]>>): Built =>
    CELLS.map((cell) => (tiles[cell] === undefined ? null : tileWith(...tiles[cell])));

  it('is told where the fewest tiles are missing', () => {
    expect(fulfilmentOf(home({ r2c2: ['faith', 1] }), 'hl-13', false)).toEqual({
      is: 'open',
      cells: ['r2c2'],
      missing: [
        { cell: 'r1c2', kind: 'garden' },
        { cell: 'r3c2', kind: 'decoration' },
      ],
      comfort: 0,
    });
  });

  it('is any tile where the kind does not matter', () => {
    const row = home({ r2c3: ['garden', 1], r2c4: ['garden', 2], r2c5: ['item', 1] });
    expect(fulfilmentOf(row, 'hw-01', false).missing).toEqual([
      { cell: 'r2c1', kind: null },
      { cell: 'r2c2', kind: null },
    ]);
  });

  it('is comfort for sums', () => {
    const faith = home({ r1c1: ['faith', 3], r3c4: ['faith', 1] });
    expect(fulfilmentOf(faith, 'hw-10', false)).toEqual({
      is: 'open',
      cells: ['r1c1', 'r3c4'],
      missing: [],
      comfort: 3,
    });
  });

  it('is nothing when it is fulfilled', () => {
    const pair = home({ r1c4: ['garden', 1], r1c5: ['faith', 1] });
    expect(fulfilmentOf(pair, 'hr-06', false)).toEqual({
      is: 'fulfilled',
      cells: ['r1c4', 'r1c5'],
      missing: [],
      comfort: 0,
    });
  });

  it('does not matter any more when other tiles stand in the way', () => {
    const blocked = home({ r2c1: ['item', 1], r2c2: ['item', 1] });
    expect(fulfilmentOf(blocked, 'hl-13', false).is).toBe('impossible');
    const poor = home({ r1c1: ['item', 1], r2c1: ['item', 1], r1c2: ['item', 1], r2c2: ['item', 1] });
    // The upper square is too poor; the lower one can still have 1 + 1 + 3 + 3.
    expect(fulfilmentOf(poor, 'hl-23', false).is).toBe('open');
    expect(fulfilmentOf(poor, 'hl-24', false).is).toBe('impossible');
  });

  it('at night looks at the marks: faith, garden and decoration have their places', () => {
    // The corner of the left part wants faith on top and garden below.
    const columnTwo = home({ r2c2: ['item', 1] });
    expect(fulfilmentOf(columnTwo, 'hl-13', false).is).toBe('open');
    expect(fulfilmentOf(columnTwo, 'hl-13', true).is).toBe('impossible');
  });

  it('never tells that something is missing that cannot be put there, and can be built from what is told', () => {
    for (const tile of ALL) {
      const start = home({ r2c2: ['faith', 2], r2c4: ['garden', 1] });
      for (;;) {
        const before = tilesMissing(start, tile, true);
        const { is, missing, comfort } = fulfilmentOf(start, tile, true);
        if (is !== 'open') break;
        const [next] = missing;
        const sumCell = CONDITIONS[tile].places[0]!.find((cell) => start[cell] === null && fitsAtNight(cell, tile))!;
        const cell = next === undefined ? sumCell : CELLS.indexOf(next.cell);
        const kind = next === undefined ? CONDITIONS[tile].kinds[0]! : (next.kind ?? MARKS[cell] ?? 'item');
        expect(start[cell]).toBeNull();
        start[cell] = tileWith(kind, 3);
        expect(tilesMissing(start, tile, true), `${tile} with ${comfort} comfort missing`).toBeLessThan(before);
      }
      expect([0, NEVER]).toContain(tilesMissing(start, tile, true));
    }
  });
});

const fitsAtNight = (cell: number, tile: HarmonyTile): boolean =>
  MARKS[cell] === null || MARKS[cell] === CONDITIONS[tile].kinds[0];
