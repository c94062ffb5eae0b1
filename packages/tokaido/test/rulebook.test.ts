import { begin, readOptions, scripted } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { SOUVENIRS, tokaido } from '../src/index.ts';
import { Scene } from './scene.ts';

/** The examples of the rulebook (and three of ours, where its pictures are lost), with scripted luck. */
describe('who moves', () => {
  const green2purple4white6 = () => new Scene({ green: 'temple-1', purple: 'paddy-1', white: 'mountain-1' }).start();

  it('W1: green passes purple, so purple is last and moves', () => {
    const scene = green2purple4white6();
    expect(scene.decides).toBe('green');
    scene.choose('green', 'hot-spring-1', 'spring-2');
    expect(scene.decides).toBe('purple');
    expect(scene.asks).toBe('move');
  });

  it('W2: green is still behind purple and moves again', () => {
    const scene = green2purple4white6().choose('green', 'encounter-1', 'samurai');
    expect(scene.decides).toBe('green');
    expect(scene.choices[0]).toBe('hot-spring-1');
  });

  it('W3: the second place of a double space is behind the place on the road', () => {
    const scene = new Scene({ green: 'hot-spring-1', purple: 'temple-1', white: 'farm-1', blue: 'village-2' }).start();
    scene.choose('purple', 'hot-spring-1', 'spring-3');
    expect(scene.state.pieces[scene.seat('purple')]).toEqual({ at: 5, slot: 1 });
    expect(scene.decides).toBe('purple');
    scene.choose('purple', 'inn-1', 'dango', 'dango', 'soba', 'sushi', 'udon').choose('purple', 'skip');
    expect(scene.decides).toBe('green');
  });

  it('W4: with three players a double space takes only one traveller', () => {
    const scene = new Scene({ green: 'hot-spring-1', purple: 'temple-1', white: 'farm-1' }).start();
    expect(scene.decides).toBe('purple');
    expect(scene.choices).not.toContain('hot-spring-1');
  });
});

describe('inns', () => {
  it('W5: the first of three travellers finds four meals', () => {
    const scene = new Scene({ green: 'sea-1', purple: 'mountain-2', white: 'hot-spring-2' }).start();
    scene.choose('green', 'inn-1', 'dango', 'soba', 'tofu', 'unagi');
    expect(scene.state.mealSet!.map((slot) => slot.card)).toEqual(['dango', 'soba', 'tofu', 'unagi']);
    expect(scene.choices).toEqual(['dango', 'soba', 'tofu', 'unagi', 'skip']);
  });

  it('W6: four travellers, the third cannot pay: two meals are left and the last to arrive leaves first', () => {
    const scene = new Scene({ first: 'encounter-2', second: 'sea-1', third: 'mountain-2', fourth: 'hot-spring-2' })
      .give('third', { coins: 0 })
      .start();
    scene.choose('first', 'inn-1', 'soba', 'sushi', 'tofu', 'udon', 'unagi').choose('first', 'udon');
    scene.choose('second', 'inn-1');
    expect(scene.choices).toEqual(['soba', 'sushi', 'tofu', 'unagi', 'skip']);
    scene.choose('second', 'unagi').choose('third', 'inn-1');
    expect(tokaido.hide(scene.state, 2).mealSet!.map((slot) => slot.card)).toEqual(['soba', 'sushi', 'tofu']);
    expect(scene.choices).toEqual(['skip']);
    scene.choose('third', 'skip').choose('fourth', 'inn-1');
    expect(scene.choices).toEqual(['soba', 'sushi', 'tofu', 'skip']);
    scene.choose('fourth', 'tofu');
    expect(scene.state.meals.under.map((slot) => slot.card)).toEqual(['soba', 'sushi']);
    expect(scene.state.mealSet).toBeNull();
    expect(scene.decides).toBe('fourth');
    expect(scene.asks).toBe('move');
  });

  it('W7: the last in the line leaves the inn first', () => {
    const scene = new Scene({ white: ['inn-1', 0], purple: ['inn-1', 1], green: ['inn-1', 2] }).start();
    expect(scene.decides).toBe('green');
  });

  it('W11: with two players the first to arrive finds four meals', () => {
    const scene = new Scene({ orange: 'sea-1', blue: 'mountain-2', neutral: 'hot-spring-2' }).start();
    scene.choose('orange', 'inn-1', 'dango', 'soba', 'tofu', 'unagi');
    expect(scene.state.mealSet).toHaveLength(4);
  });

  it('W13: Kinko without a coin eats a meal of price one for nothing', () => {
    const scene = new Scene({ kinko: 'sea-1', purple: 'mountain-2', white: 'hot-spring-2' })
      .give('kinko', { traveller: 'kinko', coins: 0 })
      .start();
    scene.choose('kinko', 'inn-1', 'dango', 'soba', 'tofu', 'unagi');
    expect(scene.choices).toEqual(['dango', 'skip']);
    scene.choose('kinko', 'dango');
    expect(scene.player('kinko')).toMatchObject({ coins: 0, score: 6, meals: ['dango'], paidForMeals: 0 });
  });
});

describe('the temple at the end', () => {
  /** Everybody but the last traveller has dined in Edo; his arrival ends the journey. */
  function endWith(donated: Record<string, number>) {
    const names = Object.keys(donated);
    const scene = new Scene(
      Object.fromEntries(names.map((name, i) => [name, i === 0 ? 'village-7' : (['inn-edo', i - 1] as const)])),
    );
    for (const name of names) scene.give(name, { coins: 0, donated: donated[name]!, score: donated[name]! });
    scene.start();
    scene.choose(names[0]!, 'inn-edo', ...Array.from({ length: names.length + 1 }, () => 0));
    scene.choose(names[0]!, 'skip');
    expect(scene.state.agenda).toEqual([]);
    return names.map((name) => scene.player(name).templePoints);
  }

  it('W8: most 10, two tied for second 7 each, no gift nothing', () => {
    expect(endWith({ yellow: 9, blue: 5, green: 5, white: 0, purple: 0 })).toEqual([10, 7, 7, 0, 0]);
  });

  it('W9: two tied for most have 10 each, and the next is second', () => {
    expect(endWith({ yellow: 6, blue: 6, green: 2, white: 1, purple: 0 })).toEqual([10, 10, 7, 4, 0]);
  });

  it('everybody below the third rank has 2', () => {
    expect(endWith({ yellow: 6, blue: 5, green: 4, white: 3, purple: 2 })).toEqual([10, 7, 4, 2, 2]);
  });
});

describe('two players', () => {
  it('W10: the player who is farthest ahead moves the neutral traveller', () => {
    const scene = new Scene({ blue: 'encounter-1', orange: 'farm-1', neutral: 'temple-1' }).start();
    expect(scene.asks).toBe('moveNeutral');
    expect(scene.decides).toBe('orange');
  });
});

describe('preparations', () => {
  it('W12: with four players who leaves last gets two coins, the third one, the second none; the first gives one up', () => {
    const options = readOptions(tokaido.options, 4, { initiatory: true, preparation: true });
    // Lots 3, 2, 1 leave the line as it is: seat 0 nearest to the road, seat 3 farthest back.
    const state = begin(tokaido, 4, options, { luck: scripted(3, 2, 1) });
    expect(state.players.map((player) => player.coins)).toEqual([9, 8, 7, 6]);
    expect(state.agenda.at(-1)).toEqual({ do: 'move', seat: 3 });
  });
});

describe('souvenirs', () => {
  /** Buys these one after the other, each in a village of its own. */
  function pointsFor(...cards: string[]): number[] {
    const scene = new Scene({ buyer: 'inn-kyoto', far: 'sea-6', farther: 'farm-6' })
      .give('buyer', { coins: 40 })
      .start();
    const others = Object.keys(SOUVENIRS).filter((card) => !cards.includes(card));
    return cards.map((card) => {
      const before = scene.player('buyer').score;
      scene.state.pieces[0] = { at: 0, slot: 0 };
      scene.choose('buyer', 'village-1', card, others.shift()!, others.shift()!);
      scene.choose('buyer', card).choose('buyer', 'done');
      return scene.player('buyer').score - before;
    });
  }

  it('W14: four different kinds score 1, 3, 5 and 7', () => {
    expect(pointsFor('koma', 'ocha', 'geta', 'netsuke')).toEqual([1, 3, 5, 7]);
  });

  it('W15: two of a kind start a second set', () => {
    expect(pointsFor('koma', 'hashi', 'ocha', 'sake')).toEqual([1, 1, 3, 3]);
  });

  it('W16: a new kind goes to the longest set', () => {
    expect(pointsFor('koma', 'hashi', 'ocha', 'yukata')).toEqual([1, 1, 3, 5]);
  });
});

describe('panoramas', () => {
  it('W17: the fifth fragment of the sea scores 5 and, for the first, 3; the sea is not visited again', () => {
    const scene = new Scene({ painter: 'encounter-2', far: 'farm-2', farther: 'paddy-2' })
      .give('painter', { panoramas: { paddy: 0, mountain: 0, sea: 4 }, score: 10 })
      .start();
    scene.choose('painter', 'sea-1');
    expect(scene.player('painter')).toMatchObject({ score: 18, achievements: ['sea'] });
    expect(scene.player('painter').panoramas.sea).toBe(5);
    scene.state.pieces[0] = { at: 14, slot: 0 };
    scene.state.pieces[1] = { at: 20, slot: 0 };
    scene.state.pieces[2] = { at: 21, slot: 0 };
    scene.start();
    expect(scene.decides).toBe('painter');
    expect(scene.choices).not.toContain('sea-2');
    expect(scene.choices).not.toContain('sea-3');
  });
});
