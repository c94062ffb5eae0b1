import { AREA_POSITIONS, boardOf, type ForestRow, HILL_OF_REGION, highestIn, REGIONS, rowsOf } from '@engawa/bitoku';
import { group, ORNAMENT } from '../../named.ts';
import { EffectArt } from '../art/effect-art.tsx';
import { DieArt } from '../art/figures.tsx';
import { Letters } from '../art/text.tsx';
import type { BitokuDeciding, Outlined } from '../deciding.ts';
import { dictionary, twoLines } from '../naming.ts';
import { POND, REGION } from '../places.ts';
import { faceWords } from '../words/index.ts';
import { Cell } from './cell.tsx';
import { DieOnBoard, type Standing, standingAt } from './die-spaces.tsx';
import { Place } from './place.tsx';
import { Pond } from './pond.tsx';
import './region.css';

interface RegionProps {
  readonly props: BitokuDeciding;
  readonly region: number;
  readonly outlined: Outlined;
}

/** A region of the forest with its inhabited area: die spaces, forest actions, buildings and the pond of the kodama. */
export function Region({ props, region, outlined }: RegionProps) {
  const { view, language } = props;
  const id = REGIONS[region]!;
  const name = dictionary(language).regions[id];
  const lines = twoLines(name, 11);
  const highest = highestIn(view, region);
  const needs = Math.min(6, highest + (view.options['strict-forest'] ? 1 : 0));
  return (
    <g {...group(name)}>
      <g {...ORNAMENT}>
        <Ground width={REGION.width} region={id} />
        {lines.map((line, i) => (
          <Letters key={line} x={8} y={17 + 15 * i} size={line.length > 10 ? 12.5 : 14.5} on="ground" isName>
            {line}
          </Letters>
        ))}
      </g>
      {highest > 0 && (
        <g transform={`translate(${lines.length > 1 ? 12 + (lines[1]?.length ?? 0) * 8.2 : 8} 21)`}>
          <title>{faceWords[language].needsAtLeast(needs)}</title>
          <rect width="22" height="15" rx="4" className="bt-threshold" />
          <Letters x={11} y={11.8} size={12.5} anchor="middle" on="ground">
            {needs}+
          </Letters>
        </g>
      )}
      <DieSpaces {...{ props, region, outlined }} />
      <Rows {...{ props, region }} />
      {AREA_POSITIONS.map((position, at) => (
        <Cell key={position} props={props} cell={HILL_OF_REGION[region]! * 4 + at} outlined={outlined} />
      ))}
      <Pond {...{ props, region, outlined }} pond={POND} />
    </g>
  );
}

/** The ground of a region: its edge is drawn by hand. */
export function Ground({ width, region }: { readonly width: number; readonly region: string }) {
  const right = width - 9;
  return (
    <path
      d={`M9 0C${width * 0.3} -2 ${width * 0.7} 2 ${right} 0q9 0 9 9C${width + 1.5} 62 ${width - 1.5} 109 ${width} 148q0 9 -9 9C${width * 0.7} 158.500 ${width * 0.3} 155.500 9 157q-9 0 -9 -9C-1.500 109 1.500 62 0 9q0 -9 9 -9z`}
      fill={`var(--bt-${region})`}
      className="bt-ground"
    />
  );
}

function DieSpaces({ props, region, outlined }: RegionProps) {
  const { view, language, step } = props;
  const { dieSpaces } = boardOf(view);
  const size = dieSpaces === 1 ? 33 : 30;
  const left = REGION.width - 7 - (size + 3) * dieSpaces;
  const boxes = Array.from({ length: dieSpaces }, (_, space) => ({
    x: left + (size + 3) * space,
    y: 4,
    width: size,
    height: size,
  }));
  const dice = boxes.map((_, space) => standingAt(view, 'forest', region, space));
  const free = dice.indexOf(undefined);
  const whole = { x: left, y: 4, width: (size + 3) * dieSpaces - 3, height: size };
  const held = step?.do === 'placeDie' ? view.players[step.seat]!.dice[step.slot] : undefined;
  return (
    <>
      <Place
        props={props}
        steps={['placeDie']}
        choice={REGIONS[region]!}
        box={free < 0 ? whole : boxes[free]!}
        reach={{ x: 2, y: 0, width: REGION.width - 4, height: 38 }}
        name={faceWords[language].dieSpaces(dictionary(language).regions[REGIONS[region]!])}
        place={`forest-${REGIONS[region]}`}
        radius={7}
      >
        {(stand) =>
          boxes.map((box, space) => (
            <g key={box.x}>
              {dice[space] === undefined && <rect {...box} rx="7" className="bt-slot" />}
              {stand.state === 'picked' && space === free && held && (
                <g opacity=".7">
                  <DieArt value={held.value} seat={props.seat ?? 0} x={box.x + 1} y={box.y + 1} size={size - 2} />
                </g>
              )}
            </g>
          ))
        }
      </Place>
      {dice.map(
        (standing, space) =>
          standing && <Die key={boxes[space]!.x} {...{ props, standing, outlined }} box={boxes[space]!} />,
      )}
    </>
  );
}

interface DieProps {
  readonly props: BitokuDeciding;
  readonly standing: Standing;
  readonly box: { readonly x: number; readonly y: number; readonly width: number };
  readonly outlined: Outlined;
}

function Die({ props, standing, box, outlined }: DieProps) {
  return <DieOnBoard {...standing} {...{ props, outlined }} x={box.x} y={box.y} size={box.width} />;
}

/** Forest actions: what the die must show, and what it does. Two with the same number lie side by side. */
function Rows({ props, region }: Pick<RegionProps, 'props' | 'region'>) {
  const rows = rowsOf(region);
  const numbers = [...new Set(rows.map(({ needs }) => needs))];
  return numbers.map((needs, i) => {
    const alike = rows.filter((row) => row.needs === needs);
    const y = 39.5 + 16.8 * i;
    const width = 74 / alike.length;
    return (
      <g key={needs}>
        <g {...ORNAMENT}>
          <rect x="4" y={y} width="94" height="15.8" rx="3.500" className="bt-row" />
          <Need x={5} y={y + 0.6} size={14.6} needs={needs} />
        </g>
        {alike.map((row, at) => (
          <Row key={row.id} {...{ props, region, row, y }} x={22 + at * (width + 1)} width={width} />
        ))}
      </g>
    );
  });
}

interface RowProps {
  readonly props: BitokuDeciding;
  readonly region: number;
  readonly row: ForestRow;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The rows are asked of one region at a time; in all others they are pictures. */
function Row({ props, region, row, x, y, width }: RowProps) {
  const { view, language, step } = props;
  const words = dictionary(language);
  const asked =
    step?.do === 'copyRow'
      ? step.region
      : step?.do === 'resolve'
        ? view.players[step.seat]!.dice[step.slot]!.place
        : undefined;
  return (
    <Place
      props={props}
      steps={asked === region ? ['resolve', 'copyRow'] : []}
      choice={row.id}
      box={{ x, y: y + 0.4, width, height: 15 }}
      name={words.choices.row(row.needs, words.effect(row.effect))}
      radius={3}
    >
      <EffectArt effect={row.effect} x={x + 2} y={y + 1} size={13.5} width={width - 3} />
    </Place>
  );
}

interface NeedProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly needs: number;
}

/** What a die must show. */
export function Need({ x, y, size, needs }: NeedProps) {
  return (
    <>
      <rect x={x} y={y} width={size} height={size} rx="3.500" className="bt-need" />
      <Letters x={x + size / 2} y={y + size * 0.8} size={size * 0.82} anchor="middle" className="bt-need__number">
        {needs}
      </Letters>
    </>
  );
}
