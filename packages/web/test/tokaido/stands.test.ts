import { type Tokaido, type TokaidoEvent, tokaido } from '@engawa/tokaido';
import { describe, expect, it } from 'vitest';
import type { Deciding } from '../../src/games/face.ts';
import { mover, piecesOn, standOf, walksOf } from '../../src/games/tokaido/stands.ts';
import { give, position, stand } from './position.ts';

function deciding(view: Tokaido, more: Partial<Deciding<Tokaido, TokaidoEvent>>): Deciding<Tokaido, TokaidoEvent> {
  const words = tokaido.words.en;
  const nobody = { seat: 1, last: [], pointed: [], choices: [], whyNot: [], picked: null, step: undefined };
  return { view, language: 'en', words, who: (seat) => `${seat}`, pick: () => {}, ...nobody, ...more };
}

describe('how a stop stands with the decision', () => {
  const view = give(stand(position(4), 1, 30), 1, { panoramas: { paddy: 3, mountain: 3, sea: 2 } });
  const props = deciding(view, {
    step: { do: 'move', seat: 1 },
    choices: ['farm-4', 'mountain-5', 'inn-3'],
    whyNot: [{ choice: 'paddy-4', why: 'complete' }],
    picked: 'mountain-5',
  });

  it('is legal with what it brings, picked, closed with a reason, or out of reach', () => {
    expect(standOf(props, 'farm-4')).toMatchObject({ state: 'legal', gain: { amount: '+3', of: 'coin' } });
    expect(standOf(props, 'mountain-5')).toMatchObject({ state: 'picked', gain: { amount: '+7' } });
    expect(standOf(props, 'paddy-4')).toEqual({ state: 'closed', why: 'complete' });
    expect(standOf(props, 'sea-1')).toEqual({ state: 'plain' });
  });

  it('is out of reach for whoever is not asked to walk', () => {
    expect(standOf({ ...props, step: { do: 'temple', seat: 1 } }, 'farm-4')).toEqual({ state: 'plain' });
    expect(standOf({ ...props, step: undefined }, 'farm-4')).toEqual({ state: 'plain' });
  });
});

describe('the pieces', () => {
  it('know who must move, and that the neutral one is moved by somebody', () => {
    const view = position(2);
    view.agenda = [{ do: 'moveNeutral', seat: 1 }];
    expect(mover(view)).toEqual({ seat: 1, piece: 2 });
    view.agenda = [{ do: 'temple', seat: 0 }];
    expect(mover(view)).toEqual({ seat: 0, piece: 0 });
    view.agenda = [];
    expect(mover(view)).toBeUndefined();
  });

  it('stand on a stop in the order of their places', () => {
    const view = stand(stand(position(4), 0, 34, 1), 2, 34, 0);
    expect(piecesOn(view, 'sea-4')).toEqual([2, 0]);
  });

  it('walk as the events tell it', () => {
    const view = position(2);
    const events: TokaidoEvent[] = [
      { is: 'moves', seat: 1, from: 'inn-kyoto', to: 'village-1', second: false },
      { is: 'offers', seat: 1, offer: [] },
      { is: 'movesNeutral', seat: 0, from: 'inn-kyoto', to: 'temple-1' },
    ];
    expect(walksOf(view, events)).toEqual([
      { piece: 1, from: 0, to: 1 },
      { piece: 2, from: 0, to: 2 },
    ]);
  });
});
