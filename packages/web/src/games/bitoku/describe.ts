import {
  type BitokuKind,
  BUILDING_FACTS,
  type BuildingTile,
  bitokuGives,
  buildingBonus,
  type CrystalTile,
  crystalGives,
  type DragonflyTile,
  dragonflyGives,
  MITAMA,
  type MitamaTile,
  PICK_TWO,
  PICKS,
  YOKAI,
  type YokaiCard,
} from '@engawa/bitoku';
import type { Language } from '@engawa/kernel';
import { dictionary } from './naming.ts';
import { faceWords } from './words/index.ts';

/** Cards and tiles for whoever points at them: what they are called, and all they do. */
export function yokaiLine(language: Language, card: YokaiCard): string {
  const words = dictionary(language);
  const { action, vp, each } = YOKAI[card];
  const winter = `${words.phases.winter}: ${words.forEach(vp, words.each[each])}`;
  return `${words.yokai(card)}: ${words.effect(action)}. ${winter}`;
}

export function bitokuLine(language: Language, card: BitokuKind): string {
  const words = dictionary(language);
  return `${words.bitoku(card)}: ${bitokuGives(words, card)}`;
}

export const pickTwoLine = (language: Language): string =>
  `${faceWords[language].ofAll(PICKS, PICK_TWO.length)}: ${dictionary(language).list(PICK_TWO.map(dictionary(language).part))}`;

export function mitamaTileLine(language: Language, tile: MitamaTile): string {
  const words = dictionary(language);
  return `${words.mitama(tile)}: ${words.effect(MITAMA[tile])}`;
}

export function dragonflyTileLine(language: Language, tile: DragonflyTile): string {
  const words = dictionary(language);
  return `${words.dragonfly(tile)}: ${dragonflyGives(words, tile)}`;
}

export function crystalTileLine(language: Language, tile: CrystalTile): string {
  const words = dictionary(language);
  return `${words.crystal(tile)}: ${crystalGives(words, tile)}`;
}

export function buildingTileLine(language: Language, tile: BuildingTile): string {
  const words = dictionary(language);
  const { needs, action } = BUILDING_FACTS[tile];
  return `${words.building(tile)}: ${needs}+, ${words.effect(action)}. ${buildingBonus(words, tile)}`;
}
