import type { TokaidoStep } from '@engawa/tokaido';
import { describe, expect, it } from 'vitest';
import {
  choiceGains,
  fragmentAhead,
  fragmentGains,
  neutralGains,
  pillOf,
  stopGains,
} from '../../src/games/tokaido/gains.ts';
import { give, position, stand } from './position.ts';

const pill = (gains: ReturnType<typeof stopGains>) => {
  const one = pillOf(gains);
  return one && `${one.amount} ${one.of}`;
};

describe('what a stop brings now', () => {
  it('is three coins at a farm, three cards in a village, one on the road', () => {
    const view = position(4);
    expect(pill(stopGains(view, 0, 'farm'))).toBe('+3 coin');
    expect(pill(stopGains(view, 0, 'village'))).toBe('3 card');
    expect(pill(stopGains(view, 0, 'encounter'))).toBe('1 card');
  });

  it('counts the souvenirs that are left', () => {
    const view = position(4);
    view.souvenirs = { bag: ['gofu'], over: [], under: [], away: 0 };
    expect(pill(stopGains(view, 0, 'village'))).toBe('1 card');
  });

  it('is as much as can be given at a temple', () => {
    expect(pill(stopGains(give(position(4), 0, { coins: 1 }), 0, 'temple'))).toBe('+1 point');
    expect(pill(stopGains(give(position(4), 0, { coins: 2 }), 0, 'temple'))).toBe('1–2 point');
    expect(pill(stopGains(give(position(4), 0, { coins: 9 }), 0, 'temple'))).toBe('1–3 point');
  });

  it('knows the traveller', () => {
    expect(pill(stopGains(give(position(4), 0, { traveller: 'hirotada', coins: 2 }), 0, 'temple'))).toBe('2–3 point');
    expect(pill(stopGains(give(position(4), 0, { traveller: 'mitsukuni' }), 0, 'hot-spring'))).toBe('3–4 point');
    expect(pill(stopGains(position(4), 0, 'hot-spring'))).toBe('2–3 point');
    expect(pill(stopGains(give(position(4), 0, { traveller: 'yoshiyasu' }), 0, 'encounter'))).toBe('2 card');
    const umegae = stopGains(give(position(4), 0, { traveller: 'umegae' }), 0, 'encounter');
    expect(umegae.map(({ amount, of }) => amount + of)).toEqual(['1card', '+1point', '+1coin']);
  });

  it('is a meal at an inn for whoever can pay it', () => {
    expect(pill(stopGains(give(position(4), 0, { coins: 1 }), 0, 'inn'))).toBe('6 point');
    expect(pill(stopGains(give(position(4), 0, { coins: 0 }), 0, 'inn'))).toBe('0 point');
    expect(pill(stopGains(give(position(4), 0, { coins: 0, traveller: 'kinko' }), 0, 'inn'))).toBe('6 point');
    expect(pill(stopGains(give(position(4), 0, { coins: 0, traveller: 'satsuki' }), 0, 'inn'))).toBe('6 point');
  });

  it('is a fragment more for the painter, but not at the end of the road', () => {
    const view = give(position(4), 0, { traveller: 'hiroshige' });
    expect(stopGains(view, 0, 'inn').map(({ why }) => why.is)).toEqual(['meal', 'paints']);
    expect(stopGains(stand(view, 0, 45), 0, 'inn').map(({ why }) => why.is)).toEqual(['meal']);
  });

  it('is nothing for the neutral traveller but at temples and inns', () => {
    expect(pill(neutralGains('temple'))).toBe('1 coin');
    expect(pill(neutralGains('inn'))).toBe('−1 meal');
    expect(neutralGains('farm')).toEqual([]);
  });
});

describe('the next fragment', () => {
  it('scores its number', () => {
    const view = give(position(4), 0, { panoramas: { paddy: 0, mountain: 1, sea: 4 } });
    expect(fragmentGains(view, 0, 'paddy').map(({ amount }) => amount)).toEqual(['+1']);
    expect(fragmentGains(view, 0, 'mountain').map(({ amount }) => amount)).toEqual(['+2']);
  });

  it('brings the achievement to whoever is the first', () => {
    const view = give(position(4), 0, { panoramas: { paddy: 0, mountain: 3, sea: 0 } });
    expect(fragmentGains(view, 0, 'mountain').map(({ amount }) => amount)).toEqual(['+4', '+3']);
    expect(pill(fragmentGains(view, 0, 'mountain'))).toBe('+7 point');
    give(view, 0, { traveller: 'mitsukuni' });
    expect(pill(fragmentGains(view, 0, 'mountain'))).toBe('+8 point');
    give(view, 2, { achievements: ['mountain'] });
    expect(pill(fragmentGains(view, 0, 'mountain'))).toBe('+4 point');
  });

  it('is none when the picture is complete', () => {
    expect(fragmentGains(give(position(4), 0, { panoramas: { paddy: 3, mountain: 0, sea: 0 } }), 0, 'paddy')).toEqual(
      [],
    );
  });

  it('is seen in the mat before the choice is made', () => {
    const view = give(position(4), 1, { panoramas: { paddy: 3, mountain: 3, sea: 2 } });
    const move: TokaidoStep = { do: 'move', seat: 1 };
    expect(fragmentAhead(view, move, 'mountain-5')).toBe('mountain');
    expect(fragmentAhead(view, move, 'farm-4')).toBeUndefined();
    expect(fragmentAhead(view, move, null)).toBeUndefined();
    expect(fragmentAhead(view, { do: 'pickPanorama', seat: 1, mayDecline: true }, 'decline')).toBeUndefined();
    const drawn: TokaidoStep = { do: 'pickEncounter', seat: 1, drawn: [] };
    expect(fragmentAhead(view, drawn, 'annaibito-sea')).toBe('sea');
    expect(fragmentAhead(view, drawn, 'annaibito-paddy')).toBeUndefined();
  });
});

describe('what a choice brings', () => {
  it('is the value of the place in a set', () => {
    const view = give(position(4), 0, { souvenirs: ['koma', 'manju'] });
    const step: TokaidoStep = { do: 'buySouvenirs', seat: 0, offer: ['geta', 'shikki'], basket: ['geta'] };
    expect(pill(choiceGains(view, step, 'shikki'))).toBe('+7 point');
    expect(choiceGains(view, step, 'done')).toEqual([]);
  });

  it('is six points for what the meal costs', () => {
    const view = give(position(4), 0, { coins: 3, traveller: 'kinko' });
    const gains = choiceGains(view, { do: 'buyMeal', seat: 0 }, 'unagi');
    expect(gains.map(({ amount, of }) => amount + of)).toEqual(['+6point', '−2coin']);
  });
});
