import { faceDown, HIDDEN } from '@engawa/kernel';
import { type MealCard, SOUVENIRS, type SouvenirCard, souvenirPoints } from '@engawa/tokaido';
import { describe, expect, it } from 'vitest';
import {
  cups,
  leaders,
  legOf,
  mealTable,
  PILES,
  panoramaScore,
  pileSize,
  souvenirScore,
  souvenirSets,
} from '../../src/games/tokaido/collection.ts';
import { give, position, stand } from './position.ts';

const written = (owned: readonly SouvenirCard[]) =>
  souvenirSets(owned).map((set) => set.map(({ card, points }) => `${card ?? '?'}${points}`).join(' '));

describe('sets of souvenirs', () => {
  it('begin empty: whatever comes first scores one', () => {
    expect(written([])).toEqual(['?1 ?1 ?1 ?1']);
  });

  it('score by the order in which they are filled, and say what the next one brings', () => {
    expect(written(['koma', 'manju', 'geta'])).toEqual(['koma1 manju3 geta5 ?7']);
    expect(written(['geta', 'koma'])).toEqual(['koma3 ?5 geta1 ?5']);
  });

  it('are begun anew for a second one of a kind', () => {
    expect(written(['koma', 'hashi', 'sake'])).toEqual(['koma1 sake3 ?5 ?5', 'hashi1 ?3 ?3 ?3']);
  });

  it('score what the rules score, whatever is bought in whatever order', () => {
    const cards = Object.keys(SOUVENIRS) as SouvenirCard[];
    for (let turn = 0; turn < 24; turn++) {
      const order = [...cards.slice(turn), ...cards.slice(0, turn)].filter((_, i) => (i * 7 + turn) % 3 !== 0);
      let points = 0;
      order.forEach((card, i) => {
        points += souvenirPoints(order.slice(0, i), card);
      });
      expect(souvenirScore(order)).toBe(points);
    }
  });
});

describe('the temple', () => {
  it('weighs what would be given', () => {
    const view = position(4);
    [6, 1, 1, 4].forEach((donated, seat) => {
      give(view, seat, { donated });
    });
    expect(cups(view).map(({ seat, points }) => [seat, points])).toEqual([
      [0, 10],
      [3, 7],
      [1, 4],
      [2, 4],
    ]);
    expect(cups(view, { seat: 1, coins: 2 }).map(({ seat, coins, points }) => [seat, coins, points])).toEqual([
      [0, 6, 10],
      [3, 4, 7],
      [1, 3, 4],
      [2, 1, 2],
    ]);
    expect(view.players[1]!.donated).toBe(1);
  });

  it('has a cup for the neutral traveller', () => {
    const view = position(2);
    view.neutralDonated = 2;
    expect(cups(view)[0]).toEqual({ seat: null, coins: 2, points: 0 });
  });
});

describe('who leads', () => {
  it('is nobody while nobody has any, and all of them when several have as many', () => {
    const view = position(3);
    expect(leaders(view, 'bather')).toEqual([]);
    give(give(view, 0, { springs: ['spring-2'] }), 2, { springs: ['spring-3'] });
    expect(leaders(view, 'bather')).toEqual([0, 2]);
  });

  it('is who was first with a panorama', () => {
    expect(leaders(give(position(3), 1, { achievements: ['sea'] }), 'sea')).toEqual([1]);
    expect(leaders(position(3), 'sea')).toEqual([]);
  });
});

describe('the supper', () => {
  const set = (...cards: string[]) => cards.map((card) => faceDown(card as MealCard));

  it('is awaited at the next inn', () => {
    expect(mealTable(position(4), 0)).toMatchObject({ inn: 'inn-1', laid: 0, left: [] });
  });

  it('shows only what these eyes know, and who has eaten', () => {
    const view = stand(give(position(4), 3, { meals: ['dango', 'sashimi'] }), 3, 27);
    view.mealSet = set(HIDDEN, HIDDEN, 'tofu', HIDDEN);
    expect(mealTable(view, 1)).toEqual({
      inn: 'inn-2',
      laid: 5,
      left: [undefined, undefined, 'tofu', undefined],
      eaten: [{ seat: 3, card: 'sashimi' }],
    });
  });

  it('guesses nothing: somebody who may have gone hungry has no meal on the table', () => {
    const view = stand(stand(give(position(4), 3, { meals: ['dango'] }), 3, 27), 2, 27, 1);
    give(view, 2, { meals: ['soba'] });
    view.mealSet = set(HIDDEN, HIDDEN, HIDDEN, HIDDEN);
    expect(mealTable(view, 0)?.eaten).toEqual([]);
  });

  it('turns the meals over again once the neutral traveller has mixed them', () => {
    const view = stand(position(2), 2, 14);
    view.mealSet = set('tofu', 'soba').map((slot) => ({ ...slot, mix: 14, knew: 1 }));
    expect(mealTable(view, 0)?.left).toEqual([undefined, undefined]);
  });
});

describe('numbers on the table', () => {
  it('count every pile', () => {
    const view = give(position(4), 0, { panoramas: { paddy: 1, mountain: 0, sea: 2 } });
    expect(PILES.map((pile) => pileSize(view, pile))).toEqual([25, 24, 14, 12, 14, 20, 23]);
  });

  it('sum a panorama', () => {
    expect([0, 1, 2, 3, 4, 5].map(panoramaScore)).toEqual([0, 1, 3, 6, 10, 15]);
  });

  it('name the leg that the last traveller walks', () => {
    const at = (place: number) => {
      const view = position(3);
      for (const piece of [0, 1, 2]) stand(view, piece, place, piece);
      return legOf(view);
    };
    expect([0, 13, 14, 27, 41, 54].map(at)).toEqual([1, 1, 2, 3, 4, 4]);
  });
});
