import { type Clan, clansOf, householdOf, type Row, type WhiteCastle, type Yard } from '@engawa/white-castle';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a group of the drawing lies, and how wide it is drawn. */
export interface Box extends Point {
  readonly width: number;
}

/**
 * The board in one of its two shapes. The groups are the same in both: river with bridges and gardens, the keep, the
 * yards, and on the ground before it the well, the gate and the places outside the walls.
 */
export interface Layout {
  readonly id: 'wide' | 'upright';
  /** The units of the drawing. */
  readonly frame: Size;
  /** Influence walks in one line, or in two. */
  readonly timeRows: 1 | 2;
  /** The lower edge of the ribbon with the passage of time. */
  readonly ribbon: number;
  readonly herons: Point;
  readonly rounds: Point;
  readonly bridges: readonly Box[];
  /** How large a die at the end of a bridge is. */
  readonly bridgeDie: number;
  readonly gardens: readonly Box[];
  readonly castle: Point;
  readonly yards: Readonly<Record<Yard, Box>>;
  readonly well: Box;
  readonly gate: Box;
  readonly outside: readonly [Box, Box];
  /** Where the mat cannot be seen beside the board, what is needed of it stands on the board. */
  readonly domain: Readonly<Record<Row, Box>> | undefined;
  readonly purse: Box | undefined;
}

/** Cards are drawn at this size and scaled to the width of their box. */
export const GARDEN: Size = { width: 115, height: 60 };
export const YARD: Size = { width: 170, height: 103 };
export const GROUND_HEIGHT = 68;
export const BRIDGE_HEIGHT = 70;
export const CASTLE: Size = { width: 404, height: 344 };

export const WIDE: Layout = {
  id: 'wide',
  frame: { width: 836, height: 466 },
  timeRows: 1,
  ribbon: 52,
  herons: { x: 6, y: 5 },
  rounds: { x: 761, y: 9 },
  bridges: [52, 190, 328].map((y) => ({ x: 5, y, width: 238 })),
  bridgeDie: 34,
  gardens: [52, 190, 328].flatMap((y) => [
    { x: 7, y: y + 72, width: 115 },
    { x: 125, y: y + 72, width: 115 },
  ]),
  castle: { x: 250, y: 60 },
  yards: {
    'yard-5': { x: 661, y: 59, width: 170 },
    'yard-3': { x: 661, y: 168, width: 170 },
    'yard-1': { x: 661, y: 277, width: 170 },
  },
  well: { x: 253, y: 392, width: 134 },
  gate: { x: 391, y: 392, width: 128 },
  outside: [
    { x: 523, y: 392, width: 153 },
    { x: 679, y: 392, width: 153 },
  ],
  domain: undefined,
  purse: undefined,
};

const THIRDS = [5, 139, 273] as const;

export const UPRIGHT: Layout = {
  id: 'upright',
  frame: { width: 408, height: 955 },
  timeRows: 2,
  ribbon: 74,
  herons: { x: 4, y: 4 },
  rounds: { x: 345, y: 7 },
  bridges: THIRDS.map((x) => ({ x, y: 78, width: 130 })),
  bridgeDie: 28,
  gardens: [730, 730, 730, 801, 801, 801].map((y, i) => ({ x: THIRDS[i % 3]!, y, width: 130 })),
  castle: { x: 2, y: 156 },
  yards: {
    'yard-5': { x: THIRDS[0], y: 873, width: 130 },
    'yard-3': { x: THIRDS[1], y: 873, width: 130 },
    'yard-1': { x: THIRDS[2], y: 873, width: 130 },
  },
  well: { x: THIRDS[0], y: 508, width: 130 },
  gate: { x: THIRDS[1], y: 508, width: 130 },
  outside: [
    { x: 5, y: 582, width: 197 },
    { x: 206, y: 582, width: 197 },
  ],
  domain: {
    'domain-coral': { x: THIRDS[0], y: 656, width: 130 },
    'domain-black': { x: THIRDS[1], y: 656, width: 130 },
    'domain-white': { x: THIRDS[2], y: 656, width: 130 },
  },
  purse: { x: THIRDS[2], y: 508, width: 130 },
};

/** A phone is so wide: nothing needs to be moved sideways. */
const PHONE = 390;
export const UPRIGHT_SIZE: Size = {
  width: PHONE,
  height: Math.round((UPRIGHT.frame.height * PHONE) / UPRIGHT.frame.width),
};

/** Two gardens lie under a bridge: upright they stand in its column, the plants above the stones. */
export function gardenBox(layout: Layout, garden: number): Box {
  if (layout.id === 'wide') return layout.gardens[garden]!;
  return layout.gardens[(garden % 2) * 3 + Math.floor(garden / 2)]!;
}

const PITCH = 26.2;
const CHECKPOINT = 25;

/** Where a space of the passage of time lies: its middle. A torii stands before every new season. */
export function timeSpot(layout: Layout, space: number): Point {
  const checkpoints = space < 6 ? 0 : space < 11 ? 1 : space < 15 ? 2 : 3;
  if (layout.timeRows === 1) return { x: 131 + space * PITCH + checkpoints * CHECKPOINT, y: 21 };
  const pitch = 24.2;
  if (space < 11) return { x: 95 + space * pitch + checkpoints * CHECKPOINT, y: 22 };
  return { x: 52 + (space - 11) * pitch + (checkpoints - 2) * CHECKPOINT, y: 54 };
}

/** On one space markers lie on each other: how many lie under this one. */
function markersBelow(view: WhiteCastle, clan: Clan): number {
  const { time } = householdOf(view, clan);
  const below = view.influence.slice(view.influence.indexOf(clan) + 1);
  return below.filter((one) => householdOf(view, one).time === time).length;
}

/** Where the middle of a clan's influence marker lies. */
export function markerSpot(layout: Layout, view: WhiteCastle, clan: Clan): Point {
  const { x, y } = timeSpot(layout, householdOf(view, clan).time);
  const level = markersBelow(view, clan);
  return { x: x + level * 4, y: y - level * 3 };
}

const MARKER = /^influence-(wide|upright)-(\d)$/;

/** What a clan's marker is called in the drawing: its way is another one on each board. */
export function markerName({ id }: Layout, clan: Clan): string {
  return `influence-${id}-${clan}`;
}

/** Influence goes from space to space; everything else is lifted over the board. */
export function wayOf(piece: string, before: WhiteCastle, after: WhiteCastle): Point[] | undefined {
  const [, id, clan] = MARKER.exec(piece) ?? [];
  if (id === undefined || Number(clan) >= clansOf(after)) return undefined;
  const layout = id === 'wide' ? WIDE : UPRIGHT;
  const from = householdOf(before, Number(clan)).time;
  const to = householdOf(after, Number(clan)).time;
  const spaces = Array.from({ length: Math.max(0, Math.abs(to - from) - 1) }, (_, i) => i + 1);
  return [
    markerSpot(layout, before, Number(clan)),
    ...spaces.map((steps) => timeSpot(layout, from + Math.sign(to - from) * steps)),
    markerSpot(layout, after, Number(clan)),
  ];
}

/** The places of the keep, in its own units. */
export const KEEP = {
  daimyo: { x: 122, y: 52, width: 164, height: 40 },
  rooms: {
    'diplomat-1': { x: 44, y: 120, width: 157, height: 75 },
    'diplomat-2': { x: 203, y: 120, width: 157, height: 75 },
    'steward-1': { x: 8, y: 214, width: 128, height: 106 },
    'steward-2': { x: 138, y: 214, width: 128, height: 106 },
    'steward-3': { x: 268, y: 214, width: 128, height: 106 },
  },
  decks: { steward: { x: 0, y: 142 }, diplomat: { x: 371, y: 142 } },
  /** The sun, and the die in hand before it. */
  sun: { x: 346, y: 50, radius: 42 },
  banner: { x: 18, y: 52 },
} as const;
