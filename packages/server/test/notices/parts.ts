import type { Context } from '../../src/context.ts';
import { createLimits } from '../../src/http/limits.ts';
import { Errands } from '../../src/notices/errands.ts';
import type { News } from '../../src/notices/news.ts';
import { Notices } from '../../src/notices/notices.ts';
import type { NoticeParts } from '../../src/notices/parts.ts';
import { PostQueue } from '../../src/notices/post-queue.ts';
import type { Scene } from '../../src/notices/scene.ts';
import type { Sitting } from '../../src/tables/sitting.ts';
import type { Tables } from '../../src/tables/tables.ts';
import { QUICK } from './club.ts';

/** It is Ren's turn. */
export const TURN: Omit<News, 'people'> = { is: 'turn', number: 5, status: 'running' };

export const sceneOfTurn = (table: string): Scene => ({
  table,
  number: 5,
  game: 'fans',
  title: { en: 'Fans', ru: 'Веера', uk: 'Віяла' },
  status: 'running',
  owner: 'ren',
  names: ['Ren', 'Aki'],
  asked: [0],
  askedAt: new Map([[0, 5]]),
  places: [],
});

/** What notices share, without tables; `sent` are the addresses that were sent something. */
export function makeParts(context: Context, own: Partial<NoticeParts> = {}) {
  const sent: string[] = [];
  const parts: NoticeParts = {
    context,
    limits: createLimits(context.config),
    post: {
      accept: async (url) => url,
      async send(url) {
        sent.push(url);
        return 204;
      },
    },
    queue: new PostQueue(),
    errands: new Errands(context.log),
    pace: QUICK,
    sceneAt: async (table) => sceneOfTurn(table),
    isLooking: async () => false,
    ...own,
  };
  return { parts, sent };
}

/** Notices beside those of the house, on the same store. */
export function openNotices(context: Context, tables: Tables): Notices {
  const limits = createLimits(context.config);
  return new Notices({ context, limits, tables: () => tables, seenElsewhere: () => [], pace: QUICK });
}

/** They hear of a table's last entry as if it had been stored just now. */
export async function hearLast(notices: Notices, tables: Tables, id: string, status: Sitting['status']): Promise<void> {
  const table = await tables.at(id);
  await table.look((sitting) => {
    const { number, holders } = sitting;
    const entry = { number, at: 0, seat: null, what: { do: 'pause' } as const };
    notices.stored(sitting, entry, { status, holders, paused: false });
  });
}
