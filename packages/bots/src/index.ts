export { type ArenaPlan, type ArenaResult, type ArenaRow, runArena } from './arena.ts';
export type { Bot, Limit } from './bot.ts';
export { greedyWith } from './greedy.ts';
export { wilson } from './interval.ts';
export { BOTS, botByName } from './registry.ts';
export { type Finding, Search, type SearchSettings } from './search/search.ts';
export { type Budget, searching } from './search/searching.ts';
export { lineUp, playBots, rotate } from './table-of-bots.ts';
