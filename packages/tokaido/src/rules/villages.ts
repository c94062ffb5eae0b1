import { type Choice, draw, EVERYBODY, putUnder, type Seat, todo } from '@engawa/kernel';
import { OFFERED_SOUVENIRS, SET_POINTS, SOUVENIR_KINDS, SOUVENIRS, type SouvenirCard } from '../components.ts';
import { payCoins, powersOf, score, type Tokaido, type TokaidoAside, type TokaidoStep } from '../state.ts';
import type { Chapter } from './chapter.ts';

/** Spaces, "Village": the top three souvenirs are laid open. Ours: if fewer are left, those. */
export function visitVillage(state: Tokaido, seat: Seat, aside: TokaidoAside): TokaidoStep {
  const offer: SouvenirCard[] = [];
  for (let i = 0; i < OFFERED_SOUVENIRS; i++) {
    const card = draw(state.souvenirs, aside);
    if (card !== undefined) offer.push(card);
  }
  aside.tell?.({ is: 'offers', seat, offer });
  return { do: 'buySouvenirs', seat, offer, basket: [] };
}

/** Buying in a village, with the travellers Sasayakko and Zen-emon. */
export const villages: Chapter<'buySouvenirs'> = {
  // He may buy some of them, or none. Here he fills a basket card by card; he pays when he is done.
  buySouvenirs: {
    choices(state, { seat, offer, basket }) {
      const list: Choice[] = [];
      const most = dearestStill(state, seat, basket);
      for (const card of offer) {
        if (SOUVENIRS[card].price <= most && !basket.includes(card)) list.push(card);
      }
      list.push('done');
      return list;
    },
    choose(state, { seat, offer, basket }, choice, { tell }) {
      if (choice !== 'done') {
        const card = offer.find((one) => one === choice)!;
        todo(state, { do: 'buySouvenirs', seat, offer, basket: [...basket, card] });
        return;
      }
      const coins = costOf(state, seat, basket);
      payCoins(state, seat, coins);
      let points = 0;
      for (const card of basket) points += addSouvenir(state, seat, card);
      if (basket.length > 0) tell?.({ is: 'buys', seat, cards: basket.slice(), coins, points });
      else tell?.({ is: 'buysNothing', seat });
      // What he does not buy goes face down under the deck; everybody has seen it.
      for (const card of offer) if (!basket.includes(card)) putUnder(state.souvenirs, card, EVERYBODY);
    },
  },
};

/**
 * Sasayakko gets the cheapest of two or more for nothing; Zen-emon gets one for one coin, and ours: always the dearest,
 * because nothing else makes sense.
 */
export function costOf(state: Tokaido, seat: Seat, cards: readonly SouvenirCard[]): number {
  if (cards.length === 0) return 0;
  const { cheapestFree, oneForOneCoin } = powersOf(state, seat);
  const sum = pricesOf(cards);
  if (cheapestFree && cards.length >= 2) return sum - Math.min(...cards.map((card) => SOUVENIRS[card].price));
  if (oneForOneCoin) return sum - Math.max(...cards.map((card) => SOUVENIRS[card].price)) + 1;
  return sum;
}

/**
 * The highest price that can still be paid with what lies in the basket. Sasayakko must be able to pay for all, the
 * free one as well. Zen-emon pays one coin for the dearest: for the new card, or for one that is dearer still.
 */
export function dearestStill(state: Tokaido, seat: Seat, basket: readonly SouvenirCard[]): number {
  const { coins } = state.players[seat]!;
  const sum = pricesOf(basket);
  if (!powersOf(state, seat).oneForOneCoin) return coins - sum;
  if (sum + 1 <= coins) return Number.POSITIVE_INFINITY;
  const dearest = basket.length === 0 ? 0 : Math.max(...basket.map((card) => SOUVENIRS[card].price));
  return Math.min(dearest, coins - (sum - dearest + 1));
}

function pricesOf(cards: readonly SouvenirCard[]): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += SOUVENIRS[cards[i]!].price;
  return sum;
}

/**
 * Souvenirs are laid out in sets of different kinds; the first to fourth card of a set scores 1, 3, 5, 7. A new card
 * goes to the longest set without its kind: that is never worse, so it is not a decision.
 */
export function addSouvenir(state: Tokaido, seat: Seat, card: SouvenirCard): number {
  const points = souvenirPoints(state.players[seat]!.souvenirs, card);
  state.players[seat]!.souvenirs.push(card);
  score(state, seat, points);
  return points;
}

/** The set that a card of its kind joins has as many cards as there are other kinds owned more often. */
export function souvenirPoints(owned: readonly SouvenirCard[], card: SouvenirCard): number {
  const { kind } = SOUVENIRS[card];
  if (owned.length === 0) return SET_POINTS[0]!;
  const count = { 'small-object': 0, food: 0, clothing: 0, art: 0 };
  for (let i = 0; i < owned.length; i++) count[SOUVENIRS[owned[i]!].kind]++;
  let others = 0;
  for (const other of SOUVENIR_KINDS) if (count[other] > count[kind]) others++;
  return SET_POINTS[others]!;
}
