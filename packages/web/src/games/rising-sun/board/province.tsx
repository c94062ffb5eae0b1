import { PROVINCES } from '@engawa/rising-sun';
import { isOpen, placed, reasonOf, type Stand, standAt } from '../../stand.ts';
import type { SunDeciding } from '../deciding.ts';
import { provinceWords } from '../describe.ts';
import { type Layout, outline } from '../places.ts';
import { PROVINCE_STEPS } from '../steps.ts';
import { LANDS } from './lands.ts';

interface ProvinceProps {
  readonly props: SunDeciding;
  readonly layout: Layout;
  readonly province: number;
  readonly isOutlined: boolean;
}

/** What pointing at a province means now: most often its name, for a figure that stays where it is, to stay. */
function provinceChoice(
  { step, choices }: SunDeciding,
  province: number,
): { choice: string; steps: readonly string[] } {
  const isHere =
    (step?.do === 'worship' && step.province === province) ||
    ((step?.do === 'marshalTo' || step?.do === 'fujinTo') && step.from === province);
  if (isHere && choices.includes('stay')) return { choice: 'stay', steps: [step.do] };
  return { choice: PROVINCES[province]!, steps: PROVINCE_STEPS };
}

export function provinceStand(props: SunDeciding, province: number): Stand {
  const { choice, steps } = provinceChoice(props, province);
  return standAt(props, steps, choice);
}

/** The land of a province: here a finger finds it. */
export function ProvinceLand({ props, layout, province, isOutlined }: ProvinceProps) {
  const id = PROVINCES[province]!;
  const stand = provinceStand(props, province);
  const name = provinceWords(props, province);
  const path = outline(layout, LANDS[id]);
  const clip = `rs-clip-${layout.id}-${id}`;
  return (
    <g
      className={`place rs-province is-${stand.state}`}
      data-place={id}
      {...placed(props, provinceChoice(props, province).choice, stand, name)}
    >
      <title>{reasonOf(props, stand) ?? name}</title>
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      <path d={path} fill={`var(--rs-${id})`} />
      <g clipPath={`url(#${clip})`}>
        {isOutlined && <path d={path} className="rs-province__last" />}
        {isOpen(stand) && (
          <>
            <path d={path} className="rs-province__halo" />
            <path d={path} className="rs-province__line" />
          </>
        )}
        <path d={path} className="rs-province__focus" />
      </g>
    </g>
  );
}
