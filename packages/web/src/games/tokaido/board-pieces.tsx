import type { Tokaido, TokaidoEvent } from '@engawa/tokaido';
import type { Deciding } from '../face.ts';
import { FIGURES, type Figure, ROBES } from './art/travellers.tsx';
import { facing, type Point, pieceName, placeAt, placeOfStop, roadSpot, spotFor, spotOf, trail } from './places.ts';
import { mover, piecesIn, walksOf } from './stands.ts';
import { faceWords } from './words/index.ts';

type Props = Deciding<Tokaido, TokaidoEvent>;

/** How much smaller a figure stands on the board than it is drawn. */
const SCALE = 0.66;
/** From the feet to the middle of the crest, in the units of the figure. */
const CRESTS: Readonly<Record<Exclude<Figure, 'neutral'>, Point>> = {
  hat: { x: 0, y: -16.5 },
  staff: { x: -1, y: -16 },
  child: { x: -3.5, y: -16 },
  basket: { x: 4.5, y: -15.5 },
  fan: { x: -1, y: -16 },
};

function figureOf(view: Tokaido, piece: number): Figure {
  return piece < view.players.length ? FIGURES[piece]! : 'neutral';
}

interface TravellerProps {
  readonly figure: Figure;
  readonly way: 1 | -1;
}

/** A traveller, his feet at (0, 0). Whoever walks to the left is mirrored, his crest never. */
function Traveller({ figure, way }: TravellerProps) {
  const seat = FIGURES.indexOf(figure);
  const crest = figure === 'neutral' ? undefined : CRESTS[figure];
  return (
    <>
      <g transform={`scale(${way * SCALE} ${SCALE})`}>
        <use href={`#tk-traveller-${figure}`} x="-32" y="-71" width="70" height="80" />
        {crest && seat > 0 && (
          <path
            className="tk-robe-pattern"
            d={ROBES[figure]}
            transform="translate(-22 -59)"
            fill={`url(#tk-weave-${seat})`}
          />
        )}
      </g>
      {crest && (
        <use
          className="tk-piece__crest"
          href={`#tk-mon-${seat + 1}`}
          x={way * crest.x * SCALE - 4.95}
          y={crest.y * SCALE - 4.95}
          width="9.9"
          height="9.9"
        />
      )}
    </>
  );
}

/** All pieces; who stands farther back is drawn first, and who must move last of all. */
export function Pieces(props: Props) {
  const { view, last, pointed, picked, step } = props;
  const active = mover(view);
  const moved = walksOf(view, last).map(({ piece }) => piece);
  const shown = piecesIn(view, pointed);
  const isReturn = view.options['return-trip'];
  const standing = view.pieces
    .map((piece, i) => ({ i, spot: spotOf(view, piece.at, piece.slot), place: placeAt(view, piece.at) }))
    .sort((a, b) => Number(a.i === active?.piece) - Number(b.i === active?.piece) || a.spot.y - b.spot.y);
  const goes =
    active && (step?.do === 'move' || step?.do === 'moveNeutral') && picked !== null ? `${picked}` : undefined;
  return (
    <>
      {goes !== undefined && active && (
        <g
          className="tk-piece tk-piece--ahead"
          data-seat={active.piece}
          transform={`translate(${spotFor(view, goes).x} ${spotFor(view, goes).y})`}
        >
          <Traveller figure={figureOf(view, active.piece)} way={facing(placeOfStop(goes), isReturn)} />
        </g>
      )}
      {standing.map(({ i, spot, place }) => (
        <g
          key={i}
          data-piece={pieceName(i)}
          data-seat={i < view.players.length ? i : undefined}
          className={[
            'tk-piece',
            moved.includes(i) ? 'tk-piece--last' : '',
            shown.includes(i) ? 'tk-piece--pointed' : '',
          ].join(' ')}
          transform={`translate(${spot.x} ${spot.y})`}
        >
          {i === active?.piece && (
            <g className="tk-piece__ground" data-seat={active.seat}>
              <ellipse rx="14" ry="8.5" className="tk-piece__ground-fill" />
              <ellipse rx="14" ry="8.5" className="tk-piece__ground-paper" />
              <ellipse rx="14" ry="8.5" className="tk-piece__ground-line" />
            </g>
          )}
          <Traveller figure={figureOf(view, i)} way={facing(place, isReturn)} />
        </g>
      ))}
    </>
  );
}

/** Over the piece that must move: whose decision it is. */
export function Flag({ view, seat, who, language }: Props) {
  const active = mover(view);
  if (!active) return null;
  const { at, slot } = view.pieces[active.piece]!;
  const spot = spotOf(view, at, slot);
  const full = active.seat === seat ? faceWords[language].you : who(active.seat);
  const name = full.length > 12 ? `${full.slice(0, 11)}…` : full;
  const half = Math.max(13, 5 + 3.6 * name.length);
  // A long name stays on the board, the tip of the flag stays over the piece.
  const shift = Math.max(half + 3 - spot.x, Math.min(0, 765 - half - spot.x));
  return (
    <g className="tk-flag" data-seat={active.seat} transform={`translate(${spot.x} ${spot.y - 66})`}>
      <path d={`M${shift - half} 0h${2 * half}v17H4l-4 5-4-5H${shift - half}z`} />
      <text x={shift} y="12.5" textAnchor="middle">
        {name}
      </text>
    </g>
  );
}

/** The way of the last move, and of the one that is pointed at in the log. */
export function Trails({ view, last, pointed }: Props) {
  const walks = walksOf(view, pointed.length > 0 ? pointed : last);
  return walks.map(({ piece, from, to }) => {
    const stands = view.pieces[piece]!;
    const isThere = placeAt(view, stands.at) === to;
    const end = isThere ? spotOf(view, stands.at, stands.slot) : roadSpot(to);
    const start = roadSpot(from);
    const d = trail(from, to, end);
    return (
      <g key={`${piece},${from}`} className="tk-trail">
        <path className="tk-trail__edge" d={d} />
        <path className="tk-trail__dots" d={d} />
        <ellipse className="tk-trail__start" cx={start.x} cy={start.y} rx="10" ry="6.5" />
      </g>
    );
  });
}
