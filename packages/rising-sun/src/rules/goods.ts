import type { Seat } from '@engawa/kernel';
import { CARD } from '../components.ts';
import type { From } from '../events.ts';
import { NO_ONE, type Player, type RisingSun, type RisingSunAside } from '../state.ts';
import { lapseFor } from './set-aside.ts';

const LOYALTY = CARD.loyalty;
const MERCHANT = CARD['way-of-the-merchant'];

export function isAllied(player: Player): boolean {
  return player.ally !== NO_ONE;
}

/**
 * One instance of gaining points: with an ally every copy of Loyalty adds one. Points that belong to one reward are
 * gained at once; `docs/games/rising-sun.md` lists what that means.
 */
export function gainPoints(state: RisingSun, seat: Seat, points: number, from: From, aside: RisingSunAside): void {
  if (points === 0) return;
  state.players[seat]!.points += points;
  aside.tell?.({ is: 'gains', seat, from, points, coins: 0, ronin: 0 });
  addLoyalty(state, seat, aside);
}

/** Loyalty, for a reward whose points are gained already. */
export function addLoyalty(state: RisingSun, seat: Seat, { tell }: RisingSunAside): void {
  const player = state.players[seat]!;
  const more = isAllied(player) ? player.cards[LOYALTY]! : 0;
  if (more === 0) return;
  player.points += more;
  tell?.({ is: 'gains', seat, from: 'loyalty', points: more, coins: 0, ronin: 0 });
}

/** Coins from the common supply: whoever is poorer and has Way of the Merchant gets one for every copy. */
export function gainCoins(state: RisingSun, seat: Seat, coins: number, from: From, aside: RisingSunAside): void {
  if (coins === 0) return;
  const player = state.players[seat]!;
  const before = player.coins;
  player.coins += coins;
  aside.tell?.({ is: 'gains', seat, from, points: 0, coins, ronin: 0 });
  if (state.set !== 'teapot') return;
  state.players.forEach((other, merchant) => {
    const copies = other.cards[MERCHANT]!;
    if (copies > 0 && merchant !== seat && other.coins < before) merchantGains(other, merchant, copies, aside);
  });
}

/** Several gain at the same moment: all compare what they had before it. */
export function gainCoinsAtOnce(state: RisingSun, coins: readonly number[], aside: RisingSunAside): void {
  const { players } = state;
  const before = state.set === 'teapot' ? players.map((player) => player.coins) : null;
  for (let seat = 0; seat < players.length; seat++) players[seat]!.coins += coins[seat]!;
  if (before === null) return;
  players.forEach((player, merchant) => {
    const copies = player.cards[MERCHANT]!;
    if (copies === 0) return;
    let richer = 0;
    coins.forEach((gained, seat) => {
      if (gained > 0 && before[seat]! > before[merchant]!) richer++;
    });
    if (richer > 0) merchantGains(player, merchant, copies * richer, aside);
  });
}

function merchantGains(player: Player, seat: Seat, coins: number, { tell }: RisingSunAside): void {
  player.coins += coins;
  tell?.({ is: 'gains', seat, from: 'way-of-the-merchant', points: 0, coins, ronin: 0 });
}

export function gainRonin(state: RisingSun, seat: Seat, ronin: number, from: From, { tell }: RisingSunAside): void {
  state.players[seat]!.ronin += ronin;
  tell?.({ is: 'gains', seat, from, points: 0, coins: 0, ronin });
}

/** A coin that somebody takes, whether the owner likes it or not: if it lies in an offer, the offer is off. */
export function takeCoin(state: RisingSun, from: Seat, to: Seat): void {
  lapseFor(state, from);
  state.players[from]!.coins -= 1;
  state.players[to]!.coins += 1;
}

/** Whether anybody has a card whose owner gains when others do. */
export function hasMerchant(state: RisingSun): boolean {
  return state.set === 'teapot' && state.players.some(({ cards }) => cards[MERCHANT]! > 0);
}
