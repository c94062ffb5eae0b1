import type { Seat } from '@engawa/kernel';
import { PROVINCES } from '@engawa/rising-sun';
import { ORNAMENT } from '../../named.ts';
import { Ring, Trace } from '../../ring.tsx';
import { isOpen, PLAIN, placed, reasonOf, type Stand, standAt } from '../../stand.ts';
import { CrestArt, FigureArt, Sign, sizeOf } from '../art/marks.tsx';
import type { SunDeciding } from '../deciding.ts';
import { groupName, provinceName } from '../describe.ts';
import { type Flow, flowIn, type PlacedCluster, type PlacedGroup } from '../flow.ts';
import { namesOf } from '../identities.ts';
import { clustersIn, foreignChoice, ownChoice } from '../pieces.ts';
import type { Layout } from '../places.ts';
import { FOREIGN_STEPS, OWN_STEPS } from '../steps.ts';

interface PiecesProps {
  readonly props: SunDeciding;
  readonly layout: Layout;
  readonly province: number;
  readonly outlined: ReadonlySet<string>;
}

/** Everything that stands in a province, clan by clan: how strong each is, and its figures. */
export function ProvincePieces({ props, layout, province, outlined }: PiecesProps) {
  const { field } = layout.provinces[PROVINCES[province]!];
  const flow = flowIn(clustersIn(props.view, province), field, layout.figures);
  return flow.clusters.map((cluster) => (
    <g key={cluster.seat} className="rs-clan" data-seat={cluster.seat}>
      {cluster.groups.map((group) => (
        <PieceGroup
          key={group.kind}
          {...{ props, group, flow, outlined }}
          place={province}
          name={provinceName(props.language, province)}
        />
      ))}
      <Pill cluster={cluster} />
    </g>
  ));
}

/** The choice that a group stands for at this step, if any. */
function groupStand(props: SunDeciding, seat: Seat, kind: number, place: number): { choice: string; stand: Stand } {
  const { step } = props;
  if (step === undefined) return { choice: '', stand: PLAIN };
  if (FOREIGN_STEPS.includes(step.do)) {
    const choice = foreignChoice(seat, kind, place);
    return { choice, stand: standAt(props, FOREIGN_STEPS, choice) };
  }
  const choice = ownChoice(kind, place);
  return { choice, stand: seat === props.seat ? standAt(props, OWN_STEPS, choice) : PLAIN };
}

/** The piece that was taken up and is about to go somewhere. */
function isHeld({ step }: SunDeciding, { seat, kind }: PlacedGroup, place: number): boolean {
  return (
    (step?.do === 'marshalTo' || step?.do === 'fujinTo') &&
    step.seat === seat &&
    step.kind === kind &&
    step.from === place
  );
}

interface GroupProps {
  readonly props: SunDeciding;
  readonly group: PlacedGroup;
  readonly flow: Pick<Flow, 'scale'>;
  readonly place: number;
  /** Where it stands, in words. */
  readonly name: string;
  readonly outlined: ReadonlySet<string>;
}

export function PieceGroup({ props, group, flow, place, name, outlined }: GroupProps) {
  const { seat, kind, count, x, y, width, height, drawn, pitch } = group;
  const { choice, stand } = groupStand(props, seat, kind, place);
  const says = groupName(props, group, name);
  const names = namesOf(props.view, seat, kind, place);
  const box = { x, y: y - height, width, height: height + 1, radius: 6 };
  const isClosed = stand.state === 'closed';
  const shown = isOpen(stand) || isClosed ? placed(props, choice, stand, says) : ORNAMENT;
  const times = count > drawn ? `×${count}` : undefined;
  return (
    <g className={`place rs-group is-${stand.state}`} {...(times === undefined ? shown : alsoSaying(shown, times))}>
      {(isOpen(stand) || isClosed) && <title>{reasonOf(props, stand) ?? says}</title>}
      {isOpen(stand) && <HitArea box={box} />}
      {isHeld(props, group, place) && <rect {...box} rx="6" className="rs-held" />}
      {Array.from({ length: drawn }, (_, i) => (
        <g key={names[i] ?? i} data-piece={names[i]}>
          <FigureArt kind={kind} seat={seat} x={x + i * pitch} y={y} scale={flow.scale} />
        </g>
      ))}
      {times !== undefined && (
        <text
          x={x + sizeOf(kind).width * flow.scale - 1}
          y={y - 3}
          className="rs-times"
          fontSize={Math.max(10, 12.5 * flow.scale)}
        >
          {times}
        </text>
      )}
      {outlined.has(`piece ${seat} ${kind} ${place}`) && <Trace {...box} />}
      <Ring {...box} stand={stand} />
    </g>
  );
}

/** Whoever speaks to the computer says what is written there: it belongs to the name. */
function alsoSaying<P extends object>(shown: P, words: string): P {
  return 'aria-label' in shown ? { ...shown, 'aria-label': `${shown['aria-label']}, ${words}` } : shown;
}

/** On a map that is seen at once a figure is small: a finger finds it all around. */
function HitArea({ box }: { readonly box: { x: number; y: number; width: number; height: number } }) {
  const wider = Math.max(0, 34 - box.width) / 2;
  const higher = Math.max(0, 34 - box.height) / 2;
  return (
    <rect
      x={box.x - wider}
      y={box.y - higher}
      width={box.width + 2 * wider}
      height={box.height + 2 * higher}
      className="place-hit"
    />
  );
}

/** Crest and force of a clan; filled where it is the strongest, with a banner if only by honor. */
function Pill({ cluster }: { readonly cluster: PlacedCluster }) {
  const { pill, seat, force, isStrongest, isByHonor } = cluster;
  if (pill === undefined) return null;
  const { x, y, width, height } = pill;
  return (
    <g className="rs-pill" data-strongest={isStrongest || undefined} {...ORNAMENT}>
      <rect {...{ x, y, width, height }} rx={height / 2} className="rs-pill__ground" />
      <CrestArt seat={seat} x={x + height / 2} y={y + height / 2} size={height - 2} />
      <text
        x={x + height + (width - height) / 2 - 1.5}
        y={y + height * 0.76}
        fontSize={height * 0.76}
        className="rs-pill__force"
      >
        {force}
      </text>
      {isByHonor && (
        <g>
          <circle cx={x + width - 1} cy={y + 1} r="6" className="rs-pill__banner" />
          <Sign name="honor" x={x + width - 5.5} y={y - 3.5} size={9} className="rs-game" />
        </g>
      )}
    </g>
  );
}
