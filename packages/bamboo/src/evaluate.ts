import type { Judge, Seat } from '@engawa/kernel';
import { HOME_TILES, type HomeTile, POINTS_PER_IMBALANCE, POINTS_PER_SPIRIT, ROUNDS } from './components.ts';
import { KnownHomes } from './known-homes.ts';
import { fits } from './rules/home.ts';
import { comfortIn, emptyMarks, imbalanceOf, spiritKinds } from './scoring.ts';
import { type Bamboo, type BambooStep, happinessOf, type Player } from './state.ts';
import type { BambooWeights } from './weights.ts';
import {
  actionValue,
  activationsValue,
  coinsValue,
  handValue,
  harmonyAction,
  harmonyValue,
  hungerCost,
  laterActivations,
  spiritsValue,
  spiritValue,
  type Worth,
} from './worth.ts';

/** What each seat can expect to score in the end: what it has, what may become of it, what it is about to get. */
export function judgeBy(weights: BambooWeights): Judge<Bamboo> {
  const homes = new KnownHomes();
  return {
    evaluate: (state) => state.players.map((_, seat) => expectation(weights, homes, state, seat)),
    expect: (state, seat) => expectation(weights, homes, state, seat),
  };
}

function expectation(weights: BambooWeights, homes: KnownHomes, state: Bamboo, seat: Seat): number {
  const player = state.players[seat]!;
  const score = happinessOf(player) + spiritKinds(player) * POINTS_PER_SPIRIT;
  if (state.agenda.length === 0) return score + atTheEnd(weights, state, player);
  const worth = worthOf(weights, state, player, seat);
  let value = score + worth.activations * weights.activation + coinsValue(worth, player.coins) - hungerCost(worth, 0);
  value +=
    homes.valueOf(worth, seat, homeValue) +
    spiritsValue(worth) +
    templesValue(worth, seat) +
    handValue(worth, isPlanting(state, seat));
  let pending = 0;
  for (const step of state.agenda) if ('seat' in step && step.seat === seat) pending += pendingValue(worth, step);
  return value + pending * weights.pending;
}

function atTheEnd(weights: BambooWeights, state: Bamboo, player: Player): number {
  const worth: Worth = { weights, state, player, activations: 0, meals: 0 };
  return harmonyValue(worth) - imbalanceOf(player) * POINTS_PER_IMBALANCE - marks(state, player);
}

const marks = ({ options }: Bamboo, player: Player): number => (options.night ? emptyMarks(player) : 0);

const isPlanting = ({ agenda }: Bamboo, seat: Seat): boolean =>
  agenda.some((step) => step.do === 'push' && step.seat === seat);

/** What is still to come. Activations of the turn are in the step that asks for them, not among the sticks. */
function worthOf(weights: BambooWeights, state: Bamboo, player: Player, seat: Seat): Worth {
  const isWinter = state.season === 'winter' || state.season === 'autumn';
  let meals = ROUNDS - state.round + 1;
  if (isWinter && !state.agenda.some((step) => 'seat' in step && step.seat === seat && isMeal(step))) meals -= 1;
  const now = isWinter ? 0 : player.sticks;
  return { weights, state, player, activations: now + laterActivations(state.round), meals };
}

const isMeal = ({ do: what }: BambooStep): boolean =>
  what === 'meal' || what === 'okami' || what === 'eat' || what === 'chooseFood';

/** Harmony tiles, and the balance of the home, which can still be put right for a while. */
function homeValue(worth: Worth): number {
  const { weights, state, player, activations } = worth;
  const [end, early] = weights.balance;
  const hope = Math.min(1, activations / weights.manyActivations);
  const balance = imbalanceOf(player) * POINTS_PER_IMBALANCE * (end + (early - end) * hope);
  const marked = marks(state, player) * (1 - hope * weights.mark);
  const comfort = activations > 0 ? comfortIn(player, 'whole') * weights.comfort * hope : 0;
  return harmonyValue(worth) + comfort - balance - marked;
}

/** The chance of each spirit that can be won in autumn. */
function templesValue(worth: Worth, seat: Seat): number {
  const { state } = worth;
  if (state.season !== 'summer') return 0;
  let rivals = 0;
  state.players.forEach((player, other) => {
    if (other !== seat) rivals += player.sticks;
  });
  let value = 0;
  for (const { spirit, sticks } of state.temples) {
    if (spirit === null || sticks.length === 0) continue;
    const chance = chanceToWin(worth, sticks, seat, rivals);
    if (chance > 0) value += chance * spiritValue(worth, spirit, true);
  }
  return value;
}

const counts: number[] = [];

/** By how much one leads with the latest stick as a tie-break, against the best of the others. */
function chanceToWin({ weights, player }: Worth, sticks: readonly number[], seat: Seat, rivals: number): number {
  counts.fill(0);
  let mine = 0;
  let best = 0;
  let last = -2;
  for (let i = 0; i < sticks.length; i++) {
    const owner = sticks[i]!;
    if (owner === seat) mine++;
    else {
      counts[owner + 1] = (counts[owner + 1] ?? 0) + 1;
      if (counts[owner + 1]! > best) best = counts[owner + 1]!;
    }
    last = owner;
  }
  if (mine === 0) return 0;
  const { ahead, stick, rivals: danger, behind, own: hope } = weights.temple;
  const lead = mine - best;
  const isAhead = lead > 0 || (lead === 0 && last === seat);
  if (isAhead && rivals === 0) return 1;
  if (isAhead) return Math.min(1, Math.max(0, ahead + stick * lead - danger * rivals));
  return Math.max(0, behind + lead * stick) * Math.min(1, player.sticks * hope);
}

/** What a step of the seat will bring: the best of what may be chosen. */
function pendingValue(worth: Worth, step: BambooStep): number {
  switch (step.do) {
    case 'pickGift':
      return worth.weights.activation;
    case 'activate':
      return activationsValue(worth, step.ready, step.left);
    case 'harmony':
      return harmonyAction(worth, step.again ? 1 : 2);
    case 'home':
    case 'cook':
      return actionValue(worth, step.do);
    case 'tengu':
    case 'tenguTakes':
      return hungerCost(worth, 0) - hungerCost(worth, 2);
    case 'furnish':
      return bestPlace(worth, step.tile);
    default:
      return 0;
  }
}

/** The best cell for a tile that is bought: what it makes of the home, less what it eats. */
function bestPlace(worth: Worth, tile: HomeTile): number {
  const { state, player } = worth;
  const { home } = player;
  const before = homeValue(worth) - hungerCost(worth, 0);
  let best = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < home.length; cell++) {
    if (home[cell] !== null || !fits(state, cell, HOME_TILES[tile].kind)) continue;
    home[cell] = tile;
    best = Math.max(best, homeValue(worth) - hungerCost(worth, 0));
    home[cell] = null;
  }
  return best - before;
}
