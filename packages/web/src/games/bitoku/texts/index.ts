export { aidTexts, type LineId } from './aid/index.ts';
export { chapterOf, rules } from './rules/index.ts';
