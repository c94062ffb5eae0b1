import {
  AUDIENCE_COINS,
  type Block,
  CASTLE_CARDS,
  CLIMB_PEARLS,
  GARDENS,
  giftOfTile,
  LANTERNS,
  LEVEL_POINTS,
  MOST_RESOURCES,
  MOST_SEALS,
  OUTSIDE,
  ROUNDS,
  ROWS,
  type Row,
  YARD_FACTS,
  YARDS,
} from './components.ts';
import { type CastleAction, type Effect, factsOf } from './effects.ts';
import { cardBlock, visibleRewards } from './rules/domain.ts';
import { canTimePass } from './rules/passage-of-time.ts';
import { canAsk, isMeant, isPossible } from './rules/possible.ts';
import { yardEffects } from './rules/warriors.ts';
import { courtiersInside, warriorValue } from './scoring.ts';
import { courtiersOn, hasGardener, NOBODY_YET, type Player, type WhiteCastle } from './state.ts';
import type { WhiteCastleWeights } from './weights.ts';

/** For whom, and how many turns that player has still to come. */
export interface Worth {
  readonly weights: WhiteCastleWeights;
  readonly state: WhiteCastle;
  readonly player: Player;
  readonly turns: number;
}

/** Goods count for less when there are few turns left to spend them. */
function goodsFactor({ weights: { goodsByTurns }, turns }: Worth): number {
  return goodsByTurns[Math.min(turns, goodsByTurns.length - 1)]!;
}

type Held = 'food' | 'iron' | 'pearl' | 'coin' | 'seal';
const HELD: readonly Held[] = ['food', 'iron', 'pearl', 'coin', 'seal'];

function amountHeld(player: Player, good: Held): number {
  if (good === 'coin') return player.coins;
  return good === 'seal' ? player.seals : player[good];
}

/** So many of a good: the first ones are worth more. */
function worthOf({ weights }: Worth, good: Held, amount: number): number {
  const useful = Math.min(amount, weights.enough[good]);
  return useful * weights[good][0] + (amount - useful) * weights[good][1];
}

/** What the seat holds. */
export function goodsValue(worth: Worth): number {
  let value = 0;
  for (const good of HELD) value += worthOf(worth, good, amountHeld(worth.player, good));
  return value * goodsFactor(worth);
}

const MOST: Readonly<Record<Held, number>> = {
  food: MOST_RESOURCES,
  iron: MOST_RESOURCES,
  pearl: MOST_RESOURCES,
  coin: Number.POSITIVE_INFINITY,
  seal: MOST_SEALS,
};

/** What it means to get (or with a negative amount to pay) so many. */
export function changeValue(worth: Worth, good: Held, amount: number): number {
  const held = amountHeld(worth.player, good);
  const after = Math.max(0, Math.min(MOST[good], held + amount));
  return (worthOf(worth, good, after) - worthOf(worth, good, held)) * goodsFactor(worth);
}

export function blockValue(worth: Worth, block: Block, depth: number): number {
  let value = 0;
  for (const effect of block) value += effectValue(worth, effect, depth);
  return value;
}

/** What a printed symbol brings now. Actions are looked at `depth` levels deep. */
export function effectValue(worth: Worth, effect: Effect, depth: number): number {
  const { weights, state, player } = worth;
  const { kind, amount, price, action } = factsOf(effect);
  switch (kind) {
    case 'vp':
      return amount;
    case 'coin':
    case 'seal':
    case 'food':
    case 'iron':
    case 'pearl':
      return changeValue(worth, kind, amount);
    case 'any':
      return amount * weights.any[0] * goodsFactor(worth);
    case 'time':
      return canTimePass(player) ? amount * weights.time : 0;
    case 'lantern':
      return player.lantern.reduce((sum, card) => sum + effectValue(worth, LANTERNS[card], 0), 0);
    case 'well':
      return state.well.reduce(
        (sum, tile) => sum + effectValue(worth, giftOfTile(tile), 0),
        effectValue(worth, 'seal:1', 0),
      );
    case 'paid': {
      if (depth > 0 && !isPossible(state, player, effect)) return 0;
      return Math.max(0, effectValue(worth, action!, depth) + changeValue(worth, price!, -amount));
    }
    default:
      return depth === 0 ? weights.actions[kind] : actionValue(worth, effect, depth - 1);
  }
}

function actionValue(worth: Worth, effect: Effect, depth: number): number {
  const { state, player } = worth;
  switch (effect) {
    case 'courtier':
      return courtierValue(worth);
    case 'warrior':
      return isPossible(state, player, 'warrior') ? bestYard(worth, depth) : 0;
    case 'gardener':
      return isPossible(state, player, 'gardener') ? bestGarden(worth, depth) : 0;
    case 'domain':
      return Math.max(
        0,
        ...ROWS.map((row, at) => ((state.usedRows & (1 << at)) === 0 ? rowValue(worth, row, depth) : 0)),
      );
    default:
      return bestBlock(worth, effect as CastleAction, depth);
  }
}

/** An audience, and a climb of the same or another courtier. */
function courtierValue(worth: Worth): number {
  const { player } = worth;
  if (!canAsk(player, player.coins)) return bestClimb(worth);
  return Math.max(bestClimb(worth), audienceValue(worth) + Math.max(bestClimb(worth), climbValue(worth, 0, 1)));
}

export function audienceValue(worth: Worth): number {
  const { weights, turns } = worth;
  const hope = weights.climbing[0] * Math.min(1, turns / weights.climbingTurns);
  return LEVEL_POINTS[0]! + hope + changeValue(worth, 'coin', -AUDIENCE_COINS);
}

/** The best climb of a courtier who is in the castle. */
export function bestClimb(worth: Worth): number {
  let best = 0;
  for (let from = 0; from <= 2; from++) {
    if (courtiersOn(worth.player, from) === 0) continue;
    for (let up = 1; up <= 2 && from + up <= 3; up++) best = Math.max(best, climbValue(worth, from, up));
  }
  return best;
}

/** Points of the levels, what warriors gain by one more inside, and what is found there. */
function climbValue(worth: Worth, from: number, up: number): number {
  const { weights, state, player, turns } = worth;
  const pearls = CLIMB_PEARLS[up - 1]!;
  if (pearls > player.pearl) return 0;
  const to = from + up;
  let value = LEVEL_POINTS[to]! - LEVEL_POINTS[from]! + changeValue(worth, 'pearl', -pearls);
  value -= (weights.climbing[from]! - weights.climbing[to]!) * Math.min(1, turns / weights.climbingTurns);
  if (from === 0) value += warriorValue(player) + turns * weights.warriorsPerTurn;
  if (to < 3) return value + weights.actions.light + turns * weights.lanternsPerTurn * weights.coin[0];
  return value + effectValue(worth, 'lantern', 0) + (state.favours.includes(NOBODY_YET) ? weights.actions.light : 0);
}

function bestYard(worth: Worth, depth: number): number {
  const { weights, state, player, turns } = worth;
  const inside = courtiersInside(player) + turns * weights.courtiersPerTurn;
  let best = 0;
  for (const yard of YARDS) {
    const { iron, value } = YARD_FACTS[yard];
    if (iron > player.iron) continue;
    const gives = blockValue(worth, yardEffects(state, yard), depth);
    best = Math.max(best, value * inside + gives + changeValue(worth, 'iron', -iron));
  }
  return best;
}

function bestGarden(worth: Worth, depth: number): number {
  const { weights, state, player } = worth;
  const times = (ROUNDS - state.round) * weights.gardenChance;
  let best = 0;
  for (let garden = 0; garden < state.gardens.length; garden++) {
    const { food, points, action } = GARDENS[state.gardens[garden]!];
    if (food > player.food || hasGardener(player, garden)) continue;
    const later = times * effectValue(worth, action, 0);
    const value = points + effectValue(worth, action, depth) + later + changeValue(worth, 'food', -food);
    best = Math.max(best, value);
  }
  return best;
}

/** A row of the mat with the card beside it. */
export function rowValue(worth: Worth, row: Row, depth: number): number {
  const { player } = worth;
  return blockValue(worth, visibleRewards(player, row), depth) + blockValue(worth, cardBlock(player, row), depth);
}

export function outsideValue(worth: Worth, space: 'outside-1' | 'outside-2'): number {
  return Math.max(...OUTSIDE[space].map((action) => effectValue(worth, action, 1)));
}

function bestBlock(worth: Worth, which: CastleAction, depth: number): number {
  const { state } = worth;
  let best = 0;
  state.rooms.forEach((card, room) => {
    if (card === null) return;
    CASTLE_CARDS[card].blocks.forEach((block, slot) => {
      if (isMeant(state, which, room, slot)) best = Math.max(best, blockValue(worth, block, depth));
    });
  });
  return best;
}
