import type { Choice } from '@engawa/kernel';
import type { WhiteCastle, WhiteCastleEvent } from '@engawa/white-castle';
import type { Deciding, Looking } from '../face.ts';
import { reasonOf, type Stand } from '../stand.ts';

export type CastleLooking = Looking<WhiteCastle, WhiteCastleEvent>;
export type CastleDeciding = Deciding<WhiteCastle, WhiteCastleEvent>;

/** What a part of the drawing is while it cannot be chosen: a named picture, or a group if parts of it can be chosen. */
export function shownAs(props: CastleDeciding, choice: Choice, stand: Stand, name?: string) {
  const { step, view, words } = props;
  const why = reasonOf(props, stand);
  const known = name ?? (step === undefined ? '' : words.choice(choice, step, view));
  const role = step?.do === 'castleAction' || step?.do === 'courtier' || step?.do === 'favour' ? 'group' : 'img';
  return { role, 'aria-label': why === undefined ? known : `${known}. ${why}` } as const;
}
