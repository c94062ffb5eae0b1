import { verify } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { deciderAt, playOn } from '../../src/local/play-on.ts';
import { LocalSitting } from '../../src/local/sitting.ts';
import { finishedGame } from '../kit/finished.ts';
import { game, open, playPeople } from './kit.ts';

const record = finishedGame(game, ['greedy', 'random', 'greedy'], 'play on');
const HALF = Math.floor(record.entries.length / 2);

describe('a game that goes on from another one', () => {
  it('stands where that one stood, with the seat that decides for the person and bots for the others', () => {
    const kept = playOn(record, HALF, 'Mia', 5);
    const { table, people } = new LocalSitting(game, kept);
    expect(table.made).toEqual(record.entries.slice(0, HALF));
    expect(people).toEqual([deciderAt(record, HALF)]);
    expect(people).toEqual(table.deciders());
    expect(kept.seats.filter(({ is }) => is === 'bot')).toHaveLength(2);
  });

  it('draws anew from there on, and is kept and opened again as it is', async () => {
    const ends = await Promise.all(
      [1, 2].map(async () => {
        const { source, games } = open(playOn(record, HALF, 'Mia', 5));
        await playPeople(source);
        expect(source.known().shown.status).toBe('over');
        const again = new LocalSitting(game, games.all()[0]!);
        expect(again.record()).toEqual(source.record());
        return source.record();
      }),
    );
    expect(ends[0]!.entries.slice(0, HALF)).toEqual(ends[1]!.entries.slice(0, HALF));
    expect(ends[0]!.entries.flatMap(({ lots }) => lots)).not.toEqual(ends[1]!.entries.flatMap(({ lots }) => lots));
  });

  it('has a record that is true, but names no seed: no seed gives the lots of two games', async () => {
    const { source } = open(playOn(record, HALF, 'Mia', 5));
    await playPeople(source);
    expect(source.record().luck).toBeUndefined();
    expect(() => verify(game, source.record())).not.toThrow();
  });

  it('cannot go on where the game is over', () => {
    expect(deciderAt(record, record.entries.length)).toBeUndefined();
  });
});
