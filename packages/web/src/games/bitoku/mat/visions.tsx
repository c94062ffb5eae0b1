import { elementsFor, type Player, VISION_ELEMENTS, VISION_FACTS, visionLine, visionPoints } from '@engawa/bitoku';
import type { Seat } from '@engawa/kernel';
import { picture } from '../../named.ts';
import { ELEMENT_SIGNS } from '../art/counted.ts';
import { Drawing, Letters } from '../art/text.tsx';
import type { BitokuDeciding } from '../deciding.ts';
import { dictionary } from '../naming.ts';
import { faceWords } from '../words/index.ts';

interface VisionsProps {
  readonly props: BitokuDeciding;
  readonly player: Player;
  readonly of: Seat;
}

const WIDTH = 164;

/** What the own visions ask for, and how much of it is there; a tick is on each that the Ascension would count now. */
export function Visions({ props, player, of }: VisionsProps) {
  const { view, language } = props;
  const say = faceWords[language];
  const { visions } = player;
  const own = elementsFor(view, of);
  // What serves one vision cannot serve another.
  const { mask } = visionPoints(view, of);
  const pitch = visions.length <= 1 ? 0 : Math.min(84, (WIDTH - 78) / (visions.length - 1));
  if (visions.length === 0)
    return (
      <Letters x={2} y={22} size={12} on="ground" tone="soft">
        {say.nothingYet}
      </Letters>
    );
  return visions.map((card, i) => {
    const { needs, vp, penalty } = VISION_FACTS[card];
    const asked = VISION_ELEMENTS.flatMap((element, at) => {
      const need = needs[element];
      return need === undefined ? [] : [{ element, need, have: Math.min(need, own[at]!) }];
    });
    return (
      <g key={card} transform={`translate(${pitch * i} 0)`} {...picture(visionLine(dictionary(language), card))}>
        <title>{visionLine(dictionary(language), card)}</title>
        <rect width="78" height="72" rx="6" className="bt-paper" />
        <path d="M0 20V6q0-6 6-6h66q6 0 6 6V20z" className="bt-vision-head" />
        <Letters x={7} y={15} size={13} className="bt-vision-text">
          +{vp}
        </Letters>
        <Letters x={71} y={15} size={12} anchor="end" className="bt-vision-text">
          −{penalty}
        </Letters>
        {(mask & (1 << i)) !== 0 && <path d="M33 10l4 4.500 8-9" className="bt-vision-tick" />}
        {asked.map(({ element, need, have }, at) => (
          <g
            key={element}
            transform={`translate(${(at % 2) * 37} ${Math.floor(at / 2) * (asked.length > 4 ? 17 : 24)})`}
          >
            <Drawing name={ELEMENT_SIGNS[element]} x={4} y={25} size={15} />
            <Letters x={20} y={37} size={11} tone={have === need ? 'gain' : undefined}>
              {have}/{need}
            </Letters>
          </g>
        ))}
      </g>
    );
  });
}
