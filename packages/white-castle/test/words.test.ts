import { LANGUAGES } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import {
  ACTION_CARDS,
  BOARD_SPACES,
  DICTIONARIES,
  type Effect,
  GARDENS,
  LANTERNS,
  type LanternCard,
  STARTING_RESOURCES,
  whiteCastle,
  YARD_TILES,
} from '../src/index.ts';
import { Scene, THREE } from './scene.ts';

const who = (seat: number) => ['Тарас', 'Ирина', 'Кит'][seat]!;

describe('words', () => {
  it('name the game, its options and their values in every language', () => {
    for (const language of LANGUAGES) {
      const words = whiteCastle.words[language];
      for (const [key, spec] of Object.entries(whiteCastle.options)) {
        expect(words.option(key).name).toBeTruthy();
        expect(words.option(key).help).toBeTruthy();
        const values = spec.values.map((value) => words.optionValue(key, value));
        expect(new Set(values).size).toBe(values.length);
        if (language !== 'en') expect(values.join('')).not.toMatch(/[a-z]/i);
      }
    }
  });

  it('every card and every symbol has its own name', () => {
    const effects = new Set<Effect>([
      ...Object.values(ACTION_CARDS).flatMap(({ blocks }) => blocks.flat()),
      ...Object.values(GARDENS).map(({ action }) => action),
      ...Object.values(YARD_TILES).flat(),
      ...Object.values(LANTERNS),
      ...Object.values(STARTING_RESOURCES).flatMap(({ gives }) => [...gives]),
    ]);
    for (const language of LANGUAGES) {
      const words = DICTIONARIES[language];
      const cards = (Object.keys(LANTERNS) as LanternCard[]).map(words.card);
      expect(new Set(cards).size).toBe(cards.length);
      const said = [...effects].map(words.effect);
      expect(new Set(said).size).toBe(said.length);
      if (language !== 'en') expect([...cards, ...said].join('')).not.toMatch(/[a-z]/i);
      expect(new Set(BOARD_SPACES.map((space) => words.spaces[space])).size).toBe(BOARD_SPACES.length);
    }
  });

  it('decline numbers as people do', () => {
    const say = (language: 'ru' | 'uk', good: string, amount: number) =>
      whiteCastle.words[language].event({ is: 'gains', seat: 0, goods: [{ good, amount, lost: 0 }] } as never, who);
    expect([1, 2, 5, 21].map((n) => say('ru', 'coin', n))).toEqual([
      'Тарас получает 1 монету.',
      'Тарас получает 2 монеты.',
      'Тарас получает 5 монет.',
      'Тарас получает 21 монету.',
    ]);
    expect([1, 3].map((n) => say('ru', 'food', n))).toEqual(['Тарас получает 1 еду.', 'Тарас получает 3 еды.']);
    expect([1, 2, 5].map((n) => say('uk', 'seal', n))).toEqual([
      'Тарас отримує 1 печатку.',
      'Тарас отримує 2 печатки.',
      'Тарас отримує 5 печаток.',
    ]);
    expect([1, 2, 5].map((n) => say('uk', 'vp', n))).toEqual([
      'Тарас отримує 1 очко клану.',
      'Тарас отримує 2 очки клану.',
      'Тарас отримує 5 очок клану.',
    ]);
  });

  it('tell in one sentence what came together, and what there was no room for', () => {
    const goods = [
      { good: 'food', amount: 2, lost: 0 },
      { good: 'iron', amount: 1, lost: 2 },
      { good: 'seal', amount: 0, lost: 1 },
    ] as const;
    const say = (language: 'en' | 'ru' | 'uk', some: readonly (typeof goods)[number][]) =>
      whiteCastle.words[language].event({ is: 'gains', seat: 0, goods: some }, who);
    expect(say('en', goods)).toBe('Тарас gains 2 food and 1 iron; loses 2 iron and 1 seal for lack of room.');
    expect(say('ru', goods)).toBe('Тарас получает 2 еды и 1 железо; теряет 2 железа и 1 печать: нет места.');
    expect(say('uk', goods.slice(2))).toBe('Тарас втрачає 1 печатку: немає місця.');
  });

  it('say what a space costs and gives', () => {
    const scene = new Scene(THREE).give('red', { coins: 2 }).holds('red', 'black', 4);
    const step = scene.state.agenda.at(-1) as never;
    const say = (language: 'en' | 'ru' | 'uk', space: string) =>
      whiteCastle.words[language].choice(space, step, scene.state);
    expect(say('en', 'steward-1')).toBe('Stewards’ room 1 (+1 coin): 1 space in the passage of time');
    expect(say('en', 'domain-black')).toBe('Own domain, gardeners’ row (−2 coins): 1 iron; courtier action');
    expect(say('ru', 'outside-2')).toBe('За стенами, справа (−1 монета): действие воина или действие придворного');
    expect(say('uk', 'well')).toBe('Колодязь (+3 монети): 1 печатка, 1 перламутр і 1 залізо');
  });

  it('say why a space is closed', () => {
    const scene = new Scene(THREE).dice('steward-1', ['white', 2], ['coral', 4]).holds('red', 'coral', 3);
    const closed = whiteCastle.whyNot!(scene.state, 0).map(
      ({ choice, why }) => `${choice}: ${whiteCastle.words.en.whyNot(why)}`,
    );
    expect(closed).toEqual([
      'steward-1: no room for another die',
      'diplomat-1: not enough coins for the difference',
      'diplomat-2: no tile of this colour in the room',
      'outside-1: not enough coins for the difference',
      'outside-2: not enough coins for the difference',
      'domain-coral: not enough coins for the difference',
      'domain-black: this row takes dice of another colour',
      'domain-white: this row takes dice of another colour',
    ]);
  });

  it('say why a figure cannot be sent', () => {
    const reasons = (scene: Scene) => whiteCastle.whyNot!(scene.state, 0).map(({ choice, why }) => `${choice}: ${why}`);
    const gardens = new Scene(THREE).gardens('plant-5', 'stone-1', 'plant-1', 'stone-4', 'plant-3', 'stone-5');
    gardens.give('red', { food: 3, gardeners: 0b10 }).gets('red', ['gardener']);
    expect(reasons(gardens)).toEqual(['plant-5: noFood', 'stone-1: gardenerThere', 'plant-3: noFood']);
    expect(reasons(new Scene(THREE).give('red', { iron: 3 }).gets('red', ['warrior']))).toEqual(['yard-5: noIron']);
    const ladder = new Scene(THREE)
      .give('red', { pearl: 2, courtiers: [1, 0, 0, 0, 0, 0, 0] })
      .gets('red', ['courtier']);
    expect(reasons(ladder)).toEqual([
      'audience: noCoins',
      'gate:diplomat-1: noPearl',
      'gate:diplomat-2: noPearl',
      'steward:diplomat-1: nobodyThere',
      'steward:diplomat-2: nobodyThere',
      'steward:daimyo: nobodyThere',
      'diplomat:daimyo: nobodyThere',
    ]);
  });
});
