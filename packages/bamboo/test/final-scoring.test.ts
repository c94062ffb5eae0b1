import { total } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { bamboo, comfortIn, type HarmonyTile, halfOf, sheetOf } from '../src/index.ts';
import { Scene, TWO } from './scene.ts';

const row = (scene: Scene, name: string) =>
  sheetOf(scene.state, scene.player('Polina')).find((one) => one.row === name)?.points;

describe('the score sheet', () => {
  it('tells where happiness came from', () => {
    const scene = new Scene().give('Polina', { fromHarmony: 9, fromHome: 4, fromActions: 3, hunger: 2 });
    const sheet = sheetOf(scene.state, scene.player('Polina'));
    expect(sheet.map(({ row: name, points }) => [name, points])).toEqual([
      ['start', 5],
      ['harmony', 9],
      ['home', 4],
      ['actions', 3],
      ['hunger', -2],
      ['spirits', 0],
      ['balance', 0],
      ['unscored', 0],
    ]);
    expect(total(sheet)).toBe(19);
  });

  it('counts every kind of spirit once, awake or asleep (A33)', () => {
    const scene = new Scene().give('Polina', { spirits: ['kappa', 'kappa', 'tengu'], asleep: 0b111 });
    expect(row(scene, 'spirits')).toBe(4);
  });

  it('A3: Bakeneko scores like every other kind', () => {
    const scene = new Scene().give('Polina', { spirits: ['bakeneko', 'kappa'] });
    expect(row(scene, 'spirits')).toBe(4);
  });

  it('does not count the column in the middle for the balance', () => {
    const scene = new Scene().home('Polina', { r1c1: 'garden:2', r2c5: 'item:2', r2c3: 'faith:3' });
    expect(row(scene, 'balance')).toBe(0);
  });

  it('halves each unscored tile by itself, rounded up, and only if it is fulfilled', () => {
    const worth: [HarmonyTile, number][] = [
      ['hl-01', 1],
      ['hl-21', 2],
      ['hl-05', 2],
      ['hl-17', 3],
      ['hw-09', 3],
      ['hl-13', 4],
      ['hl-23', 5],
      ['hw-01', 5],
      ['hl-24', 6],
    ];
    expect(worth.map(([tile]) => halfOf(tile))).toEqual(worth.map(([, half]) => half));
    const scene = new Scene()
      .mat('Polina', 'hl-21', 'hl-22', 'hr-01')
      .home('Polina', { r1c1: 'garden:3', r1c2: 'item:1' });
    expect(row(scene, 'unscored')).toBe(2);
  });

  it('takes off a happiness for every empty mark at night, and only at night', () => {
    const night = new Scene(undefined, { night: true }).home('Polina', { r1c1: 'faith', r3c5: 'faith', r2c2: 'item' });
    expect(row(night, 'marks')).toBe(-4);
    expect(row(new Scene(), 'marks')).toBeUndefined();
  });

  it('does not count coins, food and sticks', () => {
    const scene = new Scene().give('Polina', { coins: 30, food: ['ramen', 'ramen'], sticks: 7 });
    expect(total(sheetOf(scene.state, scene.player('Polina')))).toBe(5);
  });
});

describe('the winner', () => {
  const places = (scene: Scene) => bamboo.standings(scene.state).map(({ place }) => place);

  it('has the most happiness', () => {
    const scene = new Scene().give('Diana', { fromHarmony: 3 });
    expect(places(scene)).toEqual([2, 1, 2]);
  });

  it('in a tie has the most comfort in the whole home, the middle column too', () => {
    const scene = new Scene(TWO).home('Diana', { r1c3: 'faith:3' }).home('Polina', { r1c3: 'faith:1' });
    expect(comfortIn(scene.player('Diana'), 'whole')).toBe(3);
    expect(places(scene)).toEqual([1, 2]);
    scene.goOn([{ do: 'endGame' }]);
    expect(scene.events('tie')).toEqual([{ is: 'tie', seats: [0, 1], comfort: [3, 1], winners: [0] }]);
  });

  it('shares the victory if that is equal too', () => {
    const scene = new Scene(TWO).goOn([{ do: 'endGame' }]);
    expect(places(scene)).toEqual([1, 1]);
    const [tie] = scene.events('tie');
    expect(tie!.winners).toEqual([0, 1]);
    expect(bamboo.words.en.event(tie!, (seat) => TWO[seat]!)).toBe(
      'Tied, with the comfort of the homes equal too: Diana and Polina share the victory.',
    );
  });

  it('is told without a word about ties when there is none', () => {
    const scene = new Scene().give('Diana', { fromHarmony: 3 }).goOn([{ do: 'endGame' }]);
    expect(scene.events('tie')).toEqual([]);
    expect(scene.events('scores').map(({ points }) => points)).toEqual([5, 8, 5]);
  });
});
