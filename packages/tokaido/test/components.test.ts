import { describe, expect, it } from 'vitest';
import {
  ACHIEVEMENTS,
  COINS,
  cardsOf,
  ENCOUNTERS,
  FRAGMENTS,
  MEALS,
  ROAD,
  SOUVENIRS,
  SPRINGS,
  type Space,
  TRAVELLER_CARDS,
  TRAVELLERS,
} from '../src/index.ts';

describe('the box is complete', () => {
  it('has the counts of the component list', () => {
    expect(cardsOf(SPRINGS)).toHaveLength(12);
    expect(cardsOf(MEALS)).toHaveLength(25);
    expect(Object.keys(SOUVENIRS)).toHaveLength(24);
    expect(cardsOf(ENCOUNTERS)).toHaveLength(14);
    expect(TRAVELLER_CARDS).toHaveLength(10);
    expect(ACHIEVEMENTS).toHaveLength(7);
    expect(COINS).toBe(50);
    const fragments = FRAGMENTS.paddy + FRAGMENTS.mountain + FRAGMENTS.sea;
    expect(fragments * 5).toBe(60);
  });

  it('has a road of 55 stops with the right number of spaces and double spaces', () => {
    expect(ROAD).toHaveLength(55);
    const count = (space: Space) => ROAD.filter((stop) => stop.space === space);
    const table = (['village', 'temple', 'encounter', 'paddy', 'mountain', 'sea', 'hot-spring', 'farm'] as const).map(
      (space) => [space, count(space).length, count(space).filter((stop) => stop.double).length],
    );
    expect(table).toEqual([
      ['village', 7, 3],
      ['temple', 6, 3],
      ['encounter', 7, 2],
      ['paddy', 5, 2],
      ['mountain', 6, 3],
      ['sea', 7, 4],
      ['hot-spring', 6, 3],
      ['farm', 6, 4],
    ]);
    const inns = ROAD.flatMap((stop, at) => (stop.space === 'inn' ? [[stop.id, at]] : []));
    expect(inns).toEqual([
      ['inn-kyoto', 0],
      ['inn-1', 14],
      ['inn-2', 27],
      ['inn-3', 41],
      ['inn-edo', 54],
    ]);
    expect(new Set(ROAD.map((stop) => stop.id)).size).toBe(55);
  });

  it('has nine souvenirs for one coin, twelve for two, three for three; six of each kind', () => {
    const cards = Object.values(SOUVENIRS);
    expect([1, 2, 3].map((price) => cards.filter((card) => card.price === price).length)).toEqual([9, 12, 3]);
    for (const kind of ['small-object', 'food', 'clothing', 'art']) {
      expect(cards.filter((card) => card.kind === kind)).toHaveLength(6);
    }
  });

  it('has travellers who start with their coins', () => {
    expect(TRAVELLER_CARDS.map((card) => [card, TRAVELLERS[card].coins])).toEqual([
      ['hiroshige', 3],
      ['chuubei', 4],
      ['kinko', 7],
      ['yoshiyasu', 9],
      ['satsuki', 2],
      ['mitsukuni', 6],
      ['sasayakko', 5],
      ['hirotada', 8],
      ['umegae', 5],
      ['zen-emon', 6],
    ]);
  });
});
