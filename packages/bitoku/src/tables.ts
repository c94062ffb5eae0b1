import {
  ALL_DRAGONFLIES,
  BITOKU,
  type BitokuKind,
  DRAGONFLIES,
  DREAM_CRYSTALS,
  type DragonflyTile,
  kindOfDragonfly,
  MASTERY_CRYSTALS,
  MITAMA,
  type MitamaTile,
  TORII_TILES,
  type ToriiTile,
  YOKAI,
  type YokaiCard,
} from './components.ts';
import { type Effect, factsOf, type Part } from './effects.ts';
import type { BitokuWeights } from './weights.ts';

/** What printed effects are usually worth by some weights: added up once, for every state that is judged by them. */
export interface Tables {
  readonly yokai: Readonly<Record<YokaiCard, number>>;
  readonly bitoku: Readonly<Record<BitokuKind, number>>;
  readonly torii: Readonly<Record<ToriiTile, number>>;
  readonly mitama: Readonly<Record<MitamaTile, number>>;
  readonly dragonflies: Readonly<Record<DragonflyTile, number>>;
  /** Crystals of dreams and of mastery. */
  readonly crystals: Readonly<Record<string, number>>;
}

/** What a symbol is usually worth, in the middle of a game. */
export function usual(weights: BitokuWeights, part: Part): number {
  const { kind, amount, options, first, next } = factsOf(part);
  switch (kind) {
    case 'vp':
      return amount;
    case 'amulet':
      return weights.amulet[amount - 1]!;
    case 'wood':
    case 'stone':
    case 'jade':
    case 'sake':
    case 'any':
    case 'woodstone':
    case 'jadesake':
      return amount * weights.resource;
    case 'mp':
      return amount * weights.movement;
    case 'kodama':
    case 'here':
      return amount * weights.kodama;
    case 'back':
      return amount * weights.back;
    case 'mitama':
    case 'dragonfly':
    case 'build':
    case 'crystal':
      return weights[kind] + amount * weights.resource;
    case 'one':
      return Math.max(...options.map((option) => usual(weights, option))) + weights.choice;
    case 'then':
      return usual(weights, first!) + usual(weights, next!);
    case 'paid':
      return Math.max(0, usual(weights, next!) - amount * weights.resource);
    default:
      return weights[kind];
  }
}

const actionsOf = <K extends string>(facts: Readonly<Record<K, { readonly action: Effect }>>): Record<K, Effect> =>
  Object.fromEntries(Object.entries(facts).map(([key, one]) => [key, (one as { action: Effect }).action])) as never;

export function tablesFor(weights: BitokuWeights): Tables {
  const usualOf = (effect: Effect): number => effect.reduce((sum, part) => sum + usual(weights, part), 0);
  const table = <K extends string>(effects: Readonly<Record<K, Effect>>): Readonly<Record<K, number>> =>
    Object.fromEntries(Object.entries(effects).map(([key, one]) => [key, usualOf(one as Effect)])) as never;
  const kinds = table(DRAGONFLIES);
  return {
    yokai: table(actionsOf(YOKAI)),
    bitoku: table(actionsOf(BITOKU)),
    torii: table(TORII_TILES),
    mitama: table(MITAMA),
    dragonflies: Object.fromEntries(
      ALL_DRAGONFLIES.map((tile) => [tile, kinds[kindOfDragonfly(tile)]]),
    ) as Tables['dragonflies'],
    crystals: { ...table(DREAM_CRYSTALS), ...table(MASTERY_CRYSTALS) },
  };
}
