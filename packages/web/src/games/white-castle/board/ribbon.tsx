import {
  type Clan,
  DICTIONARIES,
  householdOf,
  LAST_SPACE,
  RIVAL,
  ROUNDS,
  SEASONS,
  timePoints,
} from '@engawa/white-castle';
import { Crest, Mon } from '../../../design/crest.tsx';
import { ORNAMENT, picture } from '../../named.ts';
import { Fan } from '../art/effect-art.tsx';
import type { CastleDeciding } from '../deciding.ts';
import { clanName } from '../describe.ts';
import { seatOfClan } from '../pieces.ts';
import { type Layout, markerName, markerSpot, timeSpot } from '../places.ts';
import { faceWords } from '../words/index.ts';

const INKS = ['spring', 'summer', 'autumn', 'winter'] as const;
const HALF = 13.1;
/** Where the seasons have no room for what they score, it stands at their end. */
const SEASON_POINTS = [3, 6, 10, timePoints(LAST_SPACE)];

interface RibbonProps {
  readonly props: CastleDeciding;
  readonly layout: Layout;
  readonly last: ReadonlySet<string>;
}

/** Above the land: whose turn comes when, how far influence has gone, which round it is. */
export function Ribbon({ props, layout, last }: RibbonProps) {
  const { width } = layout.frame;
  return (
    <>
      <rect width={width} height={layout.ribbon} className="wc-ribbon" />
      <path d={`M0 ${layout.ribbon}H${width}`} stroke="var(--wc-k)" strokeWidth="1.6" />
      <Herons props={props} layout={layout} />
      <g {...picture(timeWords(props))}>
        {SEASONS.map((season, i) => (
          <Season key={season.from} {...{ props, layout }} season={i} />
        ))}
        {props.view.influence
          .slice()
          .reverse()
          .map((clan) => (
            <Marker key={clan} {...{ props, layout, clan }} isLast={last.has(lastName(props, clan))} />
          ))}
      </g>
      {layout.timeRows === 1 ? (
        <Rounds props={props} layout={layout} />
      ) : (
        <g {...ORNAMENT}>
          {SEASON_POINTS.map((points, i) => (
            <Fan key={points} x={layout.rounds.x + 22 * (i - 1) - 6} y={44} width={22} text={`${points}`} />
          ))}
        </g>
      )}
    </>
  );
}

function lastName({ view }: CastleDeciding, clan: Clan): string {
  return view.rival !== null && clan === RIVAL ? 'time rival' : `time ${clan}`;
}

function timeWords(props: CastleDeciding): string {
  const { view, language } = props;
  const say = DICTIONARIES[language];
  return view.influence
    .map((clan) => {
      const space = householdOf(view, clan).time;
      const season = SEASONS.filter(({ from }) => from <= space).length - 1;
      return `${clanName(props, clan)}: ${say.table.time(space, say.seasons[season as 0 | 1 | 2 | 3])}`;
    })
    .join('; ');
}

interface SeasonProps {
  readonly props: CastleDeciding;
  readonly layout: Layout;
  readonly season: number;
}

/** A season: its spaces, its name and what it scores; before it the torii with the seals that it costs. */
function Season({ props, layout, season }: SeasonProps) {
  const { from, seals, points } = SEASONS[season]!;
  const to = (SEASONS[season + 1]?.from ?? LAST_SPACE + 1) - 1;
  const start = timeSpot(layout, from);
  const end = timeSpot(layout, to);
  const pitch = (end.x - start.x) / (to - from);
  const left = start.x - pitch / 2;
  const spaces = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const middle = (start.x + end.x) / 2;
  const isLine = layout.timeRows === 1;
  return (
    <>
      <rect
        x={left}
        y={start.y - 12}
        width={end.x - start.x + pitch}
        height="24"
        rx="12"
        fill={`var(--wc-${INKS[season]})`}
        stroke="var(--wc-k)"
        strokeWidth="1.4"
      />
      {spaces.map((space) => {
        const { x, y } = timeSpot(layout, space);
        return (
          <g key={space}>
            <text x={x} y={y + 4.3} textAnchor="middle" className="wc-time-number">
              {space}
            </text>
            {space < to && <path d={`M${x + pitch / 2} ${y - 7}v14`} className="wc-time-cut" />}
          </g>
        );
      })}
      {seals > 0 && <Torii x={left - 12.5} y={start.y} seals={seals} />}
      {isLine && (
        <g {...ORNAMENT}>
          <text x={middle - 6} y={start.y + 25} textAnchor="end" className="wc-season">
            {DICTIONARIES[props.language].seasons[season as 0 | 1 | 2 | 3]}
          </text>
          <Fan x={middle - 2} y={start.y + 12} width={26} text={`${points}`} />
          {season === SEASONS.length - 1 && (
            <>
              <text x={middle + 28} y={start.y + 25} textAnchor="middle" className="wc-season">
                –
              </text>
              <Fan x={middle + 33} y={start.y + 12} width={26} text={`${timePoints(LAST_SPACE)}`} />
            </>
          )}
        </g>
      )}
    </>
  );
}

function Torii({ x, y, seals }: { readonly x: number; readonly y: number; readonly seals: number }) {
  const gate = `M${x - 10.5} ${y - 11}h21M${x - 8.5} ${y - 6.5}h17M${x - 7.5} ${y - 11}v23M${x + 7.5} ${y - 11}v23`;
  return (
    <g {...ORNAMENT} strokeLinecap="round">
      <path d={gate} fill="none" stroke="var(--wc-k)" strokeWidth="3.6" />
      <path d={gate} fill="none" stroke="var(--wc-torii)" strokeWidth="1.6" />
      <rect x={x - 12.5} y={y + 3} width="25" height="15" rx="7.5" fill="var(--paper)" stroke="var(--wc-k)" />
      <text x={x - 6} y={y + 15} textAnchor="middle" className="wc-number wc-number--13" fill="var(--wc-pay)">
        {seals}
      </text>
      <use href="#wc-seal" x={x - 1} y={y + 4.5} width="12" height="12" />
    </g>
  );
}

interface MarkerProps extends Omit<SeasonProps, 'season'> {
  readonly clan: Clan;
  readonly isLast: boolean;
}

/** An influence marker; on one space they lie on each other, the one that plays first on top. */
function Marker({ props, layout, clan, isLast }: MarkerProps) {
  const { view } = props;
  const { x, y } = markerSpot(layout, view, clan);
  return (
    <g data-piece={markerName(layout, clan)}>
      {isLast && <circle cx={x} cy={y} r={HALF + 0.6} className="wc-trace" />}
      <Crest seat={seatOfClan(view, clan)} size={22} x={x - 11} y={y - 11} />
    </g>
  );
}

/** The herons stand in the order of this round; whose turn it is has a line under it. */
function Herons({ props, layout }: Omit<SeasonProps, 'season'>) {
  const { view, language } = props;
  const { herons } = layout;
  const isLine = layout.timeRows === 1;
  const size = isLine ? 26 : 17;
  const names = view.order.map((clan) => clanName(props, clan));
  const turn = view.turns > 0 ? (view.turns - 1) % view.order.length : -1;
  return (
    <g {...picture(DICTIONARIES[language].table.order(names))}>
      <title>{DICTIONARIES[language].table.order(names)}</title>
      {view.order.map((clan, i) => {
        const seat = seatOfClan(view, clan);
        const x = herons.x + i * (size + 1);
        return (
          <g key={clan} className="wc-clan" data-seat={seat} data-piece={`heron-${clan}`}>
            <use href="#wc-heron-token" x={x} y={herons.y} width={size} height={(size * 36) / 26} />
            {isLine && (
              <Mon seat={seat} size={8} x={x + 9} y={herons.y + 24} style={{ color: 'var(--wc-clan-glyph)' }} />
            )}
            {i === turn && (
              <rect
                x={x + 3}
                y={herons.y + (size * 36) / 26 + 2}
                width={size - 6}
                height="3.5"
                rx="1.7"
                className="wc-turn"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

function Rounds({ props, layout }: Omit<SeasonProps, 'season'>) {
  const { view, language } = props;
  const { rounds } = layout;
  return (
    <g {...picture(DICTIONARIES[language].table.round(view.round))}>
      {Array.from({ length: ROUNDS }, (_, i) => i + 1).map((round, i) => (
        <g key={round} className={round === view.round ? 'wc-round wc-round--now' : 'wc-round'}>
          <circle cx={rounds.x + 10 + i * 22} cy={rounds.y + 10} r="10" />
          <text x={rounds.x + 10 + i * 22} y={rounds.y + 14.5} textAnchor="middle">
            {round}
          </text>
        </g>
      ))}
      <text x={rounds.x + 32} y={rounds.y + 36} textAnchor="middle" className="wc-season">
        {faceWords[language].round}
      </text>
    </g>
  );
}
