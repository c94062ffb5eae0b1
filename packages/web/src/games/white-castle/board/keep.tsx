import { COURT, DAIMYOS, DICTIONARIES, FAVOURS, NOBODY_YET, ROOMS } from '@engawa/white-castle';
import { memo } from 'react';
import { group, ORNAMENT, picture } from '../../named.ts';
import { standAt } from '../../stand.ts';
import { DieArt } from '../art/die.tsx';
import { Effects, Fan } from '../art/effect-art.tsx';
import { FigureArt } from '../art/figure.tsx';
import type { CastleDeciding } from '../deciding.ts';
import { clanName, courtierWords, effectWords } from '../describe.ts';
import { diceNames, dieInHand, figuresAt, seatOfClan } from '../pieces.ts';
import { KEEP, type Layout } from '../places.ts';
import { type FaceWords, faceWords } from '../words/index.ts';
import { KeepWalls } from './keep-walls.tsx';
import { FigureLine, Ring, Trace } from './parts.tsx';
import { Place } from './place.tsx';
import { Climbs, Room } from './room.tsx';

/** It changes with nothing that happens. */
const Walls = memo(KeepWalls);

interface KeepProps {
  readonly props: CastleDeciding;
  readonly layout: Layout;
  readonly last: ReadonlySet<string>;
}

/** The keep with the sun behind it, its decks, and everything in its rooms. */
export function Keep({ props, layout, last }: KeepProps) {
  const { view, language } = props;
  const say = faceWords[language];
  return (
    <g transform={`translate(${layout.castle.x} ${layout.castle.y})`}>
      <Sun props={props} />
      <ClimbBanner say={say} />
      <Deck {...KEEP.decks.steward} kind="steward" count={view.stewards.length} name={say.deckOf.steward} />
      <Deck {...KEEP.decks.diplomat} kind="diplomat" count={view.diplomats.length} name={say.deckOf.diplomat} />
      <g {...ORNAMENT}>
        <Walls />
        <FloorPlate text={say.floors.daimyo} points="10" y={32} isTop />
        <FloorPlate text={say.floors.diplomat} points="6" y={100} />
        <FloorPlate text={say.floors.steward} points="3" y={195} />
      </g>
      <DaimyoFloor props={props} last={last} />
      {ROOMS.map((id, room) => (
        <Room key={id} props={props} room={room} last={last} />
      ))}
    </g>
  );
}

/** The die in hand is held before the sun. */
function Sun({ props }: { readonly props: CastleDeciding }) {
  const { view, language } = props;
  const { x, y, radius } = KEEP.sun;
  const hand = dieInHand(view);
  return (
    <g
      {...(hand
        ? picture(faceWords[language].inHand(DICTIONARIES[language].colours[hand.colour], hand.value))
        : ORNAMENT)}
    >
      <circle cx={x} cy={y} r={radius} fill="var(--wc-sun)" />
      <use href="#wc-crane-flying" x={x - 20} y={y - radius - 2} width="54" height="31" />
      {hand && (
        <g data-piece={diceNames(view, hand.colour).hand}>
          <rect x={x - 23} y={y - 15} width="46" height="50" rx="12" className="wc-hand" />
          <DieArt colour={hand.colour} value={hand.value} x={x - 19} y={y - 11} size={38} />
          {hand.end === 'left' && <use href="#wc-lantern" x={x + 18} y={y - 24} width="22" height="22" />}
        </g>
      )}
    </g>
  );
}

interface FloorPlateProps {
  readonly text: string;
  readonly points: string;
  readonly y: number;
  /** The chamber's points stand in the gable above its name. */
  readonly isTop?: boolean;
}

/** The name of a floor on its roof, and what a courtier there scores. */
function FloorPlate({ text, points, y, isTop = false }: FloorPlateProps) {
  const width = text.length * 6.7 + (isTop ? 18 : 56);
  const left = 202 - width / 2;
  return (
    <>
      <rect x={left} y={y} width={width} height="16" rx="8" fill="var(--wc-roof-plate)" stroke="var(--wc-k)" />
      <text x={isTop ? 202 : 202 - 19} y={y + 12} textAnchor="middle" className="wc-floor-name">
        {text}
      </text>
      {isTop ? (
        <Fan x={183} y={7} width={37} text={points} />
      ) : (
        <Fan x={left + width - 38} y={y - 6} width={35} text={points} />
      )}
    </>
  );
}

/** What a climb costs. */
function ClimbBanner({ say }: { readonly say: FaceWords }) {
  const { x, y } = KEEP.banner;
  return (
    <g transform={`translate(${x} ${y})`} {...picture(say.climbPrices)}>
      <title>{say.climbPrices}</title>
      <path d="M4 0V64M0 4H52" fill="none" stroke="var(--wc-k)" strokeWidth="3" strokeLinecap="round" />
      <path d="M6 5H50V54l-22-7-22 7z" fill="var(--wc-card)" stroke="var(--wc-k)" strokeWidth="1.4" />
      <path d="M12 22l4.500-7 4.500 7zM12 40l4.500-7 4.500 7zM12 34l4.500-7 4.500 7z" className="wc-climb__arrow" />
      {['2', '5'].map((pearls, i) => (
        <g key={pearls} transform={`translate(0 ${i * 17})`}>
          <text x="29" y="23" textAnchor="middle" className="wc-number" fill="var(--wc-pay)">
            {pearls}
          </text>
          <use href="#wc-pearl" x="33" y="10" width="15" height="15" />
        </g>
      ))}
    </g>
  );
}

interface DeckProps {
  readonly x: number;
  readonly y: number;
  readonly kind: 'steward' | 'diplomat';
  readonly count: number;
  name(count: number): string;
}

/** A pile of cards with their number. */
function Deck({ x, y, kind, count, name }: DeckProps) {
  return (
    <g transform={`translate(${x} ${y})`} {...picture(name(count))}>
      <title>{name(count)}</title>
      {[3.6, 1.8, 0].map((off) => (
        <rect
          key={off}
          x={off}
          y={-off}
          width="33"
          height="46"
          rx="5"
          fill={count === 0 ? 'var(--wc-stone)' : `var(--wc-${kind})`}
          stroke="var(--wc-k)"
          strokeWidth="1.2"
        />
      ))}
      <rect x="4" y="4" width="25" height="38" rx="3" fill="none" stroke="var(--paper)" strokeWidth="1.1" />
      <path d="M16.500 9l9 7h-18zM10 18h13v2.500h-13z" fill="var(--paper)" />
      <rect x="5.5" y="24" width="22" height="15" rx="7.5" fill="var(--paper)" stroke="var(--wc-k)" />
      <text x="16.5" y="36" textAnchor="middle" className="wc-count wc-count--card">
        {count}
      </text>
    </g>
  );
}

/** The daimyo's card: three favours, each for one courtier; whoever comes later stands beside it. */
function DaimyoFloor({ props, last }: Omit<KeepProps, 'layout'>) {
  const { view, language } = props;
  const { x, y, width, height } = KEEP.daimyo;
  const space = (width - 8) / 3;
  const inside = figuresAt(view, 'courtier', 'daimyo');
  const taken = new Set<string>();
  const favoured = view.favours.map((clan) => {
    const figure = inside.find((one) => one.clan === clan && !taken.has(one.piece));
    if (figure) taken.add(figure.piece);
    return figure;
  });
  const others = inside.filter(({ piece }) => !taken.has(piece));
  const say = faceWords[language];
  const who = courtierWords(props, 'daimyo');
  return (
    <g data-place="daimyo" {...group([say.floors.daimyo, ...who].join('; '))}>
      <rect x={x} y={y} width={width} height={height} rx="6" fill="var(--wc-daimyo)" className="wc-outline" />
      {FAVOURS.map((id, place) => {
        const left = x + 3 + place * (space + 1);
        const effect = DAIMYOS[view.daimyo][place]!;
        const stand = standAt(props, ['favour'], id);
        const clan = view.favours[place]!;
        const name = `${effectWords(language, [effect])}${clan === NOBODY_YET ? '' : `: ${clanName(props, clan)}`}`;
        const figure = favoured[place];
        return (
          <Place
            key={id}
            {...{ props, stand, name }}
            choice={id}
            area={{ x: left, y: y + 3, width: space, height: height - 6 }}
          >
            <rect
              x={left}
              y={y + 3}
              width={space}
              height={height - 6}
              rx="4"
              fill="var(--wc-card)"
              className="wc-edge"
            />
            <Effects effects={[effect]} x={left + 1} y={y + 4} width={space - 20} height={height - 8} most={1.05} />
            <rect x={left + space - 19} y={y + 6.5} width="15" height="27" rx="7" className="wc-empty" />
            {figure ? (
              <g data-piece={figure.piece}>
                <FigureArt member="courtier" seat={figure.seat} x={left + space - 23} y={y + 5} height={30} />
              </g>
            ) : (
              clan !== NOBODY_YET && (
                <FigureArt
                  member="courtier"
                  seat={seatOfClan(view, clan)}
                  x={left + space - 23}
                  y={y + 5}
                  height={30}
                />
              )
            )}
            <Ring x={left + 2} y={y + 5} width={space - 4} height={height - 10} radius={4} stand={stand} />
          </Place>
        );
      })}
      <FigureLine member="courtier" figures={others} x={x + width + 1} y={96} width={16} height={26} />
      {last.has('courtier daimyo') && <Trace x={x} y={y} width={width} height={height} radius={6} />}
      <Climbs props={props} place={COURT[COURT.length - 1]!} x={x - 22} y={y - 6} />
    </g>
  );
}
