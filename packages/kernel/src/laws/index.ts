export type { Law, Violation } from './law.ts';
export { type Walk, type WalkPlan, walk } from './walk.ts';
