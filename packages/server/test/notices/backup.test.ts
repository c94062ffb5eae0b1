import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backup } from '../../src/store/backup/backup.ts';
import { restore } from '../../src/store/backup/restore.ts';
import { migrate, schemaOf } from '../../src/store/migrations/migrate.ts';
import { openEngine } from '../../src/store/open-engine.ts';
import { KINDS, makePlace, readBeside } from '../faults/place.ts';
import { scratchFolder } from '../kit/house.ts';
import { Browser } from './browser.ts';
import { openClub, sitDown } from './club.ts';
import { openReceiver } from './receiver.ts';

describe.each(KINDS)('P17: in %s', (kind) => {
  it('subscriptions and webhooks are backed up and restored', async () => {
    const [from, to, file] = [await makePlace(kind), await makePlace(kind), join(scratchFolder(), 'backup')];
    const house = await openClub({ ...from.env });
    const receiver = await openReceiver();
    await sitDown(house, { game: 'fans', seats: ['open', 'open'] }, async ({ table, people: [ren] }) => {
      await ren!.must('PUT', '/push', new Browser(receiver, 'uk').subscription);
      await ren!.must('PUT', `/tables/${table}/webhook`, { url: `${receiver.url}/hook`, language: 'ru' });
    });
    await house.close();
    await backup(from.location, file);
    await restore(file, to.location);
    const [before, after] = [await readBeside(from), await readBeside(to)];
    for (const table of ['subscriptions', 'webhooks'] as const) {
      const rows = await after.selectFrom(table).selectAll().execute();
      expect(rows).toHaveLength(1);
      expect(rows).toEqual(await before.selectFrom(table).selectAll().execute());
    }
  });

  it('a store and a backup from before there were any are brought up to date', async () => {
    const [old, to, file] = [await makePlace(kind), await makePlace(kind), join(scratchFolder(), 'backup')];
    const { db, close } = await openEngine(old.location);
    await migrate(db, '0001-first-schema');
    await db.insertInto('processes').values({ id: 'old', seen_at: 1 }).execute();
    await close();
    await backup(old.location, file);
    await restore(file, to.location);
    for (const place of [old, to]) {
      if (place === old) await (await openClub({ ...place.env })).close();
      const now = await readBeside(place);
      expect(await schemaOf(now)).toBe('0003-no-index-of-ids');
      expect(await now.selectFrom('webhooks').selectAll().execute()).toEqual([]);
      expect(await now.selectFrom('processes').selectAll().where('id', '=', 'old').execute()).toHaveLength(
        place === old ? 0 : 1,
      );
    }
  });
});
