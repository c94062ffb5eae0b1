import { type Choice, type Seat, todo } from '@engawa/kernel';
import { RESOURCES, type Resource } from '../effects.ts';
import {
  type Bitoku,
  type BitokuAside,
  type BitokuStep,
  type MixedPrice,
  type Player,
  type Realm,
  resourcesOf,
} from '../state.ts';
import type { Chapter } from './chapter.ts';

/** P. 7, the red and the yellow hand: what is paid, and what a discount leaves out of it, as the payer likes. */
export const paying: Chapter<'payMixed' | 'payAny'> = {
  payMixed: {
    choices: (state, price) => waysToPay(state.players[price.seat]!, price),
    choose(state, { seat, of }, choice, aside) {
      const [first, second] = partsOf(choice as string);
      take(state, seat, [of[0], first], [of[1], second], aside);
    },
  },

  payAny: {
    choices(state, { seat }) {
      const player = state.players[seat]!;
      const list: Choice[] = [];
      for (const resource of RESOURCES) if (player[resource] > 0) list.push(resource);
      return list;
    },
    choose(state, { seat, count }, choice, aside) {
      const resource = choice as Resource;
      state.players[seat]![resource] -= 1;
      aside.tell?.({ is: 'pays', seat, goods: [[resource, 1]] });
      if (count > 1) todo(state, ...payAnySteps(state, seat, count - 1, aside));
    },
  },
};

/** How much of the first and of the second resource, for every way to pay: `2+1`. */
function waysToPay(player: Realm, { of, cost, less }: MixedPrice): string[] {
  const due = Math.max(0, cost[0] + cost[1] - less);
  const ways: string[] = [];
  for (let first = Math.min(cost[0], player[of[0]], due); first >= 0; first--) {
    const second = due - first;
    if (second <= cost[1] && second <= player[of[1]]) ways.push(`${first}+${second}`);
  }
  return ways;
}

export function partsOf(way: string): [number, number] {
  const plus = way.indexOf('+');
  return [Number(way.slice(0, plus)), Number(way.slice(plus + 1))];
}

export function canPayMixed(player: Realm, { of, cost, less }: MixedPrice): boolean {
  const able = Math.min(cost[0], player[of[0]]) + Math.min(cost[1], player[of[1]]);
  return able >= cost[0] + cost[1] - less;
}

/** Pays what can be paid in one way only; otherwise the seat is asked. */
export function payMixedSteps(state: Bitoku, seat: Seat, price: MixedPrice, aside: BitokuAside): BitokuStep[] {
  const ways = waysToPay(state.players[seat]!, price);
  if (ways.length > 1) return [{ do: 'payMixed', seat, ...price }];
  const [first, second] = partsOf(ways[0]!);
  take(state, seat, [price.of[0], first], [price.of[1], second], aside);
  return [];
}

type Amount = readonly [Resource, number];

function take(state: Bitoku, seat: Seat, first: Amount, second: Amount, { tell }: BitokuAside): void {
  const player = state.players[seat]!;
  player[first[0]] -= first[1];
  player[second[0]] -= second[1];
  if (first[1] + second[1] > 0) tell?.({ is: 'pays', seat, goods: [first, second].filter(([, n]) => n > 0) });
}

/** Resources of any kind: one after the other, unless there is only one way. */
export function payAnySteps(state: Bitoku, seat: Seat, count: number, { tell }: BitokuAside): BitokuStep[] {
  if (count === 0) return [];
  const player = state.players[seat]!;
  if (resourcesOf(player) > count && kindsOf(player) > 1) return [{ do: 'payAny', seat, count }];
  const goods: Amount[] = [];
  let due = count;
  for (const resource of RESOURCES) {
    const amount = Math.min(due, player[resource]);
    if (amount === 0) continue;
    player[resource] -= amount;
    due -= amount;
    goods.push([resource, amount]);
  }
  tell?.({ is: 'pays', seat, goods });
  return [];
}

function kindsOf({ wood, stone, jade, sake }: Player): number {
  return (wood > 0 ? 1 : 0) + (stone > 0 ? 1 : 0) + (jade > 0 ? 1 : 0) + (sake > 0 ? 1 : 0);
}
