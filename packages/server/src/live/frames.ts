import {
  type ClientFrame,
  clientFrameSchema,
  isChoose,
  type Proposal,
  Refused,
  type Request,
  type Someone,
} from '@engawa/wire';
import type { Context } from '../context.ts';
import { parseJson } from '../http/json.ts';
import type { RateLimits } from '../http/limits.ts';
import type { Ask } from '../tables/asks.ts';
import { spell } from '../tables/audience.ts';
import type { Answer, OpenTable } from '../tables/open-table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Client } from './client.ts';

/** Tables that one client may watch at once. */
const MOST_WATCHED = 50;

export interface FrameParts {
  readonly context: Context;
  readonly tables: Tables;
  readonly limits: RateLimits;
  readonly isLive: (session: string) => boolean | Promise<boolean>;
  readonly mutedBy: (person: string) => Promise<ReadonlySet<string>>;
  readonly onPresence: (table: string) => void;
}

/** A frame as it may be understood, or nothing; the id it names is kept for the answer. */
export function readFrame(text: string): ClientFrame | { readonly bad: { table?: string; id?: string } } {
  let json: unknown;
  try {
    json = parseJson(text);
  } catch {
    return { bad: {} };
  }
  if (isChoose(json)) return json;
  const read = clientFrameSchema.safeParse(json);
  if (read.success) return read.data;
  const { table, id } = (json ?? {}) as { table?: unknown; id?: unknown };
  const short = (value: unknown) => typeof value === 'string' && value.length <= 40;
  return { bad: { ...(short(table) ? { table: table as string } : {}), ...(short(id) ? { id: id as string } : {}) } };
}

/** Does what a client's frame asks for. Whatever goes wrong is answered with a refusal and stays with this client. */
export async function answerFrame(parts: FrameParts, client: Client, frame: ClientFrame): Promise<void> {
  client.underWay++;
  try {
    if (frame.is === 'ping') client.send(spell({ is: 'pong', time: parts.context.now() }));
    else if (frame.is === 'watch') await watch(parts, client, frame);
    else if (frame.is === 'unwatch') unwatch(parts, client, frame.table);
    else {
      const answer = await request(parts, client, frame);
      if ('refusal' in answer) client.refuse(answer.refusal, frame);
      else client.send(spell({ is: 'done', table: frame.table, id: frame.id, number: answer.number }));
    }
  } catch (error) {
    if (error instanceof Refused) client.refuse(error.why, frame as { table?: string; id?: string });
    else {
      const { context } = parts;
      context.log.error({ table: 'table' in frame ? frame.table : null, frame: frame.is, error }, 'a frame has failed');
      client.refuse('unavailable', frame as { table?: string; id?: string });
    }
  } finally {
    client.underWay--;
  }
}

type Watch = Extract<ClientFrame, { is: 'watch' }>;

async function watch(parts: FrameParts, client: Client, { table: id, from = 0, chat = 0 }: Watch): Promise<void> {
  if (!client.watching.has(id) && client.watching.size >= MOST_WATCHED) throw new Refused('too-many');
  client.watching.set(id, client.watching.get(id) ?? null);
  try {
    const table = await parts.tables.at(id);
    // The server may have died when the last seat was taken, before the game began.
    await parts.tables.maybeStart(table);
    const { person } = client;
    const refusal = await table.watch(client, from, (seat) =>
      parts.tables.chat.read(id, chat, seat, person, client.mutes),
    );
    if (refusal !== undefined) throw new Refused(refusal);
    // Meanwhile the client may have gone, or no longer want to look.
    if (client.watching.has(id)) client.watching.set(id, table);
    else table.unwatch(client);
  } catch (error) {
    if (client.watching.get(id) === null) client.watching.delete(id);
    throw error;
  }
  parts.onPresence(id);
}

function unwatch(parts: FrameParts, client: Client, table: string): void {
  client.watching.get(table)?.unwatch(client);
  client.watching.delete(table);
  parts.onPresence(table);
}

/** Most who ask are known and look at the table: their request is in its line before this returns. */
function request(parts: FrameParts, client: Client, frame: Request): Promise<Answer> {
  const { you, session } = client.guest;
  if (you === null || session === null) throw new Refused('no-session');
  const table = client.watching.get(frame.table);
  if (table && parts.isLive(session) === true) return requestAt(table, parts, you, frame);
  return requestOnceKnown(parts, you, session, frame);
}

async function requestOnceKnown(parts: FrameParts, you: Someone, session: string, frame: Request): Promise<Answer> {
  if (!(await parts.isLive(session))) throw new Refused('no-session');
  return requestAt(await parts.tables.at(frame.table), parts, you, frame);
}

function requestAt(table: OpenTable, parts: FrameParts, you: Someone, frame: Request): Promise<Answer> {
  switch (frame.is) {
    case 'chat':
      return say(table, parts, you, frame);
    case 'standing':
      return table.leaveAnswers(you.id, frame.answers, frame.id);
    default:
      return table.ask(askOf(frame, parts.context), { person: you.id, id: frame.id });
  }
}

async function say(
  table: OpenTable,
  { limits, tables }: FrameParts,
  person: Someone,
  { to, text, id }: Extract<Request, { is: 'chat' }>,
): Promise<Answer> {
  await limits.take('chat', { person: person.id });
  return tables.chat.say(table, { person, to, text, id });
}

/** Whoever wants somebody replaced does not choose how well that seat is played on. */
function withStandIn(proposal: Proposal, bot: string): Proposal {
  return proposal.is === 'replace' ? { ...proposal, bot } : proposal;
}

function askOf(frame: Exclude<Request, { is: 'chat' | 'standing' }>, { bots }: Context): Ask {
  switch (frame.is) {
    case 'hand-over':
      return { is: 'hand-over', bot: bots.standIn };
    case 'propose':
      return { is: 'propose', proposal: withStandIn(frame.proposal, bots.standIn) };
    default:
      return frame;
  }
}
