export { useNarrow } from '../narrow.ts';
