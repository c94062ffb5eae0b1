import { randomBytes } from 'node:crypto';
import { fitsSeats, type Game, OptionError, readOptions } from '@engawa/kernel';
import { type NewTable, type OpenedTable, Refused } from '@engawa/wire';
import type { Context } from '../context.ts';
import { hashSecret } from '../people/secrets.ts';
import { insertTable } from './table-queries.ts';
import type { Settings, What } from './what.ts';

export interface Creation {
  readonly person: string;
  readonly wish: NewTable;
  /** Who sat where in the game before: they may sit down without the invitation, and on their seats. */
  readonly expected?: Settings['expected'];
}

/** Opens a table: with its bots, and with whoever opens it on the first free seat. */
export async function createTable(context: Context, { person, wish, expected = [] }: Creation): Promise<OpenedTable> {
  const game = context.games.find(({ id }) => id === wish.game);
  if (game === undefined) throw new Refused('no-game');
  if (!fitsSeats(game, wish.seats.length)) throw new Refused('no-seats');
  for (const plan of wish.seats) {
    if (plan !== 'open' && !context.bots.known.includes(plan.bot)) throw new Refused('no-bot');
  }
  const settings: Settings = {
    options: checkedOptions(game, wish),
    clock: wish.clock,
    absent: wish.absent,
    watchers: wish.watchers,
    autostart: wish.autostart,
    expected,
  };
  const now = context.now();
  const table = `${timeIn(now)}${context.newId()}`;
  const invitation = newInvitation();
  await insertTable(
    context.store.db,
    {
      id: table,
      game: game.id,
      status: 'open',
      is_public: wish.public ? 1 : 0,
      owner: person,
      seats: wish.seats.length,
      settings: JSON.stringify(settings),
      seed: randomBytes(32).toString('hex'),
      invitation: hashSecret(invitation),
      created_at: now,
      changed_at: now,
      needs_keeper: 0,
      keeper: null,
      kept_until: 0,
    },
    firstEntries(wish, person, expected),
  );
  return { table, invitation };
}

/** Tables that are played at the same time lie side by side in the store: then a commit writes few pages for many of them. */
function timeIn(now: number): string {
  return Math.floor(now / 1000).toString(36);
}

export function newInvitation(): string {
  return randomBytes(16).toString('base64url');
}

function checkedOptions(game: Game, wish: NewTable): Settings['options'] {
  try {
    return readOptions(game.options, wish.seats.length, wish.options);
  } catch (error) {
    if (error instanceof OptionError) throw new Refused('bad-options');
    throw error;
  }
}

function firstEntries(wish: NewTable, person: string, expected: Settings['expected']): What[] {
  const before = expected.indexOf(person);
  const own = wish.watch ? -1 : before >= 0 ? before : wish.seats.indexOf('open');
  return wish.seats.flatMap((plan, seat): What[] => {
    if (plan !== 'open') return [{ do: 'place-bot', seat, bot: plan.bot }];
    return seat === own ? [{ do: 'sit', seat, person, salt: wish.salt ?? '' }] : [];
  });
}
