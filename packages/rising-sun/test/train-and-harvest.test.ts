import { describe, expect, it } from 'vitest';
import { CARD, CARD_NAMES } from '../src/index.ts';
import { FIVE, Scene, THREE } from './scene.ts';

describe('Train', () => {
  it('one card each, for its price, the active player and the ally for one coin less', () => {
    const scene = new Scene(THREE)
      .allies('koi', 'lotus')
      .give('koi', { coins: 5 })
      .give('lotus', { coins: 5 })
      .give('turtle', { coins: 5 });
    scene
      .plays('koi', 'train')
      .choose('koi', 'righteousness')
      .choose('lotus', 'way-of-the-shogun')
      .choose('turtle', 'benevolence');
    expect([scene.has('koi').coins, scene.has('lotus').coins, scene.has('turtle').coins]).toEqual([4, 4, 4]);
    expect(scene.asks).toBe('pickMandate');
  });

  it('only what can be paid is listed; R-7: whoever cannot pay anything is asked all the same', () => {
    const scene = new Scene(THREE).plays('koi', 'train');
    expect(scene.choices).toEqual(['path-of-the-lion', 'benevolence', 'path-of-the-light', 'pass']);
    scene.choose('koi', 'path-of-the-lion');
    expect(scene.decides).toBe('lotus');
    expect(scene.choices).toEqual(['pass']);
    scene.give('koi', { coins: 1 }).aside('koi', 'gift:1:coin');
    expect(scene.choices).toEqual(['benevolence', 'path-of-the-light', 'pass']);
  });

  it('R-33: the second copy can be bought by somebody else, a third there is not', () => {
    const scene = new Scene(THREE).give('koi', { coins: 2 }).give('lotus', { coins: 2 }).give('turtle', { coins: 2 });
    scene.plays('koi', 'train').choose('koi', 'righteousness').choose('lotus', 'righteousness');
    expect(scene.choices).not.toContain('righteousness');
  });

  it('a card may be bought that one has already', () => {
    const scene = new Scene(THREE).owns('koi', 'righteousness').give('koi', { coins: 1 }).plays('koi', 'train');
    scene.choose('koi', 'righteousness');
    expect(scene.player('koi').cards[CARD.righteousness]).toBe(2);
  });

  it('R-34: without cards nobody is asked', () => {
    const scene = new Scene(THREE);
    scene.state.display = CARD_NAMES.map(() => 0);
    expect(scene.plays('koi', 'train').asks).toBe('pickMandate');
  });

  it('Bonsai pays at most one coin, and with the discount none', () => {
    const scene = new Scene(FIVE).give('bonsai', { coins: 1 }).plays('koi', 'train');
    for (const clan of ['koi', 'lotus', 'turtle', 'dragonfly'] as const) scene.choose(clan, 'pass');
    scene.choose('bonsai', 'way-of-the-shogun');
    expect(scene.has('bonsai').coins).toBe(0);
    const free = new Scene(FIVE).plays('bonsai', 'train').choose('bonsai', 'way-of-the-shogun');
    expect(free.has('bonsai').coins).toBe(0);
  });

  it('a monster comes to a stronghold of its buyer’s choice; for Dragonfly anywhere', () => {
    const scene = new Scene(['koi', 'lotus', 'dragonfly'])
      .strongholds('koi', 'edo', 'oshu')
      .give('koi', { coins: 2 })
      .give('dragonfly', { coins: 2 });
    scene.plays('koi', 'train').choose('koi', 'oni-of-skulls');
    expect(scene.choices).toEqual(['oshu', 'edo']);
    scene.choose('koi', 'oshu').choose('lotus', 'pass').choose('dragonfly', 'komainu');
    expect(scene.choices).toHaveLength(8);
  });
});

describe('Harvest', () => {
  it('everybody gets a coin, only the active player and the ally get rewards', () => {
    const scene = new Scene(THREE).allies('koi', 'turtle').strongholds('turtle', 'kyushu');
    scene.place('koi', 'kyoto', 'bushi').place('turtle', 'hokkaido', 'bushi').place('lotus', 'kansai', 'bushi');
    scene.plays('koi', 'harvest');
    expect(scene.has('koi')).toEqual({ points: 4, coins: 1, ronin: 0 });
    expect(scene.has('turtle')).toEqual({ points: 1, coins: 2, ronin: 3 });
    expect(scene.has('lotus')).toEqual({ points: 0, coins: 1, ronin: 0 });
  });

  it('R-40: with a tie the most honorable collects, and if that is neither of them, nobody does', () => {
    const scene = new Scene(THREE).strongholds('turtle', 'kyushu').honor('lotus', 'koi', 'turtle');
    scene.place('koi', 'kyoto', 'bushi').place('lotus', 'kyoto', 'bushi').plays('koi', 'harvest');
    expect(scene.has('koi').points).toBe(0);
    expect(scene.has('lotus').points).toBe(0);
  });

  it('a Turtle stronghold counts as force, other strongholds do not', () => {
    const scene = new Scene(THREE).plays('turtle', 'harvest');
    expect(scene.has('turtle').points).toBe(4);
    expect(new Scene(THREE).plays('koi', 'harvest').has('koi').points).toBe(0);
  });
});
