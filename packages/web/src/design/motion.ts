import { type Settings, useSettings } from '../settings/settings.ts';

/** Where a piece stands on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export type Captured = ReadonlyMap<string, Spot>;

export interface Travel {
  /** Resolves when everything has arrived; never rejects. */
  readonly finished: Promise<void>;
  /** Everything arrives at once. */
  readonly finish: () => void;
}

const EASING = 'cubic-bezier(.3,.7,.2,1)';
const SPEED: Readonly<Record<Settings['motion'], number>> = { off: 0, fast: 0.5, normal: 1, slow: 1.6 };
const FADE = 120;
/** Less than this is no move but a layout that breathed. */
const NOTHING = 2;

export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How many milliseconds a motion takes that takes so many at normal speed. */
export function lasting(milliseconds: number, motion: Settings['motion'] = useSettings.getState().motion): number {
  return milliseconds * SPEED[motion];
}

/** A piece takes its time: longer ways take longer, but nobody waits for more than 0.6 s. */
export function travelTime(distance: number): number {
  return Math.min(260 + 0.25 * distance, 600);
}

function pieces(root: Element): (HTMLElement | SVGElement)[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')];
}

/** Where the pieces stand now. Call it before the position changes. */
export function capture(root: Element): Captured {
  const spots = new Map<string, Spot>();
  for (const piece of pieces(root)) {
    const { x, y, width, height } = piece.getBoundingClientRect();
    spots.set(piece.dataset.piece!, { x: x + width / 2, y: y + height / 2 });
  }
  return spots;
}

/** A way on the screen in the units in which the piece itself is drawn: boards are scaled, zoomed and turned. */
function inOwnUnits(piece: HTMLElement | SVGElement, dx: number, dy: number): Spot {
  if (piece instanceof SVGGraphicsElement) {
    const matrix = piece.getScreenCTM()?.inverse();
    if (!matrix) return { x: dx, y: dy };
    return { x: matrix.a * dx + matrix.c * dy, y: matrix.b * dx + matrix.d * dy };
  }
  const width = piece instanceof HTMLElement ? piece.offsetWidth : 0;
  const scale = width > 0 ? piece.getBoundingClientRect().width / width : 1;
  return { x: dx / (scale || 1), y: dy / (scale || 1) };
}

/** A spot on a way, and which part of the way is behind when it is reached. */
interface Paced extends Spot {
  readonly offset: number;
}

/** Whoever walks a bent way is as quick in its bends as between them. */
export function paced(way: readonly Spot[]): { readonly length: number; readonly spots: readonly Paced[] } {
  let length = 0;
  const walked = way.map(({ x, y }, i) => {
    const before = way[i - 1];
    if (before) length += Math.hypot(x - before.x, y - before.y);
    return length;
  });
  return { length, spots: way.map(({ x, y }, i) => ({ x, y, offset: length === 0 ? 0 : walked[i]! / length })) };
}

interface TravelOptions {
  /** The way of a piece with both its ends, in the units in which it is drawn; a straight line if it is left out. */
  readonly way?: ((piece: string) => readonly Spot[] | undefined) | undefined;
}

/**
 * Walks every `[data-piece]` from where it stood to where it stands. The pieces are already in their new places: only what
 * is seen of them comes later, so nobody's next decision waits for it.
 */
export function travel(
  root: Element,
  before: Captured,
  after: Captured = capture(root),
  { way }: TravelOptions = {},
): Travel {
  const animations: Animation[] = [];
  const isStill = prefersStillness();
  if (lasting(1) > 0) {
    for (const piece of pieces(root)) {
      const name = piece.dataset.piece!;
      const from = before.get(name);
      const to = after.get(name);
      if (!to) continue;
      if (from && Math.hypot(from.x - to.x, from.y - to.y) < NOTHING) continue;
      if (!from || isStill) {
        animations.push(
          piece.animate({ opacity: [0, 1] }, { duration: isStill ? FADE : lasting(FADE), easing: 'ease-out' }),
        );
        continue;
      }
      const known = way?.(name);
      const { length, spots } = paced(known ?? [inOwnUnits(piece, from.x - to.x, from.y - to.y), { x: 0, y: 0 }]);
      // Its outline may have changed, as that of a piece that is about to move: it has not gone anywhere.
      if (length === 0) continue;
      const end = spots.at(-1)!;
      animations.push(
        piece.animate(
          spots.map(({ x, y, offset }) => ({ offset, transform: `translate(${x - end.x}px, ${y - end.y}px)` })),
          // Added to the transform that the piece has anyway: a group of a drawing is placed by one.
          { duration: lasting(travelTime(length)), easing: EASING, composite: 'add' },
        ),
      );
    }
  }
  return {
    finished: Promise.allSettled(animations.map((animation) => animation.finished)).then(() => undefined),
    finish: () => {
      for (const animation of animations) animation.finish();
    },
  };
}
