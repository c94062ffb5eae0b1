import {
  BITOKU,
  type BitokuKind,
  BRIDGES,
  BUILDING_FACTS,
  type BuildingTile,
  type CrystalTile,
  DRAGONFLIES,
  DREAM_CRYSTALS,
  type DragonflyTile,
  kindOfDragonfly,
  MASTERY_CRYSTALS,
  MEMORY_CRYSTALS,
  MITAMA,
  TORII_TILES,
  VISION_ELEMENTS,
  VISION_FACTS,
  type VisionCard,
} from '../components.ts';
import type { Effect, Part, Resource } from '../effects.ts';
import { movementOf, nextSideCell, pathAndCell, toriiAt } from '../rules/wisdom.ts';
import { type Bitoku, boardOf } from '../state.ts';
import type { Dictionary } from './dictionary.ts';

/** Tiles, cards and places in words: what they cost and what they do. */

export function bitokuGives(words: Dictionary, card: BitokuKind): string {
  const { vp, action } = BITOKU[card];
  return words.effect([`vp:${vp}`, ...action]);
}

export function visionLine(words: Dictionary, card: VisionCard): string {
  const { needs, vp, penalty } = VISION_FACTS[card];
  const asked = VISION_ELEMENTS.flatMap((element) => {
    const n = needs[element];
    return n === undefined ? [] : [words.elements[element](n)];
  });
  return words.choices.vision(words.vision(card), words.list(asked), vp, penalty);
}

export function crystalGives(words: Dictionary, tile: CrystalTile): string {
  if (tile in MEMORY_CRYSTALS) {
    const { deed, vp } = MEMORY_CRYSTALS[tile as keyof typeof MEMORY_CRYSTALS];
    return words.choices.memory(words.deeds[deed], words.points(vp));
  }
  const effects: Readonly<Record<string, Effect>> = { ...DREAM_CRYSTALS, ...MASTERY_CRYSTALS };
  return words.effect(effects[tile]!);
}

export interface InDisplay {
  readonly space: number;
  readonly discount: number;
}
/** By itself, or in the display with its price. */
export function crystalLine(words: Dictionary, tile: CrystalTile, at: InDisplay | undefined, view: Bitoku): string {
  const gives = crystalGives(words, tile);
  if (at === undefined) return `${words.crystal(tile)}: ${gives}`;
  const price = Math.max(0, boardOf(view).crystalCosts[at.space]! - at.discount);
  return words.choices.crystal(at.space + 1, words.crystal(tile), gives, price);
}

export function mitamaLine(words: Dictionary, space: number, view: Bitoku): string {
  const tile = view.open.mitama[space]!;
  const { jade, sake, vp } = boardOf(view).mitamaCosts[space]!;
  const prices: [Resource, number][] = [
    ['jade', jade],
    ['sake', sake],
  ];
  const price = words.goods(prices.filter(([, n]) => n > 0));
  return words.choices.mitama(space + 1, words.mitama(tile), price, words.points(vp), words.effect(MITAMA[tile]));
}

export function dragonflyGives(words: Dictionary, tile: DragonflyTile): string {
  return words.effect(DRAGONFLIES[kindOfDragonfly(tile)]);
}

export function dragonflyLine(words: Dictionary, space: number, discount: number, view: Bitoku): string {
  const gain = boardOf(view).dragonflyGains[space]!;
  const price = gain >= 0 ? gain : Math.min(0, gain + discount);
  return words.choices.dragonfly(space + 1, dragonflyGives(words, view.open.dragonfly[space]!), price);
}

export function buildingBonus(words: Dictionary, tile: BuildingTile): string {
  const { kodama, amulet } = BUILDING_FACTS[tile];
  const bonus: Part[] = [`here:${kodama}`];
  if (amulet) bonus.push('amulet:1');
  return words.effect(bonus);
}

export function buildingLine(words: Dictionary, space: number, view: Bitoku): string {
  const tile = view.open.building[space]!;
  const { needs, action } = BUILDING_FACTS[tile];
  const bonus = buildingBonus(words, tile);
  return words.choices.buildingTile(space + 1, words.building(tile), needs, words.effect(action), bonus);
}

export function movementLine(words: Dictionary, choice: string, seat: number, view: Bitoku): string {
  const movement = movementOf(choice);
  const say = words.choices;
  if (movement.how === 'visit') {
    const { path, visited } = view.players[seat]!;
    const card = path[visited]!;
    return say.visit(words.bitoku(card), bitokuGives(words, card));
  }
  const { path, cell } = pathAndCell(movement.at);
  const named = boardOf(view).paths > 1 ? path : undefined;
  if (movement.how === 'start') return say.start(named, cell);
  if (movement.how === 'walk') return say.walk(named, cell, BRIDGES[cell]! > 0);
  const { vp, amulet } = nextSideCell(view, movement.at);
  const gives: Part[] = [`vp:${vp}`];
  if (amulet > 0) gives.push(`amulet:${amulet as 1 | 2 | 3}`);
  const tile = toriiAt(view, movement.at);
  return say.enter(named, cell, words.effect(gives), tile === null ? undefined : words.effect(TORII_TILES[tile]));
}
