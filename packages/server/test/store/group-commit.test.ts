import { describe, expect, test } from 'vitest';
import { GroupCommit } from '../../src/store/group-commit.ts';
import { andThen, type Maybe } from '../../src/store/maybe.ts';
import type { Append, Appended } from '../../src/store/store.ts';
import type { Writer } from '../../src/store/writer.ts';
import { entry } from './places.ts';

/** A store that says when it has written. */
function storeThat(writes: (entries: readonly Append[]) => Maybe<void>) {
  const write = (entries: readonly Append[]) => andThen(writes(entries), (): Appended[] => entries.map(() => 'stored'));
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

  test.each([
    { wait: 'none at all', writes: () => {} },
    { wait: 'none for the event loop', writes: async () => {} },
  ])('is left alone where there is no wait: $wait', async ({ writes }) => {
    const done: number[] = [];
    const store = storeThat(writes);
    expect(await store.append({ ...entry('a', 1), meanwhile: () => void done.push(1) })).toBe('stored');
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    expect(done).toEqual([]);
  });
});

describe('a store that is quick', () => {
  test('writes what came in the same turn of the event loop together, and knows when it is idle', async () => {
    const batches: number[] = [];
    const store = storeThat((entries) => void batches.push(entries.length));
    const appending = [1, 2, 3].map((number) => store.append(entry('a', number)));
    await store.idle();
    expect(batches).toEqual([3]);
    expect(await Promise.all(appending)).toEqual(['stored', 'stored', 'stored']);
    await store.append(entry('a', 4));
    expect(batches).toEqual([3, 1]);
  });

  test('writes at once what comes alone', async () => {
    let isWritten = false;
    const store = storeThat(() => {
      isWritten = true;
    });
    void store.append(entry('a', 1));
    await new Promise(setImmediate);
    expect(isWritten).toBe(true);
  });

  test('waits for more only as long as more come, and not for ever', async () => {
    const batches: number[] = [];
    const store = storeThat((entries) => void batches.push(entries.length));
    void store.append(entry('a', 1));
    for (let number = 2; batches.length === 0; number++) {
      void store.append(entry('a', number));
      await new Promise(setImmediate);
    }
    expect(batches).toEqual([5]);
    await store.idle();
  });
});
