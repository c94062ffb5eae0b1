import { DICTIONARIES, GARDENS } from '@engawa/white-castle';
import { standAt } from '../../stand.ts';
import { Effects, Fan } from '../art/effect-art.tsx';
import type { CastleDeciding } from '../deciding.ts';
import { figureWords } from '../describe.ts';
import { figuresAt } from '../pieces.ts';
import { GARDEN, gardenBox, type Layout } from '../places.ts';
import { FigureLine, Ring, Trace } from './parts.tsx';
import { Place } from './place.tsx';

interface GardenProps {
  readonly props: CastleDeciding;
  readonly layout: Layout;
  readonly garden: number;
  readonly last: ReadonlySet<string>;
}

/** A garden card: its food and its action above, the garden itself below, with who tends it and what it scores. */
export function Garden({ props, layout, garden, last }: GardenProps) {
  const { view, language } = props;
  const words = DICTIONARIES[language];
  const card = view.gardens[garden]!;
  const { food, points, action } = GARDENS[card];
  const { x, y, width } = gardenBox(layout, garden);
  const stand = standAt(props, ['gardener', 'rivalGarden'], card);
  const gardeners = figuresAt(view, 'gardener', card);
  const name = [
    words.choices.garden(words.gardens[card], food, points, words.effect(action)),
    ...figureWords(props, gardeners),
  ].join('; ');
  const art = card.startsWith('plant') ? 'plant-art' : 'stone-art';
  return (
    <Place
      {...{ props, stand, name }}
      choice={card}
      area={GARDEN}
      place={card}
      transform={`translate(${x} ${y}) scale(${width / GARDEN.width})`}
    >
      <rect {...GARDEN} rx="6" fill="var(--wc-card)" />
      <svg x="1" y="29" width="113" height="30" viewBox="0 0 112 34" preserveAspectRatio="none" aria-hidden="true">
        <use href={`#wc-${art}`} width="112" height="34" />
      </svg>
      <path d="M0 29H115" fill="none" stroke="var(--wc-k)" strokeWidth="1.2" />
      <rect {...GARDEN} rx="6" fill="none" className="wc-outline" />
      <text x="10.5" y="20.5" textAnchor="middle" className="wc-number wc-number--18" fill="var(--wc-pay)">
        {food}
      </text>
      <use href="#wc-food" x="17" y="5" width="19" height="19" />
      <path d="M41 6v17" stroke="var(--wc-hairline)" strokeWidth="1.2" />
      <Effects effects={[action]} x={43} y={1} width={71} height={27} most={1.15} />
      <Fan x={78} y={33} width={34.6} text={`${points}`} />
      <FigureLine member="gardener" figures={gardeners} x={4} y={58} width={72} height={32} />
      {last.has(card) && <Trace x={0} y={0} {...GARDEN} radius={6} />}
      <Ring x={2} y={2} width={GARDEN.width - 4} height={GARDEN.height - 4} radius={5} stand={stand} />
    </Place>
  );
}
