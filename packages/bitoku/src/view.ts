import { HIDDEN, hideCards, imagineCards, isOver, isTogether, type Luck, type Seat, type Slot } from '@engawa/kernel';
import type { YokaiCard } from './components.ts';
import { copyState } from './copy.ts';
import { handOf } from './rules/decks.ts';
import type { Bitoku, BitokuStep } from './state.ts';

/**
 * Secret are the hands, the two cards that somebody looks at before one is kept, what went back under a deck, and in
 * spring what is thrown away, until all have chosen. A hand is two lists, because what others do not know of it comes
 * out of two decks: the player's own and the common one. After the Ascension, which counts them all, they are face up.
 */
export function hide(state: Bitoku, seat: Seat | null): Bitoku {
  const view = copyState(state);
  if (isOver(state)) return view;
  for (const player of view.players) hideCards(player.deck, player.hand, seat);
  hideCards(view.yokai, yokaiElsewhere(view), seat);
  hideCards(view.bitoku, view.lookedBitoku, seat);
  hideCards(view.visions, view.lookedVisions, seat);
  eachCall(view, (step) =>
    step.seat === seat ? step : { ...step, chosen: step.chosen.map(() => HIDDEN as YokaiCard) },
  );
  return view;
}

export function imagine(view: Bitoku, seat: Seat, luck: Luck): Bitoku {
  const state = copyState(view);
  for (const player of state.players) imagineCards(player.deck, player.hand, seat, luck);
  imagineCards(state.yokai, yokaiElsewhere(state), seat, luck);
  imagineCards(state.bitoku, state.lookedBitoku, seat, luck);
  imagineCards(state.visions, state.lookedVisions, seat, luck);
  eachCall(state, (step) => {
    if (step.seat === seat) return step;
    const hand = handOf(state.players[step.seat]!);
    return { ...step, chosen: step.chosen.map(() => hand.splice(luck.below(hand.length), 1)[0]!) };
  });
  return state;
}

/** Cards of the common deck that are neither in it nor open: looked at, or taken into a hand. */
function yokaiElsewhere({ lookedYokai, players }: Bitoku): Slot<YokaiCard>[] {
  const slots = lookedYokai.slice();
  for (const { taken } of players) slots.push(...taken);
  return slots;
}

type Call = Extract<BitokuStep, { do: 'springDiscard' | 'discards' }>;

/** The call of the yokai, as long as not all have chosen: replaces what each seat has in its part. */
function eachCall(state: Bitoku, change: (step: Call) => Call): void {
  const top = state.agenda[state.agenda.length - 1];
  if (!isTogether(top)) return;
  for (const part of top.parts) part.agenda = part.agenda.map((step) => change(step as Call));
}
