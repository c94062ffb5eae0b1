import { type Battle, battleForce, DICTIONARIES, TOKEN_POINTS } from '@engawa/rising-sun';
import { ORNAMENT } from '../../named.ts';
import { Cloud } from '../board/cloud.tsx';
import type { SunDeciding } from '../deciding.ts';
import { provinceName } from '../describe.ts';
import { placesIn } from '../last.ts';
import { BEYOND, type Box, type Layout } from '../places.ts';
import { faceWords } from '../words/index.ts';
import { Advantages } from './advantages.tsx';
import { Army, Banner } from './army.tsx';
import './battle.css';
import { ClanScreen } from './screen.tsx';

/** Where the parts of the battlefield lie. */
interface Field {
  readonly title: Box;
  readonly bays: Box;
  readonly screens: number;
  readonly army: { readonly y: number; readonly height: number; readonly size: number };
  readonly banner: { readonly y: number; readonly height: number };
  readonly stages: Box;
  readonly ground: number;
}

const FIELDS: Readonly<Record<Layout['id'], Field>> = {
  wide: {
    title: { x: -72, y: 0, width: 168, height: 96 },
    bays: { x: 98, y: 0, width: 620, height: 280 },
    screens: 92,
    army: { y: 132, height: 92, size: 1.7 },
    banner: { y: 230, height: 44 },
    stages: { x: -66, y: 284, width: 784, height: 198 },
    ground: 278,
  },
  upright: {
    title: { x: 0, y: 0, width: 390, height: 40 },
    bays: { x: 2, y: 40, width: 386, height: 230 },
    screens: 60,
    army: { y: 118, height: 74, size: 1.15 },
    banner: { y: 198, height: 56 },
    stages: { x: 6, y: 262, width: 378, height: 314 },
    ground: 260,
  },
};
const WIDEST_BAY = 210;

interface SceneProps {
  readonly props: SunDeciding;
  readonly battle: Battle;
  readonly layout: Layout;
}

/** The field of a battle: screens that hide the bids until all lift together, the armies, and the advantages one by one. */
export function BattleScene({ props, battle, layout }: SceneProps) {
  const { view, last, pointed } = props;
  const field = FIELDS[layout.id];
  const ranked = view.honor.filter((seat) => battle.participants.includes(seat));
  const pitch = Math.min(WIDEST_BAY, field.bays.width / ranked.length);
  const left = field.bays.x + (field.bays.width - pitch * ranked.length) / 2;
  const outlined = placesIn([...last, ...pointed]);
  return (
    <>
      <g {...ORNAMENT}>
        <Land layout={layout} ground={field.ground} />
      </g>
      {ranked.map((seat, i) => (
        <ClanScreen
          key={seat}
          {...{ props, battle, seat }}
          order={i}
          x={left + pitch * i + 4}
          y={field.bays.y + 12}
          width={pitch - 8}
          height={field.screens}
        />
      ))}
      <Title props={props} battle={battle} layout={layout} box={field.title} />
      {ranked.map((seat, i) => (
        <g key={seat} className="rs-clan" data-seat={seat}>
          <Army
            {...{ props, battle, seat, outlined }}
            size={field.army.size}
            box={{ x: left + pitch * i + 5, y: field.army.y, width: pitch - 10, height: field.army.height }}
          />
          <Banner
            {...{ props, seat }}
            force={battleForce(view, seat)}
            isSmall={pitch < 140}
            box={{ x: left + pitch * i + 3, y: field.banner.y, width: pitch - 6, height: field.banner.height }}
          />
        </g>
      ))}
      <Advantages {...{ props, battle, ranked }} box={field.stages} isUpright={layout.id === 'upright'} />
    </>
  );
}

/** Evening sky with the sun behind the hills. */
function Land({ layout, ground }: { readonly layout: Layout; readonly ground: number }) {
  const { y, height } = layout.frame;
  // A window of another shape than the board shows more of the land at its sides.
  const { x, width } = { x: layout.frame.x - BEYOND, width: layout.frame.width + 2 * BEYOND };
  const right = x + width;
  const hills = ground - 118;
  return (
    <>
      <rect {...{ x, y, width }} height={ground} fill="url(#rs-sky)" />
      <circle
        cx={layout.frame.x + layout.frame.width * 0.56}
        cy={ground * 0.46}
        r={ground * 0.29}
        fill="var(--rs-sun)"
      />
      <path
        d={`M${x} ${hills + 40}c${width * 0.08}-36 ${width * 0.16}-34 ${width * 0.2}-20s${width * 0.12}-40 ${width * 0.22}-12 ${width * 0.14}-4 ${width * 0.2} 6 ${width * 0.16}-30 ${width * 0.24}-8 ${width * 0.1} 4 ${width * 0.14} 2V${ground}H${x}z`}
        className="rs-hills-a"
      />
      <path
        d={`M${x} ${hills + 72}c${width * 0.3}-26 ${width * 0.5}-6 ${width * 0.72}-20s${width * 0.2}-4 ${width * 0.28} 8V${ground}H${x}z`}
        className="rs-hills-b"
      />
      <rect x={x} y={ground} width={width} height={y + height - ground} fill="var(--bg)" />
      <path d={`M${x} ${ground}H${right}`} className="rs-ground-line" />
    </>
  );
}

function Title({ props, battle, layout, box }: SceneProps & { readonly box: Box }) {
  const { view, language } = props;
  const say = faceWords[language];
  const isSmall = layout.id === 'upright';
  const name = provinceName(language, battle.province);
  const worth = say.tokenWorth(TOKEN_POINTS[view.season] ?? 0);
  const bids = battle.bids === null ? say.bidsHidden : say.bidsOpen;
  return (
    <g>
      {isSmall ? (
        <rect {...box} className="rs-strip" />
      ) : (
        <Cloud
          bands={[
            { x: box.x - BEYOND, y: box.y - 10, width: box.width + BEYOND - 12, height: 54 },
            { x: box.x - BEYOND, y: box.y + 32, width: box.width + BEYOND + 4, height: 40 },
            { x: box.x - BEYOND, y: box.y + 64, width: box.width + BEYOND - 22, height: 34 },
          ]}
        />
      )}
      <text x={box.x + 10} y={box.y + (isSmall ? 26 : 28)} className="rs-battle__title" fontSize={isSmall ? 18 : 20}>
        {name}
      </text>
      <text
        x={isSmall ? box.x + box.width - 10 : box.x + 10}
        y={box.y + (isSmall ? 17 : 50)}
        className="rs-small-words"
        textAnchor={isSmall ? 'end' : undefined}
      >
        {worth}
      </text>
      <text
        x={isSmall ? box.x + box.width - 10 : box.x + 10}
        y={box.y + (isSmall ? 32 : 66)}
        className="rs-small-words"
        textAnchor={isSmall ? 'end' : undefined}
      >
        {bids}
      </text>
      {!isSmall && (
        <text x={box.x + 10} y={box.y + 84} className="rs-small-words">
          {DICTIONARIES[language].seasons[view.season === 0 ? 'spring' : view.season === 1 ? 'summer' : 'autumn']}
        </text>
      )}
    </g>
  );
}
