import { LANGUAGES } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { tokaido } from '../src/index.ts';
import { Scene } from './scene.ts';

const who = (seat: number) => ['Тарас', 'Ирина', 'Кит'][seat]!;

describe('words', () => {
  it('name the game, its options and their values in every language', () => {
    for (const language of LANGUAGES) {
      const words = tokaido.words[language];
      for (const [key, spec] of Object.entries(tokaido.options)) {
        expect(words.option(key).name).toBeTruthy();
        expect(words.option(key).help).toBeTruthy();
        const values = spec.values.map((value) => words.optionValue(key, value));
        expect(new Set(values).size).toBe(values.length);
        if (language !== 'en') expect(values.join('')).not.toMatch(/[a-z]/i);
      }
    }
  });

  it('decline numbers as people do', () => {
    const say = (coins: number) => tokaido.words.ru.event({ is: 'gainsCoins', seat: 0, coins } as never, who);
    expect([1, 2, 5, 21].map(say)).toEqual([
      'Тарас получает 1 монету.',
      'Тарас получает 2 монеты.',
      'Тарас получает 5 монет.',
      'Тарас получает 21 монету.',
    ]);
    const uk = (coins: number) => tokaido.words.uk.event({ is: 'gainsCoins', seat: 0, coins } as never, who);
    expect([1, 3, 11].map(uk)).toEqual([
      'Тарас отримує 1 монету.',
      'Тарас отримує 3 монети.',
      'Тарас отримує 11 монет.',
    ]);
  });

  it('say what a stop would give now', () => {
    const scene = new Scene({ a: 'inn-kyoto', b: 'sea-6', c: 'farm-6' })
      .give('a', { panoramas: { paddy: 2, mountain: 0, sea: 0 } })
      .start();
    const step = scene.state.agenda.at(-1) as never;
    expect(tokaido.words.en.choice('paddy-1', step, scene.state)).toBe('Rice paddy 1: fragment 3, +3 points');
    expect(tokaido.words.ru.choice('farm-1', step, scene.state)).toBe('Ферма 1: +3 монеты');
    expect(tokaido.words.uk.choice('inn-1', step, scene.state)).toBe('Готель 1: трапеза');
  });

  it('say why a stop is closed', () => {
    const scene = new Scene({ a: 'inn-kyoto', b: 'paddy-1', c: 'farm-6' })
      .give('a', { coins: 0, panoramas: { paddy: 0, mountain: 4, sea: 0 } })
      .start();
    const closed = tokaido.whyNot!(scene.state, 0).map(
      ({ choice, why }) => `${choice}: ${tokaido.words.en.whyNot(why)}`,
    );
    expect(closed.slice(0, 4)).toEqual([
      'village-1: without a coin one may not stop here',
      'temple-1: without a coin one may not stop here',
      'paddy-1: no free place',
      'mountain-1: this panorama is already complete',
    ]);
  });
});
