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

  it('says of a card that was taken that an action of it comes, and then a new card; and outside the walls what there is', () => {
    const view = position(2);
    view.agenda = [
      { do: 'nextTurn' },
      { do: 'outside', seat: 0, space: 'outside-1' },
      { do: 'refillRoom', room: 'steward-1' },
      { do: 'lightBlock', seat: 0, card: 'steward-10' },
    ];
    expect(chainOf(view).map(({ effects, sign }) => sign ?? effects)).toEqual([
      'light',
      'card',
      ['gardener', 'courtier'],
    ]);
  });

  it('does not go into what the visiting clan does', () => {
    const view = position(1);
    view.agenda = [{ do: 'nextTurn' }, { do: 'rivalRoom', seat: 0, from: 0, level: 1 }];
    expect(chainOf(view)).toEqual([]);
  });

  it('is empty while somebody still chooses a die', () => {
    const view = position(2);
    view.agenda = [{ do: 'nextTurn' }, { do: 'takeDie', seat: 0 }];
    expect(chainOf(view)).toEqual([]);
  });
});
