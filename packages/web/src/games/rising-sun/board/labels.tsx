import { PROVINCES, REWARDS, type RisingSun } from '@engawa/rising-sun';
import { Sign } from '../art/marks.tsx';
import type { SunDeciding } from '../deciding.ts';
import { provinceName } from '../describe.ts';
import type { Layout } from '../places.ts';

const GOODS = [
  ['points', 'vp'],
  ['coins', 'coin'],
  ['ronin', 'ronin'],
] as const;

/** How wide a letter of a name is, roughly. */
const LETTER = 8.6;

interface LabelProps {
  readonly props: SunDeciding;
  readonly layout: Layout;
  readonly province: number;
}

/** Name, war number and harvest of a province. Its land says them to whoever listens. */
export function ProvinceLabel({ props, layout, province }: LabelProps) {
  const { view, language } = props;
  const { name, isLow } = layout.provinces[PROVINCES[province]!];
  const { x, y } = name;
  const war = view.wars.indexOf(province);
  const isSmall = layout.id === 'upright';
  const text = provinceName(language, province);
  const disc = isSmall ? 19 : 26;
  const left = war < 0 ? x : x + disc + (isSmall ? 2 : 5);
  return (
    <g className="rs-label" data-small={isSmall || undefined}>
      {war >= 0 && <WarNumber x={x} y={y - disc / 2} size={disc} war={war} view={view} />}
      <text x={left} y={isSmall ? y - 2 : y + 3} className="rs-label__name">
        {text}
      </text>
      <Reward
        province={province}
        x={isLow ? left + LETTER * text.length + 4 : isSmall ? x : left - 3}
        y={isLow ? y - 10 : isSmall ? y + 9 : y + 7}
        size={isSmall ? 10 : 13}
      />
    </g>
  );
}

interface WarNumberProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly war: number;
  readonly view: RisingSun;
}

export function WarNumber({ x, y, size, war, view }: WarNumberProps) {
  return (
    <g opacity={war < view.settled ? 0.5 : undefined}>
      <Sign name="war-number" x={x} y={y} size={size} />
      <text x={x + size / 2} y={y + size * 0.69} fontSize={size * 0.58} className="rs-war-number">
        {war + 1}
      </text>
    </g>
  );
}

function Reward({
  province,
  x,
  y,
  size,
}: {
  readonly province: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const reward = REWARDS[PROVINCES[province]!];
  const parts = GOODS.filter(([good]) => reward[good] > 0);
  const pitch = size * 1.85;
  return (
    <g>
      <rect x={x} y={y} width={parts.length * pitch + 5} height={size + 2} rx={(size + 2) / 2} className="rs-reward" />
      {parts.map(([good, sign], i) => (
        <g key={good}>
          <text x={x + 4 + i * pitch} y={y + size * 0.86} fontSize={size * 0.95} className="rs-reward__number">
            {reward[good]}
          </text>
          <Sign name={sign} x={x + 4 + i * pitch + size * 0.62} y={y + 1} size={size} />
        </g>
      ))}
    </g>
  );
}
