import type { Seat } from '@engawa/kernel';
import {
  ALL_DRAGONFLIES,
  BITOKU,
  type BitokuKind,
  BUILDING_COSTS,
  BUILDING_FACTS,
  type CrystalTile,
  DRAGONFLIES,
  DREAM_CRYSTALS,
  type DragonflyTile,
  kindOfCrystal,
  kindOfDragonfly,
  MASTERY_CRYSTALS,
  MEMORY_CRYSTALS,
  type MemoryCrystal,
  MITAMA,
  MOST_BUILDINGS,
  STONE_PATH,
  TORII_TILES,
  type ToriiTile,
  YOKAI,
  type YokaiCard,
} from './components.ts';
import { type Atom, type Effect, factsOf, type Part } from './effects.ts';
import { cellsFor } from './rules/buildings.ts';
import { hasSlotFor } from './rules/crystals.ts';
import { isPossible } from './rules/possible.ts';
import { isOpenCell } from './rules/rocks.ts';
import { countedBy } from './scoring.ts';
import { type Bitoku, boardOf, buildingsOf, type Player, resourcesOf } from './state.ts';
import { WEIGHTS } from './weights.ts';

/** For whom something is worth something, and how many years there still are after this one. */
export interface Worth {
  readonly state: Bitoku;
  readonly seat: Seat;
  readonly player: Player;
  readonly later: number;
  /** From 1 at the beginning to 0 at the end. */
  readonly time: number;
}

/** What a symbol is usually worth, in the middle of a game. */
function usual(part: Part): number {
  const { kind, amount, options, first, next } = factsOf(part);
  switch (kind) {
    case 'vp':
      return amount;
    case 'amulet':
      return WEIGHTS.amulet[amount - 1]!;
    case 'wood':
    case 'stone':
    case 'jade':
    case 'sake':
    case 'any':
    case 'woodstone':
    case 'jadesake':
      return amount * WEIGHTS.resource;
    case 'mp':
      return amount * WEIGHTS.movement;
    case 'kodama':
    case 'here':
      return amount * WEIGHTS.kodama;
    case 'back':
      return amount * WEIGHTS.back;
    case 'mitama':
    case 'dragonfly':
    case 'build':
    case 'crystal':
      return WEIGHTS[kind] + amount * WEIGHTS.resource;
    case 'one':
      return Math.max(...options.map(usual)) + 0.3;
    case 'then':
      return usual(first!) + usual(next!);
    case 'paid':
      return Math.max(0, usual(next!) - amount * WEIGHTS.resource);
    default:
      return WEIGHTS[kind];
  }
}

const usualOf = (effect: Effect): number => effect.reduce((sum, part) => sum + usual(part), 0);

function table<K extends string>(effects: Readonly<Record<K, Effect>>): Readonly<Record<K, number>> {
  return Object.fromEntries(Object.entries(effects).map(([key, one]) => [key, usualOf(one as Effect)])) as never;
}
const actionsOf = <K extends string>(facts: Readonly<Record<K, { readonly action: Effect }>>): Record<K, Effect> =>
  Object.fromEntries(Object.entries(facts).map(([key, one]) => [key, (one as { action: Effect }).action])) as never;

export const YOKAI_WORTH: Readonly<Record<YokaiCard, number>> = table(actionsOf(YOKAI));
export const BITOKU_WORTH: Readonly<Record<BitokuKind, number>> = table(actionsOf(BITOKU));
export const TORII_WORTH: Readonly<Record<ToriiTile, number>> = table(TORII_TILES);
const MITAMA_WORTH = table(MITAMA);
const TUNED_WORTH: Readonly<Record<string, number>> = { ...table(DREAM_CRYSTALS), ...table(MASTERY_CRYSTALS) };

const KIND_WORTH = table(DRAGONFLIES);
const DRAGONFLY_WORTH = Object.fromEntries(
  ALL_DRAGONFLIES.map((tile) => [tile, KIND_WORTH[kindOfDragonfly(tile)]]),
) as Record<DragonflyTile, number>;
export const dragonflyWorth = (tile: DragonflyTile): number => DRAGONFLY_WORTH[tile];

/** What a crystal will bring until the end. `isIdle`: the card space of a crystal of mastery is still free this year. */
export function crystalWorth({ later, time }: Worth, tile: CrystalTile, isIdle: boolean): number {
  switch (kindOfCrystal(tile)) {
    case 'dream':
      return TUNED_WORTH[tile]! * (later + 0.4) * WEIGHTS.dream;
    case 'mastery':
      return TUNED_WORTH[tile]! * (later + (isIdle ? 1 : 0)) * WEIGHTS.mastery;
    case 'memory': {
      const { deed, vp } = MEMORY_CRYSTALS[tile as MemoryCrystal];
      return vp * WEIGHTS.deeds[deed] * 4 * time;
    }
  }
}

/** What a part would bring this player now. Nothing is worth less than leaving it. */
export function partWorth(worth: Worth, part: Part, region: number): number {
  const { state, seat } = worth;
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
      return isPossible(state, seat, part, region) ? amount * WEIGHTS.movement : 0;
    case 'one': {
      let best = 0;
      for (const option of options) best = Math.max(best, partWorth(worth, option, region));
      return best;
    }
    case 'then':
      return partWorth(worth, first!, region) + partWorth(worth, next!, region);
    case 'paid':
      return Math.max(0, partWorth(worth, next!, region) - amount * WEIGHTS.resource * Math.min(1, worth.time * 2));
    case 'vision':
    case 'yokai':
    case 'draw':
      return WEIGHTS[kind] * Math.min(1, 0.3 + worth.time);
    default:
      return isPossible(state, seat, part as Atom, region) ? usual(part) * Math.min(1, 0.5 + worth.time) : 0;
  }
}

export function effectWorth(worth: Worth, effect: Effect, region: number): number {
  let sum = 0;
  for (let i = 0; i < effect.length; i++) sum += partWorth(worth, effect[i]!, region);
  return sum;
}

/** An amulet raises a die for all years to come; without a die to place it is worth nothing. */
export function amuletWorth({ later, time }: Worth, index: number): number {
  return WEIGHTS.amulet[index]! * Math.min(1, time * 6) * (0.7 + WEIGHTS.amuletYear * later);
}

/** The best cell for a pilgrim: what its iwakura count now, and what may come. */
function bestRest({ state, seat, player, later }: Worth): number {
  if (player.awake === 0) return 0;
  let best = 0;
  for (let cell = 0; cell < STONE_PATH.length; cell++) {
    if (!isOpenCell(player, cell)) continue;
    const { beside, cost } = STONE_PATH[cell]!;
    let value = cost === null ? 0 : -0.25;
    for (const place of beside) {
      if (place < player.iwakura.length)
        value += countedBy(state, seat, player.iwakura[place]!) + WEIGHTS.watchedRock * later;
    }
    if (value > best) best = value;
  }
  return best;
}

/** What resources cost that are spent: at the end a quarter of a point. */
const priceOf = (worth: Worth, count: number): number =>
  Math.max(0, count) * (0.25 + (WEIGHTS.resource - 0.25) * Math.min(1, worth.time * 1.5));

function bestMitama(worth: Worth, discount: number): number {
  const { state, player } = worth;
  const { mitamaCosts } = boardOf(state);
  let union = WEIGHTS.waitingMitama * worth.time;
  for (const tile of player.dragonflies)
    union = Math.max(union, 0.6 + (1 - WEIGHTS.waitingDragonfly) * dragonflyWorth(tile));
  let best = 0;
  for (let space = 0; space < mitamaCosts.length; space++) {
    const tile = state.open.mitama[space];
    if (tile == null) continue;
    const { jade, sake, vp } = mitamaCosts[space]!;
    if (Math.min(jade, player.jade) + Math.min(sake, player.sake) < jade + sake - discount) continue;
    const value = vp + MITAMA_WORTH[tile] + union + 0.5 - priceOf(worth, jade + sake - discount);
    if (value > best) best = value;
  }
  return best;
}

function bestDragonfly(worth: Worth, discount: number): number {
  const { state, player } = worth;
  const { dragonflyGains } = boardOf(state);
  const own = resourcesOf(player) + discount;
  const isUnion = player.mitama.length > 0;
  let best = 0;
  for (let space = 0; space < dragonflyGains.length; space++) {
    const tile = state.open.dragonfly[space];
    const gain = dragonflyGains[space]!;
    if (tile == null || own + gain < 0) continue;
    const effect = dragonflyWorth(tile);
    const use = isUnion ? effect + 0.6 : effect * WEIGHTS.waitingDragonfly * Math.min(1, worth.time * 2);
    const value = use + (gain > 0 ? gain * WEIGHTS.resource : -priceOf(worth, -gain - discount));
    if (value > best) best = value;
  }
  return best;
}

function bestBuilding(worth: Worth, discount: number): number {
  const { state, seat, player } = worth;
  const built = buildingsOf(state, seat);
  if (built === MOST_BUILDINGS) return 0;
  const { wood, stone, vp } = BUILDING_COSTS[built]!;
  if (Math.min(wood, player.wood) + Math.min(stone, player.stone) < wood + stone - discount) return 0;
  let best = 0;
  for (const tile of state.open.building) {
    if (tile === null || cellsFor(state, tile).length === 0) continue;
    const { kodama, amulet } = BUILDING_FACTS[tile];
    const bonus = kodama * WEIGHTS.kodama + (amulet ? WEIGHTS.amulet[0] : 0);
    best = Math.max(best, vp + bonus + 0.8 + WEIGHTS.owner * worth.later - priceOf(worth, wood + stone - discount));
  }
  return best;
}

function bestCrystal(worth: Worth, discount: number): number {
  const { state, player } = worth;
  const { crystalCosts } = boardOf(state);
  const own = resourcesOf(player) + discount;
  let best = 0;
  for (let space = 0; space < crystalCosts.length; space++) {
    const tile = state.open.crystal[space];
    if (tile == null || crystalCosts[space]! > own || !hasSlotFor(player, tile)) continue;
    const value = crystalWorth(worth, tile, false) + 2.4 - priceOf(worth, crystalCosts[space]! - discount);
    if (value > best) best = value;
  }
  return best;
}
