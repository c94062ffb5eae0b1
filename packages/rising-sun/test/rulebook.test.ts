import { describe, expect, it } from 'vitest';
import { CARD_NAMES, PROVINCES, type RisingSun, risingSun } from '../src/index.ts';
import { FIVE, FOUR, Scene, THREE } from './scene.ts';

/** The worked examples of the rulebook, in its order. */
describe('the examples of the rulebook', () => {
  it('p. 7: Turtle gains honor and changes places with Lotus', () => {
    const scene = new Scene(FIVE)
      .shrines('raijin', 'susanoo', 'fujin', 'hachiman')
      .honor('koi', 'lotus', 'turtle', 'dragonfly', 'bonsai');
    scene.place('turtle', 'oshu', 'bushi').place('koi', 'oshu', 'bushi').give('turtle', { coins: 1 });
    scene.war('oshu').bids('turtle', 1, 0, 0, 0).choose('turtle', 'use');
    expect(scene.track).toEqual(['koi', 'turtle', 'lotus', 'dragonfly', 'bonsai']);
  });

  it('p. 7: Lotus loses honor and changes places with Dragonfly', () => {
    const scene = new Scene(FIVE).honor('koi', 'turtle', 'lotus', 'dragonfly', 'bonsai').allies('lotus', 'koi');
    scene.plays('lotus', 'betray');
    expect(scene.track).toEqual(['koi', 'turtle', 'dragonfly', 'lotus', 'bonsai']);
  });

  it('p. 8: five sit in the order of their honor, Koi first', () => {
    const state: RisingSun = risingSun.setup(
      5,
      { set: 'archway', shrines: 'recommended', clans: 'choose' },
      { luck: { below: () => 0 } },
    );
    const table = new Scene(FIVE);
    Object.assign(table.state, state);
    table.goOn(state.agenda);
    // Whoever chooses what: around the table they sit by the printed honor.
    table.choose('koi', 'bonsai').choose('lotus', 'turtle').choose('turtle', 'koi').choose('dragonfly', 'lotus');
    table.choose('bonsai', 'dragonfly', ...['oshu', 'edo', 'kyoto', 'kansai', 'nagato', 'shikoku', 'kyushu']);
    const clans = table.state.circle.map((seat) => table.state.players[seat]!.clan);
    expect(clans).toEqual(['koi', 'lotus', 'turtle', 'dragonfly', 'bonsai']);
    expect(table.state.honor).toEqual(table.state.circle);
    expect(table.state.active).toBe(2);
  });

  it('p. 11: with four players six provinces are at war, numbered as they are drawn', () => {
    const scene = new Scene(FOUR).goOn([{ do: 'season' }], 'oshu', 'kyoto', 'hokkaido', 'edo', 'kyushu', 'nagato');
    expect(scene.state.wars.map((province) => PROVINCES[province])).toEqual([
      'oshu',
      'kyoto',
      'hokkaido',
      'edo',
      'kyushu',
      'nagato',
    ]);
  });

  it('p. 11: the cards of spring with the teapot', () => {
    const scene = new Scene(THREE, 'teapot').goOn([{ do: 'season' }]);
    const shown = CARD_NAMES.flatMap((card, at) =>
      scene.state.display[at]! > 0 ? [`${card} ×${scene.state.display[at]}`] : [],
    );
    expect(shown).toEqual([
      'righteousness ×2',
      'way-of-the-shogun ×2',
      'path-of-the-lion ×1',
      'komainu ×1',
      'oni-of-skulls ×1',
      'honesty ×2',
      'path-of-the-warlord ×2',
      'path-of-the-patron ×1',
    ]);
  });

  it('p. 12: Lotus and Turtle are allies, Dragonfly and Koi too, and the tea is over', () => {
    const scene = new Scene(FOUR).goOn([{ do: 'season' }], 0, 0);
    scene.choose('koi', 'propose:3').choose('koi', 'plain').choose('dragonfly', 'accept');
    expect(scene.decides).toBe('lotus');
    scene.choose('lotus', 'propose:2').choose('lotus', 'plain').choose('turtle', 'accept');
    expect(scene.state.players.map(({ ally }) => ally)).toEqual([3, 2, 1, 0]);
    expect(scene.state.phase).toBe('politics');
    expect(scene.asks).toBe('pickMandate');
  });

  it('p. 13: a mandate goes to the leftmost free slot, the three others back on top', () => {
    const scene = new Scene(FOUR).tiles('train', 'recruit', 'harvest', 'recruit');
    scene.goOn([{ do: 'mandateTurn', seat: 0 }]);
    expect(scene.choices).toEqual(['recruit', 'train', 'harvest']);
    scene.choose('koi', 'recruit');
    expect(scene.state.played.map(({ mandate }) => mandate)).toEqual(['recruit']);
    expect(scene.state.stack.over.map(({ card }) => card)).toEqual(['train', 'harvest', 'recruit']);
    expect(scene.decides).toBe('lotus');
  });

  it('p. 14: Lotus recruits last, four figures with three strongholds, and sends a shinto to Hachiman', () => {
    const scene = new Scene(FOUR).strongholds('lotus', 'kyushu', 'kyushu', 'nagato').reserve('lotus', 'yurei');
    scene.plays('lotus', 'recruit');
    expect(scene.decides).toBe('turtle');
    scene.choose('turtle', 'stop').choose('dragonfly', 'stop').choose('koi', 'stop');
    scene.all('lotus', 'bushi', 'kyushu').all('lotus', 'shinto', 'kyushu', 'stay');
    scene.all('lotus', 'shinto', 'nagato', 'hachiman').all('lotus', 'yurei', 'nagato');
    expect(scene.count('lotus', 'bushi', 'kyushu')).toBe(1);
    expect(scene.count('lotus', 'shinto', 'kyushu')).toBe(1);
    expect(scene.count('lotus', 'yurei', 'nagato')).toBe(1);
    expect(scene.player('lotus').worship).toEqual([0, 0, 1, 0]);
    expect(scene.decides).toBe('turtle');
    expect(scene.asks).toBe('pickMandate');
  });

  it('p. 15: Koi marches before Dragonfly, by land and by sea, and builds as its ally', () => {
    const scene = new Scene(FOUR, 'horseman')
      .shrines('raijin', 'susanoo', 'hachiman', 'fujin')
      .allies('koi', 'dragonfly');
    scene
      .place('koi', 'kansai', 'bushi', 'oni-of-blood', 'daimyo')
      .place('koi', 'edo', 'bushi')
      .worship('koi', 'raijin');
    scene.give('koi', { coins: 5 }).plays('dragonfly', 'marshal');
    expect(scene.decides).toBe('koi');
    expect(scene.choices).toEqual(['bushi@edo', 'bushi@kansai', 'daimyo@kansai', 'oni-of-blood@kansai', 'stop']);
    scene.all('koi', 'bushi@kansai', 'nagato', 'oni-of-blood@kansai', 'hokkaido', 'daimyo@kansai', 'hokkaido');
    expect(scene.choices).toEqual(['bushi@edo', 'stop']);
    scene.all('koi', 'stop', 'shikoku');
    expect(scene.has('koi').coins).toBe(2);
    expect(scene.player('koi').strongholds[PROVINCES.indexOf('shikoku')]).toBe(1);
    expect(scene.count('koi', 'oni-of-blood', 'hokkaido')).toBe(1);
    scene.choose('turtle', 'stop');
    expect(scene.asks).toBe('build');
    expect(scene.decides).toBe('dragonfly');
  });

  it('p. 16: Turtle trains first, pays one coin less for Oni of Skulls, and summons it at once', () => {
    const scene = new Scene(FOUR).give('turtle', { coins: 2 }).plays('turtle', 'train');
    expect(scene.decides).toBe('turtle');
    scene.choose('turtle', 'oni-of-skulls');
    expect(scene.has('turtle').coins).toBe(1);
    expect(scene.count('turtle', 'oni-of-skulls', 'kyoto')).toBe(1);
    expect(scene.decides).toBe('dragonfly');
  });

  it('p. 17: Dragonfly harvests three provinces and loses two to the more honorable and the stronger', () => {
    const scene = new Scene(FOUR).honor('koi', 'dragonfly', 'turtle', 'lotus');
    scene.place('dragonfly', 'nagato', 'bushi').place('dragonfly', 'kansai', 'bushi', 'shinto');
    scene.place('lotus', 'kansai', 'bushi').place('turtle', 'kansai', 'bushi');
    scene
      .strongholds('turtle', 'shikoku')
      .place('dragonfly', 'kyoto', 'bushi', 'shinto')
      .place('turtle', 'kyoto', 'bushi', 'shinto');
    scene.place('dragonfly', 'edo', 'bushi').place('koi', 'edo', 'bushi');
    scene.place('koi', 'oshu', 'bushi', 'shinto').place('dragonfly', 'oshu', 'bushi');
    scene.plays('dragonfly', 'harvest');
    expect(scene.has('dragonfly')).toEqual({ points: 8, coins: 2, ronin: 1 });
    expect(scene.has('koi')).toEqual({ points: 0, coins: 1, ronin: 0 });
    expect(scene.asks).toBe('pickMandate');
  });

  it('p. 18: Koi betrays: the alliance ends, honor is lost, two figures change sides', () => {
    const scene = new Scene(FOUR).allies('koi', 'dragonfly').reserve('koi', 'komainu');
    scene.place('turtle', 'kyoto', 'oni-of-skulls').place('dragonfly', 'oshu', 'bushi');
    scene.plays('koi', 'betray');
    expect(scene.player('koi').ally).toBe(-1);
    expect(scene.track).toEqual(['lotus', 'koi', 'turtle', 'dragonfly']);
    scene.all('koi', '2:oni-of-skulls@kyoto', '3:bushi@oshu');
    expect(scene.count('koi', 'komainu', 'kyoto')).toBe(1);
    expect(scene.count('koi', 'bushi', 'oshu')).toBe(1);
    expect(scene.player('dragonfly').bushiLeft).toBe(6);
    expect(scene.events('kills')).toEqual([]);
    expect(scene.decides).toBe('lotus');
  });

  it('p. 19: the kami from left to right, each before the next', () => {
    const scene = new Scene(FOUR).shrines('susanoo', 'amaterasu', 'hachiman', 'raijin');
    scene.honor('koi', 'lotus', 'turtle', 'dragonfly').strongholds('koi', 'edo', 'oshu');
    scene.worship('dragonfly', 'susanoo').worship('koi', 'susanoo').worship('dragonfly', 'amaterasu');
    scene
      .worship('dragonfly', 'hachiman')
      .worship('lotus', 'hachiman')
      .worship('turtle', 'raijin', 2)
      .worship('koi', 'raijin');
    scene.goOn([{ do: 'kamiTurn' }]);
    expect(scene.has('koi').points).toBe(2);
    scene.choose('dragonfly', 'use');
    expect(scene.track).toEqual(['dragonfly', 'koi', 'lotus', 'turtle']);
    expect(scene.has('dragonfly').ronin).toBe(2);
    expect(scene.decides).toBe('turtle');
    scene.choose('turtle', 'shikoku');
    expect(scene.count('turtle', 'bushi', 'shikoku')).toBe(1);
  });

  it('p. 21: six provinces at war, of which two see a battle', () => {
    const scene = new Scene(FOUR)
      .honor('koi', 'lotus', 'turtle', 'dragonfly')
      .allies('turtle', 'lotus')
      .strongholds('turtle', 'oshu');
    scene
      .place('dragonfly', 'hokkaido', 'bushi')
      .place('turtle', 'kansai', 'bushi', 'shinto')
      .place('lotus', 'kansai', 'bushi', 'shinto');
    scene.place('turtle', 'nagato', 'bushi').place('lotus', 'nagato', 'bushi').place('koi', 'nagato', 'bushi');
    scene.place('koi', 'edo', 'bushi').place('dragonfly', 'edo', 'bushi').give('koi', { coins: 1 });
    scene.war('kyoto', 'hokkaido', 'oshu', 'kansai', 'nagato', 'edo');
    expect(scene.state.discarded).toEqual([PROVINCES.indexOf('kyoto')]);
    expect(scene.tokens('dragonfly')).toEqual(['hokkaido']);
    expect(scene.tokens('turtle')).toEqual(['oshu']);
    expect(scene.tokens('lotus')).toEqual(['kansai']);
    expect(scene.events('battle')).toEqual([{ is: 'battle', province: 'nagato', participants: [0, 1, 2] }]);
    scene.bids('koi', 0, 0, 0, 0);
    expect(scene.events('battle').at(-1)).toEqual({ is: 'battle', province: 'edo', participants: [0, 3] });
  });

  it('p. 24: the battle of Nagato', () => {
    const scene = new Scene(THREE)
      .honor('lotus', 'koi', 'turtle')
      .allies('lotus', 'turtle')
      .strongholds('turtle', 'oshu');
    scene.place('turtle', 'nagato', 'bushi', 'oni-of-skulls').give('turtle', { coins: 4, ronin: 1, points: 5 });
    // The book gives Koi two ronin here, whom Koi would have exchanged for coins when the war began.
    scene.place('koi', 'nagato', 'bushi', 'daimyo').give('koi', { coins: 8 });
    scene.place('lotus', 'nagato', 'shinto').give('lotus', { coins: 6, ronin: 3 });
    scene.honor('koi', 'lotus', 'turtle').war('nagato');
    scene.bids('koi', 0, 0, 1, 3).bids('turtle', 0, 3, 0, 1).bids('lotus', 1, 3, 2, 0);
    scene.choose('lotus', 'use');
    expect(scene.track).toEqual(['lotus', 'koi', 'turtle']);
    scene.choose('lotus', '2:oni-of-skulls@nagato').choose('lotus', 'use');
    expect(scene.tokens('lotus')).toEqual(['nagato']);
    expect(scene.count('turtle', 'bushi', 'nagato')).toBe(1);
    expect(scene.count('koi', 'bushi', 'nagato') + scene.count('koi', 'daimyo', 'nagato')).toBe(0);
    expect(scene.has('lotus')).toEqual({ points: 2, coins: 0, ronin: 3 });
    expect(scene.has('koi')).toEqual({ points: 3, coins: 7, ronin: 0 });
    expect(scene.has('turtle')).toEqual({ points: 4, coins: 3, ronin: 1 });
    expect(scene.decides).toBe('');
  });
});
