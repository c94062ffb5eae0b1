import type { Choice, GameEvent, State } from '@engawa/kernel';
import type { KeyboardEvent } from 'react';
import type { Deciding } from './face.ts';

/** What makes a part of a drawing a button for a choice; nothing while no decision is open. */
export function drawnButton<S extends State, E extends GameEvent>(
  { step, view, words, pick, picked }: Deciding<S, E>,
  choice: Choice,
) {
  if (step === undefined) return undefined;
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
