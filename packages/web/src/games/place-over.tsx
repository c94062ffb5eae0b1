import type { Choice, GameEvent, State } from '@engawa/kernel';
import { drawnButton } from './drawn-button.ts';
import type { Deciding } from './face.ts';
import { Ring } from './ring.tsx';
import { isOpen, type Stand, tipOf } from './stand.ts';

interface PlaceOverProps<S extends State, E extends GameEvent> {
  readonly props: Deciding<S, E>;
  readonly choice: Choice;
  readonly stand: Stand;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
  readonly isClose?: boolean;
  /** Keys reach it even while there is nothing to choose, because pointing at it shows something. */
  readonly isLookedAt?: boolean;
}

/**
 * The button over a drawing that has letters of its own: whoever listens or speaks to the page meets only the words of the
 * choice. While there is nothing to choose it is a name for the drawing.
 */
export function PlaceOver<S extends State, E extends GameEvent>(all: PlaceOverProps<S, E>) {
  const { props, choice, stand, name, radius = 6, isClose = false, isLookedAt = false } = all;
  const box = { x: all.x, y: all.y, width: all.width, height: all.height };
  const tip = tipOf(props, choice, stand, name);
  const button = isOpen(stand) ? drawnButton(props, choice) : undefined;
  const named = { role: 'img', 'aria-label': tip === name ? name : `${name}. ${tip}` };
  return (
    <g className="place" {...(button ?? (isLookedAt ? { ...named, tabIndex: 0 } : named))}>
      <title>{tip}</title>
      <rect {...box} className="place-hit" />
      <Ring {...box} radius={radius} stand={stand} isClose={isClose} />
    </g>
  );
}
