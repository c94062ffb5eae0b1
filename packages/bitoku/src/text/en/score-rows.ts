import type { Dictionary } from '../dictionary.ts';

export const scoreRows: Dictionary['scoreRows'] = {
  buildings: 'Buildings in play',
  crystals: 'Crystals in play',
  mitama: 'Mitama and dragonflies',
  paths: 'Paths of wisdom',
  bitoku: 'Visited bitoku',
  virtue: 'Virtue of the spirits',
  house: 'House of the Great Spirit',
  first: 'First among equals',
  set: 'Respect of the bitoku',
  lake: 'Lake treasures',
  iwakura: 'Resonance of the iwakura',
  guardians: 'Honour of the guardians',
  visions: 'Visions',
  markers: 'Fateful moment: buildings',
  slots: 'Fateful moment: crystals',
  followers: 'Yokai of the Tengu',
  goods: 'Resources',
};
