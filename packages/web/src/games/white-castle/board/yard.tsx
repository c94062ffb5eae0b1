import { DICTIONARIES, YARD_FACTS, type Yard, yardEffects } from '@engawa/white-castle';
import { standAt } from '../../stand.ts';
import { Effects } from '../art/effect-art.tsx';
import type { CastleDeciding } from '../deciding.ts';
import { effectWords, figureWords } from '../describe.ts';
import { figuresAt } from '../pieces.ts';
import { type Layout, YARD } from '../places.ts';
import { FigureLine, Ring, Trace } from './parts.tsx';
import { Place } from './place.tsx';

const FENCE = Array.from({ length: 21 }, (_, i) => `M${4 + i * 8} 3V14`).join('');

interface YardProps {
  readonly props: CastleDeciding;
  readonly layout: Layout;
  readonly yard: Yard;
  readonly last: ReadonlySet<string>;
}

/** A training yard behind its fence: iron, what its warriors count for each courtier, its tiles, who trains here. */
export function TrainingYard({ props, layout, yard, last }: YardProps) {
  const { view, language } = props;
  const words = DICTIONARIES[language];
  const { iron, value, tiles } = YARD_FACTS[yard];
  const { x, y, width } = layout.yards[yard];
  const stand = standAt(props, ['warrior'], yard);
  const effects = yardEffects(view, yard);
  const warriors = figuresAt(view, 'warrior', yard);
  const name = [`${words.yards[yard]}: ${effectWords(language, effects)}`, ...figureWords(props, warriors)].join('; ');
  return (
    <Place
      {...{ props, stand, name }}
      choice={yard}
      area={YARD}
      place={yard}
      transform={`translate(${x} ${y}) scale(${width / YARD.width})`}
    >
      <rect {...YARD} rx="8" fill="var(--wc-sand)" />
      <path
        d="M8 93q18-5 36 0t36 0t36 0t36 0M60 81q18-5 36 0t36 0"
        fill="none"
        stroke="var(--wc-sand-line)"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      <g clipPath="url(#wc-yard-edge)" fill="none" strokeLinecap="round">
        <path d={FENCE} stroke="var(--wc-k)" strokeWidth="5" />
        <path d={FENCE} stroke="var(--wc-bamboo)" strokeWidth="3" />
        <path d="M0 9H170" stroke="var(--wc-k)" strokeWidth="3.6" />
        <path d="M0 9H170" stroke="var(--wc-bamboo-band)" strokeWidth="1.8" />
      </g>
      <rect {...YARD} rx="8" fill="none" className="wc-outline" />
      <rect x="8" y="19" width="46" height="42" rx="4" fill="var(--wc-card)" className="wc-outline" />
      <text x="20" y="48" textAnchor="middle" className="wc-number wc-number--26" fill="var(--wc-pay)">
        {iron}
      </text>
      <use href="#wc-iron" x="28" y="29" width="23" height="23" />
      <rect x="8" y="66" width="46" height="28" rx="4" fill="var(--wc-dark)" className="wc-outline" />
      <text x="13" y="86.5" className="wc-number wc-number--18" fill="var(--wc-yellow)">
        {value}
      </text>
      <text x="24" y="85.5" className="wc-times">
        ×
      </text>
      <rect x="33" y="68.5" width="19" height="22" rx="4.5" fill="var(--wc-plate)" />
      <use href="#wc-courtier" x="33" y="69.5" width="19" height="20" />
      {effects.map((effect, i) => {
        const left = 62 + i * 53;
        return (
          <g key={effect}>
            <rect
              x={left}
              y="19"
              width="50"
              height="42"
              rx="7"
              fill={tiles[i]!.side === 0 ? 'var(--wc-blue)' : 'var(--wc-yellow)'}
              className="wc-outline"
            />
            <rect x={left + 3} y="22" width="44" height="36" rx="5" className="wc-tile-edge" />
            <Effects effects={[effect]} x={left + 3} y={22} width={44} height={36} most={1.4} />
          </g>
        );
      })}
      {effects.length === 1 && (
        <use
          href={yard === 'yard-3' ? '#wc-archery-target' : '#wc-straw-dummy'}
          x={yard === 'yard-3' ? 122 : 126}
          y="17"
          width={yard === 'yard-3' ? 40 : 34}
          height={yard === 'yard-3' ? 44 : 48}
        />
      )}
      <FigureLine member="warrior" figures={warriors} x={58} y={99} width={108} height={36} />
      {last.has(yard) && <Trace x={0} y={0} {...YARD} />}
      <Ring x={2} y={2} width={YARD.width - 4} height={YARD.height - 4} radius={7} stand={stand} />
    </Place>
  );
}
