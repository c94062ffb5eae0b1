import type { Counted, Deed, VisionElement } from '@engawa/bitoku';

/** The drawings for what yokai count in winter, what crystals of memory reward, and what visions ask for. */
export const COUNTED_SIGNS: Readonly<Record<Counted, string>> = {
  building: 'build',
  crystal: 'crystal',
  mitama: 'mitama',
  united: 'united',
  'goal-pilgrim': 'torii',
  'rock-pilgrim': 'pil',
  iwakura: 'iwa',
  visited: 'visited',
  bitoku: 'bit-deck',
  visions: 'vision',
  resource: 'res-any',
  yokai: 'hand',
  kodama5: 'kod',
};

export const DEED_SIGNS: Readonly<Record<Deed, string>> = {
  build: 'build',
  crystal: 'crystal',
  mitama: 'mitama',
  unite: 'united',
  vision: 'vision',
  visit: 'visited',
  cross: 'hikaru-marker',
  arrive: 'torii',
};

export const ELEMENT_SIGNS: Readonly<Record<VisionElement, string>> = {
  resource: 'res-any',
  building: 'build',
  crystal: 'crystal',
  mitama: 'mitama',
  united: 'united',
  insight: 'insight',
  torii: 'torii',
  visited: 'visited',
};
