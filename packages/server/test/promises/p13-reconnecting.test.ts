import { describe, expect, it } from 'vitest';
import { ChaosProxy } from '../faults/chaos-proxy.ts';
import { type Guest, invite, openGame, playGame } from '../faults/crowd.ts';
import { Ledger } from '../faults/ledger.ts';
import { KINDS, makePlace } from '../faults/place.ts';
import { Reference } from '../faults/reference.ts';
import { inRound, report } from '../faults/round.ts';
import { openHouse } from '../kit/house.ts';
import { until } from '../kit/visitor.ts';

const GAMES = inRound(2, 20);
const LIFE = inRound([20, 300] as const, [200, 3_000] as const);
/** So that a game lasts for many lives of a line. */
const PAUSE = inRound(10, 200);
const LINES = 20;

describe('P13: reconnecting restores exactly', () => {
  it('P13: the network flips through whole games, with talk and a spectator', { timeout: 1_200_000 }, async () => {
    const house = await openHouse();
    const ledger = new Ledger();
    const games = Array.from({ length: GAMES }, async (_, i) => {
      const proxy = await ChaosProxy.open(house, { seed: 13 + i, life: LIFE });
      const come = (name: string) => invite(house, name, () => proxy.url);
      const guests = [await come('Ren'), await come('Aki')];
      const watcher = await come('Nao');
      const table = await openGame(guests, ['random']);
      watcher.connection.watch(table, () => {});
      const talk = guests.map((guest, seat) => chatter(guest, table, seat));
      await playGame(guests, table, { seed: i, ledger, pause: PAUSE });
      const said = (await Promise.all(talk.map((stop) => stop()))).flat();
      const { broken } = proxy.did;
      proxy.calm();
      await expectAll([...guests, watcher], table, said);
      await ledger.checkWhole(house.context.store.db, table);
      return broken;
    });
    const broken = (await Promise.all(games)).reduce((sum, one) => sum + one, 0);
    expect(broken).toBeGreaterThan(10 * GAMES);
    report('P13', { 'games ended': GAMES, 'lines broken': broken, 'acknowledged choices': ledger.acknowledged });

    async function expectAll(everybody: readonly Guest[], table: string, said: readonly string[]): Promise<void> {
      const reference = await Reference.read(house.context.store.db, table);
      for (const { connection } of everybody) {
        const known = () => connection.known(table);
        await expect.poll(() => known()?.number, { timeout: 30_000 }).toBe(reference.sitting.number);
        await expect.poll(() => known()?.chat.length, { timeout: 30_000 }).toBe(said.length);
        reference.expectKnown(known()!);
        expect(known()!.chat.map(({ number }) => number)).toEqual(said.map((_, i) => i + 1));
        expect(
          known()!
            .chat.map(({ text }) => text)
            .sort(),
        ).toEqual([...said].sort());
      }
    }
  });

  it.each(KINDS)('P13: whoever comes and goes takes nothing away from those who stay, on %s', async (kind) => {
    const house = await openHouse((await makePlace(kind)).env);
    const [ren, aki] = [await invite(house, 'Ren'), await invite(house, 'Aki')];
    const restless = await Promise.all(['Nao', 'Kai', 'Emi', 'Sora'].map((name) => invite(house, name)));
    const table = await openGame([ren, aki]);
    aki.connection.watch(table, () => {});
    await until(aki.connection, table, () => true);
    let isOver = false;
    const comings = restless.map(async ({ connection }) => {
      while (!isOver) {
        await new Promise<void>((resolve) => {
          const leave = connection.watch(table, () => {
            leave();
            resolve();
          });
        });
      }
    });
    const texts = Array.from({ length: LINES }, (_, i) => `line ${i}`);
    for (const text of texts) await ren.connection.ask({ is: 'chat', table, to: 'table', text });
    isOver = true;
    await Promise.all(comings);
    const heard = () => aki.connection.known(table)!.chat.map(({ text }) => text);
    await expect.poll(heard, { timeout: 10_000 }).toEqual(texts);
  });
});

/** Says something again and again; the returned function stops it and tells what was said and acknowledged. */
function chatter({ connection }: Guest, table: string, seat: number): () => Promise<string[]> {
  const said: string[] = [];
  let isOver = false;
  const talking = (async () => {
    while (!isOver && said.length < 40) {
      const text = `seat ${seat} says ${said.length}`;
      await connection.ask({ is: 'chat', table, to: 'table', text });
      said.push(text);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  return async () => {
    isOver = true;
    await talking;
    return said;
  };
}
