import type { Choice } from '@engawa/kernel';
import type { Tokaido, TokaidoEvent } from '@engawa/tokaido';
import type { KeyboardEvent } from 'react';
import type { Deciding } from '../face.ts';

/** What makes a part of the drawing a button while it can be chosen, and a named picture otherwise. */
export function choosing(
  { step, view, words, pick, picked }: Deciding<Tokaido, TokaidoEvent>,
  choice: Choice,
  isOpen: boolean,
  name: string,
) {
  if (!isOpen || !step) return { role: 'img', 'aria-label': name } as const;
  return {
    role: 'button',
    tabIndex: 0,
    'data-choice': choice,
    'aria-label': words.choice(choice, step, view),
    'aria-pressed': choice === picked,
    onClick: () => pick(choice),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      // The table listens to Enter too: it would confirm what is only being previewed.
      event.preventDefault();
      event.stopPropagation();
      pick(choice);
    },
  } as const;
}
