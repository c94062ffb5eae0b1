import type { ReactNode } from 'react';
import { group } from './named.ts';

interface SheetProps {
  readonly className: string;
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly children: ReactNode;
}

/** The paper on which a board is drawn: as large as there is room. */
export function Sheet({ className, name, size, children }: SheetProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its name is among its attributes
    <svg
      className={className}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid meet"
      {...group(name)}
    >
      {children}
    </svg>
  );
}
