import {
  type Game,
  type GameEvent,
  type GameRecord,
  isOver,
  RecordError,
  readRecord,
  recordToText,
  replay,
  type Seat,
  verify,
} from '@engawa/kernel';
import { type Position, Refused, type ReplayAs } from '@engawa/wire';
import type { Context } from '../context.ts';
import type { Sitting } from './sitting.ts';
import { isName } from './table-queries.ts';
import type { Tables } from './tables.ts';

/** The record of a game that is over, or was given up. While it runs nobody has it: it shows what is hidden. */
export async function recordOf(tables: Tables, id: string): Promise<string> {
  const table = await tables.at(id);
  return table.look((sitting, people) => {
    if (!sitting.isEnded) throw new Refused('not-over');
    if (sitting.table === null || !sitting.table.isReplayable) throw new Refused('no-record');
    const names = sitting.holders.map(({ person, bot }) => (person && people.get(person)?.name) || bot || '?');
    return recordToText(sitting.table.record(sitting.luckProof, names));
  });
}

/**
 * A game as it stood after some of its choices. While it runs everybody sees what they may see at the table; afterwards
 * all lies open, unless somebody wants to see it with the eyes of one seat.
 */
export async function positionOf(
  tables: Tables,
  id: string,
  person: string | null,
  at: number | undefined,
  as: ReplayAs | undefined,
): Promise<Position> {
  const table = await tables.at(id);
  return table.look((sitting) => {
    const played = sitting.table;
    if (played === null) throw new Refused('not-running');
    if (!played.isReplayable) throw new Refused('no-record');
    const own = person === null ? null : sitting.seatOf(person);
    const eyes = sitting.isEnded ? eyesOf(as, sitting.opening.seats) : own;
    if (!sitting.isEnded) refuseForeignEyes(sitting, own, as);
    return position(sitting.game, played.record(), at, eyes);
  });
}

function refuseForeignEyes({ opening }: Sitting, own: Seat | null, as: ReplayAs | undefined): void {
  if (own === null && !opening.settings.watchers) throw new Refused('no-watchers');
  if (as !== undefined && as !== (own ?? 'spectator')) throw new Refused('not-over');
}

/** Whose eyes: a seat's, a spectator's (null), or nobody's in particular (undefined): then nothing is hidden. */
type Eyes = Seat | null | undefined;

function eyesOf(as: ReplayAs | undefined, seats: number): Eyes {
  if (typeof as !== 'number') return as === 'spectator' ? null : undefined;
  if (as >= seats) throw new Refused('no-seat');
  return as;
}

function position(game: Game, record: GameRecord, asked: number | undefined, eyes: Eyes): Position {
  const length = record.entries.length;
  const at = asked ?? length;
  if (at > length) throw new Refused('no-position');
  const { state, told } = replay(game, record, at);
  const hears = ({ only }: GameEvent) => only === undefined || eyes === undefined || only === eyes;
  return {
    at,
    length,
    view: eyes === undefined ? state : game.hide(state, eyes),
    events: told.at(-1)!.filter(hears),
    places: isOver(state) ? game.standings(state) : null,
  };
}

/** Keeps a record that somebody brings along, if every choice and every draw in it is right. */
export async function importRecord(context: Context, person: string, text: string): Promise<string> {
  const { record, game } = readChecked(context, text);
  const id = context.newId();
  const row = { id, person, game: game.id, body: recordToText(record), created_at: context.now() };
  await context.store.db.insertInto('records').values(row).execute();
  return id;
}

function readChecked(context: Context, text: string): { record: GameRecord; game: Game } {
  try {
    const record = readRecord(text);
    const game = context.games.find(({ id }) => id === record.game);
    if (game === undefined) throw new Refused('no-game');
    verify(game, record);
    return { record, game };
  } catch (error) {
    if (error instanceof RecordError) throw new Refused('bad-record');
    throw error;
  }
}

export async function importedRecord(context: Context, id: string): Promise<string> {
  if (!isName(id)) throw new Refused('no-record');
  const row = await context.store.db.selectFrom('records').select('body').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refused('no-record');
  return row.body;
}

export async function importedPosition(
  context: Context,
  id: string,
  at: number | undefined,
  as: ReplayAs | undefined,
): Promise<Position> {
  const { record, game } = readChecked(context, await importedRecord(context, id));
  return position(game, record, at, eyesOf(as, record.seats));
}
