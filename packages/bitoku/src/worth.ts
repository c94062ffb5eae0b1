import type { Seat } from '@engawa/kernel';
import {
  BUILDING_COSTS,
  BUILDING_FACTS,
  type CrystalTile,
  kindOfCrystal,
  MEMORY_CRYSTALS,
  type MemoryCrystal,
  MOST_BUILDINGS,
  STONE_PATH,
} from './components.ts';
import { type Atom, type Effect, factsOf, type Part } from './effects.ts';
import { cellsFor } from './rules/buildings.ts';
import { hasSlotFor } from './rules/crystals.ts';
import { isPossible } from './rules/possible.ts';
import { isOpenCell } from './rules/rocks.ts';
import { countedBy } from './scoring.ts';
import { type Bitoku, boardOf, buildingsOf, type Player, resourcesOf } from './state.ts';
import { type Tables, usual } from './tables.ts';
import type { BitokuWeights } from './weights.ts';

/** For whom something is worth something, and how many years there still are after this one. */
export interface Worth {
  readonly weights: BitokuWeights;
  readonly tables: Tables;
  readonly state: Bitoku;
  readonly seat: Seat;
  readonly player: Player;
  readonly later: number;
  /** From 1 at the beginning to 0 at the end. */
  readonly time: number;
}

/** What a crystal will bring until the end. `isIdle`: the card space of a crystal of mastery is still free this year. */
export function crystalWorth({ weights, tables, later, time }: Worth, tile: CrystalTile, isIdle: boolean): number {
  switch (kindOfCrystal(tile)) {
    case 'dream':
      return tables.crystals[tile]! * (later + weights.dreamNow) * weights.dream;
    case 'mastery':
      return tables.crystals[tile]! * (later + (isIdle ? 1 : 0)) * weights.mastery;
    case 'memory': {
      const { deed, vp } = MEMORY_CRYSTALS[tile as MemoryCrystal];
      return vp * weights.deeds[deed] * 4 * time;
    }
  }
}

/** What a part would bring this player now. Nothing is worth less than leaving it. */
export function partWorth(worth: Worth, part: Part, region: number): number {
  const { weights, state, seat } = worth;
  const { kind, amount, options, first, next } = factsOf(part);
  switch (kind) {
    case 'vp':
      return amount;
    case 'amulet':
      return amuletWorth(worth, amount - 1);
    case 'pilgrim':
      return bestRest(worth);
    case 'mitama':
      return bestMitama(worth, amount);
    case 'dragonfly':
      return bestDragonfly(worth, amount);
    case 'build':
      return bestBuilding(worth, amount);
    case 'crystal':
      return bestCrystal(worth, amount);
    case 'mp':
      return isPossible(state, seat, part, region) ? amount * weights.movement : 0;
    case 'one': {
      let best = 0;
      for (const option of options) best = Math.max(best, partWorth(worth, option, region));
      return best;
    }
    case 'then':
      return partWorth(worth, first!, region) + partWorth(worth, next!, region);
    case 'paid':
      return Math.max(
        0,
        partWorth(worth, next!, region) - amount * weights.resource * Math.min(1, worth.time * weights.lasting.paid),
      );
    case 'vision':
    case 'yokai':
    case 'draw':
      return weights[kind] * Math.min(1, weights.atLast.cards + worth.time);
    default:
      return isPossible(state, seat, part as Atom, region)
        ? usual(weights, part) * Math.min(1, weights.atLast.others + worth.time)
        : 0;
  }
}

export function effectWorth(worth: Worth, effect: Effect, region: number): number {
  let sum = 0;
  for (let i = 0; i < effect.length; i++) sum += partWorth(worth, effect[i]!, region);
  return sum;
}

/** An amulet raises a die for all years to come; without a die to place it is worth nothing. */
export function amuletWorth({ weights, later, time }: Worth, index: number): number {
  return (
    weights.amulet[index]! *
    Math.min(1, time * weights.lasting.amulets) *
    (weights.amuletNow + weights.amuletYear * later)
  );
}

/** The best cell for a pilgrim: what its iwakura count now, and what may come. */
function bestRest({ weights, state, seat, player, later }: Worth): number {
  if (player.awake === 0) return 0;
  let best = 0;
  for (let cell = 0; cell < STONE_PATH.length; cell++) {
    if (!isOpenCell(player, cell)) continue;
    const { beside, cost } = STONE_PATH[cell]!;
    let value = cost === null ? 0 : -0.25;
    for (const place of beside) {
      if (place < player.iwakura.length)
        value += countedBy(state, seat, player.iwakura[place]!) + weights.watchedRock * later;
    }
    if (value > best) best = value;
  }
  return best;
}

/** What resources cost that are spent: at the end a quarter of a point. */
const priceOf = ({ weights, time }: Worth, count: number): number =>
  Math.max(0, count) * (0.25 + (weights.resource - 0.25) * Math.min(1, time * weights.lasting.price));

function bestMitama(worth: Worth, discount: number): number {
  const { weights, tables, state, player } = worth;
  const { mitamaCosts } = boardOf(state);
  let union = weights.waitingMitama * worth.time;
  for (const tile of player.dragonflies)
    union = Math.max(union, weights.union + (1 - weights.waitingDragonfly) * tables.dragonflies[tile]);
  let best = 0;
  for (let space = 0; space < mitamaCosts.length; space++) {
    const tile = state.open.mitama[space];
    if (tile == null) continue;
    const { jade, sake, vp } = mitamaCosts[space]!;
    if (Math.min(jade, player.jade) + Math.min(sake, player.sake) < jade + sake - discount) continue;
    const value = vp + tables.mitama[tile] + union + weights.mitamaColour - priceOf(worth, jade + sake - discount);
    if (value > best) best = value;
  }
  return best;
}

function bestDragonfly(worth: Worth, discount: number): number {
  const { weights, tables, state, player } = worth;
  const { dragonflyGains } = boardOf(state);
  const own = resourcesOf(player) + discount;
  const isUnion = player.mitama.length > 0;
  let best = 0;
  for (let space = 0; space < dragonflyGains.length; space++) {
    const tile = state.open.dragonfly[space];
    const gain = dragonflyGains[space]!;
    if (tile == null || own + gain < 0) continue;
    const effect = tables.dragonflies[tile];
    const use = isUnion
      ? effect + weights.union
      : effect * weights.waitingDragonfly * Math.min(1, worth.time * weights.lasting.tiles);
    const value = use + (gain > 0 ? gain * weights.resource : -priceOf(worth, -gain - discount));
    if (value > best) best = value;
  }
  return best;
}

function bestBuilding(worth: Worth, discount: number): number {
  const { weights, state, seat, player } = worth;
  const built = buildingsOf(state, seat);
  if (built === MOST_BUILDINGS) return 0;
  const { wood, stone, vp } = BUILDING_COSTS[built]!;
  if (Math.min(wood, player.wood) + Math.min(stone, player.stone) < wood + stone - discount) return 0;
  let best = 0;
  for (const tile of state.open.building) {
    if (tile === null || cellsFor(state, tile).length === 0) continue;
    const { kodama, amulet } = BUILDING_FACTS[tile];
    const bonus = kodama * weights.kodama + (amulet ? weights.amulet[0] : 0);
    best = Math.max(
      best,
      vp + bonus + weights.built + weights.owner * worth.later - priceOf(worth, wood + stone - discount),
    );
  }
  return best;
}

function bestCrystal(worth: Worth, discount: number): number {
  const { weights, state, player } = worth;
  const { crystalCosts } = boardOf(state);
  const own = resourcesOf(player) + discount;
  let best = 0;
  for (let space = 0; space < crystalCosts.length; space++) {
    const tile = state.open.crystal[space];
    if (tile == null || crystalCosts[space]! > own || !hasSlotFor(player, tile)) continue;
    const value =
      crystalWorth(worth, tile, false) + weights.crystalTaken - priceOf(worth, crystalCosts[space]! - discount);
    if (value > best) best = value;
  }
  return best;
}
