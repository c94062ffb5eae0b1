import { hasPassed } from '@engawa/bitoku';
import { Crest } from '../../../design/crest.tsx';
import { picture } from '../../named.ts';
import type { BitokuDeciding } from '../deciding.ts';
import { seatOfSpirit, spiritName } from '../naming.ts';
import { faceWords } from '../words/index.ts';

/** The turn order above the house; who has passed is pale, whose turn it is stands on a bar. */
export function Order(props: BitokuDeciding) {
  const { view, language } = props;
  const left = -13 * view.order.length;
  const name = faceWords[language].order(view.order.map((spirit) => spiritName(props, spirit)));
  return (
    <g {...picture(name)}>
      <title>{name}</title>
      <rect x={left - 4} y="-11" width={26 * view.order.length + 8} height="22" rx="11" className="bt-paper" />
      {view.order.map((spirit, at) => (
        <g key={spirit} opacity={hasPassed(view, spirit) ? 0.4 : 1}>
          <Crest seat={seatOfSpirit(view, spirit)} size={18} x={left + 4 + 26 * at} y={-9} />
          {at === view.turn && view.phase === 'summer' && (
            <rect x={left + 4 + 26 * at} y="10.500" width="18" height="3.500" rx="1.700" fill="var(--accent)" />
          )}
        </g>
      ))}
    </g>
  );
}
