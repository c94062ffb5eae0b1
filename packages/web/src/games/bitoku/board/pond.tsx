import {
  isSmall,
  LAKE_TREASURES,
  LAST_KODAMA_CELL,
  NEUTRAL_KODAMA_CELL,
  REGIONS,
  realmOf,
  type Spirit,
  spiritsOf,
} from '@engawa/bitoku';
import { ORNAMENT } from '../../named.ts';
import { FigureArt } from '../art/figures.tsx';
import { Drawing, Letters } from '../art/text.tsx';
import type { BitokuDeciding, Outlined } from '../deciding.ts';
import { dictionary, seatOfSpirit, spiritName } from '../naming.ts';
import { kodamaPiece } from '../pieces.ts';
import { type Box, padSpot } from '../places.ts';
import { faceWords } from '../words/index.ts';
import { Place } from './place.tsx';

interface PondProps {
  readonly props: BitokuDeciding;
  readonly region: number;
  readonly pond: Box;
  readonly outlined: Outlined;
}

const CELLS = Array.from({ length: LAST_KODAMA_CELL }, (_, i) => i + 1);
const NOBODY = -1;

/** Who stands on a pad; the one that belongs to nobody too. */
function onPad({ view }: BitokuDeciding, region: number, cell: number): Spirit[] {
  const own = Array.from({ length: spiritsOf(view) }, (_, spirit) => spirit).filter(
    (spirit) => realmOf(view, spirit).kodama[region] === cell,
  );
  return isSmall(view) && cell === NEUTRAL_KODAMA_CELL ? [...own, NOBODY] : own;
}

/** So many on a pad: how large they are, and where each stands from its middle. */
const CROWDS: readonly { readonly size: number; readonly at: readonly (readonly [number, number])[] }[] = [
  { size: 0, at: [] },
  { size: 19, at: [[0, 0]] },
  {
    size: 15,
    at: [
      [-2, -6.5],
      [2, 6.5],
    ],
  },
  {
    size: 13.5,
    at: [
      [-4.5, -6.5],
      [4.5, -6.5],
      [0, 6.5],
    ],
  },
  {
    size: 13.5,
    at: [
      [-4.5, -6.5],
      [4.5, -6.5],
      [-4.5, 6.5],
      [4.5, 6.5],
    ],
  },
];

/** A kodama track with its lake treasure. */
export function Pond({ props, region, pond, outlined }: PondProps) {
  const { view, language } = props;
  const words = dictionary(language);
  const treasure = view.treasures[region]!;
  const prizes = LAKE_TREASURES[treasure];
  const name = words.regions[REGIONS[region]!];
  const cells = CELLS.flatMap((cell) => {
    const there = onPad(props, region, cell).filter((spirit) => spirit !== NOBODY);
    return there.map((spirit) => `${spiritName(props, spirit)} ${cell}`);
  });
  const tile = { x: pond.x + pond.width - 46, y: pond.y, width: 46, height: pond.height };
  return (
    <>
      <Place
        props={props}
        steps={['kodama']}
        choice={REGIONS[region]!}
        box={pond}
        name={`${faceWords[language].pond(name)}: ${cells.join(', ')}`}
        place={`pond-${REGIONS[region]}`}
        radius={9}
      >
        <rect {...pond} rx="9" className="bt-pond" />
        {CELLS.map((cell) => {
          const { x, y } = padSpot(pond, cell);
          return (
            <g key={cell}>
              <ellipse
                cx={x}
                cy={y}
                rx={(pond.width - 64) / 14}
                ry="12"
                className={cell === LAST_KODAMA_CELL ? 'bt-pad bt-pad--last' : 'bt-pad'}
              />
              {(cell === 1 || cell === LAST_KODAMA_CELL) && (
                <Letters x={x} y={y + 4} size={10.5} anchor="middle" on={cell === 1 ? 'ground' : 'paper'} tone="soft">
                  {cell}
                </Letters>
              )}
            </g>
          );
        })}
        <g {...ORNAMENT}>
          <rect {...tile} rx="9" className="bt-paper" />
          <Drawing name={treasure} x={tile.x + 15} y={tile.y + 1.5} size={16} />
          <Letters x={tile.x + 23} y={tile.y + 28} size={11} anchor="middle">
            {prizes.join('·')}
          </Letters>
        </g>
        <title>{words.table.treasure(words.treasures[treasure], prizes)}</title>
      </Place>
      {CELLS.map((cell) => (
        <Pad key={cell} {...{ props, region, pond, outlined, cell }} />
      ))}
    </>
  );
}

function Pad({ props, region, pond, outlined, cell }: PondProps & { readonly cell: number }) {
  const { view, language } = props;
  const there = onPad(props, region, cell);
  const { size, at } = CROWDS[Math.min(4, there.length)]!;
  const middle = padSpot(pond, cell);
  return there.slice(0, 4).map((spirit, i) => {
    const [dx, dy] = at[i]!;
    const box = { x: middle.x + dx - size / 2, y: middle.y + dy - size / 2 - 1.5, width: size, height: size };
    const figure = (
      <FigureArt
        kind="kodama"
        seat={spirit === NOBODY ? undefined : seatOfSpirit(view, spirit)}
        x={box.x}
        y={box.y}
        size={size}
      />
    );
    if (spirit === NOBODY)
      return (
        <g key={spirit} {...ORNAMENT}>
          {figure}
        </g>
      );
    // Only who is asked to push one back can press it: otherwise it lies in the way of its pond.
    if (props.step?.do !== 'back')
      return (
        <g key={spirit} data-piece={kodamaPiece(spirit, region)} className="bt-through" {...ORNAMENT}>
          {figure}
          {outlined.has(`kodama ${region} ${spirit}`) && <rect {...box} rx="6" className="place-trace" />}
        </g>
      );
    return (
      <Place
        key={spirit}
        {...{ props, box }}
        steps={['back']}
        choice={`${REGIONS[region]}:${spirit}`}
        name={faceWords[language].kodamaOf(spiritName(props, spirit), cell)}
        radius={7}
      >
        <g data-piece={kodamaPiece(spirit, region)}>{figure}</g>
      </Place>
    );
  });
}
