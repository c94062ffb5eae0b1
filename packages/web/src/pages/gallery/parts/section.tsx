import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  return (
    <section className="gallery__section">
      <h2 className="gallery__heading">{title}</h2>
      {children}
    </section>
  );
}

/** One thing and the word under it that says which state it is in. */
export function Shown({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <figure className="gallery__shown">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
