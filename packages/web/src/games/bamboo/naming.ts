import {
  type Action,
  type Colour,
  DICTIONARIES,
  type Food,
  type Fulfilment,
  GROOVES,
  type Groove,
  type HarmonyTile,
  type HomeTile,
  type ShootKind,
  type Spirit,
} from '@engawa/bamboo';
import type { Language } from '@engawa/kernel';
import { faceWords } from './words/index.ts';

/** What the things on the table are called, as the rules call them. */
export const shootName = (language: Language, kind: ShootKind): string => DICTIONARIES[language].shoot(kind);
export const templeName = (language: Language, colour: Colour): string => DICTIONARIES[language].temples[colour];
export const areaName = (language: Language, colour: Colour): string => DICTIONARIES[language].areas[colour];
export const spiritName = (language: Language, spirit: Spirit): string => DICTIONARIES[language].spirits[spirit];
export const foodName = (language: Language, food: Food): string => DICTIONARIES[language].foods[food];
export const actionName = (language: Language, action: Action): string => DICTIONARIES[language].symbols[action];
export const homeTileName = (language: Language, tile: HomeTile): string => DICTIONARIES[language].homeTile(tile);
export const harmonyName = (language: Language, tile: HarmonyTile): string => DICTIONARIES[language].harmonyTile(tile);

export function grooveName(language: Language, groove: Groove): string {
  return faceWords[language].groove(GROOVES.indexOf(groove) + 1);
}

/** Fulfilled, impossible, or what is still missing. */
export function fulfilmentWords(language: Language, { is, missing, comfort }: Fulfilment): string {
  const { table, kinds, cell } = DICTIONARIES[language];
  if (is === 'fulfilled') return table.isFulfilled;
  if (is === 'impossible') return table.isImpossible;
  const cells = missing.map((one) => (one.kind === null ? cell(one.cell) : `${cell(one.cell)} ${kinds[one.kind]}`));
  return table.missing(cells.join(', '), comfort);
}
