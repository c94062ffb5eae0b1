import { describe, expect, it } from 'vitest';
import { type Player, type TokaidoOptions, type Traveller, tokaido } from '../src/index.ts';
import { Scene } from './scene.ts';

type Has = Partial<Omit<Player, 'traveller'>> & { traveller?: Traveller };

/** The last of three travellers walks into Edo and goes to bed without a meal: the journey is over. */
function end(a: Has, b: Has = {}, c: Has = {}, options: Partial<TokaidoOptions> = {}): Scene {
  const scene = new Scene({ a: 'village-7', b: ['inn-edo', 0], c: ['inn-edo', 1] }, options);
  [a, b, c].forEach((has, i) => {
    scene.give(['a', 'b', 'c'][i]!, { coins: 0, ...has });
  });
  scene.state.mealSet = [];
  return scene.start().choose('a', 'inn-edo').choose('a', 'skip');
}

const achievementsOf = (scene: Scene) => scene.state.players.map((player) => player.achievements);

describe('the final achievements', () => {
  it('go to whoever has the most', () => {
    const scene = end(
      { paidForMeals: 5, springs: ['spring-2'] },
      { encounters: ['samurai', 'kuge'] },
      { souvenirs: ['koma'] },
    );
    expect(achievementsOf(scene)).toEqual([['gourmet', 'bather'], ['chatterbox'], ['collector']]);
    expect(scene.player('a').score).toBe(6);
  });

  it('go to all who are tied, three points each', () => {
    const scene = end({ springs: ['spring-2'] }, { springs: ['spring-3'] });
    expect(achievementsOf(scene)).toEqual([['bather'], ['bather'], []]);
    expect(scene.state.players.map((player) => player.score)).toEqual([3, 3, 0]);
  });

  it('go to nobody when nobody has any', () => {
    expect(achievementsOf(end({}))).toEqual([[], [], []]);
  });

  it('score four for Mitsukuni also when he shares one, and three for the other', () => {
    const scene = end({ traveller: 'mitsukuni', springs: ['spring-2'] }, { springs: ['spring-3'] });
    expect(scene.state.players.map((player) => player.score)).toEqual([4, 3, 0]);
  });

  it('score four for Mitsukuni', () => {
    expect(end({ traveller: 'mitsukuni', springs: ['spring-2'] }).player('a').score).toBe(4);
  });

  it('count for the gourmet the coins paid, or with the option the printed prices', () => {
    const kinko: Has = { traveller: 'kinko', meals: ['udon'], paidForMeals: 2 };
    const other: Has = { meals: ['soba'], paidForMeals: 2 };
    expect(achievementsOf(end(kinko, other))).toEqual([['gourmet'], ['gourmet'], []]);
    expect(achievementsOf(end(kinko, other, {}, { gourmet: 'printed' }))).toEqual([['gourmet'], [], []]);
  });

  it('do not make a gourmet of someone who ate only for nothing', () => {
    expect(achievementsOf(end({}, { traveller: 'satsuki', meals: ['udon'], paidForMeals: 0 }))).toEqual([[], [], []]);
  });
});

describe('the winner', () => {
  const places = (scene: Scene) => tokaido.standings(scene.state).map((one) => one.place);

  it('has the most points', () => {
    expect(places(end({ score: 60 }, { score: 61 }, { score: 59 }))).toEqual([2, 1, 3]);
  });

  it('has more achievements when the points are equal', () => {
    expect(places(end({ score: 60, springs: ['spring-2'] }, { score: 63 }, { score: 10 }))).toEqual([1, 2, 3]);
  });

  it('shares the victory when these are equal too', () => {
    expect(places(end({ score: 60 }, { score: 60 }, { score: 10 }))).toEqual([1, 1, 3]);
  });

  it('may have more than a hundred points', () => {
    expect(tokaido.standings(end({ score: 104 }).state)[0]).toMatchObject({ score: 104, place: 1 });
  });
});
