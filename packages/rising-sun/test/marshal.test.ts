import { describe, expect, it } from 'vitest';
import { BORDERS, destinations, PROVINCES, SEA_ROUTES } from '../src/index.ts';
import { FIVE, FOUR, Scene, THREE } from './scene.ts';

describe('Marshal', () => {
  it('every figure moves at most once; those that came stay apart from those that were there', () => {
    const scene = new Scene(THREE)
      .place('koi', 'edo', 'bushi', 'bushi')
      .place('koi', 'kyoto', 'bushi')
      .plays('turtle', 'marshal');
    scene.all('koi', 'bushi@edo', 'kyoto', 'bushi@kyoto', 'oshu');
    // Of the two in Kyoto now none has moved twice: one came, one went.
    expect(scene.choices).toEqual(['bushi@edo', 'stop']);
    scene.all('koi', 'bushi@edo', 'oshu');
    expect(scene.count('koi', 'bushi', 'oshu')).toBe(2);
    expect(scene.count('koi', 'bushi', 'kyoto')).toBe(1);
  });

  it('borders and sea routes lead both ways, and nowhere else', () => {
    const { state } = new Scene(THREE);
    for (const from of PROVINCES) {
      const edges = [...BORDERS, ...SEA_ROUTES].filter((edge) => edge.includes(from));
      const expected = edges.map(([a, b]) => (a === from ? b : a)).sort();
      const reached = destinations(state, 0, PROVINCES.indexOf(from)).map((to) => PROVINCES[to]!);
      expect([...reached].sort()).toEqual(expected);
    }
  });

  it('worshippers and figures in reserve do not move', () => {
    const scene = new Scene(THREE).worship('koi', 'fujin').plays('turtle', 'marshal');
    expect(scene.decides).toBe('turtle');
  });

  it('Dragonfly flies anywhere', () => {
    const scene = new Scene(FOUR).place('dragonfly', 'nagato', 'bushi').plays('turtle', 'marshal');
    scene.choose('dragonfly', 'bushi@nagato');
    expect(scene.choices).toHaveLength(7);
  });

  it('Turtle moves strongholds as figures, each once', () => {
    const scene = new Scene(THREE).strongholds('turtle', 'kyoto', 'kyoto').plays('koi', 'marshal');
    expect(scene.choices).toEqual(['stronghold@kyoto', 'stop']);
    scene.all('turtle', 'stronghold@kyoto', 'oshu', 'stronghold@kyoto', 'edo');
    expect(scene.player('turtle').strongholds.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(scene.asks).toBe('build');
  });

  it('R-6: building comes after moving, in any province, for three coins', () => {
    const scene = new Scene(THREE).place('koi', 'edo', 'bushi').give('koi', { coins: 4 }).plays('koi', 'marshal');
    scene.choose('turtle', 'stop').all('koi', 'bushi@edo', 'oshu');
    expect(scene.asks).toBe('build');
    expect(scene.choices).toEqual([...PROVINCES, 'skip']);
    scene.choose('koi', 'kyushu');
    expect(scene.has('koi').coins).toBe(1);
    expect(scene.asks).toBe('pickMandate');
  });

  it('R-7: without the coins only skipping is left, until somebody gives them', () => {
    const scene = new Scene(THREE)
      .give('koi', { coins: 2 })
      .give('lotus', { coins: 1 })
      .plays('koi', 'marshal')
      .choose('turtle', 'stop');
    expect(scene.choices).toEqual(['skip']);
    scene.aside('lotus', 'gift:0:coin');
    expect(scene.choices).toHaveLength(9);
  });

  it('R-9: with all four strongholds built nobody is asked', () => {
    const scene = new Scene(THREE).strongholds('koi', 'edo', 'edo', 'oshu', 'kyushu').give('koi', { coins: 9 });
    scene.plays('koi', 'marshal').choose('turtle', 'stop');
    expect(scene.asks).toBe('pickMandate');
  });

  it('Bonsai builds for one coin', () => {
    const scene = new Scene(FIVE).give('bonsai', { coins: 1 }).plays('bonsai', 'marshal').choose('turtle', 'stop');
    scene.choose('bonsai', 'kyoto');
    expect(scene.has('bonsai').coins).toBe(0);
  });
});
