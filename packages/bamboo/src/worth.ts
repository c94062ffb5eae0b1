import {
  type Action,
  COLOURS,
  FOOD_VALUES,
  FOODS,
  type Food,
  GROOVE_CELLS,
  HARMONY_CELLS,
  HARMONY_TILES,
  type HarmonyTile,
  INCOME,
  OKAMI_FOOD,
  POINTS_PER_SPIRIT,
  ROUNDS,
  SHOOTS,
  type Shoot,
  type Spirit,
  STICKS_AT_START,
  WAKING,
} from './components.ts';
import { NEVER, tilesMissing } from './conditions.ts';
import { shootFor } from './rules/planting.ts';
import { type Bamboo, hasAwake, type Player, tilesInHome } from './state.ts';
import type { BambooWeights } from './weights.ts';

/** For whom, and how much that player has still to come. */
export interface Worth {
  readonly weights: BambooWeights;
  readonly state: Bamboo;
  readonly player: Player;
  /** Activations to come, those of this turn too. */
  readonly activations: number;
  /** Family meals to come. */
  readonly meals: number;
}

/** Activations of the years after this one. */
export function laterActivations(round: number): number {
  let sticks = 0;
  for (let year = round + 1; year <= ROUNDS; year++) sticks += STICKS_AT_START + year;
  return sticks;
}

/** How many home tiles may still be bought. */
function tilesToCome({ weights, activations }: Worth): number {
  return activations * weights.tilesPerActivation;
}

/** Coins buy tiles, and the dearer rows of the market bring happiness for them. */
export function coinsValue({ weights, activations }: Worth, coins: number): number {
  const useful = Math.min(coins, activations * weights.coinsPerActivation);
  return useful * weights.coin[0] + (activations > 0 ? (coins - useful) * weights.coin[1] : 0);
}

/** A tile that is fulfilled at the end without having been scored counts half: that is a rule. */
const UNSCORED = 0.5;

/** The tiles that the plan below looks at: points, and home tiles that are missing. */
const points: number[] = [];
const missing: number[] = [];

/**
 * Harmony tiles that are not scored yet. Those that are fulfilled wait for a harmony action. For the others the home
 * tiles that can still be bought are shared out: first to those that bring most for each.
 */
export function harmonyValue(worth: Worth): number {
  const { weights, state, player, activations } = worth;
  let value = 0;
  let open = 0;
  for (let part = 0; part < player.harmony.length; part++) {
    const own = player.harmony[part]!;
    for (let i = 0; i < own.length; i++) {
      const wanted = tilesMissing(player.home, own[i]!, state.options.night);
      const worthIt = HARMONY_TILES[own[i]!].points;
      if (wanted === 0) value += worthIt * (activations < 1 ? UNSCORED : weights.fulfilled);
      else if (wanted === NEVER) value += weights.dead;
      else if (activations >= 1) {
        points[open] = worthIt * weights.planned;
        missing[open++] = wanted;
      }
    }
    if (own.length >= HARMONY_CELLS || activations < 2) continue;
    value += (HARMONY_CELLS - own.length) * weights.freeCell;
    const column = state.harmony[part]!;
    for (let row = 0; row < column.length; row++) {
      const wanted = tilesMissing(player.home, column[row]!, state.options.night);
      if (wanted === NEVER) continue;
      points[open] = HARMONY_TILES[column[row]!].points * weights.onBoard;
      missing[open++] = wanted;
    }
  }
  return value + planValue(open, tilesToCome(worth), weights.partly);
}

function planValue(open: number, tiles: number, partly: number): number {
  let value = 0;
  let left = tiles;
  for (let done = 0; done < open && left > 0; done++) {
    let best = done;
    for (let i = done + 1; i < open; i++) {
      if (points[i]! * (missing[best]! + 0.5) > points[best]! * (missing[i]! + 0.5)) best = i;
    }
    const [p, m] = [points[best]!, missing[best]!];
    points[best] = points[done]!;
    missing[best] = missing[done]!;
    const part = m <= left ? 1 : left / m;
    value += p * (part === 1 ? 1 : part ** partly);
    left -= m * part;
  }
  return value;
}

/** What a tile of the board is as good as worth on the mat. */
function takingValue({ weights, state, player, activations }: Worth, tile: HarmonyTile): number {
  const wanted = tilesMissing(player.home, tile, state.options.night);
  if (wanted === NEVER) return weights.dead;
  const part = activations < 1 && wanted > 0 ? 0 : (weights.taking[wanted] ?? 0);
  return HARMONY_TILES[tile].points * part;
}

/** What a harmony action would bring now: a happiness, or the best two tiles to score or to take. */
export function harmonyAction(worth: Worth, times: number): number {
  const { weights, state, player } = worth;
  let first = 0;
  let second = 0;
  const notice = (gain: number) => {
    if (gain > first) {
      second = first;
      first = gain;
    } else if (gain > second) second = gain;
  };
  const rest = worth.activations < 1 ? 1 - UNSCORED : 1 - weights.fulfilled;
  for (let part = 0; part < player.harmony.length; part++) {
    const own = player.harmony[part]!;
    for (let i = 0; i < own.length; i++) {
      if (tilesMissing(player.home, own[i]!, false) > 0) continue;
      notice(HARMONY_TILES[own[i]!].points * rest + weights.freeCell);
    }
    if (own.length >= HARMONY_CELLS) continue;
    const column = state.harmony[part]!;
    for (let row = 0; row < column.length; row++) notice(takingValue(worth, column[row]!) - weights.freeCell);
  }
  return times === 1 ? first : Math.max(1, first + second);
}

/** What hunger will cost, with so much food more than there is. Tiles that are still to be bought will eat too. */
export function hungerCost(worth: Worth, moreFood: number): number {
  const { weights, state, player, meals } = worth;
  if (meals === 0) return 0;
  const tiles = tilesInHome(player);
  let food = moreFood;
  for (let i = 0; i < player.food.length; i++) food += FOOD_VALUES[player.food[i]!];
  const okami = hasAwake(player, 'okami') ? OKAMI_FOOD : 0;
  // In winter the meal of this year may be over.
  const isOver = ROUNDS - state.round + 1 > meals;
  const now = isOver ? 0 : Math.max(0, tiles - okami);
  const left = Math.max(0, food - now);
  const later = tiles * (isOver ? meals : meals - 1) + tilesToCome(worth) * meals * weights.appetite;
  return Math.max(0, now - food) * weights.hungerNow + Math.max(0, later - left) * weights.hungerLater;
}

/** The best token on the board. */
function cookAction(worth: Worth): number {
  let best: Food | undefined;
  for (const food of FOODS) if (worth.state.food.includes(food)) best = food;
  if (best === undefined) return 0;
  return hungerCost(worth, 0) - hungerCost(worth, FOOD_VALUES[best]);
}

function homeAction({ weights, player }: Worth): number {
  return weights.home[0] + weights.home[1] * Math.min(player.coins, weights.coinsForTile);
}

export function actionValue(worth: Worth, action: Action): number {
  switch (action) {
    case 'harmony':
      return harmonyAction(worth, 2);
    case 'home':
      return homeAction(worth);
    case 'income':
      return coinsValue(worth, worth.player.coins + INCOME) - coinsValue(worth, worth.player.coins);
    case 'cook':
      return cookAction(worth);
  }
}

const ACTIONS: readonly Action[] = ['harmony', 'home', 'income', 'cook'];
/** What each action would bring now; below 0 while it is not known. */
const gains = ACTIONS.map(() => -1);

/** So many of these shoots can be activated: the best of them. */
export function activationsValue(worth: Worth, ready: readonly Shoot[], left: number): number {
  let value = 0;
  let rest = ready;
  gains.fill(-1);
  for (let i = 0; i < left && rest.length > 0; i++) {
    let best = -1;
    let gain = 0;
    for (let action = 0; action < ACTIONS.length; action++) {
      const at = shootFor(worth.state, rest, ACTIONS[action]!);
      if (at < 0) continue;
      if (gains[action]! < 0) gains[action] = Math.max(0, actionValue(worth, ACTIONS[action]!));
      const worthNow = gains[action]! * (1 - worth.weights.repeated * i);
      if (worthNow > gain) {
        gain = worthNow;
        best = at;
      }
    }
    if (best < 0) break;
    value += gain;
    rest = rest.filter((_, at) => at !== best);
  }
  return value;
}

/** Shoots on the mat, with those that the grooves will give back in this turn: the best next visit, and all together. */
export function handValue({ weights, state, player, activations }: Worth, isPlanting: boolean): number {
  if (activations === 0) return 0;
  let best = 0;
  let all = 0;
  for (let area = 0; area < COLOURS.length; area++) {
    const shoots = isPlanting && area === player.marker ? [] : player.areas[area]!;
    let value = 0;
    for (let i = 0; i < shoots.length; i++) value += weights.actions[SHOOTS[shoots[i]!]!.symbol];
    if (isPlanting) value += comingValue(weights, state, area);
    all += value;
    if (area !== player.marker && value > best) best = value;
  }
  return best * weights.hand[0] + all * weights.hand[1];
}

/** Shoots of this colour that fall out of the grooves at the end of the turn. */
function comingValue(weights: BambooWeights, { grooves }: Bamboo, colour: number): number {
  let value = 0;
  for (const cells of grooves) {
    for (let i = 0; i < cells.length - GROOVE_CELLS; i++) {
      const { colour: own, symbol } = SHOOTS[cells[i]!]!;
      if (own === colour) value += weights.actions[symbol];
    }
  }
  return value;
}

/** A spirit that one has, or might get: its kind scores in the end, its power helps in every year to come. */
export function spiritValue({ weights, player, state }: Worth, spirit: Spirit, isNew: boolean): number {
  const years = ROUNDS - state.round;
  const power = years * Math.max(0, weights.powers[spirit] - WAKING[spirit] * weights.coin[0]);
  return power + (isNew && !player.spirits.includes(spirit) ? POINTS_PER_SPIRIT : 0);
}

/** The powers that are awake can be used in this year, all in the years to come. */
export function spiritsValue(worth: Worth): number {
  const { weights, player, state } = worth;
  let value = 0;
  for (let at = 0; at < player.spirits.length; at++) {
    const spirit = player.spirits[at]!;
    value += spiritValue(worth, spirit, false) * weights.later;
    const isAsleep = (player.asleep & (1 << at)) !== 0;
    const helps = spirit === 'okami' ? worth.meals > 0 : state.round < ROUNDS || worth.activations > 0;
    if (!isAsleep && helps) value += weights.powers[spirit] * weights.awake;
  }
  return value;
}
