import type { ReactNode } from 'react';
import './panel.css';

/** One matter of a page, on a sheet of its own. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
