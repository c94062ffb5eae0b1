import { CALL, DICTIONARIES, type Spirit, WAKE, WAKING } from '@engawa/bamboo';
import { ORNAMENT } from '../../named.ts';
import { PlaceOver } from '../../place-over.tsx';
import { PLAIN, type Stand, standAt } from '../../stand.ts';
import { Digits } from '../art/marks.tsx';
import type { BambooDeciding } from '../deciding.ts';
import { spiritName } from '../naming.ts';
import { spiritsOf } from '../pieces.ts';
import { faceWords } from '../words/index.ts';
import type { HouseProps } from './house.tsx';

/** What a spirit's place on the porch means just now: to call it, or to wake it. */
function standOf(props: BambooDeciding, of: number, kind: Spirit, isAwake: boolean): [string, Stand] {
  const { step } = props;
  const choice = step?.do === 'wake' ? WAKE[kind] : CALL[kind];
  if (step === undefined || !('seat' in step) || step.seat !== of) return [choice, PLAIN];
  return isAwake === (step.do === 'wake') ? [choice, PLAIN] : [choice, standAt(props, [step.do], choice)];
}

/** The spirits sit on the porch; whoever sleeps lies on the side and shows what waking costs. */
export function Porch({ props, of, layout }: HouseProps) {
  const { language } = props;
  const say = faceWords[language];
  const spirits = spiritsOf(props.view.players[of]!);
  const { x, y, width, height } = layout.porch;
  const isWide = layout.id === 'wide';
  const rows = isWide || spirits.length <= 4 ? 1 : 2;
  const perRow = Math.ceil(Math.max(1, spirits.length) / rows);
  const chip = Math.min(isWide ? 150 : 182, (width - 24) / Math.max(isWide ? 3 : 2, perRow));
  const tall = height / rows;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} className="bb-porch" />
      <path d={`M${x} ${y + height / 2}h${width}`} className="bb-porch__line" />
      {spirits.length === 0 && (
        <text x={x + 16} y={y + height / 2 + 4.5} className="bb-porch__none">
          {say.noSpirits}
        </text>
      )}
      {spirits.map(({ kind, isAwake }, i) => {
        const [choice, stand] = standOf(props, of, kind, isAwake);
        const name = `${spiritName(language, kind)}. ${DICTIONARIES[language].powers[kind]}. ${isAwake ? say.awake : say.asleep(WAKING[kind])}`;
        const left = x + 12 + (i % perRow) * chip;
        const top = y + Math.floor(i / perRow) * tall;
        const size = Math.min(34, tall * 1.12);
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: spirits never leave, and two may be alike
            key={i}
            className={`bb-spirit ${isAwake ? '' : 'bb-spirit--asleep'}`}
          >
            <rect x={left} y={top + 1.5} width={chip - 6} height={tall - 3} rx="6" className="bb-spirit__chip" />
            <g transform={isAwake ? undefined : `rotate(90 ${left + 4 + size / 2} ${top + tall / 2})`}>
              <use href={`#bb-${kind}`} x={left + 4} y={top + tall / 2 - size / 2} width={size} height={size} />
            </g>
            {chip - size - (isAwake ? 18 : 56) >= spiritName(language, kind).length * 6.6 && (
              <text x={left + 8 + size} y={top + tall / 2 + 4.5} className="bb-spirit__name" {...ORNAMENT}>
                {spiritName(language, kind)}
              </text>
            )}
            {!isAwake && (
              <>
                <use href="#bb-act-income" x={left + chip - 36} y={top + tall / 2 - 7.5} width="15" height="15" />
                <Digits x={left + chip - 19} y={top + tall / 2 + 5} size={14} anchor="start" className="bb-on-tile">
                  {WAKING[kind]}
                </Digits>
              </>
            )}
            <PlaceOver
              {...{ props, choice, stand, name }}
              x={left}
              y={top + 1.5}
              width={chip - 6}
              height={tall - 3}
              isClose
            />
          </g>
        );
      })}
    </g>
  );
}
