import { PROVINCES, type Province, SEA_ROUTES } from '@engawa/rising-sun';
import type { Spot } from '../../design/index.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the parts of a province lie: its name, and the field for figures. */
interface ProvincePlace {
  readonly name: Spot;
  readonly field: Box;
  /** There is no room for the harvest below the name. */
  readonly isLow: boolean;
}

/** The board in one of its shapes. The land is drawn once, for the wide one; `land` is how it is put into the other. */
export interface Layout {
  readonly id: 'wide' | 'upright';
  readonly frame: Box;
  readonly land: { readonly x: number; readonly y: number; readonly scaleX: number; readonly scaleY: number };
  readonly provinces: Readonly<Record<Province, ProvincePlace>>;
  /** How large figures are drawn where there is room. */
  readonly figures: number;
  readonly shrines: Box;
  readonly honor: Spot;
  /** The order of war; where there is no room for it, the numbers on the map have to do. */
  readonly wars: Spot | undefined;
  readonly sun: Spot & { readonly radius: number };
}

const place = (
  name: readonly [number, number],
  field: readonly [number, number, number, number],
  isLow = false,
): ProvincePlace => ({
  name: { x: name[0], y: name[1] },
  field: { x: field[0], y: field[1], width: field[2], height: field[3] },
  isLow,
});

export const WIDE: Layout = {
  id: 'wide',
  frame: { x: -72, y: 0, width: 796, height: 488 },
  land: { x: 0, y: 0, scaleX: 1, scaleY: 1 },
  figures: 1,
  provinces: {
    hokkaido: place([572, 30], [552, 58, 152, 58]),
    oshu: place([522, 172], [506, 188, 140, 64], true),
    edo: place([582, 284], [562, 312, 124, 68]),
    kyoto: place([430, 256], [414, 286, 126, 92]),
    kansai: place([272, 258], [266, 286, 128, 92]),
    nagato: place([130, 276], [114, 302, 138, 46]),
    shikoku: place([226, 417], [226, 432, 160, 44], true),
    kyushu: place([42, 366], [30, 394, 116, 82]),
  },
  shrines: { x: -72, y: 0, width: 522, height: 112 },
  honor: { x: -66, y: 132 },
  wars: { x: 420, y: 420 },
  sun: { x: 718, y: 196, radius: 52 },
};

const LAND_TOP = 82;
export const UPRIGHT: Layout = {
  id: 'upright',
  frame: { x: 0, y: 0, width: 390, height: 580 },
  land: { x: -2, y: LAND_TOP - 2, scaleX: 0.538, scaleY: 1.022 },
  figures: 0.66,
  provinces: {
    hokkaido: place([302, 112], [298, 140, 84, 62]),
    oshu: place([276, 254], [270, 276, 80, 62]),
    edo: place([296, 370], [288, 398, 80, 76]),
    kyoto: place([226, 342], [218, 370, 72, 100]),
    kansai: place([144, 344], [138, 372, 72, 84]),
    nagato: place([66, 360], [58, 390, 76, 54]),
    shikoku: place([122, 508], [122, 524, 88, 46]),
    kyushu: place([14, 456], [12, 488, 68, 76]),
  },
  shrines: { x: 0, y: 0, width: 390, height: 82 },
  honor: { x: 6, y: 100 },
  wars: undefined,
  sun: { x: 386, y: 540, radius: 46 },
};

/** A sea route as a curve through four points, or through seven. */
export const ROUTE_CURVES: readonly (readonly Spot[])[] = [
  [648, 118, 662, 134, 660, 150, 644, 168],
  [550, 96, 480, 104, 372, 150, 344, 240],
  [541, 72, 440, 96, 250, 128, 150, 212, 104, 252, 84, 296, 88, 352],
  [262, 358, 240, 386, 196, 402, 148, 398],
  [300, 374, 292, 382, 290, 392, 294, 404],
  [216, 450, 196, 460, 176, 456, 152, 442],
].map((numbers) =>
  Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: numbers[2 * i]!, y: numbers[2 * i + 1]! })),
);

/** A point of the land where the layout has it. */
export function landSpot({ land }: Layout, { x, y }: Spot): Spot {
  return { x: land.x + x * land.scaleX, y: land.y + y * land.scaleY };
}

/** What lies at an edge of the board goes on beyond it. */
export const BEYOND = 400;

const drawn = new Map<string, string>();

/** Points of the land as a path. */
export function outline(layout: Layout, points: string, isClosed = true): string {
  const key = `${layout.id}${isClosed}${points}`;
  let path = drawn.get(key);
  if (path === undefined) {
    const spots = points.split(' ').map((point) => {
      const [x, y] = point.split(',').map(Number) as [number, number];
      const at = landSpot(layout, { x, y });
      return `${Math.round(at.x * 10) / 10} ${Math.round(at.y * 10) / 10}`;
    });
    path = `M${spots.join('L')}${isClosed ? 'Z' : ''}`;
    drawn.set(key, path);
  }
  return path;
}

export function routePath(layout: Layout, route: number): string {
  const [first, ...rest] = ROUTE_CURVES[route]!.map((spot) => landSpot(layout, spot));
  return `M${first!.x} ${first!.y}C${rest.map(({ x, y }) => `${x} ${y}`).join(' ')}`;
}

/** The sea route between two provinces; -1 for none. */
export function routeBetween(one: number, other: number): number {
  return SEA_ROUTES.findIndex(
    (edge) => one !== other && edge.includes(PROVINCES[one]!) && edge.includes(PROVINCES[other]!),
  );
}
