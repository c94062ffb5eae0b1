import { type Judge, type Seat, stepOf } from '@engawa/kernel';
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
import type { TokaidoWeights } from './weights.ts';

/** For whom, and what that seat has still before it. */
interface Worth {
  readonly weights: TokaidoWeights;
  readonly state: Tokaido;
  readonly seat: Seat;
  readonly road: RoadAhead;
}

/** What each seat can expect to score in the end: what it has, what the road ahead will give, and what it is about to get. */
export const judgeBy = (weights: TokaidoWeights): Judge<Tokaido> => ({
  evaluate: (state) => state.players.map((_, seat) => expectation(weights, state, seat)),
});

function expectation(weights: TokaidoWeights, state: Tokaido, seat: Seat): number {
  const player = state.players[seat]!;
  if (state.agenda.length === 0) return player.score;
  const { at } = state.pieces[seat]!;
  const worth: Worth = { weights, state, seat, road: roadAhead(state, at) };
  return (
    player.score +
    (END - at) * weights.stopAhead +
    coinValue(worth, player.coins) +
    mealValue(worth, player.coins) +
    panoramaValue(worth) +
    souvenirValue(worth) +
    achievementValue(worth) +
    templeValue(worth, player.donated) +
    pendingValue(worth)
  );
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
function coinValue({ weights, road }: Worth, coins: number): number {
  const spendable = road.inns * weights.spentAtInn + (road.village + road.temple) * weights.spentAtStop;
  return Math.min(coins, spendable) * weights.coin + Math.max(0, coins - spendable) * weights.spareCoin;
}

function mealValue({ weights, state, seat, road: { inns } }: Worth, coins: number): number {
  if (inns === 0) return 0;
  const purse = Math.min(coins + powersOf(state, seat).mealDiscount, weights.mealChance.length - 1);
  return MEAL_POINTS * (weights.mealChance[purse]! + (inns - 1) * weights.laterMealChance);
}

/** Later fragments score more than an ordinary stop; the first to finish scores again. */
function panoramaValue({ weights, state, seat, road }: Worth): number {
  const mine = state.players[seat]!.panoramas;
  let value = 0;
  for (const of of PANORAMAS) {
    const owned = mine[of];
    if (owned === FRAGMENTS[of]) continue;
    const reach = Math.min(FRAGMENTS[of], owned + Math.ceil(road[of] * weights.panoramaStops));
    for (let next = owned + 1; next <= reach; next++) {
      value += Math.max(0, next - weights.ordinaryStop) * weights.fragmentsAhead;
    }
    const leads = state.players.every((other, i) => i === seat || other.panoramas[of] <= owned);
    if (leads && owned > 0 && reach === FRAGMENTS[of]) value += (weights.firstPanorama * owned) / FRAGMENTS[of];
  }
  return value;
}

/** A half-built set makes the villages ahead better. */
function souvenirValue({ weights, state, seat, road }: Worth): number {
  const owned = state.players[seat]!.souvenirs;
  const counts = SOUVENIR_KINDS.map((kind) => owned.filter((card) => SOUVENIRS[card].kind === kind).length);
  const most = Math.max(...counts);
  const missing = counts.filter((count) => count < most).length;
  const next = missing === 0 ? 1 : 2 * (4 - missing) + 1;
  return Math.min(road.village, weights.usefulVillages) * weights.nextSouvenir * (next - 1);
}

/** How far the slowest of all has come: what is known of the end grows with it. */
function progress(state: Tokaido): number {
  let at = 0;
  for (const piece of state.pieces) at += piece.at;
  return at / (END * state.pieces.length);
}

function achievementValue({ weights, state, seat }: Worth): number {
  const known = progress(state);
  let chance = 0;
  for (const achievement of FINAL_ACHIEVEMENTS) {
    const mine = COUNTED[achievement](state, seat);
    let best = 0;
    for (let other = 0; other < state.players.length; other++) {
      if (other !== seat) best = Math.max(best, COUNTED[achievement](state, other));
    }
    const lead = Math.max(-2, Math.min(2, mine - best));
    chance += known * weights.achievementChance[lead + 2]! + (1 - known) * weights.achievementPrior;
  }
  return chance * (ACHIEVEMENT_POINTS + powersOf(state, seat).perAchievement);
}

function templeValue({ weights, state }: Worth, donated: number): number {
  const known = progress(state);
  const prior = donated > 0 ? weights.templePrior : weights.templePriorWithoutGift;
  return known * templePointsFor(state, donated) + (1 - known) * prior;
}

/** What the seat's own open decision will bring. */
function pendingValue(worth: Worth): number {
  const { state, seat } = worth;
  const step = stepOf(state, seat);
  switch (step?.do) {
    case 'buySouvenirs':
      return basketValue(worth, step);
    case 'temple':
      return donationValue(worth);
    case 'pickPanorama':
      return Math.max(...PANORAMAS.map((of) => (state.players[seat]!.panoramas[of] % FRAGMENTS[of]) + 1));
    case 'pickEncounter':
      return worth.weights.encounter;
    case 'freeMeal':
      return hasEaten(state, seat, step.offered.card) ? MEAL_POINTS / 2 : MEAL_POINTS;
    case 'buyMeal':
      return dinnerValue(worth);
    default:
      return 0;
  }
}

/** The best that can still be bought with what lies in the basket. */
function basketValue(worth: Worth, step: Extract<TokaidoStep, { do: 'buySouvenirs' }>): number {
  const { offer, basket } = step;
  const most = dearestStill(worth.state, worth.seat, basket);
  const free = offer.filter((card) => SOUVENIRS[card].price <= most && !basket.includes(card));
  let best = purchaseValue(worth, basket);
  for (const card of free) {
    best = Math.max(best, basketValue(worth, { ...step, basket: [...basket, card] }));
  }
  return best;
}

function purchaseValue(worth: Worth, cards: readonly SouvenirCard[]): number {
  const { state, seat } = worth;
  const player = state.players[seat]!;
  const owned = player.souvenirs.slice();
  let points = 0;
  for (const card of cards) {
    points += souvenirPoints(owned, card);
    owned.push(card);
  }
  return points + spendingValue(worth, costOf(state, seat, cards));
}

function donationValue(worth: Worth): number {
  const { state, seat } = worth;
  const { coins, donated } = state.players[seat]!;
  const extra = powersOf(state, seat).extraDonation;
  const now = templeValue(worth, donated);
  let best = Number.NEGATIVE_INFINITY;
  for (let gift = 1; gift <= Math.min(LARGEST_DONATION, coins); gift++) {
    const gain = gift + extra + templeValue(worth, donated + gift + extra) - now;
    best = Math.max(best, gain + spendingValue(worth, gift));
  }
  return best;
}

function dinnerValue(worth: Worth): number {
  const { state, seat } = worth;
  let best = 0;
  for (const { card } of state.mealSet ?? []) {
    const price = mealPrice(state, seat, card);
    if (hasEaten(state, seat, card) || price > state.players[seat]!.coins) continue;
    best = Math.max(best, MEAL_POINTS + spendingValue(worth, price));
  }
  return best;
}

/** What it means to have fewer coins: never more than nothing. */
function spendingValue(worth: Worth, coins: number): number {
  const { coins: before } = worth.state.players[worth.seat]!;
  const after = before - coins;
  return coinValue(worth, after) - coinValue(worth, before) + mealValue(worth, after) - mealValue(worth, before);
}
