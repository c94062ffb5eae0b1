import { describe, expect, it } from 'vitest';
import { chainOf, chainSeat } from '../../src/games/white-castle/chain.ts';
import { position } from './position.ts';

describe('the chain of a turn', () => {
  it('is what is asked now and all that waits behind it, up to the next turn', () => {
    const view = position(2);
    view.players[1]!.card = 'steward-10';
    view.agenda = [
      { do: 'nextTurn' },
      { do: 'cardBeside', seat: 1, row: 'domain-white' },
      { do: 'refillRoom', room: 'steward-1' },
      { do: 'pick', seat: 1, left: ['iron:1', 'lantern'], from: 'room', must: false },
    ];
    expect(chainOf(view).map(({ effects, sign }) => sign ?? effects)).toEqual([
      ['iron:1', 'lantern'],
      'card',
      ['iron:1', 'food:1'],
    ]);
    expect(chainSeat(view)).toBe(1);
  });

  it('is empty while somebody still chooses a die', () => {
    const view = position(2);
    view.agenda = [{ do: 'nextTurn' }, { do: 'takeDie', seat: 0 }];
    expect(chainOf(view)).toEqual([]);
  });
});
