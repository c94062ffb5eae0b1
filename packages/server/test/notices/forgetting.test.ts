import { describe, expect, it } from 'vitest';
import { forgetEndedWebhooks, setWebhook } from '../../src/notices/webhooks.ts';
import type { RunningServer } from '../../src/server.ts';
import { KINDS, makePlace } from '../faults/place.ts';
import { eventually } from '../kit/eventually.ts';
import { Visitor } from '../kit/visitor.ts';
import { openClub, playToTheEnd, sitDown } from './club.ts';
import { hearLast, openNotices } from './parts.ts';
import { openReceiver } from './receiver.ts';

const TWO = { game: 'fans', seats: ['open', 'open'] as 'open'[], autostart: true };
const NOWHERE = { url: 'http://127.0.0.1:9/', language: 'en' as const };

const webhooksIn = async ({ context }: RunningServer) =>
  (await context.store.db.selectFrom('webhooks').select('table_id').execute()).map(({ table_id }) => table_id);

describe('P20: a webhook is forgotten with its game', () => {
  it('though too much has been told to tell the end', async () => {
    // To name the address is all that is allowed.
    const house = await openClub({ LIMIT_CHAT_PER_MINUTE: '1' });
    const receiver = await openReceiver();
    const round = await sitDown(house, TWO, async ({ table, people: [ren] }) => {
      await ren!.must('PUT', `/tables/${table}/webhook`, { url: `${receiver.url}/hook`, language: 'en' });
    });
    await playToTheEnd(round);
    await eventually(() => webhooksIn(house)).toEqual([]);
    expect(receiver.got).toEqual([]);
  });

  it('though whoever is told of the end never answers', async () => {
    const house = await openClub();
    const receiver = await openReceiver();
    receiver.answers.set('/hook', 'never');
    const round = await sitDown(house, TWO, async ({ table, people: [ren] }) => {
      await ren!.must('PUT', `/tables/${table}/webhook`, { url: `${receiver.url}/hook`, language: 'en' });
    });
    await playToTheEnd(round);
    await eventually(() => receiver.told('/hook').at(-1)?.is).toBe('over');
    expect(await webhooksIn(house)).toEqual([]);
  });

  it.each(['over', 'closed'] as const)('though the server is closing when the game is %s', async (status) => {
    const house = await openClub();
    const { context, tables } = house;
    const table = await (status === 'over' ? playedTable(house) : closedTable(house));
    await setWebhook(context.store.db, 0, table, NOWHERE, '');
    const notices = openNotices(context, tables);
    await notices.close();
    await hearLast(notices, tables, table, 'running');
    await eventually(() => webhooksIn(house)).toEqual([]);
  });

  it.each(KINDS)('at the latest when somebody sweeps: %s', async (kind) => {
    const { env } = await makePlace(kind);
    const house = await openClub({ ...env });
    const { db } = house.context.store;
    const ren = await Visitor.come(house);
    const tables: Record<string, string> = {};
    for (const status of ['open', 'running', 'over', 'closed'] as const) {
      const { table } = await ren.open(TWO);
      await ren.must('PUT', `/tables/${table}/webhook`, NOWHERE);
      await db.updateTable('tables').set({ status }).where('id', '=', table).execute();
      tables[status] = table;
    }
    await forgetEndedWebhooks(db);
    expect((await webhooksIn(house)).toSorted()).toEqual([tables.open!, tables.running!].toSorted());
  });
});

async function playedTable(house: RunningServer): Promise<string> {
  const round = await sitDown(house, TWO);
  await playToTheEnd(round);
  return round.table;
}

async function closedTable(house: RunningServer): Promise<string> {
  const ren = await Visitor.come(house);
  const { table } = await ren.open(TWO);
  await ren.must('POST', `/tables/${table}/close`);
  return table;
}
