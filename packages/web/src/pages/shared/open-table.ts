import type { NewTableRequest, OpenedTable } from '@engawa/wire';
import { gameCard } from '../../games/catalogue.ts';
import { api } from '../../session/api.ts';
import { serversBots } from '../../session/bots.ts';
import { beSomebody } from '../../session/session.ts';
import { invitationLink } from '../../table/invitation.ts';
import { botsTable } from './bots.ts';

/** One click from the front page to the first decision. */
export async function playWithBots(game: string, seats: { min: number; max: number }): Promise<string> {
  const [bots] = await Promise.all([serversBots(), beSomebody()]);
  const { table } = await open(botsTable(game, seats, bots));
  return `/t/${table}`;
}

/** A table for friends: the address carries the invitation where no server sees it. */
export async function inviteFriends(game: string, seats: number): Promise<string> {
  await beSomebody();
  const { table, invitation } = await open({ game, seats: Array.from({ length: seats }, () => 'open' as const) });
  return invitationLink(table, invitation);
}

/** The code of the table and of the game comes while the server sets it up. Should it fail, the table itself says so. */
function open(plan: NewTableRequest): Promise<OpenedTable> {
  const opened = api<OpenedTable>('POST', '/tables', plan);
  void Promise.allSettled([import('../../table/live-page.tsx'), gameCard(plan.game)?.load()]);
  return opened;
}
