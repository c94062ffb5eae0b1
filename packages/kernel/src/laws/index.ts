export type { Law, Violation } from './check.ts';
export { type Walk, type WalkPlan, walk } from './walk.ts';
