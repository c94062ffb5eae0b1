import { hideCards, imagineCards, isTogether, type Luck, type Part, type Seat, type Slot } from '@engawa/kernel';
import { ADVANTAGES, type Mandate } from './components.ts';
import { copyState } from './copy.ts';
import { OFFERS } from './reconstructed.ts';
import type { RisingSun, RisingSunStep } from './state.ts';

const UNKNOWN = -1;
const UNKNOWN_BIDS: readonly number[] = ADVANTAGES.map(() => UNKNOWN);

/**
 * Secret are: the mandate tiles in the stack and in the hand of whoever looks at them, those that Lotus played face
 * down, the bids until all are in (and how far somebody has come with them), and what two seats offer each other.
 */
export function hide(state: RisingSun, seat: Seat | null): RisingSun {
  const view = copyState(state);
  hideCards(view.stack, ownTiles(view), seat);
  state.talks.forEach((talk, one) => {
    if (one === seat) return;
    const offer = talk.offer !== null && talk.offer.to === seat ? talk.offer : null;
    view.talks[one] = { gifts: talk.gifts, offers: OFFERS, draft: null, offer };
  });
  for (const part of openParts(view)) {
    const step = part.agenda[0];
    if (part.seat === seat || step === undefined) continue;
    if (step.do === 'bid') part.agenda = [{ do: 'bid', seat: part.seat, placed: [] }];
    if (step.do === 'showBid') part.agenda = [{ do: 'showBid', seat: part.seat, bids: UNKNOWN_BIDS }];
  }
  return view;
}

/** Fills in tiles that the seat cannot place, and bids that nobody has seen yet. */
export function imagine(view: RisingSun, seat: Seat, luck: Luck): RisingSun {
  const state = copyState(view);
  imagineCards(state.stack, ownTiles(state), seat, luck);
  for (const part of openParts(state)) {
    const step = part.agenda[0];
    if (step?.do !== 'showBid' || step.bids[0] !== UNKNOWN) continue;
    part.agenda = [{ do: 'showBid', seat: part.seat, bids: anyBids(state.players[part.seat]!.coins, luck) }];
  }
  return state;
}

/** Gives the copy tiles of its own, for hiding and imagining write into them; returns those outside the stack. */
function ownTiles(state: RisingSun): Slot<Mandate>[] {
  const copied = (slot: Slot<Mandate>): Slot<Mandate> => ({ ...slot });
  state.stack.over = state.stack.over.map(copied);
  state.looking = state.looking.map(copied);
  state.played = state.played.map(({ seat, mandate, tile }) => ({ seat, mandate, tile: copied(tile) }));
  return [...state.looking, ...state.played.map(({ tile }) => tile)];
}

function openParts({ agenda }: RisingSun): Part<RisingSunStep>[] {
  const top = agenda[agenda.length - 1];
  return isTogether(top) ? top.parts : [];
}

function anyBids(coins: number, luck: Luck): number[] {
  let rest = coins;
  return ADVANTAGES.map(() => {
    const bid = luck.below(rest + 1);
    rest -= bid;
    return bid;
  });
}
