import type { GameEvent, Seat } from '@engawa/kernel';
import type { Told } from '@engawa/wire';

export type Filter = 'all' | 'mine' | 'people';

/** One sentence to be: an event of the game, or something of the table's own life. */
export interface Entry {
  readonly number: number;
  readonly seat: Seat | null;
  readonly event?: GameEvent;
  readonly note?: NonNullable<Told['note']>;
  readonly undone?: number;
}

/** What one seat did in a row; notes of the table stand alone. */
export interface Turn {
  readonly number: number;
  readonly seat: Seat | null;
  readonly entries: readonly Entry[];
}

/** Whom an event is about, as far as it says so. */
export function seatOfEvent(event: GameEvent): Seat | null {
  const { seat } = event as { seat?: unknown };
  return typeof seat === 'number' ? seat : null;
}

function entriesOf({ number, events, note, undone }: Told): Entry[] {
  const entries: Entry[] = [];
  if (note) entries.push({ number, seat: 'seat' in note ? note.seat : null, note });
  if (undone && undone.length > 0) entries.push({ number, seat: null, undone: undone.length });
  for (const event of events) entries.push({ number, seat: seatOfEvent(event), event });
  return entries;
}

/** Who made the choice: the first seat that is named. */
function actor({ note, events }: Told): Seat | null {
  if (note) return null;
  return events.map(seatOfEvent).find((seat) => seat !== null) ?? null;
}

export function groupTurns(told: readonly Told[]): Turn[] {
  const turns: { number: number; seat: Seat | null; entries: Entry[] }[] = [];
  for (const one of told) {
    const entries = entriesOf(one);
    if (entries.length === 0) continue;
    const seat = actor(one);
    const last = turns.at(-1);
    if (last !== undefined && seat !== null && last.seat === seat) last.entries.push(...entries);
    else turns.push({ number: one.number, seat, entries });
  }
  return turns;
}

/** `people`: without what bots did. Notes of the table always stay. */
export function filterTurns(turns: readonly Turn[], filter: Filter, mine: Seat | null, bots: readonly Seat[]): Turn[] {
  if (filter === 'all') return [...turns];
  return turns.filter(({ seat }) => seat === null || (filter === 'mine' ? seat === mine : !bots.includes(seat)));
}

/** How many choices had been made when this was told: where a replay shows it. */
export function choicesUpTo(told: readonly Told[], number: number): number {
  return told.filter((one) => isChoice(one) && one.number <= number).length;
}

export function isChoice({ note, undone }: Told): boolean {
  return note === undefined && undone === undefined;
}

/** What others did after a number: what somebody who was away has missed. */
export function missed(told: readonly Told[], seen: number, mine: Seat | null): readonly Told[] {
  return told.filter((one) => one.number > seen && isChoice(one) && actor(one) !== mine);
}

/** The number of the latest choice; undefined before the first one. */
export function lastChoice(told: readonly Told[]): number | undefined {
  return told.findLast((one) => isChoice(one) && one.events.length > 0)?.number;
}

/** What the latest choice told; it is outlined until the next one. */
export function lastEvents(told: readonly Told[]): readonly GameEvent[] {
  const number = lastChoice(told);
  return told.find((one) => one.number === number)?.events ?? [];
}
