import { describe, expect, test } from 'vitest';
import { GroupCommit } from '../../src/store/group-commit.ts';
import type { Append, Appended } from '../../src/store/store.ts';
import type { Writer } from '../../src/store/writer.ts';
import { entry } from './places.ts';

/** A store that says when it has written. */
function storeThat(writes: (entries: readonly Append[]) => Promise<void>) {
  const write = async (entries: readonly Append[]): Promise<Appended[]> => {
    await writes(entries);
    return entries.map(() => 'stored');
  };
  return new GroupCommit({ write } as unknown as Writer, 1);
}

describe('what can be done meanwhile', () => {
  test('is done while the store waits for the disk, once for every entry', async () => {
    const done: number[] = [];
    let release = () => {};
    const store = storeThat(
      () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    );
    const appending = [1, 2].map((number) =>
      store.append({ ...entry('a', number), meanwhile: () => void done.push(number) }),
    );
    while (done.length < 2) await new Promise(setImmediate);
    release();
    expect(await Promise.all(appending)).toEqual(['stored', 'stored']);
    expect(done).toEqual([1, 2]);
  });

  test('is left alone where there is no wait', async () => {
    const done: number[] = [];
    const store = storeThat(async () => {});
    expect(await store.append({ ...entry('a', 1), meanwhile: () => void done.push(1) })).toBe('stored');
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    expect(done).toEqual([]);
  });
});
