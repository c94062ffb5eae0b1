import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { scratchFolder } from '../kit/house.ts';
import { type Acknowledged, playSeat } from '../kit/player.ts';
import { Visitor } from '../kit/visitor.ts';
import { startProgram } from './program.ts';

describe('a server that is told to end', () => {
  it('says good-bye, has stored what it acknowledged, and ends well; the game goes on where it was', async () => {
    const data = scratchFolder();
    const first = await startProgram({ DATA_DIR: data });
    const [ren, aki] = [await Visitor.come(first, 'Ren'), await Visitor.come(first, 'Aki')];
    const watcher = ren.socket();
    const farewell = once(watcher, 'close') as Promise<[number, Buffer]>;
    const { table, invitation } = await ren.open({ game: 'tokaido', seats: ['open', 'open', { bot: 'random' }] });
    await aki.must('POST', `/tables/${table}/sit`, { invitation });
    await ren.must('POST', `/tables/${table}/start`);

    const acknowledged: Acknowledged[] = [];
    const onAcknowledged = (one: Acknowledged) => acknowledged.push(one);
    const games = [ren, aki].map((one, seed) => playSeat(one.connect(), table, { seed, onAcknowledged }));
    while (acknowledged.length < 12) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(await first.end('SIGTERM')).toBe(0);
    const [code, reason] = await farewell;
    expect([code, `${reason}`]).toEqual([1001, 'the server is restarting']);
    const log = first.out().trim().split('\n').at(-1)!;
    expect(JSON.parse(log)).toMatchObject({ signal: 'SIGTERM', msg: 'closing' });

    const before = await choicesIn(data, table);
    for (const { number, choice } of acknowledged) expect(before.get(number)).toBe(choice);
    const second = await startProgram({ DATA_DIR: data });
    ren.house = second;
    aki.house = second;
    for (const { shown } of await Promise.all(games)) expect(shown.status).toBe('over');
    expect(await second.end('SIGINT')).toBe(0);
    const after = await choicesIn(data, table);
    for (const { number, choice } of acknowledged) expect(after.get(number)).toBe(choice);
  });
});

/** The choices in a table's log, by their numbers. */
async function choicesIn(dataFolder: string, table: string): Promise<Map<number, unknown>> {
  const store = await openStore({ dataFolder, databaseUrl: null });
  const rows = await store.read(table, 0);
  await store.close();
  return new Map(rows.map(({ number, what }) => [number, JSON.parse(what).choice]));
}
