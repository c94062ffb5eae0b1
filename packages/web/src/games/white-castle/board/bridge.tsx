import { COLOURS, DICTIONARIES, diceOn } from '@engawa/white-castle';
import { group, ORNAMENT } from '../../named.ts';
import { standAt } from '../../stand.ts';
import { DieArt } from '../art/die.tsx';
import type { CastleDeciding } from '../deciding.ts';
import { diceNames } from '../pieces.ts';
import type { Layout } from '../places.ts';
import { faceWords } from '../words/index.ts';
import { Ring } from './parts.tsx';
import { Place } from './place.tsx';

const LINE = { strokeLinejoin: 'round', strokeLinecap: 'round', fill: 'none' } as const;

interface BridgeProps {
  readonly props: CastleDeciding;
  readonly layout: Layout;
  /** 0 coral, 1 black, 2 white. */
  readonly bridge: number;
}

/** A bridge with its dice, the lantern on the left where the lowest lies. Only the two ends can be taken. */
export function Bridge({ props, layout, bridge }: BridgeProps) {
  const { view, language } = props;
  const { x, y, width } = layout.bridges[bridge]!;
  const colour = COLOURS[bridge]!;
  const { left, middle, right } = view.bridges[bridge]!;
  const names = diceNames(view, colour).bridge;
  const end = layout.bridgeDie;
  const small = Math.min(27, (width - 2 * end - 30) / Math.max(2, middle.length));
  const pitch = Math.min(35, small + 8, (width - 2 * end - 28) / Math.max(1, middle.length));
  const first = width / 2 - (pitch * (middle.length - 1)) / 2 - small / 2;
  const ends = [
    { at: 'left', value: left, x: 15, name: names[0] },
    { at: 'right', value: right, x: width - 14 - end, name: names.at(-1) },
  ] as const;
  const say = faceWords[language];
  const dice = diceOn(view.bridges[bridge]!);
  return (
    <g
      transform={`translate(${x} ${y})`}
      data-place={`bridge-${colour}`}
      {...group(say.bridge(DICTIONARIES[language].colours[colour], dice))}
    >
      <Timber width={width} colour={colour} />
      {middle.map((value, i) => (
        <g key={names[i + 1]} data-piece={names[i + 1]}>
          <DieArt colour={colour} value={value} x={first + pitch * i} y={40 - small - 2} size={small} />
        </g>
      ))}
      {ends.map(({ at, value, x: dieX, name }) => {
        if (value === 0) return null;
        const choice = `${colour}-${at}`;
        const stand = standAt(props, ['takeDie'], choice);
        const dieY = 48 - end;
        return (
          <Place
            key={at}
            {...{ props, choice, stand }}
            name={`${DICTIONARIES[language].colours[colour]} ${value}`}
            area={{ x: dieX - 8, y: dieY - 10, width: end + 16, height: end + 24 }}
            isTitled={false}
          >
            <g data-piece={name}>
              <DieArt colour={colour} value={value} x={dieX} y={dieY} size={end} />
            </g>
            <Ring x={dieX - 1} y={dieY - 1} width={end + 2} height={end + 4} stand={stand} />
          </Place>
        );
      })}
    </g>
  );
}

/** Posts, two rails and the arch. */
function Timber({ width, colour }: { readonly width: number; readonly colour: string }) {
  const middle = width / 2;
  const rise = width > 200 ? 28 : 16;
  const rail = (y: number) => `M8 ${y}Q${middle} ${y - rise} ${width - 8} ${y}`;
  const count = width > 200 ? 7 : 5;
  const posts = Array.from({ length: count }, (_, i) => {
    const part = i / (count - 1);
    const x = 22 + (width - 44) * part;
    const y = 37 - rise * 2 * (x / width) * (1 - x / width);
    return `M${x.toFixed(1)} ${y.toFixed(1)}v23`;
  }).join('');
  const wood = `var(--wc-${colour}-rail)`;
  return (
    <g {...ORNAMENT}>
      <g {...LINE}>
        <path d={posts} stroke="var(--wc-k)" strokeWidth="5.5" />
        <path d={posts} stroke={wood} strokeWidth="3" />
        <path d={rail(37)} stroke="var(--wc-k)" strokeWidth="4.6" />
        <path d={rail(37)} stroke={wood} strokeWidth="2.2" />
        <path d={rail(47)} stroke="var(--wc-k)" strokeWidth="4.6" />
        <path d={rail(47)} stroke={wood} strokeWidth="2.2" />
      </g>
      <path
        d={`M2 58Q${middle} ${58 - rise - 2} ${width - 2} 58V70Q${middle} ${70 - rise} 2 70z`}
        fill={`var(--wc-${colour})`}
        className="wc-outline"
      />
      <path
        d={`M4 66Q${middle} ${66 - rise - 1} ${width - 4} 66`}
        {...LINE}
        stroke={`var(--wc-${colour}-deep)`}
        strokeWidth="1.6"
      />
      <rect x="3" y="42" width="10" height="30" rx="2" fill={wood} className="wc-outline" />
      <rect x={width - 13} y="30" width="10" height="42" rx="2" fill={wood} className="wc-outline" />
      <path
        d={`M${width - 8} 19c5 4 6 7 4 10h-8c-2-3-1-6 4-10z`}
        fill="var(--wc-gilt)"
        stroke="var(--wc-k)"
        strokeWidth="1.3"
      />
      <path d="M8 42V12" {...LINE} stroke="var(--wc-k)" strokeWidth="3" />
      <use href="#wc-lantern" x="-5" y="-9" width="26" height="26" />
    </g>
  );
}
