import { gameById } from '@engawa/games';
import { isOver, recordToJson, recordToText, verify } from '@engawa/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { curveOf } from '../../src/replay/curve.ts';
import { eventsFor, type Film, filmOf, turnStarts } from '../../src/replay/film.ts';
import { keyMoments } from '../../src/replay/moments.ts';
import { type FileRefused, readFile } from '../../src/replay/reading.ts';
import { game, keptGame, open, person, playPeople } from '../local/kit.ts';

let text = '';
let film: Film;

beforeAll(async () => {
  const { source } = open(keptGame([person('Olha'), person('Ivan')]));
  await playPeople(source);
  text = recordToText(source.record());
  film = filmOf(game, source.record());
});

const refusal = (file: string) => {
  try {
    readFile(file, gameById);
    return 'nothing';
  } catch (error) {
    return (error as FileRefused).why;
  }
};

describe('a file with a game', () => {
  it('is read in both forms', () => {
    const { record } = readFile(text, gameById);
    expect(record.game).toBe('tokaido');
    expect(readFile(recordToJson(record), gameById).record).toEqual(record);
  });

  it('is refused by name when it is something else', () => {
    expect(refusal('Dear diary')).toBe('not-record');
    expect(refusal('')).toBe('not-record');
    expect(refusal('{"engawa":1')).toBe('damaged');
    expect(refusal('{}')).toBe('damaged');
    expect(refusal('null')).toBe('not-record');
    expect(refusal('x'.repeat(2_000_000))).toBe('too-large');
  });

  it('is refused when it was changed or cut off', () => {
    expect(refusal(text.replace('Olha', 'Anna'))).toBe('damaged');
    expect(refusal(text.slice(0, text.length / 2))).toBe('damaged');
    expect(refusal(`${text}\n`)).toBe('damaged');
  });

  it('is refused when it follows other rules, or the game is not here', () => {
    const { record } = readFile(text, gameById);
    expect(refusal(recordToText({ ...record, version: 99 }))).toBe('other-rules');
    expect(refusal(recordToText({ ...record, game: 'chess' }))).toBe('unknown-game');
  });

  it('is refused when it could not have been played like that', () => {
    const { record } = readFile(text, gameById);
    const [first, ...rest] = record.entries;
    expect(refusal(recordToText({ ...record, entries: [{ ...first!, choice: 'moon' }, ...rest] }))).toBe('not-played');
    expect(refusal(recordToText({ ...record, scores: [1, 2] }))).toBe('not-played');
    expect(refusal(recordToText({ ...record, seats: 40 }))).toBe('not-played');
  });
});

describe('a film', () => {
  it('has every position from the setup to the end', () => {
    const { record, frames } = film;
    expect(frames).toHaveLength(record!.entries.length + 1);
    const last = film.view(frames.length - 1, 'all')!;
    expect(isOver(last)).toBe(true);
    expect(last).toEqual(verify(game, record!).state);
    expect(film.places!.map(({ score }) => score)).toEqual(record!.scores);
    expect(film.scores!.at(-1)).toEqual(record!.scores);
  });

  it('hides from a seat what it could not see', () => {
    const mine = JSON.stringify(film.view(0, 0));
    const theirs = JSON.stringify(film.view(0, 1));
    expect(mine).not.toBe(theirs);
    expect(JSON.stringify(film.view(0, 'all'))).not.toBe(JSON.stringify(film.view(0, 'spectator')));
    for (const frame of film.frames) {
      expect(eventsFor(frame, 'spectator').every(({ only }) => only === undefined)).toBe(true);
    }
  });

  it('gives people and bots their names', () => {
    expect(film.holders.map(({ person: one }) => one?.name)).toEqual(['Olha', 'Ivan']);
    const bots = filmOf(game, { ...film.record!, names: ['greedy', '?'] }).holders;
    expect(bots).toEqual([
      { person: null, bot: 'greedy' },
      { person: null, bot: null },
    ]);
  });

  it('knows where turns begin', () => {
    const starts = turnStarts(film.frames);
    expect(starts[0]).toBe(1);
    for (const at of starts.slice(1)) expect(film.frames[at]!.by).not.toBe(film.frames[at - 1]!.by);
  });
});

describe('key moments', () => {
  it('are few, in order, and end with the end', () => {
    const moments = keyMoments(film.frames, film.scores!, true);
    expect(moments.length).toBeGreaterThan(2);
    expect(moments.length).toBeLessThanOrEqual(6);
    expect(moments.map(({ at }) => at)).toEqual(moments.map(({ at }) => at).sort((a, b) => a - b));
    expect(moments.at(-1)!.at).toBe(film.frames.length - 1);
  });

  it('are the turns that brought the most and those that changed the lead', () => {
    const frames = [null, 0, 1, 0, 1, 1].map((by, at) => ({ at, by, events: [] }));
    const scores = [
      [0, 0],
      [1, 0],
      [1, 9],
      [2, 9],
      [2, 9],
      [2, 10],
    ];
    expect(keyMoments(frames, scores, false, 2)).toEqual([
      { at: 1, seat: 0, gain: 1, leads: false },
      { at: 2, seat: 1, gain: 9, leads: true },
    ]);
  });
});

describe('the curve', () => {
  it('runs from edge to edge and keeps the crests apart', () => {
    const plot = { left: 10, right: 110, top: 0, bottom: 100 };
    const curve = curveOf(
      [
        [0, 0, 0],
        [10, 10, 9],
      ],
      plot,
    );
    expect(curve.paths[0]).toBe('M10 100L110 0');
    expect(curve.grid).toEqual([0, 2, 4, 6, 8, 10]);
    const ends = [...curve.ends].sort((a, b) => a - b);
    expect(ends[1]! - ends[0]!).toBeGreaterThanOrEqual(19);
    expect(ends[2]! - ends[1]!).toBeGreaterThanOrEqual(19);
    expect(Math.max(...ends)).toBeLessThanOrEqual(100);
  });

  it('stands for a game without a single point', () => {
    expect(curveOf([[0, 0]], { left: 0, right: 10, top: 0, bottom: 10 }).paths).toEqual(['M0 10', 'M0 10']);
  });
});
