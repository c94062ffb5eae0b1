import { faceDown, SearchLuck, Table } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { type BitokuEvent, bitoku, type YokaiCard } from '../src/index.ts';
import { ALONE, ANYTHING, FOUR, Scene, THREE, TWO } from './scene.ts';

const cards = (scene: Scene, name: string) => scene.player(name).hand.map(({ card }) => card);

describe('spring', () => {
  it('up to four cards are drawn, three stay; with more than four in the hand none is drawn', () => {
    const scene = new Scene(TWO).hand(
      'purple',
      'start-kappa',
      'start-nezumi',
      'start-kitsune',
      'start-imomushi',
      'start-shin-okami',
    );
    scene.hand('yellow', 'start-kappa', 'start-nezumi', 'start-kitsune', 'start-imomushi').goOn([{ do: 'spring' }]);
    expect(scene.decides).toBe('purple, yellow');
    scene.choose('purple', 'start-kappa').choose('yellow', 'start-nezumi').choose('purple', 'start-imomushi');
    expect(cards(scene, 'purple')).toEqual(['start-nezumi', 'start-kitsune', 'start-shin-okami']);
    expect(scene.player('purple').discard).toEqual(['start-kappa', 'start-imomushi']);
    expect(scene.state.phase).toBe('summer');
  });

  it('an empty deck is made of the discard pile while drawing', () => {
    const scene = new Scene(TWO).deck('purple', 'start-kappa');
    scene.give('purple', { discard: ['start-nezumi', 'start-kitsune', 'start-imomushi', 'start-shin-okami'] });
    scene.hand('yellow', 'start-kappa', 'start-nezumi', 'start-kitsune', 'start-imomushi');
    scene.goOn([{ do: 'spring' }], 'start-kappa', 'start-kitsune', 'start-imomushi', 'start-nezumi');
    expect(cards(scene, 'purple')).toEqual(['start-kappa', 'start-kitsune', 'start-imomushi', 'start-nezumi']);
    expect(scene.player('purple').deck.bag).toEqual(['start-shin-okami']);
  });

  it('what is discarded is sealed until all have chosen', () => {
    const scene = new Scene(TWO);
    for (const name of TWO) scene.hand(name, 'start-kappa', 'start-nezumi', 'start-kitsune', 'start-imomushi');
    scene.goOn([{ do: 'spring' }]).choose('purple', 'start-kappa');
    const seen = bitoku.hide(scene.state, 1).agenda.at(-1) as unknown as {
      parts: { agenda: { chosen: string[] }[] }[];
    };
    expect(seen.parts[0]!.agenda[0]!.chosen).toEqual(['?']);
    expect(scene.player('purple').discard).toEqual([]);
    scene.choose('yellow', 'start-imomushi');
    expect(scene.events('discards')).toHaveLength(2);
  });

  it('the harvest: every crystal of dreams once, in any order, in turn order; each may be left', () => {
    const scene = new Scene(TWO).give('purple', {
      crystals: ['dream-09', 'dream-10', 'dream-07', null, null, null, null, null],
    });
    scene.give('yellow', { crystals: ['dream-11', null, null, null, null, null, null, null] });
    scene.goOn([{ do: 'summer' }, { do: 'harvest', seat: 1, left: null }, { do: 'harvest', seat: 0, left: null }]);
    expect(scene.has('purple')).toEqual({ wood: 1 });
    expect(scene.choices).toEqual(['dream-09', 'dream-10', 'stop']);
    scene.play('purple', 'dream-10', 'yomi');
    expect(scene.choices).toEqual(['dream-09', 'stop']);
    scene.choose('purple', 'stop');
    expect(scene.points('yellow')).toBe(2);
    expect(scene.asks).toBe('basic');
  });
});

describe('what everybody does in turn', () => {
  const moving = () => {
    const scene = new Scene(THREE);
    const cards = ['start-kappa', 'start-nezumi', 'start-kitsune', 'start-imomushi'] as const;
    for (const name of THREE) {
      scene.hand(name, ...cards).give(name, { crystals: ['dream-09', null, null, null, null, null, null, null] });
    }
    scene.state.order = [2, 0, 1];
    return scene;
  };
  const askedFor = (scene: Scene, choice: string) => {
    const names: string[] = [];
    while (scene.choices.includes(choice)) {
      names.push(scene.decides);
      scene.choose(scene.decides, choice);
    }
    return names;
  };

  it('R33: the harvest goes in turn order, for one may stand in the way of another', () => {
    const scene = moving().goOn([{ do: 'spring' }]);
    for (const name of THREE) scene.choose(name, 'start-kappa');
    expect(askedFor(scene, 'stop')).toEqual(['brown', 'purple', 'yellow']);
  });

  it('at the Ascension too, before anything is counted', () => {
    const scene = moving();
    scene.state.round = 4;
    scene.goOn([{ do: 'endYear' }]);
    expect(scene.state.phase).toBe('ascension');
    expect(askedFor(scene, 'stop')).toEqual(['brown', 'purple', 'yellow']);
    expect(scene.events('total')).toHaveLength(3);
  });

  it('virtue goes in the new turn order', () => {
    const scene = moving();
    for (const name of THREE) scene.mat(name, 'start-shin-okami', 'kappa-1', 'kappa-2');
    scene.state.round = 4;
    scene.inForest('yellow', 0, 3, 'house-2').goOn([{ do: 'autumn' }]);
    expect(scene.state.order).toEqual([1, 2, 0]);
    expect(askedFor(scene, 'skip')).toEqual(['yellow', 'brown', 'purple']);
  });
});

describe('summer', () => {
  it('gives everybody six to nine turns, with three cards and three dice, and then they pass', () => {
    for (let seats = 1; seats <= 4; seats++) {
      const luck = SearchLuck.seeded(seats);
      const table = new Table(bitoku, seats, {}, luck);
      while (!table.isOver) {
        const [seat] = table.deciders() as [number];
        const list = table.choices(seat);
        table.choose(seat, list[luck.below(list.length)]);
      }
      const told = table.eventsFor(null).flat() as BitokuEvent[];
      for (let seat = 0; seat < seats; seat++) {
        const count = (is: BitokuEvent['is']) =>
          told.filter((event) => event.is === is && 'seat' in event && event.seat === seat).length;
        expect([count('playsCard'), count('placesDie'), count('passes')]).toEqual([12, 12, 4]);
        expect(count('crosses')).toBeLessThanOrEqual(12);
      }
    }
  });
});

describe('autumn', () => {
  it('nobody in the house: the order stays', () => {
    const scene = new Scene(THREE);
    scene.state.round = 4;
    scene.goOn([{ do: 'autumn' }]);
    expect(scene.state.order).toEqual([0, 1, 2]);
    expect(scene.events('stepsForward')).toMatchObject([{ changed: false }]);
  });
});

describe('the house in autumn', () => {
  const orderAfter = (scene: Scene) => {
    scene.state.round = 4;
    return scene.goOn([{ do: 'autumn' }], ANYTHING).state.order;
  };

  it('all four spaces count, from top to bottom, whatever the dice show', () => {
    const four = new Scene(FOUR).inForest('green', 0, 1, 'house-3').inForest('brown', 0, 6, 'house-4');
    expect(orderAfter(four)).toEqual([3, 2, 0, 1]);
    expect(orderAfter(new Scene(TWO).inForest('yellow', 0, 2, 'house-6'))).toEqual([1, 0]);
  });

  it('the Tengu takes part', () => {
    const scene = new Scene(ALONE).inForest('you', 0, 1, 'house-5').inForest('tengu', 0, 2, 'house-2');
    scene.state.order = [0, 1];
    expect(orderAfter(scene)).toEqual([1, 0]);
    const ahead = new Scene(ALONE).inForest('you', 0, 1, 'house-1').inForest('tengu', 0, 2, 'house-2');
    expect(orderAfter(ahead)).toEqual([0, 1]);
  });
});

describe('winter', () => {
  const FIVE: YokaiCard[] = ['start-kappa', 'start-nezumi', 'start-kitsune', 'start-imomushi', 'start-shin-okami'];

  it('the dice come home in any order, with their values', () => {
    const scene = new Scene(TWO)
      .onHill('purple', 0, 5, 'yomi')
      .inForest('purple', 1, 2, 'glade')
      .inForest('purple', 2, 5, 'house-1');
    scene.goOn([{ do: 'winter' }]);
    expect(scene.choices).toEqual(['5-2-5', '5-5-2', '2-5-5']);
    scene.choose('purple', '2-5-5');
    expect(scene.player('purple').dice.map(({ value, at }) => `${value} ${at}`)).toEqual([
      '2 locked',
      '5 locked',
      '5 locked',
    ]);
  });

  it('R42: after the last year the order of the dice does not matter, but virtue is asked', () => {
    const scene = new Scene(TWO).mat('purple', 'start-kappa');
    scene.state.round = 4;
    scene.goOn([{ do: 'winter' }]);
    expect([scene.asks, scene.decides]).toEqual(['virtue', 'purple']);
  });

  it('R29: virtue needs five cards that were not removed', () => {
    const ask = (discard: YokaiCard[]) => {
      const scene = new Scene(TWO)
        .deck('purple')
        .mat('purple', 'kappa-1')
        .give('purple', { discard, removed: ['kappa-2'] });
      return scene.goOn([{ do: 'endGame' }, { do: 'virtue', seat: 0 }]).asks;
    };
    expect(ask(FIVE.slice(0, 3))).toBeUndefined();
    expect(ask(FIVE.slice(0, 4))).toBe('virtue');
  });

  it('one card of the mat may be given up; the others go to the discard pile, the hand stays', () => {
    const scene = new Scene(TWO)
      .deck('purple')
      .mat('purple', 'kappa-1', 'kappa-2', 'kappa-3')
      .hand('purple', ...FIVE);
    scene.give('purple', { wood: 3 }).goOn([{ do: 'endYear' }, { do: 'virtue', seat: 0 }]);
    expect(scene.choices).toEqual(['kappa-1', 'kappa-2', 'kappa-3', 'skip']);
    scene.choose('purple', 'kappa-1', ANYTHING);
    expect(scene.pointsFrom('purple', 'virtue')).toBe(3);
    expect(scene.player('purple')).toMatchObject({ discard: ['kappa-2', 'kappa-3'], removed: ['kappa-1'], wood: 3 });
    expect(scene.state.round).toBe(2);
    expect(scene.state.phase).toBe('spring');
  });

  it('R43: a card that was given up no longer counts as a card', () => {
    const scene = new Scene(TWO).deck('purple').mat('purple', 'yamauba-1').give('purple', { discard: FIVE.slice() });
    scene.goOn([{ do: 'endGame' }, { do: 'virtue', seat: 0 }]).choose('purple', 'yamauba-1');
    expect(scene.pointsFrom('purple', 'virtue')).toBe(5);
  });

  it('the hills are dealt anew, markers come off, the tiles nearest to the centre leave, the others move up', () => {
    const scene = new Scene(TWO)
      .hill('yomi', { covered: 0b011 })
      .open('mitama', 'mitama-ara-1', null, 'mitama-ara-2', null);
    const { state } = scene;
    state.stacks.mitama = ['mitama-kushi-1', 'mitama-kushi-2', 'mitama-kushi-3', 'mitama-kushi-4'];
    const old = state.hills.map(({ yokai }) => yokai!);
    scene.goOn([{ do: 'endGame' }, { do: 'snow' }], ANYTHING);
    expect(state.open.mitama).toEqual(['mitama-ara-2', 'mitama-kushi-1', 'mitama-kushi-2', 'mitama-kushi-3']);
    expect(state.gone.mitama).toEqual(['mitama-ara-1']);
    expect(state.yokaiDiscard).toEqual(old);
    expect(state.hills.map(({ covered }) => covered)).toEqual([0, 0, 0, 0]);
    expect(state.hills.every(({ yokai, bitoku: card }) => yokai !== null && card !== null)).toBe(true);
  });

  it('the tiles that move up keep their order', () => {
    const scene = new Scene(TWO).open('mitama', 'mitama-ara-1', 'mitama-ara-2', null, 'mitama-ara-3');
    scene.goOn([{ do: 'endGame' }, { do: 'snow' }], ANYTHING);
    expect(scene.state.open.mitama.slice(0, 2)).toEqual(['mitama-ara-2', 'mitama-ara-3']);
  });

  it('cards out of the common deck count in the hand, in spring and for virtue', () => {
    const scene = new Scene(TWO).hand('purple', 'start-kappa', 'start-nezumi', 'start-kitsune');
    scene.give('purple', { taken: [faceDown('kappa-1', 1)] }).hand('yellow', ...FIVE);
    scene.goOn([{ do: 'spring' }]);
    expect(scene.choicesOf('purple')).toEqual(['start-kappa', 'start-nezumi', 'start-kitsune', 'kappa-1']);
    const virtue = new Scene(TWO)
      .deck('purple')
      .mat('purple', 'kappa-2')
      .give('purple', { discard: FIVE.slice(0, 3) });
    virtue.give('purple', { taken: [faceDown('kappa-1', 1)] });
    expect(virtue.goOn([{ do: 'endGame' }, { do: 'virtue', seat: 0 }]).asks).toBe('virtue');
  });

  it('with an empty first space no tile leaves; with an empty stack spaces stay empty', () => {
    const scene = new Scene(TWO).open('crystal', null, 'dream-01', null, null);
    scene.state.stacks.crystal = [];
    scene.goOn([{ do: 'endGame' }, { do: 'snow' }], ANYTHING);
    expect(scene.state.open.crystal).toEqual(['dream-01', null, null, null]);
    expect(scene.state.gone.crystal).toEqual([]);
  });

  it('R8: an empty deck is made of its discard pile, also in the middle of dealing; with too few cards from the left', () => {
    const scene = new Scene(TWO);
    const empty = { over: [], under: [], away: 0 };
    scene.state.bitoku = { ...empty, bag: ['gi'] };
    scene.state.bitokuDiscard = [];
    for (const hill of scene.state.hills) hill.bitoku = null;
    scene.state.hills[0]!.bitoku = 'rei';
    scene.state.yokai = { ...empty, bag: [] };
    scene.state.yokaiDiscard = ['kappa-1', 'kappa-2'];
    scene.state.hills.forEach((hill, at) => {
      hill.yokai = at < 3 ? (`nezumi-${at + 1}` as YokaiCard) : null;
    });
    const yokai = ['nezumi-2', 'kappa-1', 'nezumi-1', 'nezumi-3'];
    scene.goOn([{ do: 'endGame' }, { do: 'snow' }], 'gi', 'rei', ...yokai, ANYTHING);
    expect(scene.state.hills.map(({ bitoku: card }) => card)).toEqual(['gi', 'rei', null, null]);
    expect(scene.state.hills.map((hill) => hill.yokai)).toEqual(yokai);
    expect([scene.state.yokai.bag, scene.state.yokaiDiscard]).toEqual([['kappa-2'], []]);
  });

  it('after the fourth winter the Ascension begins at once', () => {
    const scene = new Scene(FOUR);
    scene.state.round = 4;
    const hills = JSON.stringify(scene.state.hills);
    scene.goOn([{ do: 'endYear' }]);
    expect(scene.state.agenda).toEqual([]);
    expect(JSON.stringify(scene.state.hills)).toBe(hills);
    expect(scene.events('total')).toHaveLength(4);
  });

  it('R30: more than three cards in the hand are carried over', () => {
    const scene = new Scene(TWO).hand('purple', ...FIVE).mat('purple', 'kappa-1', 'kappa-2', 'kappa-3');
    scene.goOn([{ do: 'endYear' }], ANYTHING);
    expect(cards(scene, 'purple')).toEqual(FIVE);
    expect(scene.choicesOf('purple')).toHaveLength(5);
  });
});
