import { LANGUAGES } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { CARD_NAMES, CLANS, DICTIONARIES, KINDS, PROVINCES, risingSun, SHRINES } from '../src/index.ts';
import { FOUR, Scene, THREE } from './scene.ts';

const who = (seat: number) => ['Тарас', 'Ирина', 'Кит', 'Рен'][seat]!;

describe('words', () => {
  it('every card, clan, figure, province and shrine has a name of its own in every language', () => {
    for (const language of LANGUAGES) {
      const words = DICTIONARIES[language];
      const names = [
        CARD_NAMES.map((card) => words.cards[card].name),
        CARD_NAMES.map((card) => words.cards[card].effect),
        CLANS.map((clan) => words.clans[clan]),
        CLANS.map((clan) => words.abilities[clan].rule),
        KINDS.map((kind) => words.kinds[kind]),
        PROVINCES.map((province) => words.provinces[province]),
        SHRINES.map((shrine) => words.shrines[shrine].name),
        Object.values(words.phrases),
        Object.values(words.reasons),
      ];
      for (const list of names) {
        expect(new Set(list).size).toBe(list.length);
        if (language !== 'en') expect(list.join(' ')).not.toMatch(/[a-z]/i);
      }
    }
  });

  it('decline numbers as people do', () => {
    const say = (language: 'ru' | 'uk', goods: { coins?: number; ronin?: number; points?: number }) =>
      risingSun.words[language].event(
        { is: 'gains', seat: 0, from: 'harvest', points: 0, coins: 0, ronin: 0, ...goods },
        who,
      );
    expect([1, 2, 5, 21].map((coins) => say('ru', { coins }))).toEqual([
      'Тарас получает 1 монету (сбор ресурсов).',
      'Тарас получает 2 монеты (сбор ресурсов).',
      'Тарас получает 5 монет (сбор ресурсов).',
      'Тарас получает 21 монету (сбор ресурсов).',
    ]);
    expect(say('ru', { points: 3, ronin: 1 })).toBe('Тарас получает 3 очка и 1 ронина (сбор ресурсов).');
    expect([1, 2, 5].map((points) => say('uk', { points }))).toEqual([
      'Тарас отримує 1 очко (збирання ресурсів).',
      'Тарас отримує 2 очки (збирання ресурсів).',
      'Тарас отримує 5 очок (збирання ресурсів).',
    ]);
  });

  it('a proposal and its answer are said in the reader’s language', () => {
    const told = { is: 'declines', seat: 1, to: 0, phrase: 'tooStrong' } as const;
    expect(LANGUAGES.map((language) => risingSun.words[language].event(told, who))).toEqual([
      'Ирина declines. “You are strong enough without me.”',
      'Ирина отказывается. «Вы и без меня достаточно сильны.»',
      'Ирина відмовляється. «Ви й без мене досить сильні.»',
    ]);
  });

  it('name clans where somebody must be chosen', () => {
    const scene = new Scene(FOUR).goOn([{ do: 'season' }]);
    const step = scene.state.agenda.at(-1) as never;
    const say = (language: 'en' | 'ru' | 'uk') => risingSun.words[language].choice('propose:3', step, scene.state);
    expect(LANGUAGES.map(say)).toEqual([
      'Propose to the Clan of the Dragonfly',
      'Предложить союз дому Стрекозы',
      'Запропонувати союз дому Бабки',
    ]);
  });

  it('say what a card costs whom', () => {
    const scene = new Scene(THREE).give('koi', { coins: 3 }).plays('koi', 'train');
    const step = scene.state.agenda.at(-1) as never;
    expect(risingSun.words.en.choice('righteousness', step, scene.state)).toBe(
      'Righteousness for 1 coin: a point for each of your figures that is killed',
    );
    expect(risingSun.words.ru.choice('path-of-the-lion', step, scene.state)).toBe(
      'Тропа льва бесплатно: сила вашего даймё больше на 1',
    );
  });

  it('say why something cannot be chosen', () => {
    const why = (scene: Scene, seat: number) =>
      risingSun.whyNot!(scene.state, seat).map(
        ({ choice, why: word }) => `${choice}: ${risingSun.words.en.whyNot(word)}`,
      );
    const tea = new Scene(FOUR)
      .goOn([{ do: 'season' }])
      .choose('koi', 'withdraw')
      .all('lotus', 'propose:2', 'plain')
      .choose('turtle', 'decline');
    expect(why(tea, 2)).toEqual(['propose:0: wants no alliance this season']);
    const pick = new Scene(THREE).tiles('harvest', 'harvest', 'train', 'train').goOn([{ do: 'mandateTurn', seat: 0 }]);
    expect(why(pick, 0)).toEqual([
      'recruit: not among your four tiles',
      'marshal: not among your four tiles',
      'betray: not among your four tiles',
    ]);
    const march = new Scene(THREE)
      .place('koi', 'nagato', 'bushi')
      .plays('turtle', 'marshal')
      .choose('koi', 'bushi@nagato');
    expect(why(march, 0)).toContain('oshu: no border and no sea route');
    const poor = new Scene(THREE).give('koi', { coins: 1 }).plays('turtle', 'train').choose('turtle', 'pass');
    expect(why(poor, 0)).toContain('righteousness: not enough coins');
    const hostage = new Scene(THREE)
      .place('koi', 'oshu', 'bushi')
      .place('lotus', 'oshu', 'bushi', 'daimyo')
      .give('koi', { coins: 1 })
      .war('oshu');
    hostage.bids('koi', 0, 1, 0, 0);
    expect(why(hostage, 0)).toContain('1:daimyo@oshu: cannot be taken hostage');
  });

  it('draw the table in words, with the own tiles and nobody else’s', () => {
    const scene = new Scene(THREE).tiles('harvest', 'harvest', 'train', 'train').goOn([{ do: 'mandateTurn', seat: 0 }]);
    const text = (seat: number) =>
      risingSun.words.en
        .table(risingSun.hide(scene.state, seat), seat, (one) => `#${one}`)
        .map((line) => line.map((span) => (typeof span === 'string' ? span : span.text)).join(''))
        .join('\n');
    expect(text(0)).toContain('You look at: Harvest, Harvest, Train, Train');
    expect(text(1)).not.toContain('You look at');
    expect(text(1)).toContain('Spring, political phase');
    expect(text(1)).toContain('Clan of the Lotus');
  });
});
