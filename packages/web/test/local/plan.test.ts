import { Refused } from '@engawa/wire';
import { describe, expect, it } from 'vitest';
import { openGame, planAddress, readPlan } from '../../src/local/plan.ts';
import { game } from './kit.ts';

const read = (query: string) => readPlan(new URLSearchParams(query), game, (n) => `Player ${n}`);

describe('the address of a new table', () => {
  it('says who plays and with which options', () => {
    expect(read('game=tokaido&seats=me,me:Олена,bot:random,bot&options=culinary:true,gourmet:printed')).toEqual({
      game: 'tokaido',
      seats: [
        { is: 'person', name: 'Player 1' },
        { is: 'person', name: 'Олена' },
        { is: 'bot', bot: 'random' },
        { is: 'bot', bot: 'traveller' },
      ],
      options: { culinary: true, gourmet: 'printed' },
    });
  });

  it('can be left short: one person and a bot', () => {
    expect(read('game=tokaido').seats.map(({ is }) => is)).toEqual(['person', 'bot']);
  });

  it('is refused in words when it makes no sense', () => {
    expect(() => read('seats=me')).toThrow(new Refused('no-seats'));
    expect(() => read('seats=me,bot:deep-blue')).toThrow(new Refused('no-bot'));
    expect(() => read('options=dragons:true')).toThrow(new Refused('bad-options'));
  });

  it('is written as it is read', () => {
    const plan = read('seats=me:Ivan,bot:random,bot&options=return-trip:true');
    expect(read(planAddress(plan).split('?')[1]!)).toEqual(plan);
  });
});

describe('a new table', () => {
  it('has an id and a seed of its own', () => {
    const plan = read('');
    const [one, other] = [openGame(plan, 1, 5), openGame(plan, 1, 5)];
    expect(one.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(one.seed).not.toBe(other.seed);
    expect(one.id).not.toBe(other.id);
  });
});
