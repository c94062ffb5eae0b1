import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { OneByOne } from '../../src/tables/one-by-one.ts';

function busyFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('P12: long work', () => {
  it('P12: is done in its order, and others have their turns in between', async () => {
    const studies = new OneByOne();
    const order: string[] = [];
    const study = (name: string) =>
      studies.run(() => {
        busyFor(5);
        order.push(name);
        return name;
      });
    const done = Promise.all(['one', 'two', 'three'].map(study));
    void wait(0).then(() => order.push('somebody plays'));
    expect(await done).toEqual(['one', 'two', 'three']);
    expect(order).toEqual(['one', 'somebody plays', 'two', 'three']);
  });

  it('P12: fails by itself, and the next is done all the same', async () => {
    const studies = new OneByOne();
    const failing = studies.run(() => {
      throw new RangeError('no such position');
    });
    await expect(failing).rejects.toThrow('no such position');
    expect(await studies.run(() => 7)).toBe(7);
  });

  it('P12: is refused when so much is waiting that nobody would be answered soon', async () => {
    const studies = new OneByOne();
    const runs = Array.from({ length: 210 }, (_, i) => studies.run(() => i));
    const outcomes = await Promise.allSettled(runs);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(200);
    const refused = outcomes.filter((one) => one.status === 'rejected');
    expect(new Set(refused.map(({ reason }) => reason.why))).toEqual(new Set(['unavailable']));
    expect(await studies.run(() => 'again')).toBe('again');
  });
});
