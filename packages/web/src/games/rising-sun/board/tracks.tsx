import { DICTIONARIES, NO_ONE, strongestIn } from '@engawa/rising-sun';
import { picture } from '../../named.ts';
import { CrestArt, Sign } from '../art/marks.tsx';
import type { SunDeciding } from '../deciding.ts';
import { provinceName } from '../describe.ts';
import { BEYOND, type Layout } from '../places.ts';
import { faceWords } from '../words/index.ts';
import { Cloud } from './cloud.tsx';
import { WarNumber } from './labels.tsx';

interface TrackProps {
  readonly props: SunDeciding;
  readonly layout: Layout;
  readonly outlined: ReadonlySet<string>;
}

const STEP = 25;

/** The honor track: whoever stands higher wins every tie. */
export function HonorTrack({ props, layout, outlined }: TrackProps) {
  const { view, language, who, seat } = props;
  const words = DICTIONARIES[language];
  const say = faceWords[language];
  const { x, y } = layout.honor;
  const isSmall = layout.id === 'upright';
  const step = isSmall ? 21 : STEP;
  const width = isSmall ? 58 : 92;
  const height = 30 + view.honor.length * step;
  const name = `${words.table.honor}: ${view.honor.map(who).join(' > ')}`;
  return (
    <g {...picture(name)}>
      <title>{`${name}. ${say.honorHelp}`}</title>
      <Cloud
        bands={[
          { x: x - BEYOND, y: y - 6, width: width + BEYOND - 8, height: 32 },
          { x: x - BEYOND, y: y + 18, width: width + BEYOND, height: height - 40 },
          { x: x - BEYOND, y: y + height - 34, width: width + BEYOND - 10, height: 28 },
        ]}
      />
      <Sign name="honor" x={x} y={y} size={isSmall ? 13 : 16} className="rs-game" />
      <text x={x + (isSmall ? 15 : 20)} y={y + 13} className="rs-panel-title" fontSize={isSmall ? 11 : 14}>
        {words.table.honor}
      </text>
      {view.honor.map((one, rank) => (
        <g key={one} data-piece={`honor-${one}`}>
          <text x={x + 6} y={y + 24 + (rank + 0.72) * step} className="rs-rank">
            {rank + 1}
          </text>
          <CrestArt seat={one} x={x + (isSmall ? 26 : 32)} y={y + 24 + (rank + 0.5) * step} size={isSmall ? 18 : 21} />
          {one === seat && !isSmall && (
            <text x={x + 48} y={y + 24 + (rank + 0.68) * step} className="rs-small-words">
              {say.you}
            </text>
          )}
          {outlined.has(`honor ${one}`) && (
            <circle
              cx={x + (isSmall ? 26 : 32)}
              cy={y + 24 + (rank + 0.5) * step}
              r={step / 2}
              className="place-trace"
            />
          )}
        </g>
      ))}
    </g>
  );
}

const CELL = 43;

/** The war provinces of the season in their order, each with whoever is strongest there now, or has won it. */
export function WarOrder({ props, layout }: TrackProps) {
  const { view, language, who } = props;
  const say = faceWords[language];
  if (layout.wars === undefined || view.wars.length === 0) return null;
  const right = layout.frame.x + layout.frame.width;
  const width = view.wars.length * CELL;
  const x = right - width - 6;
  const { y } = layout.wars;
  const holders = view.wars.map((province, war) =>
    war < view.settled ? takerOf(props, province) : strongestIn(view, province),
  );
  const name = view.wars
    .map((province, war) => {
      const holder = holders[war]!;
      return `${war + 1} ${provinceName(language, province)}${holder === NO_ONE ? '' : `: ${who(holder)}`}`;
    })
    .join('; ');
  return (
    <g {...picture(`${say.warOrder}. ${name}`)}>
      <title>{`${say.warOrder}. ${name}`}</title>
      <Cloud
        bands={[
          { x: x + 4, y: y - 2, width: width + BEYOND, height: 30 },
          { x: x - 12, y: y + 22, width: width + BEYOND, height: 60 },
        ]}
      />
      <text x={x + 16} y={y + 15} className="rs-panel-title" fontSize="13">
        {say.warOrder}
      </text>
      {view.wars.map((province, war) => {
        const holder = holders[war]!;
        const left = x + war * CELL;
        return (
          <g key={province} opacity={war < view.settled ? 0.6 : undefined}>
            <WarNumber x={left + 1} y={y + 25} size={19} war={war} view={{ ...view, settled: 0 }} />
            {holder === NO_ONE ? (
              <circle cx={left + 30} cy={y + 34.5} r="8" className="rs-nobody" />
            ) : (
              <CrestArt seat={holder} x={left + 30} y={y + 34.5} size={19} />
            )}
            <text x={left + CELL / 2} y={y + 58} className="rs-war-name">
              {provinceName(language, province)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Who has taken the token of this season's war in a province. */
function takerOf({ view }: SunDeciding, province: number): number {
  return view.players.findIndex(({ tokens }) => tokens.includes(view.season * 8 + province));
}

/** The rising sun, and in it who goes through the season with whom. */
export function Alliances({ props, layout }: TrackProps) {
  const { view, language, who } = props;
  const say = faceWords[language];
  const { x, y, radius } = layout.sun;
  const pairs = view.players.flatMap(({ ally }, seat) => (ally > seat ? [[seat, ally] as const] : []));
  const name =
    pairs.length === 0
      ? say.noAlliances
      : `${say.alliances}: ${pairs.map(([a, b]) => `${who(a)} + ${who(b)}`).join('; ')}`;
  const middle = x - radius * 0.48;
  return (
    <g {...picture(name)}>
      <title>{name}</title>
      <circle cx={x} cy={y} r={radius} fill="var(--rs-sun)" />
      <g className="rs-sun-lines">
        {[0.62, 0.78, 0.92].map((part) => (
          <path key={part} d={`M${x - radius} ${y + radius * part}h${radius * 2}`} />
        ))}
      </g>
      <text x={middle} y={y - radius * 0.42} className="rs-sun-title" fontSize={layout.id === 'wide' ? 11 : 10}>
        {say.alliances}
      </text>
      {pairs.map(([one, other], i) => (
        <g key={one} className="rs-pair">
          <rect
            x={middle - 20}
            y={y - radius * 0.3 + i * 22}
            width="40"
            height="20"
            rx="10"
            className="rs-pill__ground"
          />
          <g data-piece={`ally-${one}`}>
            <CrestArt seat={one} x={middle - 10} y={y - radius * 0.3 + 10 + i * 22} size={17} />
          </g>
          <g data-piece={`ally-${other}`}>
            <CrestArt seat={other} x={middle + 10} y={y - radius * 0.3 + 10 + i * 22} size={17} />
          </g>
        </g>
      ))}
    </g>
  );
}
