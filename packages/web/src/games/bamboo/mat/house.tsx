import { CELLS, comfortIn, DICTIONARIES, HOME_COLUMNS, imbalanceOf, MARKS, POINTS_PER_IMBALANCE } from '@engawa/bamboo';
import { group, ORNAMENT, picture } from '../../named.ts';
import { PlaceOver } from '../../place-over.tsx';
import { Trace } from '../../ring.tsx';
import { PLAIN, standAt } from '../../stand.ts';
import { HomeTileArt } from '../art/home-tile.tsx';
import { Digits, KindArt } from '../art/marks.tsx';
import { Sign } from '../board/plaque.tsx';
import type { BambooDeciding } from '../deciding.ts';
import { roomsOf, type Wish, wishesOf } from '../harmony-view.ts';
import { useLookedAt } from '../looked-at.ts';
import { homeTileName } from '../naming.ts';
import { tilePiece } from '../pieces.ts';
import { type Box, cellOf, type HouseLayout } from '../places.ts';
import { faceWords } from '../words/index.ts';
import './house.css';
import { MatPlaques } from './plaques.tsx';
import { Porch } from './porch.tsx';

export interface HouseProps {
  readonly props: BambooDeciding;
  readonly of: number;
  readonly layout: HouseLayout;
  readonly outlined: ReadonlySet<string>;
  readonly isCopy?: boolean;
}

/** The plaques under the eaves, fifteen rooms, and the spirits on the porch. */
export function House(all: HouseProps) {
  const { props, of, layout } = all;
  return (
    <g {...group(faceWords[props.language].house)}>
      <MatPlaques {...all} />
      <Roof props={props} of={of} layout={layout} />
      <Rooms {...all} />
      <Porch {...all} />
    </g>
  );
}

/** How comfortable the two sides are, and what the difference costs at the end. */
function Roof({ props, of, layout }: Pick<HouseProps, 'props' | 'of' | 'layout'>) {
  const player = props.view.players[of]!;
  const say = faceWords[props.language];
  const { x, y, width, height } = layout.roof;
  const difference = imbalanceOf(player);
  const [ridge, slope] = layout.id === 'wide' ? [40, 46] : [30, 38];
  const [left, middle, right] = [0.224, 0.5, 0.776].map((part) => x + width * part) as [number, number, number];
  const base = y + height - 9;
  const sides = { left: comfortIn(player, 'left'), right: comfortIn(player, 'right') };
  return (
    <g {...picture(say.balance(sides.left, sides.right, difference * POINTS_PER_IMBALANCE))}>
      <path
        d={`M${x} ${y + 24}C${x + 26} ${y + 22} ${x + ridge - 2} ${y + 12} ${x + slope} ${y + 3}H${x + width - slope}C${x + width - ridge + 2} ${y + 12} ${x + width - 26} ${y + 22} ${x + width} ${y + 24}l-4 ${height - 24}H${x + 4}z`}
        className="bb-roof"
      />
      <rect x={x + ridge} y={y} width={width - ridge * 2} height="6" rx="3" className="bb-roof__ridge" />
      <text x={left} y={base} className="bb-roof__text">
        {say.leftSide(sides.left)}
      </text>
      <text x={middle} y={base} className="bb-roof__text">
        {say.difference(difference, difference * POINTS_PER_IMBALANCE)}
      </text>
      <text x={right} y={base} className="bb-roof__text">
        {say.rightSide(sides.right)}
      </text>
    </g>
  );
}

function Rooms(all: HouseProps) {
  const { props, of, layout } = all;
  const player = props.view.players[of]!;
  const looked = useLookedAt();
  const { night } = props.view.options;
  const wishes = wishesOf(player, night, looked);
  const counting = new Set(looked === null ? [] : roomsOf(player, night, looked));
  const { rooms } = layout;
  const [width, height] = [rooms.across * HOME_COLUMNS + 8, rooms.down * 3 + 2];
  return (
    <g>
      <rect x={rooms.x - 4} y={rooms.y - 1} width={width} height={height} className="bb-timber" />
      {CELLS.map((cell, at) => (
        <Room
          key={cell}
          {...all}
          at={at}
          box={cellOf(rooms, at % HOME_COLUMNS, Math.floor(at / HOME_COLUMNS))}
          wishes={wishes.get(cell) ?? []}
          isCounting={counting.has(cell)}
        />
      ))}
    </g>
  );
}

interface RoomProps extends HouseProps {
  readonly at: number;
  readonly box: Box;
  readonly wishes: readonly Wish[];
  /** Its tile counts for the harmony tile that is looked at. */
  readonly isCounting: boolean;
}

const SIDES = ['left', 'left', 'middle', 'right', 'right'] as const;

/** A room: what stands in it, or what would be welcome there. */
function Room({ props, of, outlined, isCopy = false, at, box, wishes, isCounting }: RoomProps) {
  const { view, step, language, picked } = props;
  const cell = CELLS[at]!;
  const tile = view.players[of]!.home[at]!;
  const isAsked = step?.do === 'furnish' && step.seat === of;
  const stand = isAsked ? standAt(props, ['furnish'], cell) : PLAIN;
  const mark = view.options.night ? MARKS[at]! : null;
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  const inside = { x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4.5 };
  const name = [
    words.cell(cell),
    ...(tile === null ? [say.emptyRoom] : [homeTileName(language, tile)]),
    ...(tile === null && mark !== null ? [say.marked(words.kinds[mark])] : []),
    ...wishes.map(({ kind, points }) => say.wish(kind === null ? undefined : words.kinds[kind], points)),
  ].join('; ');
  const previewed = isAsked && picked === cell ? step.tile : undefined;
  return (
    <g className="bb-room" data-place={cell}>
      <rect
        x={box.x + 1.5}
        y={box.y + 1}
        width={box.width - 3}
        height={box.height - 2.5}
        className={`bb-room__wall bb-room__wall--${SIDES[at % HOME_COLUMNS]}`}
      />
      {tile === null && <Mats {...box} />}
      <rect x={box.x + 1.5} y={box.y + box.height - 6} width={box.width - 3} height="4.5" fill="var(--bb-floor)" />
      {tile === null && mark !== null && <NightMark box={box} kind={mark} />}
      {tile === null && wishes.length > 0 && previewed === undefined && <Welcome box={inside} wishes={wishes} />}
      {tile !== null && (
        <g data-piece={isCopy ? undefined : tilePiece(tile)}>
          <HomeTileArt {...inside} tile={tile} />
        </g>
      )}
      {previewed && (
        <g className="bb-ahead">
          <HomeTileArt {...inside} tile={previewed} />
        </g>
      )}
      {isCounting && <rect {...inside} rx="4" className="bb-room__counts" />}
      {outlined.has(`room ${cell} ${of}`) && <Trace {...inside} radius={5} />}
      <PlaceOver {...inside} {...{ props, stand, name }} choice={cell} radius={4} isClose />
    </g>
  );
}

/** The lattice of an empty room. */
function Mats({ x, y, width, height }: Box) {
  const lines = [0.2, 0.4, 0.6, 0.8].map((part) => `M${x + width * part} ${y + 2}v${height - 8}`).join('');
  return <path d={`${lines}M${x + 2} ${y + height * 0.45}h${width - 4}`} className="bb-room__lattice" {...ORNAMENT} />;
}

/** On the night side a marked room takes only its kind. */
function NightMark({ box, kind }: { readonly box: Box; readonly kind: NonNullable<(typeof MARKS)[number]> }) {
  const size = Math.min(box.width, box.height) * 0.52;
  return (
    <g className="bb-night" {...ORNAMENT}>
      <KindArt
        kind={kind}
        x={box.x + (box.width - size) / 2}
        y={box.y + (box.height - size) / 2 - 2}
        size={size}
        isMissing
        isOnGround
      />
    </g>
  );
}

/** A dashed ghost of the tile that completes a plaque, and what that is worth. */
function Welcome({ box, wishes }: { readonly box: Box; readonly wishes: readonly Wish[] }) {
  const { x, y, width, height } = box;
  const [{ kind }] = wishes as readonly [Wish];
  const points = wishes.reduce((sum, wish) => sum + wish.points, 0);
  const isWide = width > height * 1.4;
  const size = isWide ? height * 0.64 : height * 0.42;
  const middle = x + width / 2;
  const [signX, signY] = isWide ? [middle - size - 8, y + (height - size) / 2] : [middle - size / 2, y + 6];
  const [starX, starY] = isWide ? [middle + 4, y + height / 2 - 8] : [middle - 18, y + height - 25];
  return (
    <g className={`bb-welcome ${kind === null ? '' : `bb-${kind}`}`} {...ORNAMENT}>
      <rect x={x + 1} y={y + 1} width={width - 2} height={height - 2} rx="4" className="bb-welcome__paper" />
      {kind === null ? (
        <Sign kind={null} isMissing x={signX} y={signY} size={size} />
      ) : (
        <KindArt kind={kind} x={signX} y={signY} size={size} isMissing isOnGround />
      )}
      <use href="#bb-happiness" x={starX} y={starY} width="16" height="16" />
      <Digits x={starX + 19} y={starY + 14} size={16} anchor="start">
        {points}
      </Digits>
    </g>
  );
}
