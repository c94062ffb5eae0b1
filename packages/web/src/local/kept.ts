import type { Choice, Options, Seat } from '@engawa/kernel';

/** Who sits at a seat of a table that lives in this browser. */
export type LocalSeat = { readonly is: 'person'; readonly name: string } | { readonly is: 'bot'; readonly bot: string };

/** What happened at the table, in order. The seed gives the lots again, so nothing else has to be kept. */
export type Happening =
  | { readonly at: number; readonly seat: Seat; readonly choice: Choice; readonly aside?: true }
  | { readonly at: number; readonly seat: Seat; readonly undo: number };

/** A table that lives in this browser, as it is kept. */
export interface KeptGame {
  readonly id: string;
  readonly game: string;
  /** The version of the rules it began with: newer rules may lead elsewhere. */
  readonly version: number;
  readonly seats: readonly LocalSeat[];
  readonly options: Options;
  /** Secret as long as the game runs; nobody is shown it. */
  readonly seed: string;
  /** The lots of the game that this one goes on from: so far everything is drawn as it was there, then the seed gives them. */
  readonly lots?: readonly number[];
  readonly createdAt: number;
  readonly changedAt: number;
  readonly isOver: boolean;
  readonly log: readonly Happening[];
}

/** The part of a browser's storage that is needed. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'engawa.here.';

/** The key under which a game lies in the browser's storage. */
export const keyOf = (id: string): string => `${PREFIX}${id}`;

/** The games kept in this browser: a few kilobytes each. */
export class KeptGames {
  private readonly storage: Storage;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  /** Throws when the browser has no room for it. */
  keep(game: KeptGame): void {
    this.storage.setItem(keyOf(game.id), JSON.stringify(game));
  }

  find(id: string): KeptGame | undefined {
    return readKept(this.storage.getItem(keyOf(id)));
  }

  forget(id: string): void {
    this.storage.removeItem(keyOf(id));
  }

  /** The latest first. */
  all(): KeptGame[] {
    const found: KeptGame[] = [];
    for (let i = 0; i < this.storage.length; i++) {
      const key = this.storage.key(i);
      const game = key?.startsWith(PREFIX) ? readKept(this.storage.getItem(key)) : undefined;
      if (game !== undefined) found.push(game);
    }
    return found.sort((a, b) => b.changedAt - a.changedAt);
  }
}

/** Undefined for what is no game: somebody else may have written there. */
function readKept(text: string | null): KeptGame | undefined {
  if (text === null) return undefined;
  try {
    const game = JSON.parse(text) as Partial<KeptGame> | null;
    const isGame =
      typeof game?.id === 'string' &&
      typeof game.game === 'string' &&
      typeof game.seed === 'string' &&
      Array.isArray(game.seats) &&
      Array.isArray(game.log);
    return isGame ? (game as KeptGame) : undefined;
  } catch {
    return undefined;
  }
}
