import { describe, expect, it } from 'vitest';
import { SOUVENIRS, type SouvenirCard } from '../src/index.ts';
import { Scene } from './scene.ts';

/** Where the book is silent or unclear: what we decided. The numbers are those of docs/games/tokaido.md. */
const lone = (stop: string) => new Scene({ walker: stop, far: 'sea-6', farther: 'farm-6' });

describe('rulings', () => {
  it('R2: coins never run out', () => {
    const scene = lone('mountain-1').give('walker', { coins: 50 }).start().choose('walker', 'farm-1');
    expect(scene.player('walker').coins).toBe(53);
    expect(scene.state.reserve).toBeLessThan(0);
  });

  it('R3: a village with a short deck shows what is left, and may show nothing', () => {
    const scene = lone('inn-kyoto');
    scene.state.souvenirs.bag = ['koma'];
    scene.start().choose('walker', 'village-1', 'koma');
    expect(scene.choices).toEqual(['koma', 'done']);
    scene.choose('walker', 'koma').choose('walker', 'done').choose('walker', 'village-2');
    expect(scene.choices).toEqual(['done']);
    scene.choose('walker', 'done').choose('walker', 'encounter-2', 'shokunin');
    expect(scene.player('walker').encounters).toEqual(['shokunin']);
    expect(scene.events('noSouvenirLeft')).toHaveLength(1);
  });

  it('R3: souvenirs that went under the deck come again in their order', () => {
    const scene = lone('inn-kyoto');
    scene.state.souvenirs.bag = ['koma', 'sake'];
    scene.state.souvenirs.under = (['geta', 'ocha'] as SouvenirCard[]).map((card) => ({
      card,
      seen: -1,
      mix: 0,
      knew: 0,
    }));
    scene.start().choose('walker', 'village-1', 'koma', 'sake');
    expect(scene.choices).toEqual(['koma', 'sake', 'geta', 'done']);
  });

  it('R4: with an empty deck nothing is drawn, and the journey goes on', () => {
    const scene = lone('inn-kyoto');
    scene.state.springs.bag = [];
    scene.state.encounters.bag = [];
    scene.start().choose('walker', 'encounter-1').choose('walker', 'hot-spring-1');
    expect(scene.player('walker')).toMatchObject({ score: 0, springs: [], encounters: [] });
    expect(scene.asks).toBe('move');
  });

  it('R5: a guide whose panorama is finished offers the others, and may be declined', () => {
    const scene = lone('inn-kyoto')
      .give('walker', { panoramas: { paddy: 1, mountain: 4, sea: 5 } })
      .start();
    scene.choose('walker', 'encounter-1', 'annaibito-sea');
    expect(scene.choices).toEqual(['paddy', 'decline']);
    scene.choose('walker', 'decline');
    expect(scene.player('walker')).toMatchObject({ score: 0, encounters: ['annaibito-sea'] });
  });

  it('R5: with all panoramas finished a guide does nothing', () => {
    const scene = lone('inn-kyoto')
      .give('walker', { panoramas: { paddy: 3, mountain: 4, sea: 5 } })
      .start();
    scene.choose('walker', 'encounter-1', 'annaibito-sea');
    expect(scene.asks).toBe('move');
    expect(scene.player('walker').encounters).toEqual(['annaibito-sea']);
  });

  it.each(['hirotada', 'zen-emon', 'sasayakko'] as const)(
    'R7, R8: %s without coins stops neither at a temple nor a village',
    (traveller) => {
      const scene = lone('inn-kyoto').give('walker', { traveller, coins: 0 }).start();
      expect(scene.choices.filter((stop) => /^(temple|village)/.test(`${stop}`))).toEqual([]);
    },
  );

  it('R8: Zen-emon buys a souvenir of three coins with one', () => {
    const scene = lone('inn-kyoto').give('walker', { traveller: 'zen-emon', coins: 1 }).start();
    scene.choose('walker', 'village-1', 'koma', 'sake', 'ukiyoe').choose('walker', 'ukiyoe').choose('walker', 'done');
    expect(scene.player('walker')).toMatchObject({ coins: 0, souvenirs: ['ukiyoe'] });
  });

  it('R9: Sasayakko gets exactly one of three for nothing, also when prices are equal', () => {
    const scene = lone('inn-kyoto').give('walker', { traveller: 'sasayakko', coins: 6 }).start();
    scene.choose('walker', 'village-1', 'geta', 'haori', 'yukata');
    scene.choose('walker', 'geta').choose('walker', 'haori').choose('walker', 'yukata').choose('walker', 'done');
    expect(scene.player('walker').coins).toBe(2);
  });

  it('R12: what is left goes under the deck only when all have been served', () => {
    const scene = new Scene({ a: 'sea-1', b: 'mountain-2', c: 'hot-spring-2' }).start();
    scene
      .choose('a', 'inn-1', 'dango', 'soba', 'tofu', 'unagi')
      .choose('a', 'skip')
      .choose('b', 'inn-1')
      .choose('b', 'skip');
    expect(scene.state.meals.under).toEqual([]);
    scene.choose('c', 'inn-1').choose('c', 'skip');
    expect(scene.state.meals.under.map((slot) => slot.card)).toEqual(['dango', 'soba', 'tofu', 'unagi']);
  });

  it('R17: with both players in the inn the neutral traveller goes on alone until he arrives', () => {
    const scene = new Scene({ a: ['inn-1', 0], b: ['inn-1', 1], neutral: 'village-2' });
    scene.state.mealSet = [];
    scene.start().choose('a', 'temple-2');
    expect(scene.decides).toBe('a');
    scene.choose('a', 'inn-1');
    expect(scene.asks).toBe('moveNeutral');
    expect(scene.state.neutralDonated).toBe(1);
  });

  it('R21: what Hiroshige paints at an inn may finish a panorama first', () => {
    const scene = new Scene({ a: 'sea-1', b: 'mountain-2', c: 'hot-spring-2' })
      .give('a', { traveller: 'hiroshige', panoramas: { paddy: 2, mountain: 0, sea: 0 } })
      .start();
    scene.choose('a', 'inn-1').choose('a', 'paddy', 'dango', 'soba', 'tofu', 'unagi');
    expect(scene.player('a')).toMatchObject({ score: 6, achievements: ['paddy'] });
  });

  it('R30: whatever the order of buying, the same collection is worth the same', () => {
    const cards = ['koma', 'hashi', 'ocha', 'geta', 'sake', 'netsuke'] as SouvenirCard[];
    const worth = (order: readonly SouvenirCard[]) => {
      const scene = lone('inn-kyoto').give('walker', { coins: 30 }).start();
      const rest = Object.keys(SOUVENIRS).filter((card) => !order.includes(card as SouvenirCard));
      for (const card of order) {
        scene.state.pieces[0] = { at: 0, slot: 0 };
        scene.choose('walker', 'village-1', card, rest.shift()!, rest.shift()!);
        scene.choose('walker', card).choose('walker', 'done');
      }
      return scene.player('walker').score;
    };
    expect(worth(cards)).toBe(20);
    expect(worth([...cards].reverse())).toBe(20);
  });
});
