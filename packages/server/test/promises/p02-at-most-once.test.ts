import { describe, expect, it } from 'vitest';
import { ChaosProxy } from '../faults/chaos-proxy.ts';
import { invite, openGame, playGame } from '../faults/crowd.ts';
import { Ledger } from '../faults/ledger.ts';
import { Reference } from '../faults/reference.ts';
import { inRound, report } from '../faults/round.ts';
import { openHouse } from '../kit/house.ts';

const GAMES = inRound(2, 25);

describe('P2: a choice is played at most once', () => {
  it('P2: through a network that drops, repeats and reorders frames', { timeout: 1_200_000 }, async () => {
    const house = await openHouse();
    const { db } = house.context.store;
    const ledger = new Ledger();
    const sum = { frames: 0, dropped: 0, repeated: 0, reordered: 0 };
    for (let seed = 1; seed <= GAMES; seed++) {
      const proxy = await ChaosProxy.open(house, { seed, dropped: 2, repeated: 20, reordered: 20, life: [300, 3_000] });
      const url = () => proxy.url;
      const guests = [
        await invite(house, 'Ren', url),
        await invite(house, 'Aki', url),
        await invite(house, 'Nao', url),
      ];
      const table = await openGame(guests);
      await playGame(guests, table, { seed, ledger });
      proxy.calm();
      const reference = await Reference.read(db, table);
      for (const { visitor, connection } of guests) {
        await expect.poll(() => connection.known(table)?.number, { timeout: 30_000 }).toBe(reference.sitting.number);
        reference.expectKnown(connection.known(table)!);
        expectOneNumberAnId(visitor.heard('done'));
      }
      await ledger.checkWhole(db, table);
      for (const key of ['frames', 'dropped', 'repeated', 'reordered'] as const) sum[key] += proxy.did[key];
    }
    expect(Math.min(sum.dropped, sum.repeated, sum.reordered)).toBeGreaterThan(0);
    report('P2', { 'games ended': GAMES, 'acknowledged choices': ledger.acknowledged, ...sum });
  });
});

function expectOneNumberAnId(answers: readonly { readonly id: string; readonly number: number }[]): void {
  const numbers = new Map<string, number>();
  for (const { id, number } of answers) {
    expect(numbers.get(id) ?? number, `two answers to ${id}`).toBe(number);
    numbers.set(id, number);
  }
}
