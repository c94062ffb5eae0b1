import type { ReactNode } from 'react';
import './action-bar.css';

interface ActionBarProps {
  /** What is asked, or what is waited for. */
  readonly prompt: ReactNode;
  readonly icon?: ReactNode;
  /** A second line: what the chosen thing brings. */
  readonly detail?: ReactNode;
  readonly choices?: ReactNode;
  readonly actions?: ReactNode;
  readonly state: 'yours' | 'waiting' | 'over';
}

/** The one place where decisions are made: the question on the left, the answers in the middle, undo and confirm on the right. */
export function ActionBar({ prompt, icon, detail, choices, actions, state }: ActionBarProps) {
  return (
    <div className="action-bar" data-state={state}>
      {icon ? <span className="action-bar__icon">{icon}</span> : null}
      <div className="action-bar__ask" aria-live="polite">
        <div className="action-bar__prompt">{prompt}</div>
        {detail ? <div className="action-bar__detail">{detail}</div> : null}
      </div>
      {choices ? <div className="action-bar__choices">{choices}</div> : null}
      {actions ? <div className="action-bar__actions">{actions}</div> : null}
    </div>
  );
}
