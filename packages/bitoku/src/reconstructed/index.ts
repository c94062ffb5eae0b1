export * from './board.ts';
export * from './buildings.ts';
export * from './mats.ts';
export * from './tengu.ts';
export * from './tiles.ts';
export * from './visions.ts';
export * from './yokai.ts';
