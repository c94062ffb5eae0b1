import { describe, expect, it } from 'vitest';
import { PROVINCES, risingSun } from '../src/index.ts';
import { FIVE, FOUR, Scene, THREE } from './scene.ts';

/**
 * Where the book is silent or unclear: what we decided, as far as it is not tried beside the rule itself. The numbers are
 * those of docs/games/rising-sun.md; the other tests carry them too.
 */
describe('rulings', () => {
  it('R-2: what is only a gain is not asked, what may be unwelcome is', () => {
    const scene = new Scene(THREE)
      .worship('turtle', 'hachiman')
      .worship('turtle', 'amaterasu')
      .goOn([{ do: 'kamiTurn' }]);
    expect(scene.asks).toBe('amaterasu');
    scene.choose('turtle', 'decline');
    expect(scene.has('turtle').ronin).toBe(2);
  });

  it('R-3: in which order the three tiles went back makes no difference', () => {
    const list = (...tiles: ('train' | 'harvest' | 'betray')[]) =>
      new Scene(THREE).tiles(...tiles).goOn([{ do: 'mandateTurn', seat: 0 }], 'marshal').choices;
    expect(list('train', 'harvest', 'betray')).toEqual(list('betray', 'train', 'harvest'));
  });

  it('R-35: honor is read once, before anything that a kill sets off', () => {
    const scene = new Scene(THREE)
      .owns('koi', 'justice')
      .owns('lotus', 'righteousness')
      .place('koi', 'oshu', 'bushi', 'bushi');
    scene.place('lotus', 'oshu', 'bushi').place('turtle', 'oshu', 'shinto').war('oshu');
    expect(scene.has('koi').points).toBe(6);
    expect(scene.has('lotus').points).toBe(1);
  });

  it('R-41: Koi has no ronin in a war, whatever it had before', () => {
    const scene = new Scene(THREE)
      .give('koi', { ronin: 3 })
      .place('koi', 'oshu', 'bushi')
      .place('lotus', 'oshu', 'bushi');
    scene.state.wars = [PROVINCES.indexOf('oshu')];
    scene.goOn([{ do: 'startWar' }]);
    expect(scene.has('koi')).toEqual({ points: 0, coins: 3, ronin: 0 });
    expect(risingSun.faults(scene.state).filter((fault) => fault.includes('Koi'))).toEqual([]);
  });

  it('R-43: a gift is possible until the decision is answered, also after others have passed', () => {
    const scene = new Scene(THREE)
      .give('koi', { coins: 3 })
      .plays('koi', 'train')
      .choose('koi', 'pass')
      .choose('lotus', 'pass');
    expect(scene.choices).toEqual(['path-of-the-lion', 'pass']);
    scene.aside('koi', 'gift:2:coin').aside('koi', 'gift:2:coin');
    expect(scene.choices).toContain('righteousness');
  });

  it('R-44: what cards place is no summon: no oni acts, no card follows', () => {
    const scene = new Scene(THREE).owns('koi', 'path-of-the-samurai', 'path-of-the-kenin').plays('turtle', 'recruit');
    scene.choose('koi', 'stop').choose('lotus', 'stop').choose('turtle', 'stop').choose('koi', 'oshu');
    expect(scene.asks).toBe('pickMandate');
  });

  it('R-45: a shinto fights with force 1 and is no bushi for cards and betrayal', () => {
    const scene = new Scene(THREE, 'horseman')
      .owns('koi', 'path-of-the-ninja')
      .place('lotus', 'oshu', 'shinto')
      .plays('turtle', 'recruit')
      .choose('koi', 'bushi');
    expect(scene.choices).toEqual(['0:bushi@edo', 'decline']);
  });

  it('R-46: war upgrades act by themselves', () => {
    const scene = new Scene(THREE).owns('koi', 'way-of-the-shogun').owns('lotus', 'way-of-the-ronin');
    scene.place('koi', 'oshu', 'bushi').place('lotus', 'oshu', 'bushi');
    scene.state.wars = [PROVINCES.indexOf('oshu')];
    expect(scene.goOn([{ do: 'startWar' }]).asks).toBe('bid');
  });

  it('R-50: an alliance binds nobody to anything but the coins: the ally can betray at once', () => {
    const scene = new Scene(THREE).tiles('betray', 'train', 'harvest', 'marshal').goOn([{ do: 'season' }]);
    scene.all('koi', 'propose:1', 'ask:3').choose('lotus', 'accept').choose('koi', 'betray');
    expect(scene.has('koi').coins).toBe(8);
    expect(scene.player('lotus').ally).toBe(-1);
  });

  it('Turtle strongholds fight in a harvest and a war, but are neither figures nor hostages', () => {
    const scene = new Scene(THREE)
      .strongholds('turtle', 'oshu', 'oshu')
      .place('koi', 'oshu', 'bushi')
      .give('koi', { coins: 1 });
    scene.war('oshu').bids('koi', 0, 1, 0, 0);
    expect(scene.decides).toBe('');
    expect(scene.tokens('turtle')).toEqual(['oshu']);
  });

  it('every seat has its share of the 21 mandates', () => {
    const faults = (turns: number[]) => {
      const scene = new Scene(turns.length === 5 ? FIVE : turns.length === 4 ? FOUR : THREE);
      scene.state.season = 3;
      turns.forEach((count, seat) => {
        scene.state.players[seat]!.mandates = count;
      });
      return risingSun.faults(scene.state).filter((fault) => /^seat . had/.test(fault));
    };
    expect([faults([7, 7, 7]), faults([6, 5, 5, 5]), faults([5, 4, 4, 4, 4])]).toEqual([[], [], []]);
    expect(faults([6, 7, 8])).not.toEqual([]);
  });
});
