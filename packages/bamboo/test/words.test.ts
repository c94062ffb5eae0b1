import { LANGUAGES, type Language, stepOf } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import {
  bamboo,
  CELLS,
  COLOURS,
  DICTIONARIES,
  HARMONY_TILES,
  type HarmonyTile,
  HOME_TILES,
  type HomeTile,
  SHOOTS,
  SPIRITS,
} from '../src/index.ts';
import { Scene } from './scene.ts';

const who = (seat: number) => ['Тарас', 'Ирина', 'Кит'][seat]!;
const said = (scene: Scene, language: Language): string[] => {
  const seat = (scene.state.agenda.at(-1) as { seat: number }).seat;
  const step = stepOf(scene.state, seat)!;
  return scene.choices.map((choice) => bamboo.words[language].choice(choice, step, scene.state));
};

describe('words', () => {
  it('every thing has its own name in every language', () => {
    for (const language of LANGUAGES) {
      const words = DICTIONARIES[language];
      const names: [string, string[]][] = [
        ['homes', (Object.keys(HOME_TILES) as HomeTile[]).map(words.homeName)],
        ['harmony', (Object.keys(HARMONY_TILES) as HarmonyTile[]).map(words.harmonyTile)],
        ['shoots', [...new Set(SHOOTS.map(({ kind }) => kind))].map(words.shoot)],
        ['spirits', SPIRITS.map((spirit) => words.spirits[spirit])],
        ['powers', SPIRITS.map((spirit) => words.powers[spirit])],
        ['areas', COLOURS.map((colour) => words.areas[colour])],
        ['temples', COLOURS.map((colour) => words.temples[colour])],
        ['cells', CELLS.map(words.cell)],
      ];
      for (const [what, list] of names) {
        expect(new Set(list).size, `${what} in ${language}`).toBe(list.length);
        expect(list.join('')).not.toMatch(/undefined|NaN/);
        if (language !== 'en') expect(list.join('')).not.toMatch(/[a-z]/i);
      }
    }
  });

  it('say what a harmony tile asks for', () => {
    expect(DICTIONARIES.en.harmonyTile('hl-13')).toBe('Left: garden, faith, decoration from top to bottom');
    expect(DICTIONARIES.ru.harmonyTile('hl-13')).toBe('Слева: сад, вера, украшение сверху вниз');
    expect(DICTIONARIES.uk.harmonyTile('hl-13')).toBe('Ліворуч: сад, віра, прикраса згори вниз');
    expect(DICTIONARIES.en.harmonyTile('hw-10')).toBe('Whole home: faith tiles with 7 comfort or more in all');
    expect(DICTIONARIES.en.harmonyTile('hl-22')).toBe('Left: item, any from left to right, together 4 comfort or more');
    expect(DICTIONARIES.uk.harmonyTile('hr-24')).toBe(
      'Праворуч: квадрат два на два з будь-яких жетонів, разом не менше 9 очок комфорту',
    );
  });

  it('decline numbers as people do', () => {
    const coins = (language: 'ru' | 'uk', n: number) =>
      bamboo.words[language].event({ is: 'earns', seat: 0, coins: n }, who);
    expect([1, 2, 5, 21].map((n) => coins('ru', n))).toEqual([
      'Тарас получает 1 монету.',
      'Тарас получает 2 монеты.',
      'Тарас получает 5 монет.',
      'Тарас получает 21 монету.',
    ]);
    const offered = (language: 'ru' | 'uk', n: number) =>
      bamboo.words[language].event({ is: 'offers', seat: 0, temple: 'red', sticks: n, coins: 0 }, who);
    expect([1, 3, 5].map((n) => offered('uk', n))).toEqual([
      'Тарас приносить 1 паличку до червоного храму.',
      'Тарас приносить 3 палички до червоного храму.',
      'Тарас приносить 5 паличок до червоного храму.',
    ]);
    const lost = (language: 'ru' | 'uk', n: number) =>
      bamboo.words[language].event({ is: 'starves', seat: 0, points: n }, who);
    expect([1, 2, 5].map((n) => lost('uk', n))).toEqual([
      'Тарас через нестачу їжі втрачає 1 очко щастя.',
      'Тарас через нестачу їжі втрачає 2 очки щастя.',
      'Тарас через нестачу їжі втрачає 5 очок щастя.',
    ]);
  });

  it('say what a visit takes and what a planted shoot brings back', () => {
    const scene = new Scene().area('Sergei', 'red', 'red-cook', 'red-joker').give('Sergei', { sticks: 1 });
    scene.groove(1, 'blue-home', 'green-home', 'yellow-cook').turn('Sergei');
    expect(said(scene, 'en')).toEqual(['The red area: Cooking and Joker (1 stick)']);
    expect(said(scene, 'uk')).toEqual(['Червона область: «Приготування їжі» і «Джокер» (1 паличка)']);
    scene.choose('Sergei', 'red');
    expect(said(scene, 'en')[0]).toBe(
      'The red shoot “Cooking” into groove 1; back comes the blue shoot “Home improvement”',
    );
    scene.choose('Sergei', 'red-cook>g1');
    expect(said(scene, 'ru')[0]).toBe(
      'Красный росток «Джокер» в прорезь 1; взамен выйдет зелёный росток «Улучшение дома»',
    );
  });

  it('say what a tile of the market costs and brings', () => {
    const scene = new Scene()
      .market('home-i-item-1', 'home-i-faith-1')
      .give('Diana', { coins: 2 })
      .acts('Diana', 'home');
    expect(said(scene, 'en').slice(0, 3)).toEqual([
      'Get 1 coin',
      'Straw sandals (item, 1) for 1 coin',
      'Incense bowl (faith, 1) for 2 coins, gaining 1 happiness',
    ]);
    expect(said(scene, 'ru')[1]).toBe('Соломенные сандалии (вещь, 1) за 1 монету');
  });
});

describe('why not', () => {
  const reasons = (scene: Scene) => {
    const seat = (scene.state.agenda.at(-1) as { seat: number }).seat;
    return bamboo.whyNot!(scene.state, seat).map(({ choice, why }) => `${choice}: ${why}`);
  };

  it('an area cannot be visited', () => {
    const scene = new Scene().area('Sergei', 'red', 'red-cook').area('Sergei', 'blue', 'blue-cook');
    scene.give('Sergei', { marker: 1, spirits: ['kappa', 'okami'], asleep: 1 }).turn('Sergei');
    expect(reasons(scene)).toEqual([
      'blue: markerHere',
      'green: noShoots',
      'yellow: noShoots',
      'use:kappa: asleep',
      'use:okami: otherTime',
    ]);
    expect(bamboo.words.en.whyNot('markerHere')).toBe('the action marker is here already');
  });

  it('a stick cannot go elsewhere, a groove takes no more, an action is not there', () => {
    const scene = new Scene().area('Sergei', 'red', 'red-cook', 'red-income', 'red-home');
    scene
      .give('Sergei', { spirits: ['bakeneko'] })
      .turn('Sergei')
      .choose('Sergei', 'red');
    expect(reasons(scene)).toEqual(['blue: noCoins', 'green: noCoins', 'yellow: noCoins']);
    scene.choose('Sergei', 'use:bakeneko');
    expect(reasons(scene)).toEqual(['use:bakeneko: asleep']);
    scene.choose('Sergei', 'red').choose('Sergei', 'red-cook>g1').choose('Sergei', 'red-income>g1');
    expect(reasons(scene)).toContain('red-home>g1: grooveFull');
    scene.choose('Sergei', 'red-home>g2');
    expect(reasons(scene)).toContain('harmony: noSuchShoot');
  });

  it('a harmony tile cannot be taken or scored', () => {
    const scene = new Scene().mat('Diana', 'hl-13', 'hl-01').home('Diana', { r2c1: 'item', r2c2: 'item' });
    scene.acts('Diana', 'harmony');
    expect(reasons(scene)).toEqual([
      ...scene.state.harmony[0]!.map((tile) => `take:${tile}: matFull`),
      'score:hl-13: neverFulfilled',
      'score:hl-01: notFulfilled',
    ]);
  });

  it('a home tile cannot be bought or placed', () => {
    const scene = new Scene(undefined, { night: true }).market('home-i-item-1', 'home-i-faith-1');
    scene.give('Diana', { coins: 1 }).home('Diana', { r2c2: 'garden' }).acts('Diana', 'home');
    expect(reasons(scene)).toContain('home-i-faith-1: noCoins');
    scene.choose('Diana', 'home-i-item-1');
    expect(reasons(scene)).toEqual([
      'r1c1: otherKind',
      'r1c5: otherKind',
      'r2c2: occupied',
      'r3c1: otherKind',
      'r3c3: otherKind',
      'r3c5: otherKind',
    ]);
  });

  it('a spirit cannot be woken, a full area takes no shoot', () => {
    const winter = new Scene().give('Diana', { spirits: ['okami', 'kappa'], asleep: 0b11, coins: 1 });
    expect(reasons(winter.goOn([{ do: 'wake', seat: 1 }]))).toEqual(['wake:okami: noCoins']);
    const full = new Scene().area('Diana', 'green', 'green-home', 'green-cook', 'green-joker');
    expect(reasons(full.goOn([{ do: 'placeOverflow', seat: 1, shoots: [20] }]))).toEqual(['green: areaFull']);
  });
});
