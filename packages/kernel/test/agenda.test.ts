import { describe, expect, it } from 'vitest';
import { begin, choose, type State, type Step, scripted, todo, together } from '../src/index.ts';
import { errands } from './games/errands.ts';
import { sketch } from './games/sketch.ts';

const noLuck = { luck: scripted() };

describe('the agenda', () => {
  it('holds the step that happens next as its last entry', () => {
    const state: State = { agenda: [{ do: 'later' }] };
    todo(state, { do: 'first' }, { do: 'second' }, { do: 'third' });
    expect(state.agenda.map((step) => step.do)).toEqual(['later', 'third', 'second', 'first']);
  });

  it('stays as it was when there is nothing to do', () => {
    const state: State = { agenda: [{ do: 'later' }] };
    todo(state);
    expect(state.agenda).toEqual([{ do: 'later' }]);
  });

  it('finishes a step with everything it causes before the next one', () => {
    const state = begin(errands, 1, {}, noLuck);
    choose(errands, state, 0, 'bathe', noLuck);
    expect(state.diaries[0]).toEqual(['undress', 'wash', 'sip', 'pay', 'dress', 'sleep']);
    expect(state.agenda).toEqual([{ do: 'ask', seat: 0, left: 3 }]);
  });

  it('gives every seat of a common step its own steps in reading order', () => {
    const steps: Step[] = [{ do: 'first' }, { do: 'second' }];
    const step = together([
      { seat: 2, steps },
      { seat: 0, steps: [{ do: 'only' }] },
    ]);
    expect(step).toEqual({
      do: 'together',
      parts: [
        { seat: 2, agenda: [{ do: 'second' }, { do: 'first' }] },
        { seat: 0, agenda: [{ do: 'only' }] },
      ],
    });
    expect(steps.map((one) => one.do)).toEqual(['first', 'second']);
  });
});

describe('a rule that calls todo twice', () => {
  type Twice = { do: 'effect' } | { do: 'decision'; seat: number } | { do: 'rest' };
  const twice = sketch<Twice>(
    {
      effect: {
        run(state) {
          todo<Twice>(state, { do: 'rest' });
          todo<Twice>(state, { do: 'rest' });
        },
      },
      decision: {
        choices: () => ['both', 'one'],
        choose(state, _, choice) {
          todo<Twice>(state, { do: 'rest' });
          if (choice === 'both') todo<Twice>(state, { do: 'rest' });
        },
      },
      rest: { run: ({ log }) => void log.push('rest') },
    },
    { do: 'decision', seat: 0 },
    { do: 'effect' },
  );

  it('is an error that names the step, when it happens by itself', () => {
    const state = begin(twice, 1, {}, noLuck);
    expect(() => choose(twice, state, 0, 'one', noLuck)).toThrow(
      'sketch: the rule of "effect" calls todo more than once',
    );
  });

  it('is an error that names the step, when it is a choice', () => {
    const state = begin(twice, 1, {}, noLuck);
    expect(() => choose(twice, state, 0, 'both', noLuck)).toThrow(
      'sketch: the rule of "decision" calls todo more than once',
    );
  });
});
