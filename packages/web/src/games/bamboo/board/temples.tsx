import { COLOURS, DICTIONARIES, GHOST, type Temple as TempleState } from '@engawa/bamboo';
import { memo } from 'react';
import { Crest } from '../../../design/crest.tsx';
import { group, ORNAMENT } from '../../named.ts';
import { PlaceOver } from '../../place-over.tsx';
import { Trace } from '../../ring.tsx';
import { standAt } from '../../stand.ts';
import { Digits } from '../art/marks.tsx';
import type { BambooDeciding } from '../deciding.ts';
import { spiritName, templeName } from '../naming.ts';
import { majorityIn } from '../pieces.ts';
import type { Layout } from '../places.ts';
import { faceWords } from '../words/index.ts';
import { Censer, GhostMark } from './censer.tsx';
import './temples.css';

interface TemplesProps {
  readonly props: BambooDeciding;
  readonly layout: Layout['temples'];
  readonly outlined: ReadonlySet<string>;
}

const Land = memo(TempleLand);

/** The four temples with their spirits and sticks, side by side. */
export function Temples({ props, layout, outlined }: TemplesProps) {
  const { x, y, width, height, first, pitch, scale } = layout;
  return (
    <g {...group(faceWords[props.language].temples)}>
      <svg x={x} y={y} width={width} height={height} className="bb-temples" aria-hidden="true">
        <Land width={width} height={height} isRound={scale === 1} />
      </svg>
      {props.view.temples.map((temple, at) => (
        <g key={COLOURS[at]} transform={`translate(${first + pitch * at} ${y}) scale(${scale})`}>
          <Temple {...{ props, temple, at, outlined }} />
        </g>
      ))}
    </g>
  );
}

function TempleLand({ width, height, isRound }: { readonly width: number; readonly height: number; isRound: boolean }) {
  const low = height - 48;
  return (
    <>
      <rect width={width} height={height} rx={isRound ? 10 : 0} fill="url(#bb-sky)" />
      <path
        d={`M0 ${low}c40-40 80-44 ${width * 0.24}-10s${width * 0.16}-42 ${width * 0.27}-20 ${width * 0.16} 6 ${width * 0.24}-14 ${width * 0.16} 6 ${width * 0.25} 20v90H0z`}
        fill="var(--bb-hill-a)"
      />
      <path
        d={`M0 ${low + 30}c80-30 ${width * 0.3}-8 ${width * 0.44}-14s${width * 0.36}-20 ${width * 0.56} 0v60H0z`}
        fill="var(--bb-hill-b)"
      />
      <rect x=".75" y=".75" width={width - 1.5} height={height - 1.5} rx={isRound ? 10 : 0} className="bb-frame" />
    </>
  );
}

interface TempleProps {
  readonly props: BambooDeciding;
  readonly temple: TempleState;
  readonly at: number;
  readonly outlined: ReadonlySet<string>;
}

/** One temple, 134 wide: the spirit that waits, the sticks in the order in which they came, and who leads. */
function Temple({ props, temple, at, outlined }: TempleProps) {
  const { view, language, who } = props;
  const say = faceWords[language];
  const colour = COLOURS[at]!;
  const stand = standAt(props, ['visit', 'offer'], colour);
  const { spirit, below, sticks } = temple;
  const lead = majorityIn(temple);
  const nameOf = (owner: number) => (owner === GHOST ? DICTIONARIES[language].ghost : who(owner));
  const name = [
    templeName(language, colour),
    spirit === null ? say.noSpirit : spiritName(language, spirit),
    say.sticksOf(
      view.players.flatMap((_, seat) => countOf(sticks, seat, nameOf)).concat(countOf(sticks, GHOST, nameOf)),
    ),
    ...(lead ? [say.leads(nameOf(lead.owner))] : []),
  ].join('; ');
  return (
    <g className={`bb-temple bb-${colour}`} data-place={`temple-${colour}`}>
      <rect x="7" y="94" width="120" height="22" rx="3" fill="var(--bb-stone)" className="bb-k" />
      <rect x="13" y="32" width="108" height="63" fill="var(--bb-hall)" className="bb-k" />
      <rect x="13" y="32" width="108" height="9" className="bb-temple__shade" />
      {spirit !== null && (
        <g>
          {below > 0 && <rect x="20" y="44" width="37" height="47" rx="4" className="bb-temple__card" />}
          <rect x="17" y="47" width="37" height="46" rx="4" className="bb-temple__card" />
          <rect x="18" y="48" width="35" height="44" rx="3" fill="var(--bb-c)" opacity=".24" />
          <use href={`#bb-${spirit}`} x="17.5" y="56" width="36" height="36" />
        </g>
      )}
      {[10, 58, 119].map((x) => (
        <rect key={x} x={x} y="33" width="5" height="62" fill="var(--bb-post)" className="bb-temple__post" />
      ))}
      <Censer sticks={sticks} />
      {outlined.has(`temple ${colour}`) && <Trace x={64} y={48} width={54} height={46} radius={4} />}
      {outlined.has(`spirit ${colour}`) && <Trace x={17} y={47} width={37} height={46} radius={4} />}
      <path d="M0 37C18 34 28 22 34 11H100C106 22 116 34 134 37l-3 4.500H3z" fill="var(--bb-c)" className="bb-k" />
      <path d={TILES} className="bb-temple__tiles" />
      <rect x="29" y="7" width="76" height="7" rx="3.5" fill="var(--bb-c)" className="bb-k" />
      <path d="M3 41.500h128" className="bb-temple__eave" />
      <circle cx="67" cy="24" r="11.5" fill="var(--paper)" className="bb-k" />
      <use href={`#bb-emblem-${colour}`} x="59.5" y="16.5" width="15" height="15" className="bb-temple__emblem" />
      <text x="12" y="109.500" className="bb-temple__name" {...ORNAMENT}>
        {spirit === null ? '—' : spiritName(language, spirit)}
      </text>
      {lead && (
        <>
          {lead.owner === GHOST ? (
            <GhostMark x={90} y={105} radius={8} />
          ) : (
            <Crest seat={lead.owner} size={17} x={81.5} y={96.5} />
          )}
          <Digits x={124} y={110} size={13.5} anchor="end">
            {`${lead.sticks}${lead.next === lead.sticks ? '=' : ':'}${lead.next}`}
          </Digits>
        </>
      )}
      <PlaceOver {...{ props, stand, name }} choice={colour} x={5} y={6} width={124} height={111} radius={8} />
    </g>
  );
}

/** The lines of the roof tiles. */
const TILES = Array.from({ length: 9 }, (_, i) => {
  const [top, bottom] = [40 + 6.75 * i, 14 + 13.25 * i];
  return `M${top} 14Q${(top * 2 + bottom) / 3 - 1} 28 ${bottom} 38`;
}).join('');

function countOf(sticks: readonly number[], owner: number, nameOf: (owner: number) => string) {
  const count = sticks.filter((one) => one === owner).length;
  return count === 0 ? [] : [`${nameOf(owner)} ${count}`];
}
