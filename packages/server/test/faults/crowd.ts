import type { Connection, KnownTable, NewTableRequest, OpenedTable } from '@engawa/wire';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/store/schema.ts';
import { playSeat } from '../kit/player.ts';
import { Visitor } from '../kit/visitor.ts';
import type { Door } from './houses.ts';
import type { Ledger } from './ledger.ts';
import { comePatiently, insist, whenReachable } from './patience.ts';
import { Reference } from './reference.ts';

export interface Guest {
  readonly visitor: Visitor;
  readonly connection: Connection;
}

/** Somebody who comes in by a door, with a connection that comes back by itself. */
export async function invite(door: Door, name: string, url?: () => string): Promise<Guest> {
  const visitor = await comePatiently(new Visitor(door), name);
  return { visitor, connection: visitor.connect(url ? { url } : {}) };
}

/** Opens a table for these people and bots; the game has begun. */
export async function openGame(
  guests: readonly Guest[],
  bots: readonly string[] = [],
  wish: Partial<NewTableRequest> = {},
): Promise<string> {
  const [owner, ...others] = guests.map(({ visitor }) => visitor);
  const seats = [...guests.map(() => 'open' as const), ...bots.map((bot) => ({ bot }))];
  const opened = await insist(owner!, '/tables', { game: 'tokaido', seats, autostart: true, ...wish });
  const { table, invitation } = opened as unknown as OpenedTable;
  for (const one of others) await insist(one, `/tables/${table}/sit`, { invitation });
  return table;
}

export interface GameOptions {
  readonly seed: number;
  readonly ledger?: Ledger;
  /** Milliseconds before each choice of a person. */
  readonly pause?: number;
}

/** All of them play to the end; the answer is what each of them knows then. */
export function playGame(guests: readonly Guest[], table: string, options: GameOptions): Promise<KnownTable[]> {
  const { seed, ledger, pause = 0 } = options;
  return Promise.all(
    guests.map(({ connection }, i) =>
      playSeat(connection, table, {
        seed: seed * 10 + i,
        pause,
        onAcknowledged: (choice) => ledger?.acknowledge(choice),
        onTable: (known) => ledger?.see(known),
      }),
    ),
  );
}

/** Leaves the processes some time to start again. */
const PAUSE = 5;

/** A group of people who play one game after the other until somebody says that it is enough. */
export class Group {
  private readonly guests: readonly Guest[];
  private readonly bots: readonly string[];
  private readonly ledger: Ledger;
  private readonly db: Kysely<Database>;
  private isEnough = false;
  /** Ends when it was enough, or when something is wrong. */
  readonly playing: Promise<void>;
  games = 0;

  constructor(guests: readonly Guest[], bots: readonly string[], ledger: Ledger, db: Kysely<Database>, seed: number) {
    this.guests = guests;
    this.bots = bots;
    this.ledger = ledger;
    this.db = db;
    this.playing = this.play(seed);
    // Whoever waits for the end hears of it.
    this.playing.catch(() => {});
  }

  private async play(seed: number): Promise<void> {
    do {
      const table = await openGame(this.guests, this.bots);
      const ends = await playGame(this.guests, table, { seed: seed + this.games, ledger: this.ledger, pause: PAUSE });
      const reference = await whenReachable(() => Reference.read(this.db, table));
      for (const known of ends) reference.expectKnown(known);
      await whenReachable(() => this.ledger.checkWhole(this.db, table));
      for (const { visitor, connection } of this.guests) {
        // A client looks at a few tables at most.
        connection.watch(table, () => {})();
        visitor.frames.length = 0;
      }
      this.games++;
    } while (!this.isEnough);
  }

  /** The game that is being played is the last one. */
  async enough(): Promise<void> {
    this.isEnough = true;
    await this.playing;
  }
}
