import type { Tokaido, TokaidoEvent } from '@engawa/tokaido';
import type { ReactNode } from 'react';
import type { Deciding } from '../../face.ts';
import { CoinIcon, Star } from '../art/art.tsx';
import { faceWords } from '../words/index.ts';

interface FrameProps {
  readonly seat: number;
  readonly children: ReactNode;
  readonly summary?: ReactNode;
  readonly actions?: ReactNode;
}

export function Frame({ seat, children, summary, actions }: FrameProps) {
  return (
    <div className="tk-tray" data-seat={seat}>
      <div className="tk-tray__row">
        <div className="tk-tray__things">{children}</div>
        {summary && <div className="tk-tray__summary">{summary}</div>}
        {actions && <div className="tk-tray__actions">{actions}</div>}
      </div>
    </div>
  );
}

export function Price({ coins }: { readonly coins: number }) {
  return (
    <span>
      {coins} <CoinIcon />
    </span>
  );
}

export function Gains({ points }: { readonly points: number }) {
  return (
    <span>
      +{points} <Star />
    </span>
  );
}

interface PayingProps extends Pick<Deciding<Tokaido, TokaidoEvent>, 'view' | 'language'> {
  readonly seat: number;
  readonly coins: number;
}

/** What is paid, and what is left after it. */
export function Paying({ view, seat, coins, language }: PayingProps) {
  const say = faceWords[language];
  return (
    <p>
      {say.pay} <b>{coins}</b> <CoinIcon />, {say.left} <b>{view.players[seat]!.coins - coins}</b>
    </p>
  );
}
