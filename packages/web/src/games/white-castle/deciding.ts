import type { Choice } from '@engawa/kernel';
import type { WhiteCastle, WhiteCastleEvent, WhiteCastleStep } from '@engawa/white-castle';
import type { Deciding, Looking } from '../face.ts';

export type CastleLooking = Looking<WhiteCastle, WhiteCastleEvent>;
export type CastleDeciding = Deciding<WhiteCastle, WhiteCastleEvent>;

/** How a place stands with the decision that is open. */
export type Stand =
  | { readonly state: 'plain' | 'legal' | 'picked' }
  | { readonly state: 'closed'; readonly why: string };

const PLAIN: Stand = { state: 'plain' };

/** A choice has a meaning only at its own steps: a room takes dice at one of them and courtiers at another. */
export function standAt(props: CastleDeciding, steps: readonly WhiteCastleStep['do'][], choice: Choice): Stand {
  const { step, choices, whyNot, picked } = props;
  if (step === undefined || !steps.includes(step.do)) return PLAIN;
  if (choices.includes(choice)) return { state: choice === picked ? 'picked' : 'legal' };
  const closed = whyNot.find((one) => one.choice === choice);
  return closed ? { state: 'closed', why: closed.why } : PLAIN;
}

export const isOpen = ({ state }: Stand): boolean => state === 'legal' || state === 'picked';

/** A reason in words, for whoever points at what is closed. */
export function reasonOf({ words }: CastleDeciding, stand: Stand): string | undefined {
  return stand.state === 'closed' ? words.whyNot(stand.why) : undefined;
}

/** What a part of the drawing is while it cannot be chosen: a named picture, or a group if parts of it can be chosen. */
export function shownAs(props: CastleDeciding, choice: Choice, stand: Stand, name?: string) {
  const { step, view, words } = props;
  const why = reasonOf(props, stand);
  const known = name ?? (step === undefined ? '' : words.choice(choice, step, view));
  const role = step?.do === 'castleAction' || step?.do === 'courtier' || step?.do === 'favour' ? 'group' : 'img';
  return { role, 'aria-label': why === undefined ? known : `${known}. ${why}` } as const;
}
