import type { ReactNode } from 'react';

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="account__panel">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
