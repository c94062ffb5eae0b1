import { END, ROAD, roadOf, type Tokaido, usesSecondPlaces } from '@engawa/tokaido';

/** Where everything stands on the board, in the units of its drawing. */
export const BOARD = { width: 768, height: 466 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

function read(points: string): Point[] {
  return points.split(' ').map((point) => {
    const [x, y] = point.split(',').map(Number);
    return { x: x!, y: y! };
  });
}

/** Leg by leg from Kyoto to Edo, the bends around the inns between them; the ends run into the cities. */
const FROM_KYOTO = read('48,102');
const LEG_1 = read(
  '100,104.5 146.3,103 192.7,99.9 239,96.8 285.3,95.5 331.7,96.6 378,99.6 424.3,102.8 470.7,104.5 517,103.7 563.3,100.8 609.7,97.6 656,95.6',
);
const BEND_1 = read('712,103 748,120 755,152 742,180 712,198');
const LEG_2 = read(
  '656,205.5 606.5,202.4 557.1,201.6 507.6,203.5 458.2,207 408.7,209.8 359.3,210.3 309.8,208.1 260.4,204.6 210.9,201.9 161.5,201.8 112,204.3',
);
const BEND_2 = read('56,210 20,228 13,258 26,286 56,304');
const LEG_3 = read(
  '100,307.7 146.3,309.9 192.7,313.2 239,315.9 285.3,316.4 331.7,314.5 378,311.2 424.3,308.4 470.7,307.5 517,309.1 563.3,312.3 609.7,315.3 656,316.5',
);
const BEND_3 = read('712,314 748,330 755,360 742,388 712,404');
const LEG_4 = read(
  '656,409.6 606.9,411.7 557.8,412.7 508.7,412.1 459.6,410.2 410.5,408.2 361.5,407.3 312.4,408.1 263.3,410 214.2,412 165.1,412.7 116,411.8',
);
const TO_EDO = read('78,412 44,412');

/** The road as it is drawn, Kyoto first; the fourth point of a bend is the inn's door. */
const NODES: readonly Point[] = [
  ...FROM_KYOTO,
  ...LEG_1,
  ...BEND_1,
  ...LEG_2,
  ...BEND_2,
  ...LEG_3,
  ...BEND_3,
  ...LEG_4,
  ...TO_EDO,
];

const DOORS: readonly Point[] = [BEND_1[3]!, BEND_2[3]!, BEND_3[3]!];
const ON_ROAD: readonly Point[] = [
  ...FROM_KYOTO,
  ...LEG_1,
  DOORS[0]!,
  ...LEG_2,
  DOORS[1]!,
  ...LEG_3,
  DOORS[2]!,
  ...LEG_4,
  TO_EDO[1]!,
];

const KYOTO = 0;
const INNS = ROAD.flatMap(({ space }, place) => (space === 'inn' ? [place] : []));

/** Where the line of an inn begins, which way it goes, and how long it may get. */
const LINES: readonly { readonly from: Point; readonly way: 1 | -1; readonly length: number; readonly drop: number }[] =
  [
    { from: { x: 18, y: 124 }, way: 1, length: 58, drop: 9 },
    { from: { x: 748, y: 180 }, way: -1, length: 66, drop: 5 },
    { from: { x: 20, y: 288 }, way: 1, length: 66, drop: 5 },
    { from: { x: 748, y: 388 }, way: -1, length: 66, drop: 5 },
    { from: { x: 16, y: 434 }, way: 1, length: 60, drop: 4 },
  ];

/** The place on the drawn road of a stop in walking order: on the way back it is counted from the other end. */
export function placeAt(view: Tokaido, at: number): number {
  return view.options['return-trip'] ? END - at : at;
}

export function placeOfStop(id: string): number {
  return ROAD.findIndex((stop) => stop.id === id);
}

/** The spot on the road itself. */
export function roadSpot(place: number): Point {
  return ON_ROAD[place]!;
}

/** Which way one walks here: 1 to the right, -1 to the left. Who waits in an inn looks where he will go. */
export function facing(place: number, isReturn: boolean): 1 | -1 {
  const legs = INNS.filter((inn) => (isReturn ? inn < place : inn <= place)).length - 1;
  const leg = Math.min(3, Math.max(0, isReturn && place === KYOTO ? 0 : legs));
  const there = leg % 2 === 0 ? 1 : -1;
  return isReturn ? (-there as 1 | -1) : there;
}

/** The second place lies behind the first one: whoever stands there moves first. */
export function secondSpot(place: number, isReturn: boolean): Point {
  const { x, y } = roadSpot(place);
  return { x: x - 18 * facing(place, isReturn), y: y - 14 };
}

/** The side branch that leads to a second place. */
export function branch(place: number, isReturn: boolean): string {
  const { x, y } = roadSpot(place);
  const way = facing(place, isReturn);
  const end = secondSpot(place, isReturn);
  return `M${x} ${y}Q${x - 14 * way} ${y - 2} ${end.x} ${end.y}`;
}

/** Slot 0 first, the odd ones a little lower: as many as there are travellers share the length of the line. */
export function innSpot(place: number, slot: number, travellers: number): Point {
  const line = LINES[INNS.indexOf(place)]!;
  const step = line.length / Math.max(1, travellers - 1);
  return { x: line.from.x + line.way * step * slot, y: line.from.y + (slot % 2 === 1 ? line.drop : 0) };
}

/** Where a piece stands. */
export function spotOf(view: Tokaido, at: number, slot: number): Point {
  const place = placeAt(view, at);
  if (ROAD[place]!.space === 'inn') return innSpot(place, slot, view.pieces.length);
  return slot === 1 ? secondSpot(place, view.options['return-trip']) : roadSpot(place);
}

/** Where a piece would stand that went to this stop now. */
export function spotFor(view: Tokaido, id: string): Point {
  const at = roadOf(view).findIndex((stop) => stop.id === id);
  return spotOf(view, at, view.pieces.filter((piece) => piece.at === at).length);
}

/** Whether a second place is drawn here. */
export function hasSecondPlace(view: Tokaido, place: number): boolean {
  return usesSecondPlaces(view) && ROAD[place]!.double;
}

/** A smooth line through all points. */
function smooth(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  const round = (n: number) => Math.round(n * 10) / 10;
  const curves = others.map((to, i) => {
    const from = points[i]!;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const x1 = from.x + (to.x - before.x) / 6;
    const y1 = from.y + (to.y - before.y) / 6;
    const x2 = to.x - (after.x - from.x) / 6;
    const y2 = to.y - (after.y - from.y) / 6;
    return `C${round(x1)} ${round(y1)} ${round(x2)} ${round(y2)} ${round(to.x)} ${round(to.y)}`;
  });
  return `M${first.x} ${first.y}${curves.join('')}`;
}

export const ROAD_PATH = smooth(NODES);

/** The bends and stops of the road between two places, without them. */
function between(from: number, to: number): Point[] {
  const start = NODES.indexOf(ON_ROAD[from]!);
  const goal = NODES.indexOf(ON_ROAD[to]!);
  return start <= goal ? NODES.slice(start + 1, goal) : NODES.slice(goal + 1, start).reverse();
}

/** The way that was walked from one stop to another, up to the very spot where the piece stands now. */
export function trail(from: number, to: number, end: Point): string {
  return smooth([roadSpot(from), ...between(from, to), end]);
}

const PIECE = 'traveller-';

/** What a piece is called in the drawing. */
export function pieceName(piece: number): string {
  return `${PIECE}${piece}`;
}

/** Travellers go along the road, wherever they stood beside it. */
export function wayOf(name: string, before: Tokaido, after: Tokaido): Point[] | undefined {
  const piece = name.startsWith(PIECE) ? Number(name.slice(PIECE.length)) : -1;
  const from = before.pieces[piece];
  const to = after.pieces[piece];
  if (!from || !to) return undefined;
  return [
    spotOf(before, from.at, from.slot),
    ...between(placeAt(before, from.at), placeAt(after, to.at)),
    spotOf(after, to.at, to.slot),
  ];
}
