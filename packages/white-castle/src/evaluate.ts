import { type Judge, type Seat, total } from '@engawa/kernel';
import {
  BOARD_SPACES,
  CASTLE_CARDS,
  DAIMYOS,
  FIGURES,
  GARDENS,
  LANTERNS,
  LEVEL_POINTS,
  ROOMS,
  ROUNDS,
  ROW_VALUE,
  ROWS,
  TURNS_PER_ROUND,
} from './components.ts';
import { COLOURS } from './effects.ts';
import { hasRoom, takesColour, valueBelow } from './rules/dice.ts';
import { cardBlock } from './rules/domain.ts';
import { canAsk } from './rules/possible.ts';
import { blocksBeside } from './rules/spaces.ts';
import { courtiersInside, sheetOf, warriorValue } from './scoring.ts';
import {
  clansOf,
  courtiersOn,
  hasGardener,
  NOBODY_YET,
  type WhiteCastle,
  type WhiteCastleStep,
  warriorsLeft,
} from './state.ts';
import type { WhiteCastleWeights } from './weights.ts';
import {
  audienceValue,
  bestClimb,
  blockValue,
  changeValue,
  effectValue,
  goodsValue,
  outsideValue,
  rowValue,
  type Worth,
} from './worth.ts';

/** What each seat can expect to score in the end: what it has, what its figures may become, what it is about to get. */
export const judgeBy = (weights: WhiteCastleWeights): Judge<WhiteCastle> => ({
  evaluate: (state) => state.players.map((_, seat) => expectation(weights, state, seat)),
  expect: (state, seat) => expectation(weights, state, seat),
});

function expectation(weights: WhiteCastleWeights, state: WhiteCastle, seat: Seat): number {
  const player = state.players[seat]!;
  const score = total(sheetOf(state, player));
  if (state.agenda.length === 0 || player.card === null) return score;
  const worth: Worth = { weights, state, player, turns: turnsLeft(state, seat) };
  let value = score + worth.turns * weights.turn + goodsValue(worth) + figuresValue(worth);
  value += lanternValue(worth) + gardensValue(worth) + cardValue(worth);
  let pending = 0;
  for (const step of state.agenda) if ('seat' in step && step.seat === seat) pending += pendingValue(worth, step);
  return value + pending * weights.pending;
}

/** Turns that the seat has still to come; one in which no die is taken yet counts too. */
function turnsLeft(state: WhiteCastle, seat: Seat): number {
  const clans = clansOf(state);
  const place = state.order.indexOf(seat);
  const top = state.agenda[state.agenda.length - 1]!;
  const waiting = top.do === 'takeDie' && top.seat === seat ? 1 : 0;
  const begun = Math.floor((state.turns + clans - 1 - place) / clans) - waiting;
  return (ROUNDS - state.round) * TURNS_PER_ROUND + TURNS_PER_ROUND - begun;
}

/** Warriors and courtiers multiply each other: what is still to come of the one makes the other worth more. */
function figuresValue({ weights, player, turns }: Worth): number {
  const value = warriorValue(player);
  const inside = courtiersInside(player);
  const moreValue = Math.min(warriorsLeft(player), turns * weights.warriorsPerTurn);
  const moreInside = Math.min(FIGURES - inside, turns * weights.courtiersPerTurn);
  let potential = (value + moreValue) * (inside + moreInside) - value * inside;
  const time = Math.min(1, turns / weights.climbingTurns);
  for (let level = 0; level < LEVEL_POINTS.length; level++) {
    potential += courtiersOn(player, level) * weights.climbing[level]! * time;
  }
  return potential + player.time * weights.time * time;
}

function lanternValue(worth: Worth): number {
  let value = 0;
  for (const card of worth.player.lantern) value += effectValue(worth, LANTERNS[card], 0);
  return value * worth.turns * worth.weights.lanternsPerTurn;
}

/** What the gardens will give at the ends of the rounds to come. */
function gardensValue(worth: Worth): number {
  const { state, player } = worth;
  const times = ROUNDS - state.round;
  if (times === 0) return 0;
  let value = 0;
  for (let garden = 0; garden < state.gardens.length; garden++) {
    if (hasGardener(player, garden)) value += effectValue(worth, GARDENS[state.gardens[garden]!].action, 0);
  }
  return value * times * worth.weights.gardenChance;
}

function cardValue(worth: Worth): number {
  let value = 0;
  for (const row of ROWS) value += blockValue(worth, cardBlock(worth.player, row), 0);
  return value * worth.turns * worth.weights.cardPerTurn;
}

/** What a step of the seat will bring: the best of what may be chosen. */
function pendingValue(worth: Worth, step: WhiteCastleStep): number {
  const { state } = worth;
  switch (step.do) {
    case 'placeDie':
      return bestPlace(worth, step);
    case 'rewards':
    case 'pick':
      return blockValue(worth, step.left, 1);
    case 'chooseResource':
      return step.count * worth.weights.any[0];
    case 'outside':
      return outsideValue(worth, step.space);
    case 'castleAction':
      return effectValue(worth, step.which, 1);
    case 'chooseRow':
      return effectValue(worth, 'domain', 1);
    case 'cardBeside':
      return blockValue(worth, cardBlock(worth.player, step.row), 1);
    case 'warrior':
    case 'gardener':
      return effectValue(worth, step.do, 1);
    case 'courtier':
      if (!step.asked && !step.climbed) return effectValue(worth, 'courtier', 1);
      if (step.asked) return bestClimb(worth);
      return canAsk(worth.player, worth.player.coins) ? Math.max(0, audienceValue(worth)) : 0;
    case 'lightBlock': {
      const { blocks, dark } = CASTLE_CARDS[step.card];
      return Math.max(...blocks.map((block, slot) => (slot === dark ? 0 : blockValue(worth, block, 1))));
    }
    case 'favour': {
      const free = DAIMYOS[state.daimyo].filter((_, place) => state.favours[place] === NOBODY_YET);
      return Math.max(0, ...free.map((effect) => effectValue(worth, effect, 1)));
    }
    case 'passTime':
    case 'checkpoint':
      return step.spaces * worth.weights.time;
    default:
      return 0;
  }
}

/** The best space for the die in hand. */
function bestPlace(worth: Worth, step: Extract<WhiteCastleStep, { do: 'placeDie' }>): number {
  const { state, player } = worth;
  const { colour, value, end } = step;
  let best = 0;
  for (let at = 0; at < BOARD_SPACES.length; at++) {
    if (!hasRoom(state, at) || !takesColour(state, at, colour)) continue;
    const space = BOARD_SPACES[at]!;
    const coins = value - valueBelow(state, space);
    if (-coins > player.coins) continue;
    let gives = changeValue(worth, 'coin', coins);
    if (at < ROOMS.length) gives += blockValue(worth, blocksBeside(state, at, colour), 1);
    else gives += space === 'well' ? effectValue(worth, 'well', 1) : outsideValue(worth, space as 'outside-1');
    best = Math.max(best, gives);
  }
  const row = COLOURS.indexOf(colour);
  if (player.rows[row] === 0 && ROW_VALUE - value <= player.coins) {
    best = Math.max(best, changeValue(worth, 'coin', value - ROW_VALUE) + rowValue(worth, ROWS[row]!, 1));
  }
  return end === 'left' ? best + effectValue(worth, 'lantern', 1) : best;
}
