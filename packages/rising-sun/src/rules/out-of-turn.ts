import { type Choice, isTogether, type Seat } from '@engawa/kernel';
import type { Draft, Offer, RisingSun, RisingSunAside } from '../state.ts';
import { freeCoins, freeRonin } from './set-aside.ts';

/*
 * Chapter "Negotiations", p. 8: coins and ronin may be given away in the tea ceremony and the political phase, never in
 * the war phase, and what is given is gone. Nothing waits for it, and no promise binds anybody. An offer is two gifts at
 * the same moment; who wants to make one says step by step what goes where.
 */

/** What an offer is made of, in the order in which it is asked. */
const AMOUNTS = ['give:coin', 'give:ronin', 'ask:coin', 'ask:ronin'] as const;

/** What a seat may do now, whosever decision it is. */
export function interjections(state: RisingSun, seat: Seat): Choice[] {
  if (!mayNegotiate(state, seat)) return [];
  const talk = state.talks[seat]!;
  if (talk.draft !== null) return draftChoices(state, seat, talk.draft);
  const list: Choice[] = [];
  const [coins, ronin] = [freeCoins(state, seat), freeRonin(state, seat)];
  state.players.forEach((other, to) => {
    if (to === seat) return;
    const { offer } = state.talks[to]!;
    if (offer !== null && offer.to === seat) {
      if (offer.askCoins <= coins && offer.askRonin <= ronin) list.push(`accept:${to}`);
      list.push(`refuse:${to}`);
    }
    if (talk.gifts > 0 && coins > 0) list.push(`gift:${to}:coin`);
    if (talk.gifts > 0 && ronin > 0) list.push(`gift:${to}:ronin`);
    const hasAnything = coins + ronin + other.coins + other.ronin > 0;
    if (talk.offer === null && talk.offers > 0 && hasAnything) list.push(`offer:${to}`);
  });
  if (talk.offer !== null) list.push('recall');
  return list;
}

/** Closed in the war, before the first tea, and for whoever has said to be ready for the war. */
export function mayNegotiate(state: RisingSun, seat: Seat): boolean {
  if (state.phase === 'tea' || state.phase === 'politics') return true;
  if (state.phase !== 'prewar') return false;
  const top = state.agenda[state.agenda.length - 1];
  return isTogether(top) && top.parts.some((part) => part.seat === seat && part.agenda.length > 0);
}

export function interject(state: RisingSun, seat: Seat, choice: Choice, aside: RisingSunAside): void {
  const [word, first, second] = (choice as string).split(':') as [string, string, string];
  const talk = state.talks[seat]!;
  const other = Number(first);
  switch (word) {
    case 'gift':
      give(state, seat, other, second as 'coin' | 'ronin', aside);
      return;
    case 'offer':
      talk.offers -= 1;
      talk.draft = { to: other, amounts: [] };
      return;
    case 'drop':
      talk.draft = null;
      return;
    case 'recall':
      for (const only of [seat, talk.offer!.to]) aside.tell?.({ is: 'recalls', only, seat });
      talk.offer = null;
      return;
    case 'accept':
      accept(state, seat, other, aside);
      return;
    case 'refuse':
      for (const only of [seat, other]) aside.tell?.({ is: 'refuses', only, seat, from: other });
      state.talks[other]!.offer = null;
      return;
    default:
      settle(state, seat, Number(second), aside);
  }
}

function give(state: RisingSun, seat: Seat, to: Seat, good: 'coin' | 'ronin', { tell }: RisingSunAside): void {
  const [giver, taker] = [state.players[seat]!, state.players[to]!];
  const [coins, ronin] = good === 'coin' ? [1, 0] : [0, 1];
  state.talks[seat]!.gifts -= 1;
  giver.coins -= coins;
  giver.ronin -= ronin;
  taker.coins += coins;
  taker.ronin += ronin;
  tell?.({ is: 'gives', seat, to, coins, ronin });
}

/** The most that can be named next: one's own free pieces, or all that the other one has, for that is what all see. */
function mostOf(state: RisingSun, seat: Seat, { to, amounts }: Draft, at: number): number {
  const other = state.players[to]!;
  switch (at) {
    case 0:
      return freeCoins(state, seat);
    case 1:
      return freeRonin(state, seat);
    case 2:
      return amounts[0]! > 0 ? 0 : other.coins;
    default:
      return amounts[1]! > 0 ? 0 : other.ronin;
  }
}

/** The next amount; nothing is left out only if there is, or may still come, something else in the offer. */
function draftChoices(state: RisingSun, seat: Seat, draft: Draft): Choice[] {
  const at = draft.amounts.length;
  const list: Choice[] = [];
  if (canBeNothing(state, seat, draft)) list.push(`${AMOUNTS[at]}:0`);
  const most = mostOf(state, seat, draft, at);
  for (let amount = 1; amount <= most; amount++) list.push(`${AMOUNTS[at]}:${amount}`);
  list.push('drop');
  return list;
}

function canBeNothing(state: RisingSun, seat: Seat, draft: Draft): boolean {
  if (draft.amounts.some((amount) => amount > 0)) return true;
  const amounts = [...draft.amounts, 0, 0, 0, 0];
  for (let at = draft.amounts.length + 1; at < AMOUNTS.length; at++) {
    if (mostOf(state, seat, { to: draft.to, amounts }, at) > 0) return true;
  }
  return false;
}

/** One amount more; with the fourth the offer is open. */
function settle(state: RisingSun, seat: Seat, amount: number, { tell }: RisingSunAside): void {
  const talk = state.talks[seat]!;
  const { to } = talk.draft!;
  const amounts = [...talk.draft!.amounts, amount];
  if (amounts.length < AMOUNTS.length) {
    talk.draft = { to, amounts };
    return;
  }
  const [giveCoins, giveRonin, askCoins, askRonin] = amounts as [number, number, number, number];
  talk.draft = null;
  talk.offer = { to, giveCoins, giveRonin, askCoins, askRonin };
  for (const only of [seat, to]) tell?.({ is: 'offers', only, seat, to, ...told(talk.offer) });
}

const told = ({ giveCoins, giveRonin, askCoins, askRonin }: Offer) => ({
  coins: giveCoins,
  ronin: giveRonin,
  forCoins: askCoins,
  forRonin: askRonin,
});

/** Both sides of the offer change hands at once, for all to see. */
function accept(state: RisingSun, seat: Seat, from: Seat, { tell }: RisingSunAside): void {
  const talk = state.talks[from]!;
  const offer = talk.offer!;
  talk.offer = null;
  const [taker, giver] = [state.players[seat]!, state.players[from]!];
  taker.coins += offer.giveCoins - offer.askCoins;
  taker.ronin += offer.giveRonin - offer.askRonin;
  giver.coins += offer.askCoins - offer.giveCoins;
  giver.ronin += offer.askRonin - offer.giveRonin;
  tell?.({ is: 'trades', seat: from, with: seat, ...told(offer) });
}
