import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../src/log.ts';
import { openStore } from '../../src/store/open-store.ts';
import { FaultyStore, faultsInOrder } from '../kit/faulty-store.ts';
import { openHouse, scratchFolder } from '../kit/house.ts';
import { playSeat } from '../kit/player.ts';
import { Visitor } from '../kit/visitor.ts';

/** The value of a series, or the sum of all that begin so. */
function seriesIn(text: string, name: string): number {
  const lines = text.split('\n').filter((line) => line.startsWith(name));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('whoever runs the server', () => {
  it('sees that it is ready, and in the metrics what goes on', async () => {
    const house = await openHouse();
    const ren = await Visitor.come(house);
    const wish = { game: 'tokaido', seats: ['open' as const, { bot: 'random' }], autostart: true };
    const { table } = await ren.open(wish);
    await playSeat(ren.connect(), table);
    expect(await (await fetch(`${ren.origin}/ready`)).json()).toEqual({ ready: true });
    const text = await (await fetch(`${ren.origin}/metrics`)).text();
    expect(seriesIn(text, 'engawa_entries_total{result="stored"}')).toBeGreaterThan(20);
    const entries = seriesIn(text, 'engawa_entries_total{result="stored"}');
    expect(seriesIn(text, 'engawa_append_seconds_count')).toBe(Math.floor(entries / 16));
    const thoughts = 'engawa_bot_thoughts_total{game="tokaido",bot="random",outcome="answered"}';
    expect(seriesIn(text, thoughts)).toBeGreaterThan(10);
    expect(seriesIn(text, 'engawa_sockets ')).toBe(1);
    expect(seriesIn(text, 'engawa_tables_at_hand ')).toBe(1);
    expect(seriesIn(text, 'engawa_tables_kept ')).toBe(0);
    expect(text).toMatch(/^engawa_http_request_seconds_count\{method="POST",route="\/api\/tables",status="201"\} 1$/m);
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain(table);
    expect(text).not.toContain('Ren');
  });

  it('finds in the log at which table and at which entry something went wrong, and nothing private', async () => {
    const lines: string[] = [];
    const to = new Writable({
      write(chunk, _encoding, done) {
        lines.push(`${chunk}`);
        done();
      },
    });
    const dataFolder = scratchFolder();
    const store = await openStore({ dataFolder, databaseUrl: null });
    const plan = faultsInOrder(null, { kind: 'disk full', when: 'before' });
    const house = await openHouse(
      { DATA_DIR: dataFolder },
      { store: new FaultyStore(store, plan), log: createLog({ logLevel: 'info', process: 'left' }, to) },
    );
    const [ren, aki] = [await Visitor.come(house, 'Ren'), await Visitor.come(house, 'Aki')];
    const { table, invitation } = await ren.open({ game: 'tokaido', seats: ['open', 'open'] });
    await aki.must('POST', `/tables/${table}/sit`, { invitation });
    expect((await ren.post(`/tables/${table}/start`)).status).toBe(500);
    const logged = lines.map((line) => JSON.parse(line));
    expect(logged).toContainEqual(
      expect.objectContaining({
        level: 50,
        process: 'left',
        table,
        number: 3,
        error: expect.objectContaining({ name: 'Error', message: 'no space left on device', code: 'ENOSPC' }),
        msg: 'an entry was not stored',
      }),
    );
    const all = lines.join('');
    for (const secret of ['Ren', 'Aki', invitation, ren.cookie!.split('=')[1]!]) expect(all).not.toContain(secret);
    // Once there is room again, nothing has happened.
    await ren.must('POST', `/tables/${table}/start`);
  });
});
