import { type Seat, total } from '@engawa/kernel';
import { DICTIONARIES, sheetOf } from '@engawa/white-castle';
import type { ReactNode } from 'react';
import { Mark } from './art/effect-art.tsx';
import { CardArt } from './board/card-art.tsx';
import type { CastleDeciding } from './deciding.ts';
import './mat.css';
import { LanternArea, Purse, Tracks } from './mat/goods.tsx';
import { Rows } from './mat/rows.tsx';
import { faceWords } from './words/index.ts';

type MatProps = CastleDeciding & { readonly of: Seat };

/** A clan's domain: rows with figures, the action card beside them, resources, the lantern area, coins and seals. */
export function Mat({ of, ...props }: MatProps) {
  const { view, language, who } = props;
  const player = view.players[of]!;
  const say = faceWords[language];
  const words = DICTIONARIES[language];
  const sheet = sheetOf(view, player);
  return (
    <section className="wc-mat wc-clan" data-seat={of} aria-label={`${say.mat}: ${who(of)}`}>
      <Part title={say.domain}>
        <Rows {...{ props, player, of }} />
      </Part>
      <Part title={say.card}>
        <svg
          className="wc-mat__card"
          viewBox="0 0 86 128"
          width="86"
          height="128"
          role="img"
          aria-label={player.card ? words.card(player.card) : say.nothingYet}
        >
          {player.card === null ? (
            <rect x="2" y="2" width="82" height="124" rx="6" className="wc-empty" />
          ) : (
            <g data-piece={player.card.startsWith('action') ? undefined : `card-${player.card}`}>
              <CardArt card={player.card} x={2} y={1} width={82} height={126} isBesideRows />
            </g>
          )}
        </svg>
      </Part>
      <Part title={say.resources}>
        <Tracks {...{ props, player, of }} />
      </Part>
      <Part title={say.lantern} icon={<Mark name="lantern" />}>
        <LanternArea {...{ props, player }} />
      </Part>
      <Part title={say.purse}>
        <Purse {...{ props, player, of }} />
      </Part>
      <Part title={`${say.worth}: ${total(sheet)}`} className="wc-mat__worth">
        <dl className="wc-sheet">
          {sheet.map(({ row, points }) => (
            <div key={row}>
              <dt>{props.words.scoreRow(row)}</dt>
              <dd>{points}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </section>
  );
}

interface PartProps {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

function Part({ title, icon, className, children }: PartProps) {
  return (
    <div className={className ? `wc-mat__part ${className}` : 'wc-mat__part'}>
      <h3 className="wc-mat__head">
        {icon}
        {title}
      </h3>
      {children}
    </div>
  );
}
