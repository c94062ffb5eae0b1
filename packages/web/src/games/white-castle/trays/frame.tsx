import { DICTIONARIES, type Player } from '@engawa/white-castle';
import type { ReactNode } from 'react';
import { Mark } from '../art/effect-art.tsx';
import { CardArt } from '../board/card-art.tsx';
import { chainOf } from '../chain.ts';
import { ChainView } from '../chain-view.tsx';
import { Exchanges } from '../choice-button.tsx';
import type { CastleDeciding } from '../deciding.ts';
import { Rows } from '../mat/rows.tsx';
import { faceWords } from '../words/index.ts';

interface FrameProps {
  readonly props: CastleDeciding;
  readonly seat: number;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A decision of a turn: what can be chosen, what the seat holds, and what of the turn is still to come after it. */
export function Frame({ props, seat, children, actions }: FrameProps) {
  const { view, language } = props;
  const say = faceWords[language];
  const player = view.players[seat]!;
  const ahead = chainOf(view).slice(1);
  return (
    <div className="wc-tray" data-seat={seat}>
      <div className="wc-tray__things">{children}</div>
      {actions && <div className="wc-tray__actions">{actions}</div>}
      <div className="wc-tray__aside">
        <div className="wc-tray__purse">
          <GoodsLine player={player} name={DICTIONARIES[language].table.goods(player)} />
          <Exchanges props={props} />
        </div>
        <div className="wc-tray__then">
          <span className="wc-tray__label">{ahead.length > 0 ? say.later : say.isLast}</span>
          {ahead.length > 0 && <ChainView links={ahead} language={language} />}
        </div>
      </div>
      {/* The tray lies over the mat: where there is room, what is needed of it stays in sight. */}
      <div className="wc-tray__mat" aria-hidden="true">
        <Rows props={props} player={player} of={seat} isCopy />
        {player.card !== null && (
          <svg viewBox="0 0 86 128" width="86" height="128" focusable="false" aria-hidden="true">
            <CardArt card={player.card} x={2} y={1} width={82} height={126} isBesideRows />
          </svg>
        )}
      </div>
    </div>
  );
}

/** Everything that a seat holds, in one line. */
function GoodsLine({ player, name }: { readonly player: Player; readonly name: string }) {
  const goods = [
    ['food', player.food],
    ['iron', player.iron],
    ['pearl', player.pearl],
    ['coin', player.coins],
    ['seal', player.seals],
  ] as const;
  return (
    <p className="wc-goods" title={name}>
      <span className="visually-hidden">{name}</span>
      {goods.map(([good, amount]) => (
        <span key={good} aria-hidden="true">
          <Mark name={good} /> {amount}
        </span>
      ))}
    </p>
  );
}
