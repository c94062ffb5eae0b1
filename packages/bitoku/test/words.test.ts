import { LANGUAGES } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import {
  ALL_DRAGONFLIES,
  BITOKU_KINDS,
  BUILDINGS,
  type BuildingTile,
  bitoku,
  type CrystalTile,
  DICTIONARIES,
  DREAM_CRYSTALS,
  type Effect,
  IWAKURA,
  type Iwakura,
  kindOfDragonfly,
  MASTERY_CRYSTALS,
  MEMORY_CRYSTALS,
  USE_OF_BUILDING,
  VISION_FACTS,
  type VisionCard,
  visionLine,
  YOKAI,
  type YokaiCard,
} from '../src/index.ts';
import { Scene, THREE, TWO } from './scene.ts';

const who = (seat: number) => ['Тарас', 'Ирина', 'Кит'][seat]!;

describe('words', () => {
  it('name the game, its options and their values in every language', () => {
    for (const language of LANGUAGES) {
      const words = bitoku.words[language];
      for (const [key, spec] of Object.entries(bitoku.options)) {
        expect(words.option(key).name).toBeTruthy();
        expect(words.option(key).help).toBeTruthy();
        const values = spec.values.map((value) => words.optionValue(key, value));
        expect(new Set(values).size).toBe(values.length);
        if (language !== 'en') expect(values.join('')).not.toMatch(/[a-z]/i);
      }
    }
  });

  it('every card and every tile has its own name', () => {
    for (const language of LANGUAGES) {
      const words = DICTIONARIES[language];
      const named = [
        ...(Object.keys(YOKAI) as YokaiCard[]).map(words.yokai),
        ...(Object.keys(BUILDINGS) as BuildingTile[]).map(words.building),
        ...BITOKU_KINDS.map(words.bitoku),
        ...(Object.keys(VISION_FACTS) as VisionCard[]).map(words.vision),
        ...(Object.keys(IWAKURA) as Iwakura[]).map(words.iwakura),
        ...(
          [
            ...Object.keys(DREAM_CRYSTALS),
            ...Object.keys(MEMORY_CRYSTALS),
            ...Object.keys(MASTERY_CRYSTALS),
          ] as CrystalTile[]
        ).map(words.crystal),
      ];
      expect(new Set(named).size).toBe(named.length);
      if (language !== 'en') expect(named.join('')).not.toMatch(/[a-z]/i);
      const flies = ALL_DRAGONFLIES.map((tile) => `${kindOfDragonfly(tile)} ${words.dragonfly(tile)}`);
      expect(new Set(flies).size).toBe(16);
    }
  });

  it('every effect reads differently from every other', () => {
    const effects = new Map<string, Effect>(
      [...Object.values(YOKAI), ...Object.values(USE_OF_BUILDING)].map(({ action }) => [action.join(), action]),
    );
    for (const language of LANGUAGES) {
      const said = [...effects.values()].map(DICTIONARIES[language].effect);
      expect(new Set(said).size).toBe(said.length);
      if (language !== 'en') expect(said.join('')).not.toMatch(/[a-z]/i);
    }
  });

  it('decline numbers as people do', () => {
    const say = (language: 'ru' | 'uk', event: object) => bitoku.words[language].event(event as never, who);
    const gains = (good: string, amount: number) => ({ is: 'gains', seat: 0, good, amount });
    const scores = (points: number) => ({ is: 'scores', spirit: 0, points, source: 'paths', solo: false });
    expect([1, 2, 5].map((n) => say('ru', gains('stone', n)))).toEqual([
      'Тарас получает 1 камень.',
      'Тарас получает 2 камня.',
      'Тарас получает 5 камней.',
    ]);
    expect([1, 2].map((n) => say('ru', gains('wood', n)))).toEqual([
      'Тарас получает 1 дерево.',
      'Тарас получает 2 дерева.',
    ]);
    expect([1, 3, 11, 21].map((n) => say('ru', scores(n)))).toEqual([
      'Тарас получает 1 очко добродетели.',
      'Тарас получает 3 очка добродетели.',
      'Тарас получает 11 очков добродетели.',
      'Тарас получает 21 очко добродетели.',
    ]);
    expect([1, 2, 5].map((n) => say('uk', scores(n)))).toEqual([
      'Тарас отримує 1 очко чесноти.',
      'Тарас отримує 2 очки чесноти.',
      'Тарас отримує 5 очок чесноти.',
    ]);
    expect([1, 2, 5].map((n) => say('uk', gains('stone', n)))).toEqual([
      'Тарас отримує 1 камінь.',
      'Тарас отримує 2 камені.',
      'Тарас отримує 5 каменів.',
    ]);
  });

  it('say where the points of the Ascension come from', () => {
    const visions = { is: 'counts', spirit: 1, row: 'visions', points: -2, solo: true };
    expect(bitoku.words.en.event({ ...visions, solo: false } as never, who)).toBe(
      'Ирина loses 2 virtue points (Visions).',
    );
    expect(bitoku.words.ru.event({ ...visions, row: 'lake', points: 1 } as never, who)).toBe(
      'Тэнгу получает 1 очко добродетели («Озёрные сокровища»).',
    );
    expect(bitoku.words.uk.event({ ...visions, spirit: 0 } as never, who)).toBe(
      'Тарас втрачає 2 очки чесноти («Розказані видіння»).',
    );
  });

  it('say what tiles cost and do', () => {
    const scene = new Scene(TWO).open('mitama', null, 'mitama-saki-1').give('purple', { jade: 1, sake: 1 });
    scene.gets('purple', ['mitama:0']);
    const say = (language: 'en' | 'ru' | 'uk') =>
      bitoku.words[language].choice(2, scene.state.agenda.at(-1) as never, scene.state);
    expect(say('en')).toBe('2. Saki for 1 jade and 1 sake: 3 virtue points, 1 movement point or amulet +1');
    expect(say('ru')).toBe('2. Саки за 1 нефрит и 1 саке: 3 очка добродетели, 1 очко перемещения или амулет «+1»');
    expect(say('uk')).toBe('2. Сакі за 1 нефрит і 1 саке: 3 очки чесноти, 1 очко переміщення або амулет «+1»');
    expect(visionLine(DICTIONARIES.en, 'vision-01')).toBe(
      'Vision 1 (1 resource, 2 buildings, and 1 united dragonfly): 6 virtue points, or −2',
    );
    expect(visionLine(DICTIONARIES.ru, 'vision-27')).toBe(
      'Видение 27 (2 здания, 2 кристалла, 1 паломник на озарении и 1 посещённый битоку): 10 очков добродетели, иначе −2',
    );
  });

  it('say where a die can go', () => {
    const scene = new Scene(TWO)
      .die('purple', 0, 2)
      .give('purple', { amulets: [1, 0, 0] })
      .turn('purple');
    scene.choose('purple', 'use:0');
    const step = scene.state.agenda.at(-1) as never;
    const said = scene.choices.map((choice) => bitoku.words.en.choice(choice, step, scene.state));
    expect(said).toEqual([
      'Spend amulet +1: the die becomes 3',
      'Lands of Yomi',
      'Steps of Knowledge',
      'House, space 1: amulet +2',
      'House, space 2: amulet +1 and a vision',
      'House, space 5: amulet +1 and 1 movement point or 1 resource of your choice',
      'House, space 6: copy another player’s die; yours loses 1',
      'Jade Glade',
      'Forges',
    ]);
  });

  it('have a sentence for every reason', () => {
    const scene = new Scene(THREE).inForest('purple', 0, 1, 'yomi').turn('purple');
    const reasons = bitoku.whyNot!(scene.state, 0).map(
      ({ choice, why }) => `${choice}: ${bitoku.words.uk.whyNot(why)}`,
    );
    expect(reasons).toEqual([
      'cross:0: одиниця не може вгамувати гординю й перетнути річку',
      'pass: спершу розіграйте три карти й розмістіть три кубики',
    ]);
  });
});
