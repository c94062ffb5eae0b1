import type { Seat } from '@engawa/kernel';
import { keptByTable } from './kept.ts';

const notes = keptByTable('engawa.notes', (value) => typeof value === 'string');

/** On one device several people may sit at the same table. */
const placeOf = (table: string, seat: Seat | null) => `${table}/${seat ?? ''}`;

export const noteOf = (table: string, seat: Seat | null): string => notes.of(placeOf(table, seat)) ?? '';

/** False in a browser that keeps nothing. */
export const keepNote = (table: string, seat: Seat | null, text: string): boolean =>
  notes.keep(placeOf(table, seat), text);
