import { PROVINCES } from '@engawa/rising-sun';
import { group, ORNAMENT } from '../named.ts';
import { isOpen } from '../stand.ts';
import { BattleScene } from './battle/scene.tsx';
import './board.css';
import { Forecast } from './board/forecast.tsx';
import { ProvinceLabel } from './board/labels.tsx';
import { ProvincePieces } from './board/pieces.tsx';
import { ProvinceLand, provinceStand } from './board/province.tsx';
import { Relief, Routes, Sea } from './board/sea.tsx';
import { Shrines } from './board/shrines.tsx';
import { Alliances, HonorTrack, WarOrder } from './board/tracks.tsx';
import type { SunDeciding } from './deciding.ts';
import { placesIn } from './last.ts';
import { type Layout, routeBetween, UPRIGHT, WIDE } from './places.ts';
import { faceWords } from './words/index.ts';

export function Board(props: SunDeciding) {
  return <Table props={props} layout={WIDE} />;
}

/** The same table for a screen that is higher than wide. */
export function UprightBoard(props: SunDeciding) {
  return <Table props={props} layout={UPRIGHT} />;
}

/** The map with everything around it; while a battle lasts, the field of that battle. */
function Table({ props, layout }: { readonly props: SunDeciding; readonly layout: Layout }) {
  const { view, language } = props;
  const { x, y, width, height } = layout.frame;
  const isBattle = view.battle !== null;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its name is among its attributes
    <svg
      className="rs-board"
      data-layout={layout.id}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      {...group(isBattle ? faceWords[language].battle : faceWords[language].board)}
    >
      {view.battle === null ? (
        <Realm props={props} layout={layout} />
      ) : (
        <BattleScene props={props} battle={view.battle} layout={layout} />
      )}
    </svg>
  );
}

/** By sea from where a figure was taken up to where it could go. */
function litRoutes(props: SunDeciding): ReadonlySet<number> {
  const { step, view } = props;
  if (step?.do !== 'marshalTo' && step?.do !== 'fujinTo') return new Set();
  if (view.players[step.seat]!.clan === 'dragonfly') return new Set();
  const routes = PROVINCES.map((_, to) => (isOpen(provinceStand(props, to)) ? routeBetween(step.from, to) : -1));
  return new Set(routes.filter((route) => route >= 0));
}

function Realm({ props, layout }: { readonly props: SunDeciding; readonly layout: Layout }) {
  const outlined = placesIn([...props.last, ...props.pointed]);
  const parts = { props, layout, outlined };
  const numbers = PROVINCES.map((_, province) => province);
  return (
    <>
      <g {...ORNAMENT}>
        <Sea layout={layout} />
      </g>
      {numbers.map((province) => (
        <ProvinceLand
          key={province}
          {...{ props, layout, province }}
          isOutlined={outlined.has(`province ${province}`)}
        />
      ))}
      <g {...ORNAMENT}>
        <Relief layout={layout} />
        <Routes layout={layout} lit={litRoutes(props)} />
        <g className="rs-relief">
          {numbers.map((province) => (
            <ProvinceLabel key={province} {...{ props, layout, province }} />
          ))}
        </g>
      </g>
      <Shrines {...parts} />
      <HonorTrack {...parts} />
      <WarOrder {...parts} />
      <Alliances {...parts} />
      {numbers.map((province) => (
        <ProvincePieces key={province} {...parts} province={province} />
      ))}
      <g className="rs-relief">
        {numbers.map((province) => (
          <Forecast key={province} {...{ props, layout, province }} />
        ))}
      </g>
    </>
  );
}
