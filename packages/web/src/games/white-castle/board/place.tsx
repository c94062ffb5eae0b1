import type { Choice } from '@engawa/kernel';
import type { ReactNode } from 'react';
import { drawnButton } from '../../drawn-button.ts';
import { ORNAMENT } from '../../named.ts';
import { isOpen, reasonOf, type Stand } from '../../stand.ts';
import { type CastleDeciding, shownAs } from '../deciding.ts';

interface PlaceProps {
  readonly props: CastleDeciding;
  readonly choice: Choice;
  readonly stand: Stand;
  /** Where a finger finds it, in its own units. */
  readonly area: { readonly x?: number; readonly y?: number; readonly width: number; readonly height: number };
  /** What it is called while it cannot be chosen. */
  readonly name?: string;
  /** Its name is shown to whoever points at it; if it is closed, the reason is. */
  readonly isTitled?: boolean;
  /** By what it can be found in the drawing. */
  readonly place?: string;
  readonly transform?: string;
  readonly children: ReactNode;
}

/**
 * A part of the drawing that can be chosen at some step. Then a button lies over it, which says all of it in words: the
 * numbers of the drawing are not what it is called.
 */
export function Place(all: PlaceProps) {
  const { props, choice, stand, area, name, isTitled = true, place, transform, children } = all;
  const text = isTitled ? (reasonOf(props, stand) ?? name) : undefined;
  const title = text !== undefined && <title>{text}</title>;
  const button = isOpen(stand) ? drawnButton(props, choice) : undefined;
  return (
    <g transform={transform} className={`wc-place wc-place--${stand.state}`} data-place={place}>
      <g {...(button ? ORNAMENT : shownAs(props, choice, stand, name))}>
        {title}
        {children}
      </g>
      {button && (
        <rect {...area} className="wc-hit wc-choose" {...button}>
          {title}
        </rect>
      )}
    </g>
  );
}
