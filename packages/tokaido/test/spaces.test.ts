import { describe, expect, it } from 'vitest';
import { tokaido } from '../src/index.ts';
import { Scene } from './scene.ts';

/** One traveller far behind, who tries the spaces; the others wait out of his way. */
function lone(stop: string): Scene {
  return new Scene({ walker: stop, far: 'sea-6', farther: 'farm-6' });
}

describe('walking', () => {
  it('goes to any free space up to the next inn, and not past it', () => {
    expect(lone('mountain-1').start().choices).toEqual([
      'farm-1',
      'village-2',
      'temple-2',
      'encounter-2',
      'sea-1',
      'mountain-2',
      'hot-spring-2',
      'inn-1',
    ]);
  });

  it('passes over villages and temples without a coin, and over finished panoramas', () => {
    const scene = lone('mountain-1')
      .give('walker', { coins: 0, panoramas: { paddy: 3, mountain: 4, sea: 5 } })
      .start();
    expect(scene.choices).toEqual(['farm-1', 'encounter-2', 'hot-spring-2', 'inn-1']);
  });

  it('lets two travellers stand on a double space with four players, and no third', () => {
    const scene = new Scene({
      a: ['hot-spring-1', 0],
      b: ['hot-spring-1', 1],
      c: 'temple-1',
      d: 'village-2',
    }).start();
    expect(scene.decides).toBe('c');
    expect(scene.choices).not.toContain('hot-spring-1');
  });
});

describe('a farm', () => {
  it('gives three coins', () => {
    const scene = lone('mountain-1').start().choose('walker', 'farm-1');
    expect(scene.player('walker').coins).toBe(10);
    expect(scene.asks).toBe('move');
  });
});

describe('a panorama', () => {
  it('gives the next fragment, which scores its number', () => {
    const scene = lone('inn-kyoto').start().choose('walker', 'paddy-1');
    expect(scene.player('walker')).toMatchObject({ score: 1, panoramas: { paddy: 1 } });
    scene.choose('walker', 'mountain-1').choose('walker', 'mountain-2');
    expect(scene.player('walker')).toMatchObject({ score: 4, panoramas: { paddy: 1, mountain: 2 } });
  });

  it('gives the achievement only to the first who finishes it', () => {
    const scene = lone('inn-kyoto')
      .give('far', { panoramas: { paddy: 3, mountain: 0, sea: 0 }, achievements: ['paddy'] })
      .give('walker', { panoramas: { paddy: 2, mountain: 0, sea: 0 } })
      .start()
      .choose('walker', 'paddy-1');
    expect(scene.player('walker')).toMatchObject({ score: 3, achievements: [] });
  });
});

describe('a hot spring', () => {
  it('gives a card of two or three points, and Mitsukuni one more', () => {
    const scene = lone('inn-kyoto').start().choose('walker', 'hot-spring-1', 'spring-3');
    expect(scene.player('walker')).toMatchObject({ score: 3, springs: ['spring-3'] });
    scene.give('walker', { traveller: 'mitsukuni', score: 4 }).choose('walker', 'hot-spring-2', 'spring-2');
    expect(scene.player('walker').score).toBe(7);
  });
});

describe('a temple', () => {
  it('takes one to three coins, a point each', () => {
    const scene = lone('inn-kyoto').start().choose('walker', 'temple-1');
    expect(scene.choices).toEqual([1, 2, 3]);
    scene.choose('walker', 2);
    expect(scene.player('walker')).toMatchObject({ coins: 5, donated: 2, score: 2 });
    expect(scene.asks).toBe('move');
  });

  it('does not take more than one has', () => {
    const scene = lone('inn-kyoto').give('walker', { coins: 2 }).start().choose('walker', 'temple-1');
    expect(scene.choices).toEqual([1, 2]);
  });

  it('gets a coin from the reserve with every gift of Hirotada', () => {
    const scene = lone('inn-kyoto').give('walker', { traveller: 'hirotada' }).start().choose('walker', 'temple-1');
    expect(scene.choices).toEqual([1, 2, 3]);
    scene.choose('walker', 3);
    expect(scene.player('walker')).toMatchObject({ coins: 4, donated: 4, score: 4 });
  });
});

describe('a village', () => {
  it('shows three souvenirs; what is not bought goes under the deck in its order', () => {
    const scene = lone('inn-kyoto').start().choose('walker', 'village-1', 'koma', 'sake', 'ukiyoe');
    expect(scene.choices).toEqual(['koma', 'sake', 'ukiyoe', 'done']);
    scene.choose('walker', 'sake').choose('walker', 'done');
    expect(scene.player('walker')).toMatchObject({ coins: 5, score: 1, souvenirs: ['sake'] });
    expect(scene.state.souvenirs.under.map((slot) => slot.card)).toEqual(['koma', 'ukiyoe']);
  });

  it('can be left with nothing', () => {
    const scene = lone('inn-kyoto')
      .start()
      .choose('walker', 'village-1', 'koma', 'sake', 'ukiyoe')
      .choose('walker', 'done');
    expect(scene.player('walker')).toMatchObject({ coins: 7, souvenirs: [] });
  });

  it('does not let one spend more than one has', () => {
    const scene = lone('inn-kyoto').give('walker', { coins: 3 }).start();
    scene.choose('walker', 'village-1', 'koma', 'sake', 'ukiyoe').choose('walker', 'sake');
    expect(scene.choices).toEqual(['koma', 'done']);
  });

  it('gives Sasayakko the cheapest of two or more for nothing, if she could pay for all', () => {
    const scene = lone('inn-kyoto').give('walker', { traveller: 'sasayakko', coins: 5 }).start();
    scene.choose('walker', 'village-1', 'koma', 'sake', 'ukiyoe').choose('walker', 'ukiyoe').choose('walker', 'sake');
    expect(scene.choices).toEqual(['done']);
    scene.choose('walker', 'done');
    expect(scene.player('walker').coins).toBe(2);
  });

  it('sells Zen-emon the dearest of his purchases for one coin', () => {
    const scene = lone('inn-kyoto').give('walker', { traveller: 'zen-emon', coins: 3 }).start();
    scene.choose('walker', 'village-1', 'koma', 'sake', 'ukiyoe').choose('walker', 'ukiyoe').choose('walker', 'sake');
    expect(scene.choices).toEqual(['done']);
    scene.choose('walker', 'done');
    expect(scene.player('walker')).toMatchObject({ coins: 0, souvenirs: ['ukiyoe', 'sake'] });
  });
});

describe('an encounter', () => {
  const meets = (...luck: string[]) =>
    lone('inn-kyoto')
      .start()
      .choose('walker', 'encounter-1', ...luck);

  it('with Shokunin gives the top souvenir', () => {
    expect(meets('shokunin', 'koma').player('walker')).toMatchObject({
      score: 1,
      souvenirs: ['koma'],
      encounters: ['shokunin'],
    });
  });

  it('with a guide gives the next fragment of his panorama', () => {
    expect(meets('annaibito-sea').player('walker')).toMatchObject({ score: 1, panoramas: { sea: 1 } });
  });

  it('with a samurai gives three points', () => {
    expect(meets('samurai').player('walker').score).toBe(3);
  });

  it('with Kuge gives three coins', () => {
    expect(meets('kuge').player('walker').coins).toBe(10);
  });

  it('with Miko puts a coin from the reserve into one’s cup', () => {
    expect(meets('miko').player('walker')).toMatchObject({ score: 1, donated: 1, coins: 7 });
  });

  it('lets Yoshiyasu draw two and keep one; the other goes under the deck and only he knows it', () => {
    const scene = lone('inn-kyoto').give('walker', { traveller: 'yoshiyasu' }).start();
    scene.choose('walker', 'encounter-1', 'samurai', 'kuge');
    expect(scene.choices).toEqual(['kuge', 'samurai']);
    scene.choose('walker', 'kuge');
    expect(scene.player('walker')).toMatchObject({ coins: 10, encounters: ['kuge'] });
    expect(scene.state.encounters.under).toEqual([{ card: 'samurai', seen: 1, mix: 0, knew: 0 }]);
    expect(scene.events('putThisEncounterUnder')).toEqual([
      { is: 'putThisEncounterUnder', seat: 0, card: 'samurai', only: 0 },
    ]);
  });

  it('gives Umegae a point and a coin before its effect', () => {
    const scene = lone('inn-kyoto')
      .give('walker', { traveller: 'umegae' })
      .start()
      .choose('walker', 'encounter-1', 'kuge');
    expect(scene.player('walker')).toMatchObject({ score: 1, coins: 11 });
    expect(scene.told.map((event) => event.is)).toEqual(['moves', 'meets', 'entertains', 'gainsCoins']);
  });
});

describe('what Zen-emon can still buy', () => {
  it('is just what he can pay for, one of them with one coin', () => {
    // Brute force over baskets: the sum without the dearest, and one coin.
    const prices = { koma: 1, sake: 2, ukiyoe: 3 };
    for (let coins = 1; coins <= 6; coins++) {
      const scene = lone('inn-kyoto').give('walker', { traveller: 'zen-emon', coins }).start();
      scene.choose('walker', 'village-1', 'koma', 'sake', 'ukiyoe');
      const reach = (basket: (keyof typeof prices)[]): void => {
        const step = { do: 'buySouvenirs' as const, seat: 0, offer: ['koma', 'sake', 'ukiyoe'] as const, basket };
        const list = tokaido.rules.buySouvenirs as { choices(state: unknown, step: unknown): unknown[] };
        const affordable = (['koma', 'sake', 'ukiyoe'] as const).filter((card) => {
          if (basket.includes(card)) return false;
          const all = [...basket, card].map((one) => prices[one]);
          return all.reduce((sum, price) => sum + price, 0) - Math.max(...all) + 1 <= coins;
        });
        expect(list.choices(scene.state, step)).toEqual([...affordable, 'done']);
        for (const card of affordable) reach([...basket, card]);
      };
      reach([]);
    }
  });
});
