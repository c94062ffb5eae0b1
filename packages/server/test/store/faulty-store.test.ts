import { expect, test } from 'vitest';
import { type Fault, FaultyStore, faultsInOrder, randomFaults } from '../kit/faulty-store.ts';
import { embeddedPlace, entry, open, outcomes } from './places.ts';

test('faults before and after an append, in the given order', async () => {
  const store = await open(await embeddedPlace());
  const plan = faultsInOrder(
    null,
    { kind: 'disk full', when: 'before' },
    { kind: 'serialisation', when: 'after' },
    { kind: 'input or output', when: 'before' },
    { kind: 'connection reset', when: 'after' },
  );
  const faulty = new FaultyStore(store, plan);
  const codes: unknown[] = [];
  for (let number = 1; number <= 6; number++) {
    codes.push(await faulty.append(entry('a', number)).catch((error: Error & { code: string }) => error.code));
  }
  expect(codes).toEqual(['stored', 'ENOSPC', '40001', 'EIO', 'ECONNRESET', 'stored']);
  expect((await faulty.read('a', 0)).map(({ number }) => number)).toEqual([1, 3, 5, 6]);
});

test('random faults are the same for the same seed', async () => {
  const draw = (seed: number): (Fault | null)[] => Array.from({ length: 200 }, randomFaults(seed, 4));
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
  const faults = draw(3).filter((fault) => fault !== null);
  expect(faults.length).toBeGreaterThan(20);
  expect(new Set(faults.map(({ kind, when }) => `${kind} ${when}`)).size).toBe(8);
});

test('whatever the faults, an acknowledged entry is there', async () => {
  const store = await open(await embeddedPlace());
  const faulty = new FaultyStore(store, randomFaults(5, 3));
  const words = await outcomes(Array.from({ length: 300 }, (_, index) => faulty.append(entry('a', index))));
  const there = new Set((await store.read('a', -1)).map(({ number }) => number));
  for (const [number, word] of words.entries()) if (word === 'stored') expect(there).toContain(number);
  expect(there.size).toBeGreaterThan(words.filter((word) => word === 'stored').length);
  expect(there.size).toBeLessThan(300);
});
