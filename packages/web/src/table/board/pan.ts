/** Sizes and places of the board's drawing, in its own units, and of the window through which it is seen, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A finger finds what is 44 units wide from this scale on. */
const FINGER = 1;
export const LARGEST = 3;

/** The whole board. */
export function fitScale(board: Size, window: Size): number {
  return Math.min(window.width / board.width, window.height / board.height);
}

/** Nothing wider is drawn for a phone. */
const PHONE = 450;

/** No empty margin, and nothing too small to be touched; what is drawn for a phone is as wide as the phone is. */
export function startScale(board: Size, window: Size): number {
  if (board.width < PHONE) return window.width / board.width;
  return Math.max(window.width / board.width, window.height / board.height, FINGER);
}

/** So near to a scale counts as that scale. */
const ALIKE = 0.01;

/** The scale after the window has changed: whoever has not zoomed sees as much as before, whoever has keeps their scale. */
export function scaleAfter(scale: number, board: Size, before: Size, after: Size): number {
  const was = (usual: typeof fitScale) => Math.abs(scale - usual(board, before)) < ALIKE;
  if (was(startScale)) return startScale(board, after);
  const fit = fitScale(board, after);
  return was(fitScale) ? fit : Math.max(scale, fit);
}

/** The spot of the board that is seen in the middle of the window. */
export function middleOf(pan: Spot, scale: number, board: Size, window: Size): Spot {
  const at = (by: number, length: number, seen: number) => (seen / 2 - length / 2) / scale + length / 2 - by;
  return { x: at(pan.x, board.width, window.width), y: at(pan.y, board.height, window.height) };
}

/**
 * The drawing is scaled around its middle and then moved in its own units (`scale(s) translate(x, y)`). Where to move it
 * so that `spot` is seen in the middle of the window, without showing what lies beyond its edges.
 */
export function panTo(spot: Spot, scale: number, board: Size, window: Size): Spot {
  const move = (at: number, length: number, seen: number) =>
    within((seen / 2 - length / 2) / scale - (at - length / 2), scale, length, seen);
  return { x: move(spot.x, board.width, window.width), y: move(spot.y, board.height, window.height) };
}

/** A move of somebody's finger, as far as the board goes. */
export function clampPan(pan: Spot, scale: number, board: Size, window: Size): Spot {
  return {
    x: within(pan.x, scale, board.width, window.width),
    y: within(pan.y, scale, board.height, window.height),
  };
}

function within(by: number, scale: number, length: number, seen: number): number {
  const middle = length / 2;
  /** By how much to move so that the edge `edge` of the drawing is seen at `at`. */
  const edgeAt = (edge: number, at: number) => (at - middle) / scale - (edge - middle);
  if (scale * length <= seen) return edgeAt(middle, seen / 2);
  return Math.max(edgeAt(length, seen), Math.min(edgeAt(0, 0), by));
}

export interface Corner {
  readonly edge: 'top' | 'bottom';
  readonly side: 'left' | 'right';
}

/** The corner of the window in which something of that size covers the fewest of these spots; if it can be, below and `side`. */
export function freestCorner(
  spots: readonly Spot[],
  window: Size,
  { width, height }: Size,
  side: Corner['side'],
): Corner {
  const other = side === 'left' ? 'right' : 'left';
  const corners: Corner[] = [
    { edge: 'bottom', side },
    { edge: 'bottom', side: other },
    { edge: 'top', side },
    { edge: 'top', side: other },
  ];
  const covers = (corner: Corner, { x, y }: Spot) =>
    (corner.side === 'left' ? x < width : x > window.width - width) &&
    (corner.edge === 'top' ? y < height : y > window.height - height);
  const covered = corners.map((corner) => spots.filter((spot) => covers(corner, spot)).length);
  return corners[covered.indexOf(Math.min(...covered))]!;
}
