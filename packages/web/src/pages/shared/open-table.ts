import type { NewTableRequest, OpenedTable } from '@engawa/wire';
import { api } from '../../session/api.ts';
import { beSomebody } from '../../session/session.ts';
import { botsTable } from './bots.ts';

/** One click from the front page to the first decision. */
export async function playWithBots(game: string, seats: { min: number; max: number }): Promise<string> {
  const [bots] = await Promise.all([api<string[]>('GET', '/bots'), beSomebody()]);
  const { table } = await api<OpenedTable>('POST', '/tables', botsTable(game, seats, bots));
  return `/t/${table}`;
}

/** A table for friends: the address carries the invitation where no server sees it. */
export async function inviteFriends(game: string, seats: number): Promise<string> {
  await beSomebody();
  const plan: NewTableRequest = { game, seats: Array.from({ length: seats }, () => 'open' as const) };
  return invitationTo(await api<OpenedTable>('POST', '/tables', plan));
}

export function invitationTo({ table, invitation }: OpenedTable): string {
  return `/t/${table}#invite=${invitation}`;
}
