import type { ReactNode } from 'react';
import './empty.css';

interface EmptyProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** A small drawing above the words. */
  readonly art?: ReactNode;
}

/** A list without anything in it says what would be there and how to get it. */
export function Empty({ title, text, action, art }: EmptyProps) {
  return (
    <div className="empty">
      {art}
      <p className="empty__title">{title}</p>
      {text ? <p className="empty__text">{text}</p> : null}
      {action ? <div className="empty__action">{action}</div> : null}
    </div>
  );
}
