import type { ReactNode } from 'react';
import './notice.css';

/** A page that has nothing to show but a few words and a way on. */
export function Notice({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className="notice">
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <div className="notice__choices">{children}</div>
    </div>
  );
}
