import type { Game } from '@engawa/kernel';
import { Refused } from '@engawa/wire';
import type { Context } from '../context.ts';
import { outagesOf } from '../keeper/outages.ts';
import type { LogRow } from '../store/store.ts';
import type { Outages } from './clocks.ts';
import { Sitting } from './sitting.ts';
import type { Opening, SavedSitting } from './sitting-data.ts';
import { readStandings, type Standings } from './standing.ts';
import { latestSnapshot, numbersOf, standingRows, tableRow } from './table-queries.ts';
import type { LogEntry, What } from './what.ts';

export interface Loaded {
  readonly sitting: Sitting;
  readonly standings: Standings;
  /** The number of each request that is in the log, by its id. */
  readonly numbers: Map<string, number>;
  readonly snapshotAt: number;
  /** Set when the table began under other rules than those of today: what the log must say about it. */
  readonly rules?: { readonly version: number; readonly how: 'replayed' | 'restored' | 'impossible' };
}

export function readEntry({ number, at, seat, what }: LogRow): LogEntry {
  return { number, at, seat, what: JSON.parse(what) };
}

/** Reads a table back. */
export async function loadSitting(context: Context, id: string): Promise<Loaded> {
  const read = await readSitting(context, id);
  // Last: whatever of the log was read before, its ids are among these.
  return { ...read, numbers: await numbersOf(context.store.db, id) };
}

/** From its latest snapshot, and what the log says after it. */
async function readSitting(context: Context, id: string): Promise<Omit<Loaded, 'numbers'>> {
  const { db } = context.store;
  const row = await tableRow(db, id);
  if (row === undefined) throw new Refused('no-table');
  const game = context.games.find((one) => one.id === row.game);
  if (game === undefined) throw new Refused('no-game');
  const opening: Opening = {
    id,
    owner: row.owner,
    isPublic: row.is_public === 1,
    seats: row.seats,
    settings: JSON.parse(row.settings),
    seed: row.seed,
  };
  const [outages, snapshot, standing] = await Promise.all([
    outagesOf(db, row.created_at),
    latestSnapshot(db, id),
    standingRows(db, id),
  ]);
  const saved: SavedSitting | undefined = snapshot && JSON.parse(snapshot.body);
  const standings = readStandings(standing);
  const snapshotAt = saved?.number ?? 0;
  const isOfToday = saved === undefined || saved.table === null || saved.table.version === game.version;
  const after = await context.store.read(id, isOfToday ? snapshotAt : 0);
  const rules = rulesOf(after.map(readEntry), saved?.table?.version ?? game.version);
  // Another process is newer than this one: it alone understands the table.
  if (rules > game.version) throw new Refused('unavailable');
  if (isOfToday && rules === game.version) {
    const sitting = fold(new Sitting(opening, game, outages, saved), after);
    return { sitting, standings, snapshotAt };
  }
  const all = isOfToday && snapshotAt > 0 ? await context.store.read(id, 0) : after;
  return { ...underNewRules(opening, game, outages, all, saved), standings, snapshotAt };
}

function fold(sitting: Sitting, rows: readonly LogRow[]): Sitting {
  for (const row of rows) sitting.apply(readEntry(row));
  return sitting;
}

/** The version of the rules that these entries were made under; `otherwise` if they do not say. */
function rulesOf(entries: readonly LogEntry[], otherwise: number): number {
  let version = otherwise;
  for (const { what } of entries) if (what.do === 'start' || what.do === 'rules') version = what.version;
  return version;
}

/** A table goes on under newer rules if its record replays the same, or else from its snapshot. */
function underNewRules(
  opening: Opening,
  game: Game,
  outages: Outages,
  rows: readonly LogRow[],
  saved: SavedSitting | undefined,
): Pick<Loaded, 'sitting' | 'rules'> {
  const { version } = game;
  const isSaid = rulesOf(rows.map(readEntry), version) === version;
  const stillToSay = (sitting: Sitting, how: 'replayed' | 'restored' | 'impossible') =>
    sitting.isEnded || isSaid ? { sitting } : { sitting, rules: { version, how } };
  try {
    const sitting = new Sitting(opening, game, outages);
    for (const row of rows) {
      sitting.apply(readEntry(row));
      if (row.number === saved?.number && !isSameGame(sitting.save(), saved)) throw new Error('another state');
    }
    return stillToSay(sitting, 'replayed');
  } catch {
    // It does not replay the same: then it goes on from where it stood.
  }
  try {
    if (saved === undefined) throw new Error('no snapshot');
    const later = rows.filter(({ number }) => number > saved.number);
    return stillToSay(fold(new Sitting(opening, game, outages, saved), later), 'restored');
  } catch {
    return stillToSay(withoutGame(new Sitting(opening, game, outages), rows), 'impossible');
  }
}

/** Who sat there and how it ended: all that can be told of a game that nobody can play any more. */
function withoutGame(sitting: Sitting, rows: readonly LogRow[]): Sitting {
  for (const row of rows) {
    const entry = readEntry(row);
    if (BESIDES_THE_GAME.has(entry.what.do)) sitting.apply(entry);
    sitting.number = entry.number;
  }
  return sitting;
}

const BESIDES_THE_GAME: ReadonlySet<What['do']> = new Set([
  'sit',
  'place-bot',
  'stand-up',
  'hand-over',
  'take-back',
  'rematch',
  'close',
]);

function isSameGame(a: SavedSitting, b: SavedSitting): boolean {
  return JSON.stringify(a.table?.state) === JSON.stringify(b.table?.state);
}
