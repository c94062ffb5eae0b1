import { GHOST } from '@engawa/bamboo';
import { Crest } from '../../../design/crest.tsx';
import { Digits } from '../art/marks.tsx';
import { type Run, runsOf } from '../pieces.ts';

const LEFT = 65;
const ROOM = 52;
/** Between sticks of one owner, and more where another's begin. */
const PITCH = 9;
const GAP = 5;
/** Thinner sticks cannot be told apart, nor can more runs than this. */
const THINNEST = 3.9;
const MOST_RUNS = 6;

/** Sticks in a bowl, the oldest on the left; smoke rises from the newest, which wins ties. */
export function Censer({ sticks }: { readonly sticks: readonly number[] }) {
  const runs = runsOf(sticks);
  const wanted = sticks.length * PITCH + (runs.length - 1) * GAP;
  const squeeze = Math.min(1, ROOM / Math.max(1, wanted));
  const isCrowded = PITCH * squeeze < THINNEST + 0.6 || runs.length > MOST_RUNS;
  return (
    <g>
      {isCrowded ? <Crowd runs={runs} /> : <Sticks runs={runs} squeeze={squeeze} />}
      <path
        d="M64.500 79h53c0 8-4 11-9 12.500v3h-35v-3c-5-1.500-9-4.500-9-12.500z"
        fill="var(--bb-censer)"
        className="bb-k"
      />
      {!isCrowded && <Crests runs={runs} squeeze={squeeze} />}
    </g>
  );
}

interface RunsProps {
  readonly runs: readonly Run[];
  readonly squeeze: number;
}

/** Where every run begins, so that all of them stand in the middle of the bowl. */
function beginnings({ runs, squeeze }: RunsProps): readonly number[] {
  const all = runs.reduce((sum, { count }) => sum + count * PITCH, (runs.length - 1) * GAP) * squeeze;
  let x = LEFT + (ROOM - all) / 2;
  return runs.map(({ count }) => {
    const here = x;
    x += (count * PITCH + GAP) * squeeze;
    return here;
  });
}

function Sticks(props: RunsProps) {
  const { runs, squeeze } = props;
  const starts = beginnings(props);
  const width = Math.min(8, PITCH * squeeze - 0.6);
  const spots = runs.flatMap(({ owner, count }, run) =>
    Array.from({ length: count }, (_, i) => ({ owner, x: starts[run]! + (i + 0.5) * PITCH * squeeze })),
  );
  const newest = spots.at(-1);
  return (
    <g>
      {spots.map(({ owner, x }, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a stick is its place in the row
          key={i}
          className="bb-stick"
          data-seat={owner === GHOST ? undefined : owner}
          data-ghost={owner === GHOST || undefined}
        >
          <path d={`M${x} 82V60`} stroke="var(--bb-tile-ink)" strokeWidth={width} />
          <path d={`M${x} 82V60`} stroke="var(--paper)" strokeWidth={width * 0.78} />
          <path d={`M${x} 82V61`} className="bb-stick__colour" strokeWidth={width * 0.6} />
          <circle cx={x} cy="59" r="1.8" fill="var(--bb-ember)" />
        </g>
      ))}
      {newest && <path d={`M${newest.x} 54c-4-4 4-6 0-11`} className="bb-smoke" />}
    </g>
  );
}

function Crests(props: RunsProps) {
  const starts = beginnings(props);
  return props.runs.map(({ owner, count }, run) => {
    const x = starts[run]! + (count * PITCH * props.squeeze) / 2;
    const radius = Math.min(8, Math.max(4.5, ((count * PITCH + GAP) * props.squeeze) / 2));
    return owner === GHOST ? (
      <GhostMark key={x} x={x} y={88} radius={radius} />
    ) : (
      <Crest key={x} seat={owner} size={radius * 2} x={x - radius} y={88 - radius} />
    );
  });
}

/** Too many to stand: each run is a crest and a number, the newest last. */
function Crowd({ runs }: { readonly runs: readonly Run[] }) {
  return runs.slice(-MOST_RUNS).map(({ owner, count }, i) => {
    const x = LEFT + 9 + (i % 3) * 17;
    const y = 53 + Math.floor(i / 3) * 17;
    return (
      <g key={`${x} ${y}`}>
        {owner === GHOST ? (
          <GhostMark x={x - 3} y={y} radius={6.5} />
        ) : (
          <Crest seat={owner} size={13} x={x - 9.5} y={y - 6.5} />
        )}
        <Digits x={x + 4} y={y + 4} size={10.5} anchor="start" className="bb-on-tile">
          {count}
        </Digits>
      </g>
    );
  });
}

/** The ghost has no seat and no crest: a brown disc with two eyes. */
export function GhostMark({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }) {
  return (
    <g className="bb-ghost">
      <circle cx={x} cy={y} r={radius} className="bb-ghost__ink" />
      <circle cx={x} cy={y} r={radius * 0.86} className="bb-ghost__paper" />
      <circle cx={x} cy={y} r={radius * 0.74} className="bb-ghost__fill" />
      <circle cx={x - radius * 0.28} cy={y - radius * 0.1} r={radius * 0.17} className="bb-ghost__paper" />
      <circle cx={x + radius * 0.28} cy={y - radius * 0.1} r={radius * 0.17} className="bb-ghost__paper" />
    </g>
  );
}
