import type { NewTableRequest, OpenedTable } from '@engawa/wire';
import { api } from '../../session/api.ts';
import { serversBots } from '../../session/bots.ts';
import { beSomebody } from '../../session/session.ts';
import { invitationLink } from '../../table/invitation.ts';
import { botsTable } from './bots.ts';

/** One click from the front page to the first decision. */
export async function playWithBots(game: string, seats: { min: number; max: number }): Promise<string> {
  const [bots] = await Promise.all([serversBots(), beSomebody()]);
  const { table } = await api<OpenedTable>('POST', '/tables', botsTable(game, seats, bots));
  return `/t/${table}`;
}

/** A table for friends: the address carries the invitation where no server sees it. */
export async function inviteFriends(game: string, seats: number): Promise<string> {
  await beSomebody();
  const plan: NewTableRequest = { game, seats: Array.from({ length: seats }, () => 'open' as const) };
  const { table, invitation } = await api<OpenedTable>('POST', '/tables', plan);
  return invitationLink(table, invitation);
}
