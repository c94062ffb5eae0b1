import { GROOVE_CELLS, GROOVES, type Groove as GrooveName, SHOOTS, type Shoot, type ShootKind } from '@engawa/bamboo';
import { memo } from 'react';
import { group, ORNAMENT, picture } from '../../named.ts';
import { Ring, Trace } from '../../ring.tsx';
import { isOpen, placed, type Stand, standAt, tipOf } from '../../stand.ts';
import { Digits } from '../art/marks.tsx';
import { ShootArt } from '../art/shoot.tsx';
import type { BambooDeciding } from '../deciding.ts';
import { plantChoice, useHeld } from '../held.ts';
import { grooveName, shootName } from '../naming.ts';
import { shootPiece } from '../pieces.ts';
import { CELL_TOPS, GROVE_HEIGHT, type GroveLayout, HOLE, HOLE_TOPS, SHOOT, SHOOT_SCALE } from '../places.ts';
import { faceWords } from '../words/index.ts';
import './grove.css';
import { GroveScene } from './grove-scene.tsx';
import { PushFlag } from './push-flag.tsx';

const Scene = memo(GroveScene);

interface GroveProps {
  readonly props: BambooDeciding;
  readonly layout: GroveLayout;
  readonly outlined: ReadonlySet<string>;
}

/** The bamboo field: four stalks that grow from below, and the holes in which new shoots are planted. */
export function Grove({ props, layout, outlined }: GroveProps) {
  const { view, language } = props;
  const { x, y, width, height, top } = layout;
  const held = useHeld(props);
  return (
    <g transform={`translate(${x} ${y - top})`} {...group(faceWords[language].grove)}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: an ornament */}
      <svg y={top} width={width} height={height} viewBox={`0 ${top} ${width} ${height}`} {...ORNAMENT}>
        <Scene layout={layout} />
      </svg>
      {GROOVES.map((groove, at) => (
        <Groove key={groove} {...{ props, layout, outlined, groove, at, held }} />
      ))}
      {view.draft.map((shoot, i) => (
        <Drafted key={shoot} {...{ props, layout, shoot, i }} />
      ))}
      <rect
        x=".75"
        y={top + 0.75}
        width={width - 1.5}
        height={Math.min(height, GROVE_HEIGHT) - 1.5}
        rx={layout.hasNumbers ? 10 : 0}
        className="bb-frame"
      />
    </g>
  );
}

interface GrooveProps extends GroveProps {
  readonly groove: GrooveName;
  readonly at: number;
  readonly held: ShootKind | undefined;
}

function Groove({ props, layout, outlined, groove, at, held }: GrooveProps) {
  const { view, step, language } = props;
  const shoots = view.grooves[at]!;
  const x = layout.centres[at]!;
  const choice = held === undefined ? '' : plantChoice(held, groove);
  const stand = standAt(props, ['plant'], choice);
  const planted = shoots.length - GROOVE_CELLS;
  const isPicked = stand.state === 'picked';
  const names = shoots.map((shoot) => shootName(language, SHOOTS[shoot]!.kind));
  const name = `${grooveName(language, groove)}: ${names.join(', ')}`;
  const isActivating = step?.do === 'activate';
  return (
    <g
      className="place bb-groove"
      data-place={groove}
      {...placed(props, choice, stand, name, isActivating ? 'group' : 'img')}
    >
      <title>{tipOf(props, choice, stand, name)}</title>
      <rect x={x - 30} y="40" width="60" height={GROVE_HEIGHT - 40} className="place-hit" />
      {shoots.map((shoot, cell) => (
        <GrooveShoot key={shoot} {...{ props, shoot, x }} y={CELL_TOPS[cell]!} isPlanted={cell >= GROOVE_CELLS} />
      ))}
      {shoots.map(
        (shoot, cell) =>
          outlined.has(`${groove} ${shoot}`) && (
            <Trace key={shoot} x={x - 24} y={CELL_TOPS[cell]! + 1} width={48} height={49} />
          ),
      )}
      {isOpen(stand) && held !== undefined && <NextHole {...{ stand, held, x, planted }} view={props.view} />}
      {planted + (isPicked ? 1 : 0) > 0 && (
        <PushFlag x={x} shoots={shoots.slice(0, planted + (isPicked ? 1 : 0))} language={language} />
      )}
      {layout.hasNumbers && (
        <g {...ORNAMENT}>
          <circle cx={x} cy="16" r="11" className="bb-number" />
          <Digits x={x} y={21} size={14} className="bb-on-tile">
            {at + 1}
          </Digits>
        </g>
      )}
    </g>
  );
}

interface NextHoleProps {
  readonly stand: Stand;
  readonly held: ShootKind;
  readonly x: number;
  readonly planted: number;
  readonly view: BambooDeciding['view'];
}

/** Where the shoot in hand would be planted; previewed, it lies there already. */
function NextHole({ stand, held, x, planted, view }: NextHoleProps) {
  const y = HOLE_TOPS[planted]!;
  if (stand.state === 'picked') {
    const shoot = view.players.flatMap(({ areas }) => areas.flat()).find((one) => SHOOTS[one]!.kind === held)!;
    return (
      <g>
        <rect x={x - 25} y={y} {...HOLE} rx="8" className="bb-hole--preview" />
        <ShootArt shoot={shoot} x={x - 23} y={y + 1} scale={SHOOT_SCALE} />
        <rect x={x - 25} y={y} {...HOLE} rx="8" className="bb-preview" />
        <Ring x={x - 26} y={y - 1} width={HOLE.width + 2} height={HOLE.height + 2} radius={8} stand={stand} />
      </g>
    );
  }
  return (
    <>
      <rect x={x - 25} y={y} {...HOLE} rx="8" className="bb-hole--legal" />
      <path d={`M${x} ${y + 37}v-20m-7 7l7-7 7 7`} className="bb-arrow" />
      <Ring x={x - 25} y={y} {...HOLE} radius={8} stand={stand} />
    </>
  );
}

interface GrooveShootProps {
  readonly props: BambooDeciding;
  readonly shoot: Shoot;
  readonly x: number;
  readonly y: number;
  readonly isPlanted: boolean;
}

/** A shoot in its cell; one that was planted in this turn can be activated there. */
function GrooveShoot({ props, shoot, x, y, isPlanted }: GrooveShootProps) {
  const { step } = props;
  const { symbol, kind } = SHOOTS[shoot]!;
  const isReady = isPlanted && step?.do === 'activate' && step.ready.includes(shoot);
  const stand = standAt(props, isReady ? ['activate'] : [], symbol);
  const drawing = (
    <g data-piece={shootPiece(shoot)}>
      <ShootArt shoot={shoot} x={x - 23} y={y} scale={SHOOT_SCALE} />
    </g>
  );
  if (!isOpen(stand)) return drawing;
  return (
    <g className="place" {...placed(props, symbol, stand, shootName(props.language, kind))}>
      {drawing}
      <Ring x={x - 24} y={y} width={SHOOT.width + 2} height={SHOOT.height} stand={stand} />
    </g>
  );
}

interface DraftedProps {
  readonly props: BambooDeciding;
  readonly layout: GroveLayout;
  readonly shoot: Shoot;
  readonly i: number;
}

/** While the game is prepared, the shoots without a mark lie in the holes. */
function Drafted({ props, layout, shoot, i }: DraftedProps) {
  const { kind } = SHOOTS[shoot]!;
  const stand = standAt(props, ['draftShoot'], kind);
  const name = shootName(props.language, kind);
  const x = layout.centres[i % GROOVES.length]!;
  const y = CELL_TOPS[GROOVE_CELLS + Math.floor(i / GROOVES.length)]!;
  return (
    <g className="place" {...(isOpen(stand) ? placed(props, kind, stand, name) : picture(name))}>
      <title>{tipOf(props, kind, stand, name)}</title>
      <g data-piece={shootPiece(shoot)}>
        <ShootArt shoot={shoot} x={x - 23} y={y} scale={SHOOT_SCALE} />
      </g>
      <Ring x={x - 25} y={y - 1} {...HOLE} radius={8} stand={stand} />
    </g>
  );
}
