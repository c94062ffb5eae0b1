import { AUDIENCE_COINS, LEVEL_POINTS } from '@engawa/white-castle';
import { standAt } from '../../stand.ts';
import { Fan } from '../art/effect-art.tsx';
import type { CastleDeciding } from '../deciding.ts';
import { courtierWords } from '../describe.ts';
import { figuresAt } from '../pieces.ts';
import { GROUND_HEIGHT, type Layout } from '../places.ts';
import { faceWords } from '../words/index.ts';
import { Roof } from './keep-walls.tsx';
import { FigureLine, Ring, Trace } from './parts.tsx';
import { Place } from './place.tsx';

interface GateProps {
  readonly props: CastleDeciding;
  readonly layout: Layout;
  readonly last: ReadonlySet<string>;
}

/** The castle gate: here a courtier waits who has asked for an audience. */
export function Gate({ props, layout, last }: GateProps) {
  const { view, language } = props;
  const { x, y, width } = layout.gate;
  const stand = standAt(props, ['courtier'], 'audience');
  const name = [faceWords[language].gate, ...courtierWords(props, 'gate')].join('; ');
  return (
    <Place
      {...{ props, stand, name }}
      choice="audience"
      area={{ width, height: GROUND_HEIGHT }}
      place="gate"
      transform={`translate(${x} ${y})`}
    >
      <rect width={width} height={GROUND_HEIGHT} rx="8" className="wc-ground" />
      <rect x="33" y="26" width="62" height="41" fill="var(--wc-beam)" className="wc-outline" />
      <rect x="40" y="31" width="48" height="36" fill="var(--wc-gate-in)" className="wc-outline" />
      <Roof left={16} right={112} top={8} bottom={27} inset={18} curl={6} />
      <Fan x={1.5} y={41} width={31.8} text={`${LEVEL_POINTS[0]}`} />
      <rect x="97" y="41" width="28" height="22" rx="5" fill="var(--wc-card)" className="wc-edge" />
      <text x="104" y="57.5" textAnchor="middle" className="wc-number" fill="var(--wc-pay)">
        {AUDIENCE_COINS}
      </text>
      <use href="#wc-coin" x="108.5" y="44.5" width="15" height="15" />
      <FigureLine
        member="courtier"
        figures={figuresAt(view, 'courtier', 'gate')}
        x={36}
        y={66}
        width={56}
        height={34}
      />
      {last.has('courtier gate') && <Trace x={40} y={31} width={48} height={36} radius={3} />}
      <Ring x={2} y={2} width={width - 4} height={GROUND_HEIGHT - 4} radius={7} stand={stand} />
    </Place>
  );
}
