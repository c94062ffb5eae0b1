import type { Seat } from '@engawa/kernel';
import type { Battle } from '@engawa/rising-sun';
import { picture } from '../../named.ts';
import type { SunDeciding } from '../deciding.ts';
import { clanName } from '../describe.ts';
import { faceWords } from '../words/index.ts';
import { hasBid } from './state.ts';

interface ScreenProps {
  readonly props: SunDeciding;
  readonly battle: Battle;
  readonly seat: Seat;
  readonly order: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const FOLDS = [0, 1, 2, 3];

/** The screen behind which somebody bids. All of them go up together, one a moment after the other. */
export function ClanScreen({ props, battle, seat, order, x, y, width, height }: ScreenProps) {
  const { view, language, who } = props;
  const say = faceWords[language];
  const { clan } = view.players[seat]!;
  const isUp = battle.bids !== null;
  const isReady = hasBid(view, battle, seat);
  const fold = width / FOLDS.length;
  const dent = Math.min(9, fold / 5);
  const middle = x + width / 2;
  const crest = Math.min(height * 0.66, width * 0.5);
  const name = `${who(seat)}, ${clanName(language, view, seat)}: ${isUp ? say.screenUp : isReady ? say.bidMade : say.bidsNow}`;
  return (
    <g
      className="rs-screen rs-clan"
      data-seat={seat}
      data-up={isUp || undefined}
      style={{ transitionDelay: `${order * 90}ms` }}
      {...picture(name)}
    >
      <title>{name}</title>
      <path d={`M${x + width * 0.14} ${y + 6}V-80M${x + width * 0.86} ${y + 6}V-80`} className="rs-screen__cord" />
      {FOLDS.map((at) => {
        const left = x + fold * at;
        const [a, b] = at % 2 === 0 ? [0, dent] : [dent, 0];
        return (
          <g key={at}>
            <path
              d={`M${left} ${y + a}L${left + fold} ${y + b}V${y + b + height}L${left} ${y + a + height}Z`}
              className={at % 2 === 0 ? 'rs-screen__fold' : 'rs-screen__fold is-shaded'}
            />
            <path
              d={`M${left} ${y + a + 6}L${left + fold} ${y + b + 6}M${left} ${y + a + height - 6}L${left + fold} ${y + b + height - 6}`}
              className="rs-screen__gold"
            />
          </g>
        );
      })}
      <circle cx={middle} cy={y + height / 2 + dent / 2} r={crest / 2} className="rs-screen__ring" />
      <circle cx={middle} cy={y + height / 2 + dent / 2} r={crest / 2 - 3} fill="var(--rs-c)" />
      {clan !== null && (
        <use
          href={`#rs-crest-${clan}`}
          x={middle - crest * 0.32}
          y={y + height / 2 + dent / 2 - crest * 0.32}
          width={crest * 0.64}
          height={crest * 0.64}
          fill="var(--seat-glyph)"
          color="var(--seat-glyph)"
        />
      )}
      {!isUp && isReady && (
        <g transform={`translate(${x + width - 12} ${y + 14})`}>
          <circle r="10" className="rs-screen__tick" />
          <path d="M-4.5 .3l3.2 3.3 5.8-6.7" className="rs-screen__check" />
        </g>
      )}
    </g>
  );
}
