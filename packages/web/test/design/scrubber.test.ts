import { describe, expect, it } from 'vitest';
import { ticks } from '../../src/design/scrubber-ticks.ts';

const turns = (...at: number[]) => at.map((one) => ({ at: one, kind: 'turn' }));

describe('the ticks of a replay', () => {
  it('are one a decision, with the turns among them', () => {
    const all = ticks(12, [...turns(0, 6), { at: 3, kind: 'key' }]);
    expect(all).toHaveLength(13);
    expect(all.filter(({ isTurn }) => isTurn).map(({ at }) => at)).toEqual([0, 6]);
  });

  it('are only the turns in a long game, and never too many', () => {
    expect(ticks(400, turns(0, 100, 200)).map(({ at }) => at)).toEqual([0, 100, 200]);
    const many = ticks(1000, turns(...Array.from({ length: 500 }, (_, turn) => turn * 2)));
    expect(many.length).toBeLessThanOrEqual(120);
  });
});
