import { describe, expect, it } from 'vitest';
import { FIVE, FOUR, Scene, THREE } from './scene.ts';

const tea = (clans = FOUR) => {
  const scene = new Scene(clans);
  return scene.goOn([{ do: 'season' }]);
};

describe('the tea ceremony', () => {
  it('asks everybody clockwise, from whoever has the first mandate', () => {
    const scene = tea();
    expect(scene.decides).toBe('koi');
    expect(scene.choices).toEqual(['propose:1', 'propose:2', 'propose:3', 'pass', 'withdraw']);
    scene.choose('koi', 'pass');
    expect(scene.decides).toBe('lotus');
  });

  it('is over after a round without a proposal', () => {
    const scene = tea().choose('koi', 'pass').choose('lotus', 'pass').choose('turtle', 'pass');
    scene.choose('dragonfly', 'pass');
    expect(scene.asks).toBe('pickMandate');
    expect(scene.decides).toBe('koi');
  });

  it('is over after three rounds, whatever was proposed', () => {
    const scene = tea(THREE);
    for (let round = 1; round <= 3; round++) {
      expect(scene.state.tea.round).toBe(round);
      scene.choose('koi', 'propose:1').choose('koi', 'plain').choose('lotus', 'decline');
      scene.choose('lotus', 'pass').choose('turtle', 'pass');
    }
    expect(scene.asks).toBe('pickMandate');
    expect(scene.state.players.every(({ ally }) => ally === -1)).toBe(true);
  });

  it('is over as soon as fewer than two could still agree', () => {
    const scene = tea(THREE).choose('koi', 'withdraw').choose('lotus', 'propose:2').choose('lotus', 'plain');
    scene.choose('turtle', 'accept');
    expect(scene.asks).toBe('pickMandate');
  });

  it('whoever stays alone is not asked any more, and nobody can propose to that clan', () => {
    const scene = tea().choose('koi', 'withdraw');
    expect(scene.choices).toEqual(['propose:2', 'propose:3', 'pass', 'withdraw']);
  });

  it('a refused proposal moves nothing, and the next is asked', () => {
    const scene = tea().all('koi', 'propose:2', 'give:3').choose('turtle', 'decline');
    expect(scene.has('koi').coins).toBe(5);
    expect(scene.decides).toBe('lotus');
  });

  it('coins that are offered change hands with the alliance', () => {
    const scene = tea().all('koi', 'propose:2', 'give:3').choose('turtle', 'accept');
    expect([scene.has('koi').coins, scene.has('turtle').coins]).toEqual([2, 9]);
    expect(scene.player('koi')).toMatchObject({ ally: 2, seasonsAllied: 1 });
    expect(scene.player('turtle')).toMatchObject({ ally: 0, seasonsAllied: 1 });
  });

  it('coins that are asked for are paid by whoever accepts', () => {
    const scene = tea().all('koi', 'propose:3', 'ask:2').choose('dragonfly', 'accept');
    expect([scene.has('koi').coins, scene.has('dragonfly').coins]).toEqual([7, 4]);
  });

  it('R-55: a proposal may ask for all that the other one has, or offer all of one’s own', () => {
    const scene = tea().choose('koi', 'propose:1');
    expect(scene.choices).toEqual([
      'plain',
      ...[1, 2, 3, 4, 5].map((n) => `give:${n}`),
      ...[1, 2, 3, 4, 5, 6, 7].map((n) => `ask:${n}`),
    ]);
  });

  it('who has given the coins away meanwhile cannot accept to pay them', () => {
    const scene = tea(THREE).all('koi', 'propose:1', 'ask:7').aside('lotus', 'gift:2:coin');
    expect(scene.decides).toBe('lotus');
    expect(scene.choices).toEqual(['decline']);
  });

  it('promised coins are set aside until the answer', () => {
    const scene = tea(THREE).all('koi', 'propose:1', 'give:5');
    expect(scene.asides('koi').filter((choice) => `${choice}`.startsWith('gift'))).toEqual([]);
    scene.choose('lotus', 'decline');
    expect(scene.asides('koi')).toContain('gift:1:coin');
  });

  it('two alliances are the most that five can conclude; one stays alone', () => {
    const scene = tea(FIVE).all('koi', 'propose:1', 'plain').choose('lotus', 'accept');
    scene.all('turtle', 'propose:4', 'plain').choose('bonsai', 'accept');
    expect(scene.state.players.map(({ ally }) => ally)).toEqual([1, 0, 4, -1, 2]);
  });

  it('what is said goes with the choice: a preset phrase, the same for everybody who reads it', () => {
    const scene = tea(THREE).all('koi', 'propose:1', 'ask:2').choose('lotus', 'decline');
    expect(scene.events('proposes').at(-1)).toMatchObject({ seat: 0, to: 1, coins: -2, phrase: 'paid' });
    expect(scene.events('declines').at(-1)).toMatchObject({ seat: 1, to: 0, phrase: 'tooFar' });
    scene.give('lotus', { points: 9 }).all('lotus', 'propose:2', 'plain').choose('turtle', 'decline');
    expect(scene.events('declines').at(-1)).toMatchObject({ phrase: 'tooStrong' });
  });
});
