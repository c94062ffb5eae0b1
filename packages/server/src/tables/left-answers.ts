import type { Seat } from '@engawa/kernel';
import type { Standing } from '@engawa/wire';
import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import type { Append } from '../store/store.ts';
import type { Sitting } from './sitting.ts';
import { answerTo, hasAnswers, type Left, readStandings, type Standings, spend } from './standing.ts';
import { lockTable, replaceStanding, saveStanding, standingRows } from './table-queries.ts';

/** The answers that the seats of a table have left: secret from the other seats, and so no part of its log. */
export class LeftAnswers {
  private readonly db: Kysely<Database>;
  private readonly table: string;
  private known: Standings;

  constructor(db: Kysely<Database>, table: string, known: Standings) {
    this.db = db;
    this.table = table;
    this.known = known;
  }

  get all(): Standings {
    return this.known;
  }

  /** As they were read together with the log. */
  replace(known: Standings): void {
    this.known = known;
  }

  /** Reads them again, for a seat may have given them to another process. Returns the seats whose answers are others now. */
  async read(): Promise<Seat[]> {
    const before = this.known;
    this.known = readStandings(await standingRows(this.db, this.table));
    const seats = new Set([...before.keys(), ...this.known.keys()]);
    return [...seats].filter((seat) => JSON.stringify(before.get(seat)) !== JSON.stringify(this.known.get(seat)));
  }

  /** What the seat has left to what it is asked now. */
  to(sitting: Sitting, seat: Seat): Standing | undefined {
    return answerTo(sitting, seat, this.known.get(seat));
  }

  /** `also`: what must be true together with it. */
  async save(seat: Seat, left: Left, also: (db: Kysely<Database>) => Promise<void>): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      // First of all, as whoever appends to the log does: so nobody waits for somebody who waits for him.
      await lockTable(db, this.table);
      await saveStanding(db, this.table, seat, JSON.stringify(left));
      await also(db);
    });
    this.known = new Map(this.known).set(seat, left);
  }

  /** An answer that was given for a number of times is given once less. */
  spend(seat: Seat, used: Standing): Append['also'] {
    const before = this.known.get(seat)!;
    const left = spend(before, used);
    this.known = new Map(this.known).set(seat, left);
    return (db) => replaceStanding(db, this.table, seat, JSON.stringify(before), JSON.stringify(left));
  }
}

/**
 * Whether somebody must act for the table. Asked in the transaction in which that may change, of the store: another process
 * may know of answers that this one has not heard of.
 */
export async function needsKeeper(db: Kysely<Database>, sitting: Sitting): Promise<boolean> {
  if (sitting.status !== 'running') return false;
  return sitting.needsKeeper || hasAnswers(readStandings(await standingRows(db, sitting.opening.id)));
}
