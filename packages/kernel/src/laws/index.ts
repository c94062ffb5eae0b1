export type { Law, Violation } from './law.ts';
export { pickAtRandom, type Walk, type WalkPlan, walk } from './walk.ts';
