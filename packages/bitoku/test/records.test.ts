import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, verify } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { bitoku } from '../src/index.ts';

const folder = new URL('./records/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
const read = (name: string) => readRecord(readFileSync(new URL(name, folder), 'utf8'));

describe('games of the past', () => {
  it.each(files)('%s replays to the same bytes, with every lot from its seed', (name) => {
    expect(verify(bitoku, read(name)).state.agenda).toEqual([]);
  });

  // Regenerated on purpose with `vitest -u`, and read as a difference.
  it('a whole game reads like this', async () => {
    const { told } = verify(bitoku, read('2-seats-1.txt'));
    const who = (seat: number) => ['Taro', 'Hana'][seat]!;
    const lines = told.flat().map((event) => bitoku.words.en.event(event as never, who));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./playthrough.en.md');
  });
});
