import { DICTIONARIES, FIRST_SHRINE, foremostIn } from '@engawa/rising-sun';
import { group, ORNAMENT } from '../../named.ts';
import { Ring, Trace } from '../../ring.tsx';
import { placed, reasonOf, standAt } from '../../stand.ts';
import { CrestArt, Sign, sizeOf } from '../art/marks.tsx';
import type { SunDeciding } from '../deciding.ts';
import { shrineWords } from '../describe.ts';
import { worshippersAt } from '../pieces.ts';
import { BEYOND, type Box, type Layout } from '../places.ts';
import { SHRINE_STEPS } from '../steps.ts';
import { faceWords } from '../words/index.ts';
import { Cloud } from './cloud.tsx';
import { PieceGroup } from './pieces.tsx';

interface ShrinesProps {
  readonly props: SunDeciding;
  readonly layout: Layout;
  readonly outlined: ReadonlySet<string>;
}

/** The row of shrines: what each kami offers, who worships there, and who would get it now. */
export function Shrines({ props, layout, outlined }: ShrinesProps) {
  const { view, language } = props;
  const { x, y, width, height } = layout.shrines;
  const pitch = width / view.shrines.length;
  return (
    <g {...group(DICTIONARIES[language].table.shrines)}>
      {layout.id === 'wide' ? (
        <Cloud
          bands={[
            { x: x - BEYOND, y: y - 8, width: width + BEYOND - 8, height: 62 },
            { x: x - BEYOND, y: y + 46, width: width + BEYOND + 4, height: 60 },
            { x: x - BEYOND, y: y + 96, width: width + BEYOND - 110, height: 18 },
          ]}
        />
      ) : (
        <rect {...{ x, y, width, height }} className="rs-strip" />
      )}
      {view.shrines.map((shrine, at) => (
        <Shrine
          key={shrine}
          {...{ props, at, outlined }}
          box={{ x: x + at * pitch + 3, y: y + 3, width: pitch - 6, height: height - 8 }}
          isSmall={layout.id === 'upright'}
        />
      ))}
    </g>
  );
}

interface ShrineProps {
  readonly props: SunDeciding;
  readonly at: number;
  readonly box: Box;
  readonly isSmall: boolean;
  readonly outlined: ReadonlySet<string>;
}

function Shrine({ props, at, box, isSmall, outlined }: ShrineProps) {
  const { view, language } = props;
  const id = view.shrines[at]!;
  const stand = standAt(props, SHRINE_STEPS, id);
  const name = shrineWords(props, at);
  const { x, y, width, height } = box;
  const icon = isSmall ? 21 : 32;
  const lines = faceWords[language].kami[id];
  const text = x + icon + (isSmall ? 4 : 8);
  const floor = y + height - 2;
  return (
    <g className="rs-shrine" data-small={isSmall || undefined}>
      <g className="place" data-place={id} {...placed(props, id, stand, name)}>
        <title>{reasonOf(props, stand) ?? name}</title>
        <rect {...box} className="place-hit" />
        <Sign name={id} x={x + 2} y={y + 5} size={icon} />
        <text x={text} y={y + (isSmall ? 14 : 17)} className="rs-shrine__name">
          {DICTIONARIES[language].shrines[id].name}
        </text>
        {lines.map((line, i) => (
          <text
            key={line}
            x={isSmall ? x + 3 : text}
            y={y + (isSmall ? 36 : 30) + i * (isSmall ? 9.5 : 12)}
            className="rs-shrine__effect"
          >
            {line}
          </text>
        ))}
        <path d={`M${x + 4} ${floor + 0.5}h${width - 8}`} className="rs-shrine__floor" />
        {outlined.has(`shrine ${id}`) && <Trace {...box} radius={8} />}
        <Ring {...box} radius={8} stand={stand} />
      </g>
      <Worshippers {...{ props, at, outlined }} x={x + 6} y={floor} width={width - 10} scale={isSmall ? 0.62 : 0.92} />
    </g>
  );
}

interface WorshippersProps {
  readonly props: SunDeciding;
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly scale: number;
  readonly outlined: ReadonlySet<string>;
}

/** They stand side by side; whoever would get the favour of the kami wears a crown. */
function Worshippers({ props, at, x, y, width, scale, outlined }: WorshippersProps) {
  const { view, language } = props;
  const groups = worshippersAt(view, at);
  const foremost = foremostIn(view, at);
  const pitch = Math.min(38 * scale + 8, width / Math.max(1, groups.length));
  return groups.map((one, i) => {
    const left = x + i * pitch;
    const { width: wide, height } = sizeOf(one.kind);
    const crest = { x: left + wide * scale + 3, y: y - 8 };
    return (
      <g key={`${one.seat} ${one.kind}`}>
        <PieceGroup
          props={props}
          group={{ ...one, x: left, y, width: wide * scale, height: height * scale, drawn: 1, pitch: 0 }}
          flow={{ scale }}
          place={FIRST_SHRINE + at}
          name={DICTIONARIES[language].shrines[view.shrines[at]!].name}
          outlined={outlined}
        />
        <g className="rs-relief" {...ORNAMENT}>
          <CrestArt seat={one.seat} {...crest} size={scale > 0.8 ? 16 : 12} />
          {one.seat === foremost && (
            <path
              transform={`translate(${crest.x} ${crest.y - (scale > 0.8 ? 9 : 7)}) scale(${scale})`}
              d="M-4.5 1l-1.5-6 3.2 2.6L0-6l2.8 3.6L6-5 4.5 1z"
              className="rs-crown"
            />
          )}
        </g>
      </g>
    );
  });
}
