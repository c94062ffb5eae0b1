import { useId } from 'react';
import type { Box } from './placing.ts';

interface VeilProps {
  /** What shines through: first what is talked about, then the learner's own piece. */
  readonly boxes: readonly Box[];
  /** What stays light besides, without an edge: where the learner confirms. */
  readonly light: readonly Box[];
  /** Whether the learner is to go from the second to the first. */
  readonly isWay: boolean;
}

const ROOM = 8;
const ROUND = 18;

/** What is pointed at, with some air around it. */
export function hole({ x, y, width, height }: Box): Box {
  return { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM };
}

function roundedPath({ x, y, width, height }: Box): string {
  const r = Math.min(ROUND, width / 2, height / 2);
  const [w, h] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

/** An arc from the piece to the place, over what lies between. */
function wayPath(from: Box, to: Box): string {
  const [x1, y1] = [from.x + from.width / 2, from.y + from.height / 2];
  const [x2, y2] = [to.x + to.width / 2, to.y + to.height / 2];
  const lift = Math.min(70, 24 + Math.abs(x2 - x1) / 5);
  return `M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.min(y1, y2) - lift} ${x2} ${y2}`;
}

/** Half a night over the table, cut out where the guide points. It only dims: whatever may be chosen can be pressed. */
export function Veil({ boxes, light, isWay }: VeilProps) {
  const id = useId();
  const holes = boxes.map(hole);
  const [target, piece] = boxes;
  return (
    <svg className="lesson-veil" aria-hidden="true">
      <mask id={id}>
        <rect width="100%" height="100%" fill="white" />
        {holes.map((box, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its place in the list
          <path key={i} d={roundedPath(box)} fill="black" />
        ))}
        {light.map((box) => (
          <rect key={`${box.x} ${box.y}`} {...box} fill="black" />
        ))}
      </mask>
      <rect className="lesson-veil__night" width="100%" height="100%" mask={`url(#${id})`} />
      {holes.map((box, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its place in the list
        <path key={i} className="lesson-veil__edge" d={roundedPath(box)} />
      ))}
      {isWay && target && piece ? <path className="lesson-veil__way" d={wayPath(piece, target)} /> : null}
    </svg>
  );
}
