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

interface TravelOptions {
  /** The way between two spots on the screen, without its ends; a straight line if left out. */
  readonly via?: ((piece: string, from: Spot, to: Spot) => readonly Spot[]) | undefined;
}

/**
 * Walks every `[data-piece]` from where it stood to where it stands. The pieces are already in their new places: only what
 * is seen of them comes later, so nobody's next decision waits for it.
 */
export function travel(
  root: Element,
  before: Captured,
  after: Captured = capture(root),
  { via }: TravelOptions = {},
): Travel {
  const animations: Animation[] = [];
  const isStill = prefersStillness();
  if (lasting(1) > 0) {
    for (const piece of pieces(root)) {
      const name = piece.dataset.piece!;
      const from = before.get(name);
      const to = after.get(name);
      if (!to) continue;
      const distance = from ? Math.hypot(from.x - to.x, from.y - to.y) : 0;
      if (from && distance < NOTHING) continue;
      if (!from || isStill) {
        animations.push(
          piece.animate({ opacity: [0, 1] }, { duration: isStill ? FADE : lasting(FADE), easing: 'ease-out' }),
        );
        continue;
      }
      const way = [from, ...(via?.(name, from, to) ?? [])].map((spot) =>
        inOwnUnits(piece, spot.x - to.x, spot.y - to.y),
      );
      animations.push(
        piece.animate(
          [
            ...way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
            { transform: 'translate(0px, 0px)' },
          ],
          // Added to the transform that the piece has anyway: a group of a drawing is placed by one.
          { duration: lasting(travelTime(distance)), easing: EASING, composite: 'add' },
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
