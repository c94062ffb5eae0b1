import { describe, expect, it } from 'vitest';
import { PROVINCES, RESERVE, risingSun } from '../src/index.ts';
import { FOUR, Scene, THREE } from './scene.ts';

/** Koi and Lotus fight for Oshu with a bushi each. */
const duel = () => new Scene(THREE).place('koi', 'oshu', 'bushi').place('lotus', 'oshu', 'bushi');

describe('before the war', () => {
  it('everybody says to be ready, in any order', () => {
    const scene = new Scene(THREE).goOn([{ do: 'prewar' }]);
    expect(scene.decides).toBe('koi, lotus, turtle');
    scene.choose('turtle', 'ready').choose('koi', 'ready');
    expect(scene.decides).toBe('lotus');
    scene.choose('lotus', 'ready');
    expect(scene.state.phase).toBe('tea');
    expect(scene.state.season).toBe(1);
  });

  it('Koi changes all ronin into coins; R-23: also those of Way of the Ronin', () => {
    const scene = new Scene(THREE).owns('koi', 'way-of-the-ronin').give('koi', { ronin: 2, coins: 1 });
    scene.place('koi', 'oshu', 'bushi').place('lotus', 'oshu', 'bushi').give('lotus', { ronin: 2 });
    scene.state.wars = [PROVINCES.indexOf('oshu')];
    scene.goOn([{ do: 'startWar' }]);
    expect(scene.has('koi')).toEqual({ points: 0, coins: 5, ronin: 0 });
    expect(scene.has('lotus').ronin).toBe(2);
  });
});

describe('the provinces at war', () => {
  it('R-39: nobody there: the token is out of the game', () => {
    const scene = new Scene(THREE).war('oshu');
    expect(scene.state.discarded).toEqual([1]);
  });

  it('one alone takes it, without bids', () => {
    const scene = new Scene(THREE).place('koi', 'oshu', 'bushi').give('koi', { coins: 5 }).war('oshu');
    expect(scene.tokens('koi')).toEqual(['oshu']);
    expect(scene.has('koi').coins).toBe(5);
  });

  it('a stronghold is force only for Turtle', () => {
    expect(new Scene(THREE).war('kyoto').tokens('turtle')).toEqual(['kyoto']);
    expect(new Scene(THREE).war('edo').tokens('koi')).toEqual([]);
  });

  it('two allies alone do not fight: the stronger takes it, and nobody dies', () => {
    const scene = new Scene(THREE)
      .allies('koi', 'lotus')
      .place('koi', 'oshu', 'bushi')
      .place('lotus', 'oshu', 'bushi', 'shinto');
    scene.war('oshu');
    expect(scene.tokens('lotus')).toEqual(['oshu']);
    expect(scene.count('koi', 'bushi', 'oshu')).toBe(1);
  });

  it('R-18: former allies fight', () => {
    expect(duel().give('koi', { coins: 1 }).war('oshu').asks).toBe('bid');
  });

  it('tokens are worth what their season says', () => {
    const scene = new Scene(THREE).season('autumn').place('koi', 'oshu', 'bushi').war('oshu');
    const [standing] = risingSun.standings(scene.state);
    expect(standing!.sheet.find(({ row }) => row === 'autumn')!.points).toBe(3);
  });
});

describe('bids', () => {
  it('four picks each, up to what one has; whoever has no coins is not asked', () => {
    const scene = duel().give('koi', { coins: 2 }).war('oshu');
    expect(scene.decides).toBe('koi');
    scene.choose('koi', 1);
    expect(scene.choices).toEqual([0, 1]);
    scene.choose('koi', 1);
    // Nothing is left, and still there are four picks: how many somebody needed would tell something.
    expect(scene.choices).toEqual([0]);
    scene.all('koi', 0, 0);
    expect(scene.events('bids')).toEqual([{ is: 'bids', seat: 0, bids: [1, 1, 0, 0] }]);
  });

  it('are paid when all are in; what was not bid stays in the reserve', () => {
    const scene = duel().give('koi', { coins: 5 }).give('lotus', { coins: 3 }).war('oshu');
    scene.bids('koi', 0, 0, 0, 2);
    expect(scene.has('koi').coins).toBe(5);
    scene.bids('lotus', 0, 0, 0, 1);
    // Koi wins with more honor: its two coins go to Lotus, the coin of Lotus is gone.
    expect([scene.has('koi').coins, scene.has('lotus').coins]).toEqual([3, 4]);
  });

  it('only those with force there take part, allies too', () => {
    const scene = duel().place('turtle', 'oshu', 'bushi').allies('koi', 'turtle').give('koi', { coins: 1 });
    scene.give('lotus', { coins: 1 }).give('turtle', { coins: 1 }).war('oshu');
    expect(scene.decides).toBe('koi, lotus, turtle');
  });

  it('of equal bids the more honorable wins; without bids nobody has the advantage', () => {
    const scene = duel()
      .give('koi', { coins: 2 })
      .give('lotus', { coins: 2 })
      .honor('lotus', 'koi', 'turtle')
      .war('oshu');
    scene.bids('koi', 2, 0, 0, 0).bids('lotus', 2, 0, 0, 0);
    expect(scene.decides).toBe('lotus');
    expect(scene.events('winsAdvantage')).toHaveLength(1);
  });
});

describe('Seppuku', () => {
  it('kills all one’s figures for a point and a step of honor each, daimyo and Yurei too (R-31)', () => {
    const scene = duel()
      .place('lotus', 'oshu', 'daimyo', 'yurei')
      .give('lotus', { coins: 1 })
      .honor('turtle', 'koi', 'lotus');
    scene.war('oshu').bids('lotus', 1, 0, 0, 0).choose('lotus', 'use');
    // the third step of honor is above the top, its point counts.
    expect(scene.track).toEqual(['lotus', 'turtle', 'koi']);
    expect(scene.has('lotus').points).toBe(3);
    expect(scene.player('lotus').daimyo).toBe(RESERVE);
    expect(scene.tokens('koi')).toEqual(['oshu']);
  });

  it('need not be used', () => {
    const scene = duel().give('koi', { coins: 1 }).war('oshu').bids('koi', 1, 0, 0, 0).choose('koi', 'decline');
    expect(scene.count('koi', 'bushi', 'oshu')).toBe(1);
  });

  it('R-11: is not offered to whoever has only Turtle strongholds there', () => {
    const scene = new Scene(THREE).place('koi', 'kyoto', 'bushi').give('turtle', { coins: 1 }).war('kyoto');
    scene.bids('turtle', 1, 0, 0, 0);
    expect(scene.decides).toBe('');
  });

  it('changes who wins the ties that follow', () => {
    const scene = duel().give('koi', { coins: 1 }).give('lotus', { coins: 2 }).war('oshu');
    scene.bids('koi', 0, 1, 0, 0).bids('lotus', 1, 1, 0, 0).choose('lotus', 'use');
    expect(scene.decides).toBe('lotus');
    expect(scene.asks).toBe('hostage');
  });
});

describe('Take hostage', () => {
  it('takes a figure of another player and a point with it', () => {
    const scene = duel().give('koi', { coins: 1 }).give('lotus', { points: 4 }).war('oshu').bids('koi', 0, 1, 0, 0);
    expect(scene.choices).toEqual(['1:bushi@oshu', 'stop']);
    scene.choose('koi', '1:bushi@oshu');
    expect(scene.player('koi').hostages).toEqual([{ owner: 1, kind: 0 }]);
    expect([scene.has('koi').points, scene.has('lotus').points]).toEqual([1, 3]);
    expect(scene.player('lotus').bushiLeft).toBe(5);
  });

  it('R-10: without a point there is none to take', () => {
    const scene = duel().give('koi', { coins: 1 }).war('oshu').bids('koi', 0, 1, 0, 0).choose('koi', '1:bushi@oshu');
    expect(scene.has('koi').points).toBe(0);
  });

  it('not daimyos, Yurei or strongholds; even an ally’s figure', () => {
    const scene = duel()
      .strongholds('turtle', 'oshu')
      .place('turtle', 'oshu', 'daimyo', 'yurei', 'shinto')
      .allies('koi', 'turtle');
    scene.give('koi', { coins: 1 }).war('oshu').bids('koi', 0, 1, 0, 0);
    expect(scene.choices).toEqual(['1:bushi@oshu', '2:shinto@oshu', 'stop']);
  });

  it('R-17: who has lost everybody still takes part', () => {
    const scene = duel().give('koi', { coins: 1 }).give('lotus', { coins: 2, ronin: 3 }).war('oshu');
    scene.bids('koi', 0, 1, 0, 0).bids('lotus', 0, 0, 2, 0).choose('koi', '1:bushi@oshu').choose('lotus', 'use');
    expect(scene.tokens('lotus')).toEqual(['oshu']);
  });
});

describe('Hire ronin', () => {
  it('adds one’s ronin, which are not spent', () => {
    const scene = duel()
      .give('lotus', { coins: 1, ronin: 2 })
      .war('oshu')
      .bids('lotus', 0, 0, 1, 0)
      .choose('lotus', 'use');
    expect(scene.tokens('lotus')).toEqual(['oshu']);
    expect(scene.has('lotus').ronin).toBe(2);
  });

  it('without ronin nobody is asked, but nobody else hires either', () => {
    const scene = duel().give('koi', { coins: 2 }).give('lotus', { coins: 1, ronin: 5 }).war('oshu');
    scene.bids('koi', 0, 0, 2, 0).bids('lotus', 0, 0, 1, 0);
    expect(scene.tokens('koi')).toEqual(['oshu']);
  });

  it('Koi counts the coins in its reserve, those that it bid not', () => {
    const scene = duel().place('lotus', 'oshu', 'bushi', 'bushi').give('koi', { coins: 4 }).war('oshu');
    scene.bids('koi', 0, 0, 1, 0).choose('koi', 'use');
    expect(scene.events('hiresRonin')).toEqual([{ is: 'hiresRonin', seat: 0, force: 3 }]);
    expect(scene.tokens('koi')).toEqual(['oshu']);
  });
});

describe('the outcome', () => {
  it('the most force wins; the others’ figures die, strongholds stay', () => {
    const scene = duel().place('lotus', 'oshu', 'bushi').strongholds('turtle', 'oshu').war('oshu');
    expect(scene.tokens('lotus')).toEqual(['oshu']);
    expect(scene.player('koi').bushiLeft).toBe(6);
    expect(scene.player('turtle').strongholds[1]).toBe(1);
  });

  it('of equals the most honorable, also if nobody has force left', () => {
    expect(duel().honor('lotus', 'koi', 'turtle').war('oshu').tokens('lotus')).toEqual(['oshu']);
    const empty = duel().give('koi', { coins: 2 }).war('oshu').bids('koi', 1, 1, 0, 0);
    empty.choose('koi', 'use').choose('koi', '1:bushi@oshu');
    expect(empty.tokens('koi')).toEqual(['oshu']);
  });

  it('R-14: the winner’s ally keeps figures, loses bids, shares the reparations', () => {
    const scene = duel()
      .place('turtle', 'oshu', 'bushi')
      .allies('koi', 'turtle')
      .give('koi', { coins: 4 })
      .give('turtle', { coins: 1 });
    scene.war('oshu').bids('koi', 0, 0, 0, 4).bids('turtle', 0, 0, 0, 1);
    expect(scene.count('turtle', 'bushi', 'oshu')).toBe(1);
    expect([scene.has('koi').coins, scene.has('lotus').coins, scene.has('turtle').coins]).toEqual([0, 2, 2]);
  });
});

describe('Imperial poets', () => {
  it('R-13: a point for every figure that died in the battle, one’s own too, but not for hostages', () => {
    const scene = duel()
      .place('lotus', 'oshu', 'shinto')
      .place('koi', 'oshu', 'daimyo', 'shinto')
      .give('lotus', { coins: 3 });
    scene.war('oshu').bids('lotus', 1, 1, 0, 1).choose('lotus', 'use').choose('lotus', '0:shinto@oshu');
    // Two by seppuku; Koi wins and loses nobody.
    expect(scene.has('lotus').points).toBe(4);
    expect(scene.tokens('koi')).toEqual(['oshu']);
  });
});

describe('war reparations', () => {
  it('the winner’s coins are shared out evenly; an odd one to whom the winner likes', () => {
    const scene = duel()
      .place('turtle', 'oshu', 'bushi')
      .place('koi', 'oshu', 'bushi')
      .strongholds('turtle', 'kyoto')
      .give('koi', { coins: 3 });
    scene.war('oshu').bids('koi', 0, 0, 0, 3);
    expect(scene.choices).toEqual([1, 2]);
    scene.choose('koi', 2);
    expect([scene.has('lotus').coins, scene.has('turtle').coins]).toEqual([1, 2]);
  });

  it('R-53: nobody gets two odd coins', () => {
    const scene = new Scene(FOUR)
      .strongholds('turtle', 'kyoto')
      .place('koi', 'oshu', 'bushi', 'bushi')
      .place('lotus', 'oshu', 'bushi');
    scene.place('turtle', 'oshu', 'bushi').place('dragonfly', 'oshu', 'bushi').give('koi', { coins: 2 }).war('oshu');
    scene.bids('koi', 0, 0, 0, 2).choose('koi', 3);
    expect(scene.choices).toEqual([1, 2]);
  });

  it('R-24: a bid of nothing is nothing; and they can be used in the next battle', () => {
    const scene = duel().place('koi', 'edo', 'bushi').place('lotus', 'edo', 'bushi').give('koi', { coins: 2 });
    scene.war('oshu', 'edo').bids('koi', 0, 0, 0, 2);
    expect(scene.decides).toBe('lotus');
    expect(scene.asks).toBe('bid');
  });
});
