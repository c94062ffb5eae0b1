import { COLOURS, clansOf, FIGURES, YARDS } from '@engawa/white-castle';
import { describe, expect, it } from 'vitest';
import { follow } from '../../src/games/follow.ts';
import { diceNames, dieInHand, figuresAt, MAT_PLACE, seatOfClan } from '../../src/games/white-castle/pieces.ts';
import { position, randomDecisions } from './position.ts';

describe('dice', () => {
  it.each([1, 3])('have each a name of their own wherever they lie, with %i seats', (seats) => {
    for (const view of randomDecisions(seats, 2)) {
      COLOURS.forEach((colour, row) => {
        const names = diceNames(view, colour);
        const all = [
          ...names.bridge.filter(Boolean),
          ...view.spaces.flatMap((dice, space) =>
            dice.flatMap((die, at) => (die.colour === colour ? [names.spaceDie(space, at)] : [])),
          ),
          ...view.players.flatMap(({ rows }, seat) => (rows[row]! > 0 ? [names.rowDie(seat)] : [])),
          ...(dieInHand(view)?.colour === colour ? [names.hand] : []),
        ];
        expect(new Set(all).size).toBe(clansOf(view) + 1);
        expect(all).toHaveLength(clansOf(view) + 1);
      });
    }
  });

  it('keep it on their way from the bridge through the hand to a space', () => {
    const view = position(2);
    Object.assign(view.bridges[0]!, { left: 2, middle: [4], right: 5 });
    const lying = diceNames(view, 'coral').bridge[2];
    Object.assign(view.bridges[0]!, { middle: [], right: 4 });
    view.agenda.push({ do: 'placeDie', seat: 0, colour: 'coral', value: 5, end: 'right' });
    expect(diceNames(view, 'coral').hand).toBe(lying);
    view.agenda.pop();
    view.spaces[3]!.push({ colour: 'coral', value: 5 });
    expect(diceNames(view, 'coral').spaceDie(3, 0)).toBe(lying);
  });
});

describe('figures', () => {
  it('stay who they are if they stay where they are', () => {
    expect(follow(['gate', 'steward-1', 'mat'], ['steward-1', 'diplomat-2', 'mat'])).toEqual([
      'diplomat-2',
      'steward-1',
      'mat',
    ]);
    expect(follow(undefined, ['gate', 'mat'])).toEqual(['gate', 'mat']);
  });

  it('walk from the mat to a yard under one name', () => {
    const before = position(2);
    const waiting = figuresAt(before, 'warrior', MAT_PLACE).filter(({ clan }) => clan === 1);
    expect(waiting).toHaveLength(FIGURES);
    const after = { ...before, players: before.players.map((player) => ({ ...player })) };
    after.players[1]!.warriors = [0, 1, 0];
    const [trained] = figuresAt(after, 'warrior', YARDS[1]);
    expect(waiting.map(({ piece }) => piece)).toContain(trained!.piece);
    expect(figuresAt(after, 'warrior', MAT_PLACE).filter(({ clan }) => clan === 1)).toHaveLength(FIGURES - 1);
  });

  it('of the visiting clan wear colours that no seat has', () => {
    expect(seatOfClan(position(1), 1)).toBe(5);
    expect(seatOfClan(position(2), 1)).toBe(1);
  });
});
