import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PushNotices } from '../../src/notices/push-notices.ts';
import { WebhookNotices } from '../../src/notices/webhook-notices.ts';
import { setWebhook } from '../../src/notices/webhooks.ts';
import type { Tables } from '../../src/tables/tables.ts';
import { eventually } from '../kit/eventually.ts';
import { Visitor } from '../kit/visitor.ts';
import { Browser } from './browser.ts';
import { LONG_ENOUGH, openClub, QUICK, sitDown, wait } from './club.ts';
import { openLog } from './log.ts';
import { hearLast, makeParts, openNotices, sceneOfTurn, TURN } from './parts.ts';
import { openReceiver } from './receiver.ts';

/** Tables that take longer to look at than notices wait. */
const slow = {
  pace: { ...QUICK, settle: 50, quiet: 50 },
  async sceneAt(table: string) {
    await wait(200);
    return sceneOfTurn(table);
  },
};

describe('when the server closes', () => {
  it('webhooks are told once what waits, though its time comes meanwhile', async () => {
    const { context } = await openClub();
    const { parts, sent } = makeParts(context, slow);
    const webhooks = new WebhookNotices(parts);
    for (const table of ['one', 'two', 'three']) {
      const hook = { url: `https://chat.example/${table}`, language: 'en' as const };
      await setWebhook(context.store.db, 0, table, hook, 'https://play.example');
      webhooks.hear(table, { ...TURN, people: [] });
    }
    await webhooks.flush(() => false);
    await wait(LONG_ENOUGH);
    expect(sent).toEqual(['one', 'two', 'three'].map((table) => `https://chat.example/${table}`));
  });

  it('browsers are told once what waits, though its time comes meanwhile', async () => {
    const house = await openClub();
    const ren = await Visitor.come(house);
    const { subscription } = new Browser(await openReceiver());
    await ren.must('PUT', '/push', subscription);
    const { parts, sent } = makeParts(house.context, slow);
    const pushes = new PushNotices(parts, house.context.config.notices.push!);
    const people = [{ person: ren.id, seat: 0 }];
    for (const table of ['one', 'two', 'three']) pushes.hear(table, { ...TURN, people });
    await pushes.flush(() => false);
    await wait(LONG_ENOUGH);
    expect(sent).toEqual([subscription.endpoint, subscription.endpoint, subscription.endpoint]);
  });

  it('what has begun to be told is told to the end', async () => {
    const house = await openClub();
    const receiver = await openReceiver();
    const wish = { game: 'fans', seats: ['open', 'open'] as 'open'[], autostart: true };
    const { table } = await sitDown(house, wish, async ({ table, people: [ren] }) => {
      await ren!.must('PUT', `/tables/${table}/webhook`, { url: `${receiver.url}/hook`, language: 'en' });
    });
    await eventually(() => receiver.told('/hook').length).toBe(1);
    const at = async (id: string) => {
      await wait(200);
      return house.tables.at(id);
    };
    const notices = openNotices(house.context, { at } as Tables);
    await hearLast(notices, house.tables, table, 'open');
    await notices.close();
    expect(receiver.told('/hook')).toHaveLength(2);
  });

  it('notices that fail hold up nothing: that is a line in the log', async () => {
    const { context, tables } = await openClub();
    const { log, lines } = openLog();
    const spy = vi.spyOn(WebhookNotices.prototype, 'flush').mockRejectedValue(new Error('no room'));
    onTestFinished(() => spy.mockRestore());
    await openNotices({ ...context, log }, tables).close();
    const error = expect.objectContaining({ message: 'no room' });
    expect(lines()).toEqual([expect.objectContaining({ error, msg: 'what still waited could not be told' })]);
  });
});
