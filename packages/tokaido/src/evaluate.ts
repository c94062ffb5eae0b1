import { type Seat, stepOf } from '@engawa/kernel';
import {
  ACHIEVEMENT_POINTS,
  FRAGMENTS,
  LARGEST_DONATION,
  MEAL_POINTS,
  PANORAMAS,
  SOUVENIR_KINDS,
  SOUVENIRS,
  type SouvenirCard,
  type Space,
} from './components.ts';
import { COUNTED, FINAL_ACHIEVEMENTS } from './rules/achievements.ts';
import { hasEaten, mealPrice } from './rules/inns.ts';
import { templePointsFor } from './rules/journeys-end.ts';
import { costOf, dearestStill, souvenirPoints } from './rules/villages.ts';
import { END, powersOf, roadOf, type Tokaido, type TokaidoStep } from './state.ts';
import { WEIGHTS } from './weights.ts';

/** What each seat can expect to score in the end: what it has, what the road ahead will give, and what it is about to get. */
export function evaluate(state: Tokaido): number[] {
  return state.players.map((player, seat) => {
    if (state.agenda.length === 0) return player.score;
    const road = roadAhead(state, state.pieces[seat]!.at);
    return (
      player.score +
      (END - state.pieces[seat]!.at) * WEIGHTS.stopAhead +
      coinValue(player.coins, road) +
      mealValue(state, seat, player.coins, road.inns) +
      panoramaValue(state, seat, road) +
      souvenirValue(state, seat, road) +
      achievementValue(state, seat) +
      templeValue(state, player.donated) +
      pendingValue(state, seat, road)
    );
  });
}

type RoadAhead = Readonly<Record<Space, number>> & { readonly inns: number };

const aheadOf = new Map<readonly unknown[], RoadAhead[]>();

/** How many spaces of every kind lie ahead. The road never changes, so it is counted once. */
function roadAhead(state: Tokaido, at: number): RoadAhead {
  const road = roadOf(state);
  let table = aheadOf.get(road);
  if (table === undefined) {
    table = road.map((_, from) => {
      const ahead = road.slice(from + 1);
      const count = (space: Space) => ahead.filter((stop) => stop.space === space).length;
      return {
        village: count('village'),
        farm: count('farm'),
        paddy: count('paddy'),
        mountain: count('mountain'),
        sea: count('sea'),
        'hot-spring': count('hot-spring'),
        temple: count('temple'),
        encounter: count('encounter'),
        inn: count('inn'),
        inns: count('inn'),
      };
    });
    aheadOf.set(road, table);
  }
  return table[at]!;
}

/** Coins are worth something as long as there is something to buy. */
function coinValue(coins: number, road: RoadAhead): number {
  const spendable = road.inns * WEIGHTS.spentAtInn + (road.village + road.temple) * WEIGHTS.spentAtStop;
  return Math.min(coins, spendable) * WEIGHTS.coin + Math.max(0, coins - spendable) * WEIGHTS.spareCoin;
}

function mealValue(state: Tokaido, seat: Seat, coins: number, inns: number): number {
  if (inns === 0) return 0;
  const purse = Math.min(coins + powersOf(state, seat).mealDiscount, WEIGHTS.mealChance.length - 1);
  return MEAL_POINTS * (WEIGHTS.mealChance[purse]! + (inns - 1) * WEIGHTS.laterMealChance);
}

/** Later fragments score more than an ordinary stop; the first to finish scores again. */
function panoramaValue(state: Tokaido, seat: Seat, road: RoadAhead): number {
  const mine = state.players[seat]!.panoramas;
  let value = 0;
  for (const of of PANORAMAS) {
    const owned = mine[of];
    if (owned === FRAGMENTS[of]) continue;
    const reach = Math.min(FRAGMENTS[of], owned + Math.ceil(road[of] / 2));
    for (let next = owned + 1; next <= reach; next++) {
      value += Math.max(0, next - WEIGHTS.ordinaryStop) * WEIGHTS.fragmentsAhead;
    }
    const leads = state.players.every((other, i) => i === seat || other.panoramas[of] <= owned);
    if (leads && owned > 0 && reach === FRAGMENTS[of]) value += (WEIGHTS.firstPanorama * owned) / FRAGMENTS[of];
  }
  return value;
}

/** A half-built set makes the villages ahead better. */
function souvenirValue(state: Tokaido, seat: Seat, road: RoadAhead): number {
  const owned = state.players[seat]!.souvenirs;
  const counts = SOUVENIR_KINDS.map((kind) => owned.filter((card) => SOUVENIRS[card].kind === kind).length);
  const most = Math.max(...counts);
  const missing = counts.filter((count) => count < most).length;
  const next = missing === 0 ? 1 : 2 * (4 - missing) + 1;
  return Math.min(road.village, 3) * WEIGHTS.nextSouvenir * (next - 1);
}

/** How far the slowest of all has come: what is known of the end grows with it. */
function progress(state: Tokaido): number {
  let at = 0;
  for (const piece of state.pieces) at += piece.at;
  return at / (END * state.pieces.length);
}

function achievementValue(state: Tokaido, seat: Seat): number {
  const known = progress(state);
  let chance = 0;
  for (const achievement of FINAL_ACHIEVEMENTS) {
    const mine = COUNTED[achievement](state, seat);
    let best = 0;
    for (let other = 0; other < state.players.length; other++) {
      if (other !== seat) best = Math.max(best, COUNTED[achievement](state, other));
    }
    const lead = Math.max(-2, Math.min(2, mine - best));
    chance += known * WEIGHTS.achievementChance[lead + 2]! + (1 - known) * WEIGHTS.achievementPrior;
  }
  return chance * (ACHIEVEMENT_POINTS + powersOf(state, seat).perAchievement);
}

function templeValue(state: Tokaido, donated: number): number {
  const known = progress(state);
  const prior = donated > 0 ? WEIGHTS.templePrior : WEIGHTS.templePriorWithoutGift;
  return known * templePointsFor(state, donated) + (1 - known) * prior;
}

/** What the seat's own open decision will bring. */
function pendingValue(state: Tokaido, seat: Seat, road: RoadAhead): number {
  const step = stepOf(state, seat);
  switch (step?.do) {
    case 'buySouvenirs':
      return basketValue(state, seat, step, road);
    case 'temple':
      return donationValue(state, seat, road);
    case 'pickPanorama':
      return Math.max(...PANORAMAS.map((of) => (state.players[seat]!.panoramas[of] % FRAGMENTS[of]) + 1));
    case 'pickEncounter':
      return WEIGHTS.encounter;
    case 'freeMeal':
      return hasEaten(state, seat, step.offered.card) ? MEAL_POINTS / 2 : MEAL_POINTS;
    case 'buyMeal':
      return dinnerValue(state, seat, road);
    default:
      return 0;
  }
}

/** The best that can still be bought with what lies in the basket. */
function basketValue(
  state: Tokaido,
  seat: Seat,
  step: Extract<TokaidoStep, { do: 'buySouvenirs' }>,
  road: RoadAhead,
): number {
  const { offer, basket } = step;
  const most = dearestStill(state, seat, basket);
  const free = offer.filter((card) => SOUVENIRS[card].price <= most && !basket.includes(card));
  let best = purchaseValue(state, seat, basket, road);
  for (const card of free) {
    best = Math.max(best, basketValue(state, seat, { ...step, basket: [...basket, card] }, road));
  }
  return best;
}

function purchaseValue(state: Tokaido, seat: Seat, cards: readonly SouvenirCard[], road: RoadAhead): number {
  const player = state.players[seat]!;
  const owned = player.souvenirs.slice();
  let points = 0;
  for (const card of cards) {
    points += souvenirPoints(owned, card);
    owned.push(card);
  }
  return points + spendingValue(state, seat, costOf(state, seat, cards), road);
}

function donationValue(state: Tokaido, seat: Seat, road: RoadAhead): number {
  const { coins, donated } = state.players[seat]!;
  const extra = powersOf(state, seat).extraDonation;
  const now = templeValue(state, donated);
  let best = Number.NEGATIVE_INFINITY;
  for (let gift = 1; gift <= Math.min(LARGEST_DONATION, coins); gift++) {
    const gain = gift + extra + templeValue(state, donated + gift + extra) - now;
    best = Math.max(best, gain + spendingValue(state, seat, gift, road));
  }
  return best;
}

function dinnerValue(state: Tokaido, seat: Seat, road: RoadAhead): number {
  let best = 0;
  for (const { card } of state.mealSet ?? []) {
    const price = mealPrice(state, seat, card);
    if (hasEaten(state, seat, card) || price > state.players[seat]!.coins) continue;
    best = Math.max(best, MEAL_POINTS + spendingValue(state, seat, price, road));
  }
  return best;
}

/** What it means to have fewer coins: never more than nothing. */
function spendingValue(state: Tokaido, seat: Seat, coins: number, road: RoadAhead): number {
  const { coins: before } = state.players[seat]!;
  const after = before - coins;
  return (
    coinValue(after, road) -
    coinValue(before, road) +
    mealValue(state, seat, after, road.inns) -
    mealValue(state, seat, before, road.inns)
  );
}
