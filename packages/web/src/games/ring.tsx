import './ring.css';
import { isOpen, type Stand } from './stand.ts';

interface RectProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}

interface RingProps extends RectProps {
  readonly stand: Stand;
  /** Other places lie so near that nothing may stand over the edge. */
  readonly isClose?: boolean;
}

/** Around what can be chosen or is chosen; whoever walks by keys sees where he is. */
export function Ring({ x, y, width, height, radius = 6, stand, isClose = false }: RingProps) {
  if (!isOpen(stand)) return null;
  const box = { x: x - 1, y: y - 1, width: width + 2, height: height + 2, rx: radius + 1 };
  return (
    <g className={`place-ring place-ring--${stand.state}`}>
      <rect {...box} className="place-ring__halo" />
      <rect {...box} className="place-ring__line" />
      <rect x={x - 5} y={y - 5} width={width + 10} height={height + 10} rx={radius + 5} className="place-ring__focus" />
      {stand.state === 'legal' ? (
        <circle cx={x + width / 2} cy={y + height + (isClose ? -5 : 1)} r="3.6" className="place-ring__dot" />
      ) : (
        <g transform={`translate(${x + width - 3} ${y + 3})`}>
          <circle r="7.5" className="place-ring__tick" />
          <path d="M-3.4.2l2.4 2.5 4.4-5" className="place-ring__check" />
        </g>
      )}
    </g>
  );
}

/** What happened last is outlined until something else happens; what is pointed at in the log too. */
export function Trace({ x, y, width, height, radius = 6 }: RectProps) {
  return <rect x={x - 1} y={y - 1} width={width + 2} height={height + 2} rx={radius} className="place-trace" />;
}
