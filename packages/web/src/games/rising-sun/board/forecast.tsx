import { PROVINCES } from '@engawa/rising-sun';
import { ORNAMENT } from '../../named.ts';
import { isOpen } from '../../stand.ts';
import { CrestArt } from '../art/marks.tsx';
import type { SunDeciding } from '../deciding.ts';
import { foreseen } from '../foresee.ts';
import type { Layout } from '../places.ts';
import { provinceStand } from './province.tsx';

interface ForecastProps {
  readonly props: SunDeciding;
  readonly layout: Layout;
  readonly province: number;
}

const WIDTH = 62;
const HEIGHT = 19;

/** On a province where a figure could go: how strong one would be there, against the strongest of the others. */
export function Forecast({ props, layout, province }: ForecastProps) {
  const { step, view } = props;
  if (step === undefined || !isOpen(provinceStand(props, province))) return null;
  const outlook = foreseen(view, step, province);
  if (outlook === undefined) return null;
  const { field } = layout.provinces[PROVINCES[province]!];
  const scale = layout.id === 'wide' ? 1 : 0.86;
  const x = field.x + field.width / 2 - (WIDTH * scale) / 2;
  const y = field.y + field.height - 4;
  const { own, best, rival } = outlook;
  return (
    <g className="rs-forecast" transform={`translate(${x} ${y}) scale(${scale})`} {...ORNAMENT}>
      <rect width={WIDTH} height={HEIGHT} rx={HEIGHT / 2} className="rs-forecast__ground" />
      <text x="18" y="14" className="rs-forecast__own">
        {own}
      </text>
      <text x="29" y="14" className="rs-forecast__sign">
        :
      </text>
      <text x="38" y="14" className="rs-forecast__best">
        {best}
      </text>
      {rival !== undefined && <CrestArt seat={rival} x={WIDTH - 11} y={HEIGHT / 2} size={16} />}
    </g>
  );
}
