import { describe, expect, it } from 'vitest';
import { begin, RecordedLuck, SearchLuck, type Seat, Table, todo, together } from '../src/index.ts';
import { sketch } from './games/sketch.ts';

type Risk = { do: 'risk'; seat: Seat } | { do: 'note'; seat: Seat };

const noLuck = { luck: new RecordedLuck([]) };

describe('a rule that throws', () => {
  const game = sketch<Risk>(
    {
      risk: {
        choices: () => ['safe', 'fatal'],
        choose(state, { seat }, choice, { luck }) {
          state.log.push(`${seat} ${choice} ${luck.below(6)}`);
          if (choice === 'fatal') throw new Error('the rule is broken');
          todo<Risk>(state, { do: 'risk', seat: 1 - seat });
        },
      },
      note: { run() {} },
    },
    { do: 'risk', seat: 0 },
  );

  it('leaves the table as it was before, closed, with a record that replays', () => {
    const table = new Table(game, 2, {}, SearchLuck.seeded(1));
    expect(table.choose(0, 'safe')).toBeUndefined();
    const before = JSON.stringify([table.state, table.record()]);
    expect(() => table.choose(1, 'fatal')).toThrow('the rule is broken');
    expect(JSON.stringify([table.state, table.record()])).toBe(before);
    expect(table.choose(1, 'safe')).toBe('broken');
    expect(table.undo(0)).toBe('broken');
  });
});

describe('a round of simultaneous decisions', () => {
  const rules = {
    risk: { choices: () => ['safe'], choose() {} },
    note: { run() {} },
  };

  it('has no decision behind an effect: that one would not be secret', () => {
    const late = together<Risk>([
      {
        seat: 0,
        steps: [
          { do: 'note', seat: 0 },
          { do: 'risk', seat: 0 },
        ],
      },
    ]);
    expect(() => begin(sketch<Risk>(rules, late), 2, {}, noLuck)).toThrow('stands behind an effect');
  });

  it('has one part a seat', () => {
    const part = { seat: 0, steps: [{ do: 'risk', seat: 0 } as const] };
    expect(() => together<Risk>([part, part])).toThrow('two parts');
  });
});

describe('taking back with consent in an open round', () => {
  type Pick = { do: 'pick'; seat: Seat; number: number } | { do: 'done' };
  const steps = (seat: Seat): Pick[] => [
    { do: 'pick', seat, number: 1 },
    { do: 'pick', seat, number: 2 },
  ];
  const game = {
    ...sketch<Pick>(
      {
        pick: {
          choices: () => ['a', 'b'],
          choose: ({ log }, { seat, number }, c) => void log.push(`${seat}${number}${c}`),
        },
        done: { run() {} },
      },
      together<Pick>([0, 1].map((seat) => ({ seat, steps: steps(seat) }))),
      { do: 'done' },
    ),
    interjections: () => ['wave'],
    interject: () => {},
  };

  it('makes an answer stale whose decision was taken back too', () => {
    const table = new Table(game, 2, {}, SearchLuck.seeded(1));
    expect(table.interject(0, 'wave')).toBeUndefined();
    expect(table.choose(1, 'a')).toBeUndefined();
    const seen = table.number;
    expect(table.undo(0, 1, [1])).toBeUndefined();
    // Seat 1 meant its second pick; its first is open again.
    expect(table.choose(1, 'b', seen)).toBe('stale');
    expect(table.choose(1, 'b', table.number)).toBeUndefined();
  });
});
