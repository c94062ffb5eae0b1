import { Crest } from '../../../design/crest.tsx';
import { picture } from '../../named.ts';
import { Digits } from '../art/marks.tsx';
import type { BambooDeciding } from '../deciding.ts';
import { happinessPiece, markedHappiness } from '../pieces.ts';
import { happinessSpot, LAP, STALK } from '../places.ts';
import { faceWords } from '../words/index.ts';
import './stalk.css';

const CREST = 21;

/** Nearer than this, one crest would hide another. */
const NEAR = 14;

/** Crests stand left and right of the stalk in turns; where there is no room, a little higher than they should. */
function standing(points: readonly number[]) {
  const lowest = { left: Number.POSITIVE_INFINITY, right: Number.POSITIVE_INFINITY };
  return points
    .map((one, seat) => ({ seat, points: one, ...happinessSpot(one) }))
    .sort((a, b) => b.y - a.y)
    .map((spot, i) => {
      const side = i % 2 === 0 ? 'left' : 'right';
      const y = Math.min(spot.y, lowest[side] - NEAR);
      lowest[side] = y;
      return { ...spot, y, side } as const;
    });
}

/** Happiness as a stalk of bamboo that everybody climbs; whoever is above its top begins anew with a mark. */
export function Stalk({ props }: { readonly props: BambooDeciding }) {
  const { view, language, who } = props;
  const points = view.players.map((_, seat) => markedHappiness(view, seat));
  const name = faceWords[language].happiness(points.map((one, seat) => `${who(seat)} ${one}`));
  const { x, width } = STALK;
  const left = x - width / 2;
  const spots = standing(points);
  return (
    <g {...picture(name)}>
      <title>{name}</title>
      <rect x={left} y="22" width={width} height="330" rx="6" className="bb-stalk" />
      <rect x={left + 3} y="24" width="3.5" height="326" rx="1.7" className="bb-stalk__light" />
      {Array.from({ length: LAP / 10 + 1 }, (_, i) => 346 - 63 * i).map((y, i) => (
        <g key={y}>
          <rect x={left - 2} y={y - 2} width={width + 4} height="4.500" rx="2" className="bb-stalk" />
          {i < LAP / 10 && (
            <Digits x={x} y={y - 6} size={10.5} className="bb-stalk__number">
              {i * 10}
            </Digits>
          )}
        </g>
      ))}
      <use href="#bb-happiness" x={x - 10} y="1" width="20" height="20" />
      {spots.map(({ seat, y, laps, points: one, side }) => (
        <g key={seat} data-piece={happinessPiece(seat)}>
          <Crest seat={seat} size={CREST} x={x + (side === 'left' ? -CREST + 3 : -3)} y={y - CREST / 2} />
          {laps !== 0 && (
            <Digits x={x + (side === 'left' ? -7 : 7)} y={y + CREST - 4} size={10} className="bb-stalk__lap">
              {one}
            </Digits>
          )}
        </g>
      ))}
    </g>
  );
}
