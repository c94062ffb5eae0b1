import type { Choice, GameEvent, State, WhyNot } from '@engawa/kernel';
import { drawnButton } from './drawn-button.ts';
import type { Deciding } from './face.ts';

/** How a place stands with the decision that is open. */
export type Stand =
  | { readonly state: 'plain' | 'legal' | 'picked' }
  | { readonly state: 'closed'; readonly why: string };

export const PLAIN: Stand = { state: 'plain' };

/** A choice has a meaning only at its own steps: the same word may name other things at others. */
export function standAt<S extends State, E extends GameEvent>(
  { step, choices, whyNot, picked }: Deciding<S, E>,
  steps: readonly string[],
  choice: Choice,
): Stand {
  if (step === undefined || !steps.includes(step.do)) return PLAIN;
  if (choices.includes(choice)) return { state: choice === picked ? 'picked' : 'legal' };
  const closed = whyNot.find((one: WhyNot) => one.choice === choice);
  return closed ? { state: 'closed', why: closed.why } : PLAIN;
}

export const isOpen = ({ state }: Stand): boolean => state === 'legal' || state === 'picked';

/** A reason in words, for whoever points at what is closed. */
export function reasonOf<S extends State, E extends GameEvent>({ words }: Deciding<S, E>, stand: Stand) {
  return stand.state === 'closed' ? words.whyNot(stand.why) : undefined;
}

/** What is told to whoever points at a place: what choosing it means, why it is closed, or what it is. */
export function tipOf<S extends State, E extends GameEvent>(
  props: Deciding<S, E>,
  choice: Choice,
  stand: Stand,
  name: string,
): string {
  const { step, view, words } = props;
  if (isOpen(stand) && step !== undefined) return words.choice(choice, step, view);
  return reasonOf(props, stand) ?? name;
}

/** What makes a part of the drawing a button while it can be chosen, and a picture with a name otherwise. */
export function placed<S extends State, E extends GameEvent>(
  props: Deciding<S, E>,
  choice: Choice,
  stand: Stand,
  name: string,
  otherwise: 'img' | 'group' = 'img',
) {
  const button = isOpen(stand) ? drawnButton(props, choice) : undefined;
  if (button !== undefined) return button;
  const why = reasonOf(props, stand);
  return { role: otherwise, 'aria-label': why === undefined ? name : `${name}. ${why}` } as const;
}
