import { COLOURS, SHOOTS, TEMPLE_CELLS } from '@engawa/bamboo';
import { group, picture } from '../../named.ts';
import { Ring } from '../../ring.tsx';
import { PLAIN, placed, standAt, tipOf } from '../../stand.ts';
import { Digits } from '../art/marks.tsx';
import { ShootArt } from '../art/shoot.tsx';
import type { BambooDeciding } from '../deciding.ts';
import { areaName, shootName } from '../naming.ts';
import { comingHome, shootPiece, shootsOnTheWay } from '../pieces.ts';
import { STRIP } from '../places.ts';
import { faceWords } from '../words/index.ts';
import { Holdable } from './areas.tsx';
import { SmallPlaques } from './small-plaques.tsx';

interface StripProps {
  readonly props: BambooDeciding;
  readonly outlined: ReadonlySet<string>;
}

/** Under the grove on a phone: the own areas, or the one that is being planted, large enough for a finger. */
export function AreaStrip({ props }: StripProps) {
  const { step, view, seat, language } = props;
  const of = seat ?? 0;
  const isPlanting = step?.do === 'plant' && step.seat === of;
  const waiting = step !== undefined && 'seat' in step && step.seat === of ? shootsOnTheWay(view) : [];
  return (
    <g transform={`translate(${STRIP.x} ${STRIP.y})`} {...group(faceWords[language].areas)}>
      <rect width={STRIP.width} height={STRIP.height} className="bb-strip-ground" />
      {isPlanting ? (
        <Planting props={props} />
      ) : (
        COLOURS.map((colour, at) => (
          <g key={colour} transform={`translate(${3 + at * 96.5} 3)`}>
            <SmallArea props={props} of={of} at={at} />
          </g>
        ))
      )}
      <Purse props={props} of={of} />
      {waiting.length === 0 && <SmallPlaques props={props} of={of} x={144} y={70.5} />}
      {waiting.map((shoot, i) => {
        const { kind } = SHOOTS[shoot]!;
        const isRival = step?.do === 'keepInColour' && step.rivals.includes(shoot);
        const stand = isRival ? standAt(props, ['keepInColour'], kind) : PLAIN;
        const x = 150 + i * 56;
        return (
          <g key={shoot} className="place" {...placed(props, kind, stand, shootName(language, kind))}>
            <rect x={x} y="64" width="54" height="46" className="place-hit" />
            <g data-piece={shootPiece(shoot)}>
              <ShootArt shoot={shoot} x={x + 5} y={67} scale={0.78} />
            </g>
            <Ring x={x + 3} y={66} width={42} height={43} stand={stand} />
          </g>
        );
      })}
    </g>
  );
}

function SmallArea({ props, of, at }: { readonly props: BambooDeciding; readonly of: number; readonly at: number }) {
  const { language, view } = props;
  const colour = COLOURS[at]!;
  const player = view.players[of]!;
  const shoots = player.areas[at]!;
  const stand = standAt(props, ['visit', 'placeOverflow'], colour);
  const name = [areaName(language, colour), ...shoots.map((shoot) => shootName(language, SHOOTS[shoot]!.kind))];
  const cells = TEMPLE_CELLS[at]!;
  const pitch = 90 / cells;
  const coming = comingHome(view, of, null)[at]!;
  return (
    <g
      className={`place bb-area bb-${colour}`}
      data-place={`area-${colour}`}
      {...placed(props, colour, stand, name.join(': '))}
    >
      <title>{tipOf(props, colour, stand, name.join(': '))}</title>
      <rect width="93" height="66" rx="8" className="bb-area__ground" />
      <path d="M0 8q0-8 8-8h77q8 0 8 8v15H0z" fill="var(--bb-c)" className="bb-k" />
      <use href={`#bb-emblem-${colour}`} x="6" y="3" width="17" height="17" />
      {player.marker === at && (
        <g data-seat={of}>
          <circle cx="80" cy="11.5" r="8" className="bb-marker__ink" />
          <circle cx="80" cy="11.5" r="6.8" className="bb-marker__paper" />
          <circle cx="80" cy="11.5" r="5.4" className="bb-marker__fill" />
        </g>
      )}
      {Array.from({ length: cells }, (_, cell) => {
        const shoot = shoots[cell];
        const x = 2 + cell * pitch + (pitch - 24) / 2;
        const ahead = shoot === undefined ? coming[cell - shoots.length] : undefined;
        if (ahead !== undefined) return <ShootArt key={ahead} shoot={ahead} x={x - 2} y={29} scale={0.56} isFaint />;
        return shoot === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is its place
          <rect key={`free ${cell}`} x={x + 2} y="32" width="18" height="26" rx="4" className="bb-area__free" />
        ) : (
          <g key={shoot} data-piece={shootPiece(shoot)}>
            <ShootArt shoot={shoot} x={x - 2} y={29} scale={0.56} />
          </g>
        );
      })}
      <Ring x={1} y={1} width={91} height={64} radius={8} stand={stand} />
    </g>
  );
}

/** All shoots of the visited area: one is in hand, the others can be taken instead. */
function Planting({ props }: { readonly props: BambooDeciding }) {
  const { view, seat } = props;
  const { areas, marker } = view.players[seat ?? 0]!;
  const colour = COLOURS[marker]!;
  return (
    <g className={`bb-${colour}`}>
      <rect x="3" y="3" width="384" height="66" rx="8" className="bb-area__ground" />
      <path d="M3 12q0-9 9-9h26l9 33-9 33H12q-9 0-9-9z" fill="var(--bb-c)" className="bb-k" />
      <use href={`#bb-emblem-${colour}`} x="12" y="24" width="24" height="24" />
      {areas[marker]!.map((shoot, i) => {
        const x = 60 + i * 66;
        return (
          <Holdable key={shoot} props={props} shoot={shoot} box={{ x, y: 7, width: 56, height: 58 }}>
            <rect x={x - 4} y="3" width="64" height="66" className="place-hit" />
            <g data-piece={shootPiece(shoot)}>
              <ShootArt shoot={shoot} x={x + 4} y={8} scale={1.02} />
            </g>
          </Holdable>
        );
      })}
    </g>
  );
}

/** Sticks, coins, and how many shoots can still be activated. */
function Purse({ props, of }: { readonly props: BambooDeciding; readonly of: number }) {
  const { view, language } = props;
  const say = faceWords[language];
  const player = view.players[of]!;
  return (
    <g {...picture(`${say.sticks(player.sticks)}, ${say.coins(player.coins)}`)} data-seat={of}>
      <use href="#bb-stick" x="8" y="76" width="30" height="30" />
      <Digits x={42} y={99} size={21} anchor="start">
        {player.sticks}
      </Digits>
      <use href="#bb-act-income" x="76" y="78" width="26" height="26" />
      <Digits x={107} y={99} size={21} anchor="start">
        {player.coins}
      </Digits>
    </g>
  );
}
