import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DiskPace } from '../../src/store/libsql/disk-pace.ts';
import { WrittenAhead } from '../../src/store/libsql/written-ahead.ts';
import { scratchFolder } from './places.ts';

function paceAfter(...took: number[]): DiskPace {
  const pace = new DiskPace();
  for (const milliseconds of took) pace.took(milliseconds);
  return pace;
}

const many = (milliseconds: number) => Array.from({ length: 50 }, () => milliseconds);

test('a disk that nobody knows yet is not waited for on the spot', () => {
  expect(paceAfter().isQuick).toBe(false);
});

test('a quick disk is, a slow one is not', () => {
  expect(paceAfter(...many(0.1)).isQuick).toBe(true);
  expect(paceAfter(...many(4)).isQuick).toBe(false);
});

test('one that stalls is waited for on the spot again once it has been quick for a while', () => {
  const stalled = paceAfter(...many(0.1), 30);
  expect(stalled.isQuick).toBe(false);
  stalled.took(0.1);
  expect(stalled.isQuick).toBe(false);
  for (const milliseconds of [...many(0.1), ...many(0.1)]) stalled.took(milliseconds);
  expect(stalled.isQuick).toBe(true);
});

test.each([
  { disk: 'quick', usual: 0.01, waits: true },
  { disk: 'slow', usual: 10, waits: false },
])('a $disk disk: whether everybody waits for it is $waits', async ({ usual, waits }) => {
  const file = join(scratchFolder(), 'some.db');
  writeFileSync(`${file}-wal`, 'a log');
  const log = new WrittenAhead(file, paceAfter(...many(usual)));
  const syncing = log.sync();
  expect(syncing === undefined).toBe(waits);
  await syncing;
  log.close();
});
