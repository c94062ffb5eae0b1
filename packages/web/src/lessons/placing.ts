/** A part of the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const GAP = 22;
const EDGE = 12;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function distance(a: Box, b: Box): number {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

/**
 * Where a bubble of this size goes: it covers none of what is pointed at, if that can be had nothing of what must stay
 * usable, and it stays near. Where there is nothing to point at it takes the middle.
 */
export function placeBubble(
  size: { readonly width: number; readonly height: number },
  room: Box,
  targets: readonly Box[],
  spared: readonly Box[] = [],
): Spot {
  const { width, height } = size;
  const [least, most] = [
    { x: room.x + EDGE, y: room.y + EDGE },
    { x: room.x + room.width - width - EDGE, y: room.y + room.height - height - EDGE },
  ];
  const into = (x: number, y: number) => ({ x: clamp(x, least.x, most.x), y: clamp(y, least.y, most.y) });
  const middle = into(room.x + (room.width - width) / 2, room.y + (room.height - height) / 2);
  const [first] = targets;
  if (first === undefined) return middle;
  const [centreX, centreY] = [first.x + first.width / 2, first.y + first.height / 2];
  const candidates = [
    into(first.x + first.width + GAP, centreY - height / 2),
    into(first.x - width - GAP, centreY - height / 2),
    into(centreX - width / 2, first.y + first.height + GAP),
    into(centreX - width / 2, first.y - height - GAP),
    ...targets.flatMap((box) => [
      into(box.x + box.width + GAP, box.y + box.height + GAP),
      into(box.x - width - GAP, box.y + box.height + GAP),
      into(box.x + box.width + GAP, box.y - height - GAP),
      into(box.x - width - GAP, box.y - height - GAP),
    ]),
    into(least.x, least.y),
    into(most.x, least.y),
    into(least.x, most.y),
    into(most.x, most.y),
    into(middle.x, least.y),
    into(middle.x, most.y),
  ];
  const cost = (spot: Spot) => {
    const box = { ...spot, width, height };
    const covered = targets.reduce((sum, target) => sum + overlap(box, target), 0);
    const inTheWay = spared.reduce((sum, other) => sum + overlap(box, other), 0);
    return covered * 1000 + inTheWay * 10 + distance(box, first);
  };
  return candidates.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
