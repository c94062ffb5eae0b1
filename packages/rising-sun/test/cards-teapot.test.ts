import { describe, expect, it } from 'vitest';
import { PROVINCES, risingSun } from '../src/index.ts';
import { FIVE, FOUR, Scene, THREE } from './scene.ts';

const teapot = (clans = THREE) => new Scene(clans, 'teapot');

describe('the set with the teapot', () => {
  it('Honesty: two points for a mandate, with an ally, but not for Betray', () => {
    expect(
      teapot().owns('koi', 'honesty', 'honesty').allies('koi', 'turtle').plays('koi', 'harvest').has('koi').points,
    ).toBe(4);
    expect(teapot().owns('koi', 'honesty').plays('koi', 'harvest').has('koi').points).toBe(0);
    expect(teapot().owns('koi', 'honesty').allies('koi', 'turtle').plays('koi', 'betray').has('koi').points).toBe(0);
  });

  it('R-5: for Lotus the named mandate counts, not the tile', () => {
    const scene = teapot().owns('lotus', 'honesty').allies('koi', 'lotus').tiles('betray', 'betray', 'train', 'train');
    scene.goOn([{ do: 'mandateTurn', seat: 1 }]).all('lotus', 'betray', 'harvest');
    expect(scene.has('lotus').points).toBe(2);
  });

  it('Path of the Warlord: a coin after a summon, by copy', () => {
    const scene = teapot()
      .owns('koi', 'path-of-the-warlord', 'path-of-the-warlord')
      .plays('turtle', 'recruit')
      .choose('koi', 'bushi');
    expect(scene.has('koi').coins).toBe(2);
  });

  it('all figures of one Recruit are one summon; a shinto in a shrine counts', () => {
    const scene = teapot()
      .owns('koi', 'path-of-the-warlord')
      .strongholds('koi', 'edo', 'oshu')
      .plays('turtle', 'recruit');
    scene.all('koi', 'bushi', 'edo', 'shinto', 'fujin');
    expect(scene.has('koi').coins).toBe(1);
  });

  it('a bought monster and Raijin are summons too', () => {
    const scene = teapot()
      .owns('koi', 'path-of-the-warlord')
      .give('koi', { coins: 1 })
      .plays('koi', 'train')
      .choose('koi', 'oni-of-skulls');
    expect(scene.has('koi').coins).toBe(1);
    const raijin = teapot()
      .shrines('raijin', 'fujin', 'susanoo', 'ryujin')
      .owns('koi', 'path-of-the-warlord')
      .worship('koi', 'raijin');
    expect(
      raijin
        .goOn([{ do: 'kamiTurn' }])
        .choose('koi', 'oshu')
        .has('koi').coins,
    ).toBe(1);
  });

  it('Path of the Patron: two coins with more honor than at least two', () => {
    const scene = teapot(FOUR)
      .owns('lotus', 'path-of-the-patron')
      .owns('turtle', 'path-of-the-patron')
      .plays('koi', 'recruit');
    scene.choose('lotus', 'bushi').choose('turtle', 'bushi');
    expect([scene.has('lotus').coins, scene.has('turtle').coins]).toEqual([2, 0]);
  });

  it('Loyalty: a point more whenever one gains points, with an ally; one reward is one gain', () => {
    const scene = teapot()
      .owns('koi', 'loyalty')
      .allies('koi', 'lotus')
      .place('koi', 'kansai', 'bushi')
      .place('koi', 'nagato', 'bushi')
      .plays('koi', 'harvest');
    expect(scene.has('koi').points).toBe(5);
    const alone = teapot().owns('koi', 'loyalty').place('koi', 'kansai', 'bushi').plays('koi', 'harvest');
    expect(alone.has('koi').points).toBe(3);
  });

  it('Loyalty: all hostages of one advantage are one gain, and in winter it does nothing', () => {
    const scene = teapot()
      .owns('koi', 'loyalty', 'respect')
      .allies('koi', 'turtle')
      .place('koi', 'oshu', 'bushi')
      .place('lotus', 'oshu', 'bushi', 'shinto');
    scene
      .give('koi', { coins: 1 })
      .give('lotus', { points: 5 })
      .war('oshu')
      .bids('koi', 0, 1, 0, 0)
      .all('koi', '1:bushi@oshu', '1:shinto@oshu');
    expect(scene.has('koi').points).toBe(3);
    expect(risingSun.standings(scene.state)[0]!.score).toBe(4);
  });

  it('Way of the Merchant: a coin whenever somebody richer gains from the supply', () => {
    const scene = teapot(FIVE)
      .owns('koi', 'way-of-the-merchant')
      .give('koi', { coins: 1 })
      .give('lotus', { coins: 2 })
      .give('turtle', { coins: 3 });
    scene.give('dragonfly', { coins: 1 }).plays('bonsai', 'harvest');
    // Its own coin, and one each for Lotus and Turtle; R-26: Dragonfly was not richer.
    expect(scene.has('koi').coins).toBe(4);
  });

  it('R-27: not at the income of a season, which comes to all at once; R-48: but for hostages afterwards', () => {
    const scene = teapot()
      .season('summer')
      .owns('koi', 'way-of-the-merchant')
      .goOn([{ do: 'season' }]);
    expect(scene.has('koi').coins).toBe(5);
    const held = teapot().season('summer').owns('koi', 'way-of-the-merchant');
    held.player('lotus').hostages = [{ owner: 2, kind: 0 }];
    held.player('turtle').bushiLeft = 5;
    held.goOn([{ do: 'season' }]);
    expect(held.has('koi').coins).toBe(6);
  });

  it('R-47: gifts and Koi’s exchange are no gains from the supply', () => {
    const scene = teapot()
      .owns('turtle', 'way-of-the-merchant')
      .give('koi', { coins: 3, ronin: 2 })
      .give('lotus', { coins: 2 });
    scene.plays('lotus', 'train').aside('koi', 'gift:1:coin');
    expect(scene.has('turtle').coins).toBe(0);
    scene.state.wars = [PROVINCES.indexOf('hokkaido')];
    scene
      .place('koi', 'hokkaido', 'bushi')
      .place('lotus', 'hokkaido', 'bushi')
      .goOn([{ do: 'startWar' }]);
    expect(scene.has('koi').coins).toBe(4);
    expect(scene.has('turtle').coins).toBe(0);
  });

  it('Form of the Kindred: three points for each season with an alliance', () => {
    const scene = teapot().owns('koi', 'form-of-the-kindred');
    scene.player('koi').seasonsAllied = 2;
    expect(risingSun.standings(scene.state)[0]!.sheet).toContainEqual({ row: 'kindred', points: 6 });
  });

  it('Path of the Unrighteous: one more figure of anybody, even a worshipping shinto', () => {
    const scene = teapot()
      .owns('koi', 'path-of-the-unrighteous')
      .place('lotus', 'oshu', 'bushi', 'bushi')
      .worship('lotus', 'fujin')
      .plays('koi', 'betray');
    expect(scene.choices).toEqual(['1:bushi@oshu', '1:shinto@shrine-2', 'stop']);
    scene.choose('koi', '1:bushi@oshu');
    expect(scene.choices).toEqual(['1:bushi@oshu', '1:shinto@shrine-2', 'stop']);
    scene.choose('koi', '1:shinto@shrine-2');
    expect(scene.player('koi').worship).toEqual([0, 1, 0, 0]);
    expect(scene.player('lotus').shintoLeft).toBe(3);
    expect(scene.asks).toBe('pickMandate');
  });

  it('R-56: what could be an ordinary replacement uses up an ordinary one', () => {
    const scene = teapot()
      .owns('koi', 'path-of-the-unrighteous')
      .place('lotus', 'oshu', 'bushi')
      .place('turtle', 'edo', 'bushi', 'bushi')
      .plays('koi', 'betray');
    scene.all('koi', '1:bushi@oshu', '2:bushi@edo', '2:bushi@edo');
    expect(scene.count('koi', 'bushi', 'edo')).toBe(2);
    expect(scene.asks).toBe('pickMandate');
  });
});
