import {
  type Bamboo,
  bamboo,
  comfortIn,
  DICTIONARIES,
  GHOST,
  HARMONY_TILES,
  HOME_TILES,
  happinessOf,
  hasAwake,
  MARKET,
  mostSticks,
  OKAMI_FOOD,
  PARTS,
  priceOf,
  SHOOTS,
  SPIRITS,
  spiritKinds,
  TEMPLE_CELLS,
  unscoredFulfilled,
  WAKING,
} from '@engawa/bamboo';
import { type Game, LANGUAGES } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { rules } from '../../src/games/bamboo/texts/index.ts';
import { lesson } from '../../src/games/bamboo/texts/lesson/index.ts';
import { LEARNER } from '../../src/lessons/lesson.ts';
import { LESSONS } from '../../src/lessons/lessons.ts';
import { findChapters } from '../../src/table/parts/rules-text.ts';
import { describeLesson, playTo as playLessonTo } from './kit.ts';

const NEIGHBOURS = 1;
const [RED, BLUE, GREEN] = [0, 1, 2] as const;
const playTo = (id: string) => playLessonTo(bamboo as unknown as Game<Bamboo>, lesson, id).table;
const me = (id: string) => playTo(id).state.players[LEARNER]!;
const kindsIn = (id: string, area: number) => me(id).areas[area]!.map((shoot) => SHOOTS[shoot]!.kind);

describeLesson('Bamboo', bamboo as unknown as Game, lesson);

describe('the years of the lesson', () => {
  it('begin as the first spring says', () => {
    expect(me('gift').areas.flat()).toHaveLength(6);
    expect(me('visit').food).toEqual(['tea']);
    expect(kindsIn('visit', RED)).toEqual(['red-harmony', 'red-home']);
    expect(playTo('offer').state.temples[RED]!.sticks).toEqual([GHOST, GHOST]);
  });

  it('are what the first turn says', () => {
    expect(priceOf(playTo('buy').state, 'home-i-garden-6')).toMatchObject({ coins: 2 });
    expect(HOME_TILES['home-i-garden-6'].kind).toBe('garden');
    const [before, after] = [me('harmony'), me('push')];
    expect(comfortIn(before, 'right')).toBeGreaterThan(0);
    expect(PARTS[HARMONY_TILES['hr-03'].part]).toBe('right');
    expect(happinessOf(after) - happinessOf(before)).toBe(2);
    expect(kindsIn('push', GREEN)).toContain('green-joker');
    expect(kindsIn('push', BLUE)).toContain('blue-harmony');
    expect(playTo('push').deciders()).toEqual([NEIGHBOURS]);
  });

  it('are what the second turn says', () => {
    expect(playTo('visitAgain').choices(LEARNER)).not.toContain('red');
    const pile = playTo('send').state.temples[RED]!;
    expect(mostSticks(pile)).toEqual({ owner: NEIGHBOURS, tied: true });
    const sent = playTo('plantAgain').state;
    expect(mostSticks(sent.temples[RED]!)).toEqual({ owner: LEARNER, tied: false });
    expect(sent.temples[GREEN]!.sticks.at(-1)).toBe(LEARNER);
    expect(sent.players[LEARNER]).toMatchObject({ coins: me('send').coins - 1, sticks: 0 });
    const jokersOf = (id: string) =>
      me(id)
        .areas.flat()
        .filter((shoot) => SHOOTS[shoot]!.symbol === 'joker').length;
    expect(jokersOf('meal')).toBe(2);
    expect(me('autumn').food).toEqual(['tea', 'rice']);
  });

  it('are what autumn and winter say', () => {
    const asked = playTo('meal');
    expect(asked.choices(LEARNER)).toEqual(['tea', 'rice']);
    expect(asked.state.players[LEARNER]!.spirits).toEqual(['rokurokubi']);
    expect(asked.state.players[LEARNER]!.coins).toBe(me('autumn').coins + 2);
    expect(me('year').food).toEqual(['rice']);
    const { state } = playTo('year');
    expect(state).toMatchObject({ round: 2, first: NEIGHBOURS });
    expect(state.players.map(({ sticks }) => sticks)).toEqual([5, 5]);
  });

  it('are what the spirit says', () => {
    const [before, after] = [me('spirit'), me('skip')];
    expect(after.coins).toBe(before.coins + 2);
    expect([hasAwake(before, 'rokurokubi'), hasAwake(after, 'rokurokubi')]).toEqual([true, false]);
    expect(WAKING.rokurokubi).toBe(1);
  });

  it('end in balance', () => {
    const { state } = playTo('balance');
    const step = state.agenda.at(-1);
    expect(step).toMatchObject({ do: 'furnish', seat: LEARNER });
    expect(state.round).toBe(4);
    const home = state.players[LEARNER]!;
    expect([comfortIn(home, 'left'), comfortIn(home, 'right')]).toEqual([2, 3]);
    const done = me('last');
    expect([comfortIn(done, 'left'), comfortIn(done, 'right')]).toEqual([3, 3]);
    // It was really the last tile.
    const { state: end } = playTo('end');
    expect(end.players[LEARNER]!.home).toEqual(done.home);
    // What the guide says is added, there is some of: spirits, a fulfilled tile on the mat, and a home in balance.
    expect(spiritKinds(end.players[LEARNER]!)).toBeGreaterThan(1);
    expect(unscoredFulfilled(end.players[LEARNER]!)).toHaveLength(1);
    expect(bamboo.standings(end).map(({ place }) => place)).toEqual([1, 2]);
  });

  it('are offered among the lessons', async () => {
    expect(await LESSONS.bamboo!.load()).toBe(lesson);
    expect(LESSONS.bamboo!.minutes).toBe(lesson.minutes);
  });
});

describe('the rules of Bamboo in words', () => {
  const chapter = (language: (typeof LANGUAGES)[number], id: string) =>
    rules[language].find((one) => one.id === id)!.text;

  it('call spirits, actions and food as the game does, and know what a spirit costs', () => {
    for (const language of LANGUAGES) {
      const { spirits, symbols, foods } = DICTIONARIES[language];
      const lines = chapter(language, 'spirits').match(/^- .*$/gm)!;
      expect(lines).toHaveLength(SPIRITS.length);
      for (const spirit of SPIRITS) {
        const line = lines.find((one) => one.startsWith(`- **${spirits[spirit]}**`))!;
        // "Kappa, 1 coin"; who wakes for nothing has no number there.
        const price = line.match(/\*\*, (\d) /)?.[1] ?? '0';
        expect([spirit, price]).toEqual([spirit, `${WAKING[spirit]}`]);
      }
      expect(lines.at(-1)).toContain(`${OKAMI_FOOD} `);
      const actions = chapter(language, 'actions');
      for (const name of Object.values(symbols)) expect(actions).toContain(`**${name}**`);
      for (const name of Object.values(foods)) expect(actions.toLowerCase()).toContain(name);
    }
  });

  it('name the kinds of tiles and the seasons as the game does', () => {
    for (const language of LANGUAGES) {
      const { kinds, seasons } = DICTIONARIES[language];
      for (const name of Object.values(kinds)) expect(chapter(language, 'home')).toContain(name);
      const titles = rules[language].map(({ title }) => title.toLowerCase());
      for (const name of Object.values(seasons)) expect(titles.some((title) => title.startsWith(name))).toBe(true);
    }
  });

  it('know the figures of the box', () => {
    // "The red and the blue area have 4 cells, the green and the yellow one 3."
    expect(TEMPLE_CELLS).toEqual([4, 4, 3, 3]);
    for (const language of LANGUAGES) expect(chapter(language, 'new-shoots')).toMatch(/ 4 .* 3\.$/m);
    // "Type II costs a coin more than type I."
    expect(MARKET.II.map(({ coins }) => coins)).toEqual(MARKET.I.map(({ coins }) => coins + 1));
  });

  it('are found by what the table calls things', () => {
    const wanted = { en: 'diamond', ru: 'ромб', uk: 'ромб' };
    for (const language of LANGUAGES) {
      const found = findChapters(rules[language], wanted[language], language);
      expect(found.map(({ id }) => id)).toEqual(['harmony-tiles']);
    }
  });
});
