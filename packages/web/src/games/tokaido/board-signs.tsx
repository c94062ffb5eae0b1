import { DICTIONARIES, ROAD, stopName, type Tokaido, type TokaidoEvent } from '@engawa/tokaido';
import type { CSSProperties } from 'react';
import type { Deciding } from '../face.ts';
import { choosing } from './choosing.ts';
import type { Gain } from './gains.ts';
import { hasSecondPlace, type Point, roadSpot, spotFor } from './places.ts';
import { piecesOn, type Stand } from './stands.ts';
import { type FaceWords, faceWords } from './words/index.ts';

interface SignProps extends Deciding<Tokaido, TokaidoEvent> {
  readonly place: number;
  readonly stand: Stand;
}

/** A sign hangs this far below its place. */
const HANGS = 25;

/** The sign of a stop: paper while it is out of reach, painted when it can be chosen, grey when something forbids it. */
export function Sign(props: SignProps) {
  const { place, stand, view, language, who } = props;
  const { id, space } = ROAD[place]!;
  const { x, y } = roadSpot(place);
  const say = faceWords[language];
  const isOpen = stand.state === 'legal' || stand.state === 'picked';
  const here = piecesOn(view, id).map((piece) => (piece < view.players.length ? who(piece) : say.neutral));
  const name = say.stop(stopName(DICTIONARIES[language], id), hasSecondPlace(view, place), here);
  const named = choosing(
    props,
    id,
    isOpen,
    stand.state === 'closed' ? `${name}: ${props.words.whyNot(stand.why)}` : name,
  );
  const spot = isOpen ? spotFor(view, id) : undefined;
  return (
    <g
      className={`tk-sign tk-sign--${stand.state}`}
      style={{ '--tk-sign-ink': `var(--tk-sign-${space})` } as CSSProperties}
      {...named}
    >
      <title>{named['aria-label']}</title>
      <rect x={x - 22} y={y - 18} width="44" height="72" className="tk-hit" />
      {spot && (
        <ellipse
          className={stand.state === 'picked' ? 'tk-picked-dot' : 'tk-legal-dot'}
          cx={spot.x}
          cy={spot.y}
          rx={stand.state === 'picked' ? 11 : 9.5}
          ry={stand.state === 'picked' ? 7 : 6}
        />
      )}
      <path d={`M${x} ${y + 4}v9`} stroke="var(--tk-k)" strokeWidth="2" />
      <g className="tk-sign__board" transform={`translate(${x} ${y + HANGS})`}>
        <g className="tk-sign__rise">
          {isOpen && <circle className="tk-sign__halo" r="20" />}
          {isOpen && <circle className="tk-sign__ring" r="16.5" />}
          <circle className="tk-sign__disc" r="13.5" />
          <circle className="tk-sign__paint" r="11.6" />
          <use className="tk-sign__glyph" href={`#tk-glyph-${space}`} x="-7.8" y="-7.8" width="15.6" height="15.6" />
          <circle className="tk-sign__focus" r="18.5" />
          {stand.state === 'picked' && (
            <g transform="translate(13 -11)">
              <circle className="tk-sign__tick" r="6.5" />
              <use className="tk-sign__check" href="#tk-glyph-check" x="-4.4" y="-4.4" width="8.8" height="8.8" />
            </g>
          )}
        </g>
      </g>
    </g>
  );
}

interface PillProps {
  readonly spot: Point;
  readonly isInn: boolean;
  readonly stand: Stand;
  readonly say: FaceWords;
}

const GLYPHS: Readonly<Record<Gain['of'], string>> = {
  coin: 'coin',
  point: 'glyph-point',
  card: 'glyph-card',
  meal: 'glyph-inn',
};

/** What the stop brings now, or in one word why it is closed. */
export function Pill({ spot, isInn, stand, say }: PillProps) {
  const top = spot.y + (isInn ? 9 : 34);
  if (stand.state === 'closed') {
    const reason = say.reasons[stand.why as keyof FaceWords['reasons']];
    const width = 6 + 6.1 * reason.length;
    return (
      <g className="tk-pill tk-pill--closed">
        <rect x={spot.x - width / 2} y={top} width={width} height="16" rx="8" />
        <text x={spot.x} y={top + 12} textAnchor="middle">
          {reason}
        </text>
      </g>
    );
  }
  if (stand.state === 'plain' || !stand.gain) return null;
  const { amount, of } = stand.gain;
  const width = 22 + 6.7 * amount.length;
  return (
    <g className={stand.state === 'picked' ? 'tk-pill tk-pill--picked' : 'tk-pill'}>
      <rect x={spot.x - width / 2} y={top} width={width} height="16" rx="8" />
      <text x={spot.x - 6} y={top + 12} textAnchor="middle">
        {amount}
      </text>
      <use
        className={of === 'coin' ? undefined : `tk-pill__${of}`}
        href={`#tk-${GLYPHS[of]}`}
        x={spot.x + 3.35 * amount.length - 4.4}
        y={top + 2.5}
        width="11"
        height="11"
      />
    </g>
  );
}
