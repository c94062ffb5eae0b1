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
import { LONGEST_NAME, type Position, Refused, type ReplayAs, saltSchema } from '@engawa/wire';
import type { Context } from '../context.ts';
import type { OneByOne } from './one-by-one.ts';
import type { Sitting } from './sitting.ts';
import { isName } from './table-queries.ts';
import type { Tables } from './tables.ts';

/** 256 of them, as a table's seed and its hash are written. */
const BITS = /^[0-9a-f]{64}$/;

/** Where games lie that can be looked at again, and who plays them again. */
export interface Shelf {
  readonly tables: Tables;
  readonly studies: OneByOne;
}

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
  { tables, studies }: Shelf,
  id: string,
  person: string | null,
  at: number | undefined,
  as: ReplayAs | undefined,
): Promise<Position> {
  const table = await tables.at(id);
  const { game, record, eyes } = await table.look((sitting) => {
    const played = sitting.table;
    if (played === null) throw new Refused('not-running');
    if (!played.isReplayable) throw new Refused('no-record');
    const own = person === null ? null : sitting.seatOf(person);
    const eyes = sitting.isEnded ? eyesOf(as, sitting.opening.seats) : own;
    if (!sitting.isEnded) refuseForeignEyes(sitting, own, as);
    return { game: sitting.game, record: played.record(), eyes };
  });
  // Not in the table's own line: nobody waits there for somebody who looks back.
  return studies.run(() => position(game, record, at, eyes));
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
export async function importRecord({ tables, studies }: Shelf, person: string, text: string): Promise<string> {
  const { context } = tables;
  const { body, game } = await studies.run(() => checked(context, text));
  const id = context.newId();
  await context.store.db.insertInto('records').values({ id, person, game, body, created_at: context.now() }).execute();
  return id;
}

function checked(context: Context, text: string): { body: string; game: string } {
  return orRefuse(() => {
    const { record, game } = read(context, text);
    if (!isModest(record)) throw new Refused('bad-record');
    verify(game, record);
    return { body: recordToText(record), game: game.id };
  });
}

/** What no rule of a game looks at is no longer than it would be here: nobody keeps a novel in a name. */
function isModest({ seats, names, luck }: GameRecord): boolean {
  const areNames = names?.length === seats && names.every((name) => [...name].length <= LONGEST_NAME);
  if (names !== undefined && !areNames) return false;
  if (luck === undefined) return true;
  const { commitment, salts, seed = commitment } = luck;
  // Where no server was, there may be fewer salts than seats, or none.
  const areSalts = salts.length <= seats && salts.every((salt) => saltSchema.safeParse(salt).success);
  return areSalts && BITS.test(commitment) && BITS.test(seed);
}

function read({ games }: Context, text: string): { record: GameRecord; game: Game } {
  const record = readRecord(text);
  const game = games.find(({ id }) => id === record.game);
  if (game === undefined) throw new Refused('no-game');
  return { record, game };
}

function orRefuse<T>(look: () => T): T {
  try {
    return look();
  } catch (error) {
    throw error instanceof RecordError ? new Refused('bad-record') : error;
  }
}

export async function importedRecord(context: Context, id: string): Promise<string> {
  if (!isName(id)) throw new Refused('no-record');
  const row = await context.store.db.selectFrom('records').select('body').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refused('no-record');
  return row.body;
}

/** It was checked when it came. Since then the rules may have changed, and then it is refused. */
export async function importedPosition(
  { tables: { context }, studies }: Shelf,
  id: string,
  at: number | undefined,
  as: ReplayAs | undefined,
): Promise<Position> {
  const text = await importedRecord(context, id);
  return studies.run(() =>
    orRefuse(() => {
      const { record, game } = read(context, text);
      return position(game, record, at, eyesOf(as, record.seats));
    }),
  );
}
