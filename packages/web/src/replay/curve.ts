/** The frame of the drawing, in its own units. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Curve {
  readonly x: (at: number) => number;
  readonly y: (score: number) => number;
  /** The lines of the grid. */
  readonly grid: readonly number[];
  /** One path a seat. */
  readonly paths: readonly string[];
  /** Where each seat's crest stands at the end, pushed apart. */
  readonly ends: readonly number[];
}

const NEAREST = 19;

/** The points of all seats over the game, as lines. */
export function curveOf(scores: readonly (readonly number[])[], plot: Plot): Curve {
  const length = Math.max(1, scores.length - 1);
  const highest = Math.max(1, ...scores.flat());
  const step = stepFor(highest);
  const top = Math.ceil(highest / step) * step;
  const x = (at: number) => round(plot.left + ((plot.right - plot.left) * at) / length);
  const y = (score: number) => round(plot.bottom - ((plot.bottom - plot.top) * score) / top);
  const seats = scores[0]!.map((_, seat) => seat);
  const paths = seats.map((seat) =>
    scores.map((one, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(one[seat]!)}`).join(''),
  );
  const ends = apart(
    seats.map((seat) => y(scores.at(-1)![seat]!)),
    plot,
  );
  return { x, y, grid: Array.from({ length: top / step + 1 }, (_, i) => i * step), paths, ends };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Three to six lines at round numbers. */
function stepFor(highest: number): number {
  return [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((step) => highest / step <= 5) ?? 1000;
}

/** Keeps marks from covering each other, in their order, within the plot. */
function apart(marks: readonly number[], { top, bottom }: Plot): number[] {
  const order = marks.map((_, i) => i).sort((a, b) => marks[a]! - marks[b]! || a - b);
  const placed = [...marks];
  order.forEach((mark, i) => {
    const above = order[i - 1];
    placed[mark] = Math.max(top, marks[mark]!, above === undefined ? top : placed[above]! + NEAREST);
  });
  for (let i = order.length - 1, below = bottom; i >= 0; i--) {
    const mark = order[i]!;
    placed[mark] = Math.min(placed[mark]!, below);
    below = placed[mark]! - NEAREST;
  }
  return placed;
}
