import { type Choice, type Seat, todo } from '@engawa/kernel';
import { CARD, CARD_COSTS, CARD_NAMES, type Card, FIGURE_OF_CARD, FIRST_MONSTER, PROVINCES } from '../components.ts';
import { RESERVE, type RisingSun, type RisingSunAside, type RisingSunStep } from '../state.ts';
import type { Chapter } from './chapter.ts';
import { addProvinces } from './choices.ts';
import { isClan, summoningProvinces } from './figures.ts';
import { addLoyalty } from './goods.ts';
import { gainHonor } from './honor.ts';
import { arrival } from './recruit.ts';
import { freeCoins } from './set-aside.ts';

const BENEVOLENCE = CARD.benevolence;
const BENEVOLENCE_POINTS = 2;
const CARD_COUNT = CARD_NAMES.length;

/** Mandate "Train", p. 16. */
export const training: Chapter<'train' | 'benevolence' | 'placeMonster'> = {
  // One card of the season, the active player first. Asked also without the coins: somebody may still give them.
  train: {
    skip: (state) => !hasCards(state),
    choices: (state, { seat, discount }) => cardsFor(state, seat, discount),
    choose(state, { seat, discount }, choice, aside) {
      if (choice !== 'pass') todo(state, ...buy(state, seat, choice as Card, discount, aside));
    },
  },

  // Benevolence: a coin that was just paid goes to another player instead, for honor and points.
  benevolence: {
    choices(state, { seat }) {
      const list: Choice[] = [];
      for (let other = 0; other < state.players.length; other++) if (other !== seat) list.push(other);
      list.push('decline');
      return list;
    },
    choose(state, { seat, left, isFirst }, choice, aside) {
      if (choice === 'decline') return;
      state.players[choice as number]!.coins += 1;
      aside.tell?.({ is: 'passesOnCoin', seat, to: choice as number });
      gainHonor(state, seat, 1, aside);
      state.players[seat]!.points += BENEVOLENCE_POINTS;
      aside.tell?.({ is: 'gains', seat, from: 'benevolence', points: BENEVOLENCE_POINTS, coins: 0, ronin: 0 });
      // All copies together are one reward.
      if (isFirst) addLoyalty(state, seat, aside);
      if (left > 1) todo(state, { do: 'benevolence', seat, left: left - 1, isFirst: false });
    },
  },

  // P. 16: a monster is summoned at once to a stronghold, and belongs to the clan for good.
  placeMonster: {
    choices(state, { seat }) {
      const list: Choice[] = [];
      addProvinces(list, summoningProvinces(state, seat));
      return list;
    },
    choose(state, { seat, kind }, choice, aside) {
      const province = PROVINCES.indexOf(choice as 'kyoto');
      todo(state, ...arrival(state, seat, kind, province, aside), { do: 'afterSummon', seat });
    },
  },
};

export function hasCards({ display }: RisingSun): boolean {
  for (let card = 0; card < CARD_COUNT; card++) if (display[card]! > 0) return true;
  return false;
}

/** P. 27: Bonsai pays at most one coin; a discount comes after that. */
export function priceFor(state: RisingSun, seat: Seat, cost: number, discount: number): number {
  const price = isClan(state, seat, 'bonsai') ? Math.min(cost, 1) : cost;
  return Math.max(0, price - discount);
}

/** Cards that the seat can pay, equal ones as one choice. */
export function cardsFor(state: RisingSun, seat: Seat, discount: number): Choice[] {
  const list: Choice[] = [];
  const coins = freeCoins(state, seat);
  for (let card = 0; card < CARD_COUNT; card++) {
    if (state.display[card]! > 0 && priceFor(state, seat, CARD_COSTS[card]!, discount) <= coins) {
      list.push(CARD_NAMES[card]!);
    }
  }
  list.push('pass');
  return list;
}

/** Pays for a card and takes it. What it does begins now. */
export function buy(
  state: RisingSun,
  seat: Seat,
  name: Card,
  discount: number,
  aside: RisingSunAside,
): RisingSunStep[] {
  const card = CARD[name];
  const player = state.players[seat]!;
  const coins = priceFor(state, seat, CARD_COSTS[card]!, discount);
  player.coins -= coins;
  state.display[card]! -= 1;
  player.cards[card]! += 1;
  aside.tell?.({ is: 'buys', seat, card: name, coins });
  const kind = FIGURE_OF_CARD[card]!;
  const steps = afterPaying(state, seat, coins, card === BENEVOLENCE ? 1 : 0);
  if (kind < 0) return steps;
  state.monsterOwners[kind - FIRST_MONSTER] = seat;
  state.monsterPlaces[kind - FIRST_MONSTER] = RESERVE;
  state.muster.summoned = 1;
  const provinces = summoningProvinces(state, seat);
  if (provinces.length > 1) return [...steps, { do: 'placeMonster', seat, kind }];
  return [...steps, ...arrival(state, seat, kind, provinces[0]!, aside), { do: 'afterSummon', seat }];
}

/** Benevolence is asked once a copy (`bought`: but for the one just bought), and never for more coins than were paid. */
export function afterPaying(state: RisingSun, seat: Seat, coins: number, bought: number): RisingSunStep[] {
  const left = Math.min(state.players[seat]!.cards[BENEVOLENCE]! - bought, coins);
  return left > 0 ? [{ do: 'benevolence', seat, left, isFirst: true }] : [];
}
