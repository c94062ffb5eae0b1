import { COLOURS, type Player, SHOOTS, type Shoot, TEMPLE_CELLS } from '@engawa/bamboo';
import type { ReactNode } from 'react';
import { Mon } from '../../../design/crest.tsx';
import { group, ORNAMENT } from '../../named.ts';
import { Ring, Trace } from '../../ring.tsx';
import { isOpen, PLAIN, placed, standAt, tipOf } from '../../stand.ts';
import { ShootArt } from '../art/shoot.tsx';
import type { BambooDeciding } from '../deciding.ts';
import { hold, plantable, useHeld } from '../held.ts';
import { areaName, shootName } from '../naming.ts';
import { comingHome, markerPiece, shootPiece, shootsOnTheWay } from '../pieces.ts';
import { faceWords } from '../words/index.ts';
import './areas.css';

interface AreasProps {
  readonly props: BambooDeciding;
  readonly player: Player;
  readonly of: number;
  readonly outlined: ReadonlySet<string>;
  /** A second picture of the mat: its pieces are not those that walk. */
  readonly isCopy: boolean;
}

const ROW = { height: 50, pitch: 53 } as const;
const CELL = { first: 61, pitch: 52, width: 44, height: 47 } as const;
const SHOOT_SCALE = 0.8333;

/** The four temple areas of a mat with their shoots, and the marker beside the one that was visited last. */
export function Areas(all: AreasProps) {
  const { props, of } = all;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its name is among its attributes
    <svg className="bb-areas" viewBox="0 0 282 212" {...group(faceWords[props.language].areas)}>
      {COLOURS.map((colour, at) => (
        <g key={colour} transform={`translate(2 ${1 + at * ROW.pitch})`}>
          <Area {...all} at={at} />
        </g>
      ))}
      <OnTheWay props={props} of={of} />
    </svg>
  );
}

function Area({ props, player, of, outlined, isCopy, at }: AreasProps & { readonly at: number }) {
  const { step, language } = props;
  const colour = COLOURS[at]!;
  const shoots = player.areas[at]!;
  const isAsked = step !== undefined && 'seat' in step && step.seat === of;
  const stand = isAsked ? standAt(props, ['visit', 'placeOverflow'], colour) : PLAIN;
  const isHere = player.marker === at;
  const isPlanting = isAsked && step.do === 'plant' && isHere;
  const name = [areaName(language, colour), ...shoots.map((shoot) => shootName(language, SHOOTS[shoot]!.kind))];
  const width = 50 + TEMPLE_CELLS[at]! * CELL.pitch;
  const coming = comingHome(props.view, of, isAsked ? props.picked : null)[at]!;
  return (
    <g
      className={`place bb-area bb-${colour}`}
      data-place={`area-${colour}`}
      {...placed(props, colour, stand, name.join(': '), isPlanting ? 'group' : 'img')}
    >
      <title>{tipOf(props, colour, stand, name.join(': '))}</title>
      <rect width={width} height={ROW.height} rx="8" className="bb-area__ground" />
      <path d="M0 10q0-10 10-10h26l8 25-8 25H10q-10 0-10-10z" fill="var(--bb-c)" className="bb-k" />
      <use href={`#bb-emblem-${colour}`} x="9" y="14" width="22" height="22" />
      {Array.from({ length: TEMPLE_CELLS[at]! }, (_, cell) => {
        const shoot = shoots[cell];
        const x = CELL.first - 10 + cell * CELL.pitch;
        return shoot === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its place
          <FreeCell key={`free ${cell}`} x={x} coming={coming[cell - shoots.length]} />
        ) : (
          <AreaShoot
            key={shoot}
            {...{ props, shoot, x, isPlanting, isCopy }}
            isOutlined={outlined.has(`shoot ${shoot}`)}
          />
        );
      })}
      {isHere && (
        <g data-piece={isCopy ? undefined : markerPiece(of)} data-seat={of} transform={`translate(${width + 4} 4)`}>
          <ActionMarker seat={of} />
        </g>
      )}
      <Ring x={1} y={1} width={width - 2} height={ROW.height - 2} radius={8} stand={stand} />
    </g>
  );
}

/** An empty cell, or one to which a groove will give a shoot back. */
function FreeCell({ x, coming }: { readonly x: number; readonly coming: Shoot | undefined }) {
  if (coming === undefined) return <rect x={x + 5} y="5" width="40" height="40" rx="7" className="bb-area__free" />;
  return (
    <g {...ORNAMENT}>
      <ShootArt shoot={coming} x={x + 2} y={2} scale={SHOOT_SCALE} isFaint />
      <rect x={x} y="2" width={CELL.width} height={CELL.height} rx="7" className="bb-preview" />
    </g>
  );
}

interface AreaShootProps {
  readonly props: BambooDeciding;
  readonly shoot: Shoot;
  readonly x: number;
  readonly isPlanting: boolean;
  readonly isCopy: boolean;
  readonly isOutlined: boolean;
}

/** A shoot in its area; while the area is being planted it can be taken in hand. */
function AreaShoot({ props, shoot, x, isPlanting, isCopy, isOutlined }: AreaShootProps) {
  const drawing = (
    <g data-piece={isCopy ? undefined : shootPiece(shoot)}>
      <ShootArt shoot={shoot} x={x + 2} y={2} scale={SHOOT_SCALE} />
    </g>
  );
  return (
    <g>
      {isPlanting ? (
        <Holdable props={props} shoot={shoot} box={{ x, y: 1, width: CELL.width, height: CELL.height }}>
          {drawing}
        </Holdable>
      ) : (
        drawing
      )}
      {isOutlined && <Trace x={x} y={1} width={CELL.width} height={CELL.height} radius={8} />}
    </g>
  );
}

interface HoldableProps {
  readonly props: BambooDeciding;
  readonly shoot: Shoot;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly children: ReactNode;
}

/** What can be taken in hand before a groove is chosen for it. */
export function Holdable({ props, shoot, box, children }: HoldableProps) {
  const held = useHeld(props);
  const { kind } = SHOOTS[shoot]!;
  const isHeld = held === kind;
  if (plantable(props).length < 2) return <g>{children}</g>;
  const take = () => {
    props.pick(null);
    hold(kind);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing
    <g
      role="button"
      tabIndex={0}
      className="place"
      data-hold={kind}
      aria-pressed={isHeld}
      aria-label={faceWords[props.language].hold(shootName(props.language, kind))}
      onClick={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        take();
      }}
    >
      {children}
      <Ring {...box} radius={8} stand={{ state: isHeld ? 'picked' : 'legal' }} />
    </g>
  );
}

/** Shoots that were pushed out and have no area yet lie beside the areas. */
function OnTheWay({ props, of }: { readonly props: BambooDeciding; readonly of: number }) {
  const { view, step } = props;
  const owner = view.agenda.at(-1);
  if (owner === undefined || !('seat' in owner) || owner.seat !== of) return null;
  const shoots = shootsOnTheWay(view);
  return (
    <g>
      {shoots.map((shoot, i) => {
        const { kind } = SHOOTS[shoot]!;
        const stand =
          step?.do === 'keepInColour' && step.rivals.includes(shoot) ? standAt(props, ['keepInColour'], kind) : PLAIN;
        const [x, y] = [240, 163 - (shoots.length - 1 - i) * 34];
        return (
          <g key={shoot} className="place" {...placed(props, kind, stand, shootName(props.language, kind))}>
            <g data-piece={shootPiece(shoot)}>
              <ShootArt shoot={shoot} x={x} y={y} scale={SHOOT_SCALE} />
            </g>
            {isOpen(stand) && <Ring x={x - 2} y={y - 1} width={CELL.width} height={CELL.height} stand={stand} />}
          </g>
        );
      })}
    </g>
  );
}

/** The action marker: a figure in the colours of its seat. */
function ActionMarker({ seat }: { readonly seat: number }) {
  return (
    <g className="bb-marker">
      <path d="M0 42c2-10 5-12 5-20h16c0 8 3 10 5 20z" className="bb-marker__robe" />
      <circle cx="13" cy="13" r="13" className="bb-marker__ink" />
      <circle cx="13" cy="13" r="11.9" className="bb-marker__paper" />
      <circle cx="13" cy="13" r="9.6" className="bb-marker__fill" />
      <Mon seat={seat} size={13.5} x={6.25} y={6.25} style={{ color: 'var(--seat-glyph)' }} />
    </g>
  );
}
