import { describe, expect, it } from 'vitest';
import { Line } from '../../src/tables/line.ts';

describe('a line', () => {
  it('lets one in at a time, in the order of arrival, also behind somebody who fails', async () => {
    const line = new Line();
    const said: string[] = [];
    const visit = (name: string, pause: number) =>
      line.enter(async () => {
        said.push(`${name} in`);
        await new Promise((resolve) => setTimeout(resolve, pause));
        said.push(`${name} out`);
        if (name === 'b') throw new Error('trouble');
        return name;
      });
    const visits = [visit('a', 5), visit('b', 1), visit('c', 0)];
    expect(said).toEqual(['a in']);
    expect((await Promise.allSettled(visits)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(said).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('keeps whoever enters from inside until the one inside is done', async () => {
    const line = new Line();
    const said: string[] = [];
    let inner: Promise<void> | undefined;
    await line.enter(async () => {
      inner = line.enter(async () => void said.push('inner'));
      await Promise.resolve();
      said.push('outer');
    });
    await inner;
    expect(said).toEqual(['outer', 'inner']);
  });

  it('does not keep waiting whoever comes when all are gone', async () => {
    const line = new Line();
    await line.enter(async () => {});
    await Promise.resolve();
    let isIn = false;
    void line.enter(async () => {
      isIn = true;
    });
    expect(isIn).toBe(true);
  });
});
