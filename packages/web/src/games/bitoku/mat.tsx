import { type Player, sheetOf } from '@engawa/bitoku';
import { type Seat, total } from '@engawa/kernel';
import type { ReactNode } from 'react';
import { Crest } from '../../design/crest.tsx';
import { group, ORNAMENT } from '../named.ts';
import { useNarrow } from '../narrow.ts';
import { Drawing, Letters } from './art/text.tsx';
import type { BitokuDeciding, Outlined } from './deciding.ts';
import { placesIn } from './last.ts';
import './mat.css';
import { totalPoints } from '@engawa/bitoku';
import { Crystals } from './mat/crystals.tsx';
import { Goods } from './mat/goods.tsx';
import { Guardians } from './mat/guardians.tsx';
import { Hand } from './mat/hand.tsx';
import { BitokuPath, PathWorth } from './mat/path.tsx';
import { IsCopy } from './mat/piece.tsx';
import { Pass, Piles } from './mat/piles.tsx';
import { Spirits } from './mat/spirits.tsx';
import { Visions } from './mat/visions.tsx';
import { Markers, StonePath } from './mat/works.tsx';
import { PAGE, type Placement, placedAt } from './places.ts';
import { faceWords } from './words/index.ts';

type MatProps = BitokuDeciding & { readonly of: Seat };

/** Whoever looks at somebody else's mat can choose nothing there. */
function onlyLooking({ of, ...props }: MatProps): BitokuDeciding {
  return of === props.seat ? props : { ...props, step: undefined, choices: [], whyNot: [], picked: null };
}

/** Where the parts of a mat lie. */
interface MatLayout {
  readonly goods: Placement;
  readonly guardians: Placement;
  readonly markers: Placement;
  readonly stones: Placement;
  readonly crystals: Placement;
  readonly spirits: Placement;
  readonly path: Placement;
  readonly visions: Placement;
}

const at = (x: number, y: number, scale = 1): Placement => ({ x, y, scale });

const WIDE_MAT: MatLayout = {
  goods: at(12, 46),
  guardians: at(164, 24),
  markers: at(492, 22),
  stones: at(492, 101),
  crystals: at(712, 24),
  spirits: at(712, 96),
  path: at(908, 26),
  visions: at(908, 98),
};

/** On a phone the hand lies on top, the rest under it. */
const UPRIGHT_MAT: MatLayout = {
  guardians: at(6, 138, 1.18),
  goods: at(6, 296, 1.02),
  markers: at(166, 296, 1.08),
  stones: at(166, 366, 1.06),
  crystals: at(6, 444, 0.94),
  spirits: at(6, 482, 0.8),
  path: at(216, 446, 0.98),
  visions: at(216, 498, 0.58),
};

interface PartsProps {
  readonly props: BitokuDeciding;
  readonly of: Seat;
  readonly layout: MatLayout;
  readonly outlined: Outlined;
}

function Parts({ props, of, layout, outlined }: PartsProps) {
  const player = props.view.players[of]!;
  const all = { props, player, of, outlined };
  const parts: readonly (readonly [keyof MatLayout, ReactNode])[] = [
    ['goods', <Goods key="goods" {...all} />],
    ['guardians', <Guardians key="guardians" {...all} />],
    ['markers', <Markers key="markers" {...all} />],
    ['stones', <StonePath key="stones" {...all} />],
    ['crystals', <Crystals key="crystals" {...all} />],
    ['spirits', <Spirits key="spirits" {...all} />],
    ['path', <BitokuPath key="path" {...all} />],
    ['visions', <Visions key="visions" {...all} />],
  ];
  return parts.map(([id, part]) => (
    <g key={id} transform={placedAt(layout[id])}>
      {part}
    </g>
  ));
}

/** A seat's mat: what it owns on the left, on the right its hand. */
export function Mat(props: MatProps) {
  const shown = onlyLooking(props);
  const player = props.view.players[props.of]!;
  if (useNarrow())
    return (
      <IsCopy.Provider value={true}>
        <MatPage {...shown} seat={props.of} />
      </IsCopy.Provider>
    );
  return (
    <MatWith props={shown} of={props.of}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its name is among its attributes */}
      <svg
        className="bt-mat__hand"
        viewBox="0 0 196 178"
        preserveAspectRatio="xMinYMid meet"
        {...group(faceWords[props.language].handName)}
      >
        <HandPart {...{ props: shown, player }} of={props.of} width={192} y={22} />
        <Pass props={shown} x={0} y={140} />
        <Piles props={shown} player={player} y={152} />
      </svg>
    </MatWith>
  );
}

interface HandPartProps {
  readonly props: BitokuDeciding;
  readonly player: Player;
  readonly of: Seat;
  readonly width: number;
  readonly y: number;
}

function HandPart({ props, player, of, width, y }: HandPartProps) {
  const count = player.hand.length + player.taken.length;
  return (
    <>
      <Letters x={0} y={y - 7} size={14} on="ground" isName>
        {faceWords[props.language].hand(count)}
      </Letters>
      <g transform={`translate(0 ${y})`}>
        <Hand {...{ props, player, of, width }} card={{ width: 62, height: 112 }} />
      </g>
    </>
  );
}

interface MatWithProps {
  readonly props: BitokuDeciding;
  readonly of: Seat;
  /** On the right. */
  readonly children: ReactNode;
}

export function MatWith({ props, of, children }: MatWithProps) {
  const { view, last, pointed, who, language } = props;
  const say = faceWords[language];
  const player = view.players[of]!;
  const outlined = placesIn(view, [...last, ...pointed]);
  const name = who(of);
  const headings = [
    [164, 17, say.guardians],
    [492, 15, say.buildings],
    [492, 94, say.stonePath],
    [712, 17, say.crystals],
    [712, 88, say.spirits],
    [908, 17, say.bitokuPath],
    [908, 91, say.visions],
  ] as const;
  return (
    <section className="bt-mat" data-seat={of} aria-label={`${say.mat}: ${name}`}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its name is among its attributes */}
      <svg className="bt-mat__own" viewBox="0 0 1076 178" preserveAspectRatio="xMinYMid meet" {...group(say.mat)}>
        <g {...ORNAMENT}>
          <Crest seat={of} size={30} x={11} y={8} />
          <Letters x={48} y={21} size={15} on="ground" isName>
            {name.length > 9 ? `${name.slice(0, 8)}…` : name}
          </Letters>
          <Drawing name="vp" x={47} y={25} size={14} />
          <Letters x={63} y={37} size={14} on="ground">
            {totalPoints(player)}
          </Letters>
          <Letters x={152} y={37} size={11} anchor="end" on="ground" tone="soft">
            {say.worth(total(sheetOf(view, of)))}
          </Letters>
          {headings.map(([x, y, text]) => (
            <Letters key={text} x={x} y={y} size={13.5} on="ground" isName>
              {text}
            </Letters>
          ))}
          <PathWorth player={player} x={1072} y={17} text={say.kinds(new Set(player.path).size)} />
        </g>
        <Parts {...{ props, of, outlined }} layout={WIDE_MAT} />
      </svg>
      <div className="bt-mat__right">{children}</div>
    </section>
  );
}

/** The fourth page of the board on a phone: the own mat, with the hand on top. */
export function MatPage(props: BitokuDeciding) {
  const of = props.seat ?? 0;
  const { view, last, pointed, language } = props;
  const player = view.players[of]!;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its name is among its attributes
    <svg
      className="bt-board"
      viewBox={`0 0 ${PAGE.width} ${PAGE.height}`}
      {...group(faceWords[language].pages.mat)}
      data-seat={of}
    >
      <rect {...PAGE} className="bt-mat__ground" {...ORNAMENT} />
      <g transform="translate(6 0)">
        <HandPart {...{ props, player, of }} width={290} y={20} />
      </g>
      <g transform="translate(304 40)">
        <Pass props={props} x={0} y={0} />
      </g>
      <Parts {...{ props, of }} layout={UPRIGHT_MAT} outlined={placesIn(view, [...last, ...pointed])} />
    </svg>
  );
}
