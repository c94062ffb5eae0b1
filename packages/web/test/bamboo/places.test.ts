import { CELLS, HARMONY_ROWS, HOME_COLUMNS, HOME_ROWS, MARKET_ROWS, PARTS, TYPES } from '@engawa/bamboo';
import { describe, expect, it } from 'vitest';
import {
  type Box,
  cellOf,
  type HouseLayout,
  happinessSpot,
  LAP,
  type Layout,
  PAGE,
  PICKING,
  STALK,
  STRIP,
  UPRIGHT,
  UPRIGHT_HOUSE,
  WIDE,
  WIDE_HOUSE,
  WIDE_SIZE,
} from '../../src/games/bamboo/places.ts';

type Named = Box & { readonly name: string };

const times = (count: number) => Array.from({ length: count }, (_, i) => i);

function markets({ harmony, market, shelf }: Layout): Named[] {
  return [
    ...PARTS.flatMap((part, column) =>
      times(HARMONY_ROWS).map((row) => ({ name: `${part} ${row}`, ...cellOf(harmony, column, row) })),
    ),
    ...TYPES.flatMap((type, column) =>
      times(MARKET_ROWS).map((row) => ({ name: `${type} ${row}`, ...cellOf(market, column, row) })),
    ),
    { name: 'shelf', ...shelf },
  ];
}

const grove = ({ grove: box, temples }: Layout): Named[] => [
  { name: 'grove', ...box },
  { name: 'temples', ...temples },
];

const house = ({ plaques, roof, rooms, porch }: HouseLayout): Named[] => [
  ...plaques.map((box, i) => ({ name: `plaque ${i}`, ...box })),
  { name: 'roof', ...roof },
  ...CELLS.map((cell, at) => ({ name: cell, ...cellOf(rooms, at % HOME_COLUMNS, Math.floor(at / HOME_COLUMNS)) })),
  { name: 'porch', ...porch },
];

/** Sides that only touch do not count. */
const SLACK = 0.5;
const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > SLACK &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > SLACK;

const SHEETS = [
  ['the wide board', WIDE_SIZE, [...grove(WIDE), ...markets(WIDE)]],
  ['the page of the grove', PAGE, [...grove(UPRIGHT), { name: 'strip', ...STRIP }]],
  ['the page of the markets', PAGE, markets(UPRIGHT)],
  ['the house on the desk', WIDE_HOUSE, house(WIDE_HOUSE)],
  ['the page of the home', PAGE, house(UPRIGHT_HOUSE)],
] as const;

describe.each(SHEETS)('the places of %s', (_, size, boxes) => {
  it('lie on it, and none on another', () => {
    for (const { name, x, y, width, height } of boxes) {
      expect(x, name).toBeGreaterThanOrEqual(0);
      expect(y, name).toBeGreaterThanOrEqual(0);
      expect(x + width, name).toBeLessThanOrEqual(size.width + SLACK);
      expect(y + height, name).toBeLessThanOrEqual(size.height + SLACK);
    }
    const pairs = boxes.flatMap((one, i) =>
      boxes.slice(i + 1).flatMap((other) => (overlap(one, other) ? [[one.name, other.name]] : [])),
    );
    expect(pairs).toEqual([]);
  });
});

describe('what a finger must meet on a phone', () => {
  it('is large enough', () => {
    const rooms = house(UPRIGHT_HOUSE).filter(({ name }) => name.startsWith('r') && name !== 'roof');
    expect(rooms).toHaveLength(HOME_ROWS * HOME_COLUMNS);
    const gift = { name: 'gift', ...cellOf(PICKING.gifts, 3, 0) };
    expect(gift.x + gift.width).toBeLessThanOrEqual(PAGE.width);
    for (const { width, height } of [...rooms, ...markets(UPRIGHT), gift]) {
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('the stalk of happiness', () => {
  it('is climbed once and then again', () => {
    expect(happinessSpot(0).y).toBe(happinessSpot(LAP).y);
    expect(happinessSpot(LAP - 1).y).toBeGreaterThan(STALK.y);
    expect(happinessSpot(7).y).toBeLessThan(happinessSpot(6).y);
    expect(happinessSpot(-3)).toEqual({ y: happinessSpot(LAP - 3).y, laps: -1 });
    expect(happinessSpot(LAP + 3).laps).toBe(1);
  });
});
