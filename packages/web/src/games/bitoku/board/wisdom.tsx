import {
  type BitokuStep,
  BRIDGES,
  boardOf,
  PATH_CELLS,
  placeName,
  realmOf,
  SIDE_PATHS,
  type Spirit,
  sideCells,
  spiritsOf,
  TORII_TILES,
  toriiAt,
} from '@engawa/bitoku';
import { group, ORNAMENT, picture } from '../../named.ts';
import { EffectArt } from '../art/effect-art.tsx';
import { FigureArt } from '../art/figures.tsx';
import { Drawing, Letters } from '../art/text.tsx';
import type { BitokuDeciding, Outlined } from '../deciding.ts';
import { dictionary, seatOfSpirit, spiritName } from '../naming.ts';
import { pilgrimsAt, sidePlace, walkPlace } from '../pieces.ts';
import type { Layout, WisdomLayout } from '../places.ts';
import { faceWords } from '../words/index.ts';
import { Place } from './place.tsx';
import './wisdom.css';

interface WisdomProps {
  readonly props: BitokuDeciding;
  readonly layout: Layout;
  readonly outlined: Outlined;
}

const MOVE: readonly BitokuStep['do'][] = ['move'];

/** The paths of wisdom: from the first torii over the bridges, with cells of insight and torii beside them. */
export function Wisdom({ props, layout, outlined }: WisdomProps) {
  const { view, language } = props;
  const { paths } = boardOf(view);
  const places = layout.wisdom(paths);
  const cells = Array.from({ length: paths * PATH_CELLS }, (_, at) => at);
  const { start } = places;
  return (
    <g {...group(faceWords[language].paths)}>
      <g {...ORNAMENT}>
        {cells.map((at) => (
          <Road key={at} at={at} places={places} cells={sideCells(view, at)} />
        ))}
        <use href="#bt-torii" {...start} />
      </g>
      {cells.map((at) => (
        <Onwards key={at} {...{ props, places, at }} />
      ))}
      {cells.map((at) => (
        <SidePath key={at} {...{ props, places, at, outlined }} />
      ))}
      {cells.map((at) => (
        <MainCell key={at} {...{ props, places, at, outlined }} />
      ))}
    </g>
  );
}

const pathOf = (at: number) => Math.floor(at / PATH_CELLS);

interface RoadProps {
  readonly at: number;
  readonly places: WisdomLayout;
  readonly cells: number;
}

/** The road from a cell to the next one, and the one that branches off. */
function Road({ at, places, cells }: RoadProps) {
  const [path, cell] = [pathOf(at), at % PATH_CELLS];
  const from = places.cell(path, cell);
  const to = cell + 1 < PATH_CELLS ? places.cell(path, cell + 1) : from;
  const fork = places.side(path, cell, 0);
  const end = places.side(path, cell, cells - 1);
  const start = { x: places.start.x + places.start.width, y: places.start.y + places.start.height / 2 };
  return (
    <>
      {cell === 0 && !places.isUpright && (
        <path
          d={`M${start.x} ${start.y}C${start.x + 14} ${start.y} ${from.x - 20} ${from.y} ${from.x} ${from.y}`}
          className="bt-road"
        />
      )}
      <path d={`M${from.x} ${from.y}H${to.x}`} className="bt-road" />
      <path
        d={
          places.isUpright
            ? `M${from.x} ${from.y}V${end.y}`
            : `M${from.x} ${from.y}Q${from.x} ${fork.y} ${fork.x} ${fork.y}H${end.x}`
        }
        className="bt-road bt-road--thin"
      />
    </>
  );
}

interface CellProps {
  readonly props: BitokuDeciding;
  readonly places: WisdomLayout;
  readonly at: number;
}

/** Between two cells: where a pilgrim walks on; a bridge asks for visited bitoku. */
function Onwards({ props, places, at }: CellProps) {
  const [path, cell] = [pathOf(at), at % PATH_CELLS];
  if (cell === PATH_CELLS - 1) return null;
  const from = places.cell(path, cell);
  const to = places.cell(path, cell + 1);
  const x = (from.x + to.x) / 2;
  const needs = BRIDGES[cell]!;
  const half = places.isUpright ? 10 : 16;
  const box = { x: x - half, y: from.y - 9, width: half * 2, height: 18 };
  const choice = `walk:${placeName(at)}`;
  const isOpen = props.step?.do === 'move' && props.choices.includes(choice);
  const isClosed = props.step?.do === 'move' && props.whyNot.some((one) => one.choice === choice);
  if (needs === 0 && !isOpen && !isClosed) return null;
  const say = faceWords[props.language];
  return (
    <Place
      {...{ props, choice, box }}
      steps={MOVE}
      name={needs > 0 ? say.bridge(needs) : say.onwards(cell + 2)}
      radius={8}
      reach={{ ...box, y: from.y - 12, height: 24 }}
    >
      {needs > 0 ? (
        <g transform={`translate(${x} ${from.y}) scale(${places.isUpright ? 0.62 : 1})`}>
          <path d="M-22 4.500c8-15 36-15 44 0" className="bt-bridge bt-bridge--edge" />
          <path d="M-22 4.500c8-15 36-15 44 0" className="bt-bridge" />
          <rect x="-15" y="-5" width="30" height="15" rx="7.500" className="bt-paper" />
          <Letters x={-3} y={7} size={12.5} anchor="end">
            {needs}
          </Letters>
          <Drawing name="visited" x={-1} y={-4} size={13} />
        </g>
      ) : (
        <path d={`M${x - 6} ${from.y - 5}l7 5-7 5M${x + 1} ${from.y - 5}l7 5-7 5`} className="bt-onwards" />
      )}
    </Place>
  );
}

interface MainCellProps extends CellProps {
  readonly outlined: Outlined;
}

/** Pilgrims of every spirit on a main cell, those of one side by side. */
function walkersAt({ view }: BitokuDeciding, at: number): { readonly spirit: Spirit; readonly piece: string }[] {
  return Array.from({ length: spiritsOf(view) }, (_, spirit) => spirit).flatMap((spirit) =>
    (realmOf(view, spirit).walkers[at] ?? 0) > 0
      ? pilgrimsAt(view, spirit, walkPlace(at)).map((piece) => ({ spirit, piece }))
      : [],
  );
}

function MainCell({ props, places, at, outlined }: MainCellProps) {
  const { view, language } = props;
  const [path, cell] = [pathOf(at), at % PATH_CELLS];
  const { x, y } = places.cell(path, cell);
  const r = places.radius;
  const there = walkersAt(props, at);
  const say = faceWords[language];
  const names = [...new Set(there.map(({ spirit }) => spiritName(props, spirit)))];
  const step = there.length < 2 ? 0 : Math.min(15, (places.isUpright ? 26 : 46) / (there.length - 1));
  const box = { x: x - r, y: y - r, width: r * 2, height: r * 2 };
  return (
    <Place
      {...{ props, box }}
      steps={MOVE}
      choice={`start:${placeName(at)}`}
      name={`${say.cell(path + 1, cell + 1)}${names.length > 0 ? `: ${names.join(', ')}` : ''}`}
      radius={r}
      isOutlined={outlined.has(`walk ${at}`)}
      reach={{ x: x - r - 4, y: y - r - 2, width: r * 2 + 8, height: r * 2 + 4 }}
    >
      <circle cx={x} cy={y} r={r} className="bt-stone" />
      {there.map(({ spirit, piece }, i) => (
        <g key={piece} data-piece={piece}>
          <FigureArt
            kind="pilgrim"
            seat={seatOfSpirit(view, spirit)}
            x={x - 10 + step * (i - (there.length - 1) / 2)}
            y={y - 14}
            size={20}
          />
        </g>
      ))}
    </Place>
  );
}

/** What branches off: free cells with their points, pilgrims that have arrived, and at a torii its tile. */
function SidePath({ props, places, at, outlined }: MainCellProps) {
  const { view, language } = props;
  const [path, cell] = [pathOf(at), at % PATH_CELLS];
  const there = view.sides[at]!;
  const { kind, cells } = SIDE_PATHS[cell]!;
  const count = sideCells(view, at);
  const tile = toriiAt(view, at);
  const say = faceWords[language];
  const words = dictionary(language);
  const r = places.radius + 0.5;
  const next = places.side(path, cell, Math.min(there.length, count - 1));
  const gives = cells[Math.min(there.length, count - 1)]!;
  const name =
    kind === 'insight'
      ? say.insight(words.points(gives.vp))
      : say.torii(words.points(gives.vp), words.effect(TORII_TILES[tile!]));
  const box = { x: next.x - r, y: next.y - r, width: r * 2, height: r * 2 };
  return (
    <>
      <Place
        {...{ props, box, name }}
        steps={MOVE}
        choice={`enter:${placeName(at)}`}
        radius={r}
        isOutlined={outlined.has(`side ${at}`)}
        reach={{ x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4 }}
      >
        {cells.slice(0, count).map(({ vp, amulet }, i) => {
          const spot = places.side(path, cell, i);
          const spirit = there[i];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            <g key={i}>
              <circle
                cx={spot.x}
                cy={spot.y}
                r={r}
                className={kind === 'insight' ? 'bt-stone bt-stone--insight' : 'bt-stone'}
              />
              {spirit === undefined ? (
                <>
                  <Letters x={spot.x} y={spot.y + 4.3} size={12} anchor="middle">
                    {vp}
                  </Letters>
                  {amulet > 0 && <Drawing name="amulet" x={spot.x + 3} y={spot.y - 13} size={11} />}
                </>
              ) : (
                <g data-piece={pilgrimsAt(view, spirit, sidePlace(at))[0]}>
                  <FigureArt
                    kind="pilgrim-asleep"
                    seat={seatOfSpirit(view, spirit)}
                    x={spot.x - 9}
                    y={spot.y - 11}
                    size={18}
                  />
                </g>
              )}
            </g>
          );
        })}
      </Place>
      {tile && (
        <ToriiTileArt
          effect={TORII_TILES[tile]}
          spot={places.tile(path, cell, count)}
          name={words.effect(TORII_TILES[tile])}
          isUpright={places.isUpright}
        />
      )}
    </>
  );
}

interface ToriiTileProps {
  readonly effect: (typeof TORII_TILES)[keyof typeof TORII_TILES];
  readonly spot: { readonly x: number; readonly y: number };
  readonly name: string;
  readonly isUpright: boolean;
}

function ToriiTileArt({ effect, spot, name, isUpright }: ToriiTileProps) {
  const width = isUpright ? 42 : 38;
  const left = isUpright ? spot.x - width / 2 : spot.x - 14;
  return (
    <g {...picture(name)}>
      <title>{name}</title>
      <path
        d={`M${left - 2} ${spot.y - 11}q${width / 2 + 2} 4 ${width + 4} 0v3.500h${-width - 4}z`}
        className="bt-lintel"
      />
      <rect x={left} y={spot.y - 8} width={width} height="18" rx="2" className="bt-paper" />
      <EffectArt effect={effect} x={left + width / 2} y={spot.y - 6} size={14} width={width - 4} anchor="middle" />
    </g>
  );
}
