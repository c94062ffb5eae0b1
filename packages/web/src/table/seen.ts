import { keptByTable } from './kept.ts';

/** Up to which number each table was seen. */
export const seen = keptByTable('engawa.seen', (value) => typeof value === 'number');
