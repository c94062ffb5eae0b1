import type { Choice } from '@engawa/kernel';
import type { Tokaido, TokaidoEvent } from '@engawa/tokaido';
import { drawnButton } from '../drawn-button.ts';
import type { Deciding } from '../face.ts';

/** What makes a part of the drawing a button while it can be chosen, and a named picture otherwise. */
export function choosing(props: Deciding<Tokaido, TokaidoEvent>, choice: Choice, isOpen: boolean, name: string) {
  const button = isOpen ? drawnButton(props, choice) : undefined;
  return button ?? ({ role: 'img', 'aria-label': name } as const);
}
